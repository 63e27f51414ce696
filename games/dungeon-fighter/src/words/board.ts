/** The whole table as text. */
import { equipmentCard, heroSheet, roomCard } from '../queries/cards.ts';
import type { CombatView, DfView, HeroView } from '../view.ts';
import { COLOURS } from '../vocabulary.ts';
import { equipmentText, roomText } from './cards.ts';
import {
  ABILITY_NAMES,
  COLOUR_NAMES,
  DIE_NAMES,
  listed,
  nameOf,
  plural,
  requirementsNamed,
  TEMPLATE_NAMES,
} from './names.ts';

export function boardWords(view: DfView): string {
  return [
    headline(view),
    ...(view.paths ?? []).map((card) => `You hold ${roomLine(card)}`),
    ...(view.room === null ? [] : [`Room: ${roomLine(view.room)}`]),
    ...(view.combat ? combatLines(view.combat) : []),
    ...view.heroes.map((hero) => heroLine(hero, view)),
    `Chest: ${view.chest.gold} Gold, ${view.chest.white} white. ${tokens(view)}`.trim(),
    ...(view.relics.length > 0 ? [`Relics: ${listed(view.relics.map(nameOf))}.`] : []),
    ...view.display.map((card) => `Shop: ${gearLine(card)}`),
  ].join('\n');
}

const roomLine = (id: string): string => {
  const card = roomCard(id);
  return [`${card.name}, ${plural(card.icons, 'Shop icon')}.`, ...roomText(card)].join(' ');
};

const gearLine = (id: string): string => {
  const card = equipmentCard(id);
  return [`${card.name}, ${card.price} Gold.`, ...equipmentText(card)].join(' ');
};

function headline(view: DfView): string {
  if (view.phase === 'setup') return 'The Heroes gather.';
  const way =
    view.shops < 3
      ? `${view.icons} of ${view.iconsNeeded} icons to Shop ${view.shops + 1}`
      : 'the Final Boss';
  return `Round ${view.round}, ${way}. Difficulty: ${view.options.difficulty}.`;
}

function tokens({ tokens: { frog, tracking, shield, hammers } }: DfView): string {
  const active = [
    ...(frog ? ['Frog'] : []),
    ...(tracking ? ['Tracking'] : []),
    ...(shield ? ['Shield'] : []),
    ...(hammers > 0 ? [plural(hammers, 'Hammer')] : []),
  ];
  return active.length === 0 ? '' : `Active: ${listed(active)}.`;
}

function combatLines(combat: CombatView): string[] {
  const { monster, life, damage, gold, pool, lying, bushes, templates, requirements, tucked } = combat;
  const on = [
    ...(bushes ? ['Thorn bushes'] : []),
    ...templates.map(({ template }) => `${TEMPLATE_NAMES[template]} Template`),
    ...lying.map(({ die }) => DIE_NAMES[die]),
  ];
  const under = tucked.length > 0 ? `, ${plural(tucked.length, 'card')} under it` : '';
  return [
    `${nameOf(monster)}: ${life} life, damage ${damage}${combat.boss ? '' : `, ${gold} Gold`}${under}.`,
    ...(requirements.length > 0 ? [`Every throw: ${requirementsNamed(requirements)}.`] : []),
    `Pool: ${listed(pool.map((die) => DIE_NAMES[die]))}. On the board: ${listed(on)}.`,
  ];
}

function heroLine(hero: HeroView, view: DfView): string {
  const { abilities } = heroSheet(hero.id);
  const state = hero.eliminated
    ? 'out of the game'
    : hero.fainted
      ? 'fainted'
      : `${hero.life}/${hero.maxLife} life`;
  const skills = COLOURS.filter((colour) => !hero.scars.includes(colour)).map(
    (colour) => `${COLOUR_NAMES[colour]} ${ABILITY_NAMES[abilities[colour].kind]}`,
  );
  const leads = view.leader === hero.id ? ', Leader' : '';
  const turn = view.combat?.active === hero.id ? ', active' : '';
  const gear = hero.equipment.length > 0 ? ` Carries ${listed(hero.equipment.map(nameOf))}.` : '';
  const xp = view.options.levelUp ? ` ${hero.xp} XP, ${plural(hero.tokens.length, 'Level Up token')}.` : '';
  return `${nameOf(hero.id)} (seat ${hero.seat + 1}${leads}${turn}): ${state}. ${listed(skills)}.${gear}${xp}`;
}
