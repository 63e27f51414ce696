/** The whole table as text. */
import type { Position } from '@questhall/kernel';
import { equipmentCard, heroSheet, roomCard } from '../queries/cards.ts';
import type { CombatView, DfView, HeroView, ThrowView } from '../view.ts';
import { COLOURS } from '../vocabulary.ts';
import { equipmentText, roomText } from './cards.ts';
import {
  ABILITY_NAMES,
  COLOUR_NAMES,
  DIE_NAMES,
  FACE_NAMES,
  faultNamed,
  HURT_WORDS,
  listed,
  nameOf,
  plural,
  REST_NAMES,
  requirementsNamed,
  TEMPLATE_NAMES,
} from './names.ts';

export function boardWords(view: DfView): string {
  const { stands, figures, lies } = positionWords(view);
  return [...stands, ...figures.map(({ text }) => text), ...lies].join('\n');
}

export const positionWords = (view: DfView): Position => ({
  stands: [
    headline(view),
    ...(view.paths ?? []).map((card) => `You hold ${roomLine(card)}`),
    ...(view.room === null ? [] : [`Room: ${roomLine(view.room)}`]),
    ...(view.combat ? combatLines(view.combat) : []),
    ...(view.throw ? [throwLine(view.throw)] : []),
    ...(view.threat ? [threatLine(view.threat)] : []),
  ],
  figures: view.heroes.map((hero) => ({ ref: { hero: hero.id }, text: heroLine(hero, view) })),
  lies: [
    `Chest: ${view.chest.gold} Gold, ${view.chest.white} white. ${tokens(view)}`.trim(),
    ...(view.relics.length > 0 ? [`Relics: ${listed(view.relics.map(nameOf))}.`] : []),
    ...view.display.map((card) => `Shop: ${gearLine(card)}`),
    ...(view.found ? [`Found: ${gearLine(view.found)}`] : []),
    ...pileLines(view),
  ],
});

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

/** Decks by their size, open piles by their cards. */
export function pileLines(view: DfView): string[] {
  const { decks, pathsHeld, setAside, monsterDiscard, whiteSupply } = view;
  const gone = [...view.monstersGone, ...view.equipmentGone];
  return [
    `Decks: Dungeon ${decks.dungeon}, Shop ${decks.shop}, Bosses ${decks.bosses}, Monsters by level ${decks.monsters.join(', ')}. White dice left: ${whiteSupply}.`,
    ...(pathsHeld > 0 ? [`The Leader holds ${plural(pathsHeld, 'path')}.`] : []),
    ...(setAside.length > 0 ? [`Set aside: ${listed(setAside.map(nameOf))}.`] : []),
    ...(monsterDiscard.length > 0 ? [`Monsters discarded: ${listed(monsterDiscard.map(nameOf))}.`] : []),
    ...(gone.length > 0 ? [`Out of the game: ${listed(gone.map(nameOf))}.`] : []),
    ...(view.passed.length > 0 ? [`Changed hands: ${listed(view.passed.map(nameOf))}.`] : []),
    ...(view.scarsReceived > 0 ? [`Scars received: ${view.scarsReceived}.`] : []),
  ];
}

/** What is about to be suffered, and what would be left of each. */
function threatLine({ heroes, amount, why, left }: NonNullable<DfView['threat']>): string {
  const each = heroes.map((id, at) => {
    const rest = left[at] ?? 0;
    return `${nameOf(id)} ${rest < 1 ? 'would faint' : `would have ${rest} life left`}`;
  });
  return `About to lose ${amount} life${HURT_WORDS[why]}: ${listed(each)}.`;
}

/** The throw under way, and what came of it. */
export function throwLine({ hero, die, weapons, requirements, waived, landing }: ThrowView): string {
  const how = [
    ...(weapons.length > 0 ? [`with ${listed(weapons.map(nameOf))}`] : []),
    ...(requirements.length > 0 ? [requirementsNamed(requirements)] : []),
    ...(waived.length > 0 ? [`without ${requirementsNamed(waived)}`] : []),
  ];
  const came = landing
    ? ` It lies ${REST_NAMES[landing.rest]}${landing.slimeTarget === null ? '' : `, slides to ${REST_NAMES[landing.slimeTarget]}`}, ${FACE_NAMES[landing.face]}: ${landing.instaKill ? 'an Insta-Kill' : landing.hit ? `a Hit for ${landing.damage}` : 'a Miss'}${landing.ability ? `, ${ABILITY_NAMES[landing.ability]}` : ''}${landing.faults.length > 0 ? ` (${landing.faults.map(faultNamed).join(', ')})` : ''}${landing.thorns ? ', through the thorns' : ''}.`
    : '';
  return `Throw: ${nameOf(hero)}, ${DIE_NAMES[die]}${how.length > 0 ? `, ${how.join(', ')}` : ''}.${came}`;
}

export function combatLines(combat: CombatView): string[] {
  const { monster, life, damage, gold, pool, lying, bushes, templates, requirements, tucked } = combat;
  const on = [
    ...(bushes ? ['Thorn bushes'] : []),
    ...templates.map(({ template }) => `${TEMPLATE_NAMES[template]} Template`),
    ...lying.map(({ die }) => DIE_NAMES[die]),
  ];
  const under = tucked.length > 0 ? `, under it ${listed(tucked.map(nameOf))}` : '';
  const taken = combat.stolen > 0 ? `, ${plural(combat.stolen, 'card')} stolen` : '';
  const gone =
    combat.out.length > 0 ? ` Out of this combat: ${listed(combat.out.map((die) => DIE_NAMES[die]))}.` : '';
  const special = combat.special.map(({ die, thrown }) => `${DIE_NAMES[die]}${thrown ? ' (thrown)' : ''}`);
  const extra = special.length > 0 ? ` Special dice: ${listed(special)}.` : '';
  const { relicsUsed } = combat;
  const used = relicsUsed.length > 0 ? ` Used in this combat: ${listed(relicsUsed.map(nameOf))}.` : '';
  return [
    `${nameOf(monster)}: ${Math.max(0, life)} of ${combat.startLife} life, damage ${damage}${combat.boss ? '' : `, ${gold} Gold`}${under}${taken}.`,
    ...(requirements.length > 0 ? [`Every throw: ${requirementsNamed(requirements)}.`] : []),
    `Pool: ${listed(pool.map((die) => DIE_NAMES[die]))}. On the board: ${listed(on)}.${gone}${extra}${used}${combat.lastThrower === null ? '' : ` Last throw: ${nameOf(combat.lastThrower)}.`}`,
  ];
}

function heroLine(hero: HeroView, view: DfView): string {
  const { abilities } = heroSheet(hero.id);
  const state = hero.eliminated
    ? 'out of the game'
    : hero.fainted
      ? 'fainted'
      : `${hero.life} of ${hero.maxLife} life`;
  const skills = COLOURS.filter((colour) => !hero.scars.includes(colour)).map(
    (colour) => `${ABILITY_NAMES[abilities[colour].kind]} (${COLOUR_NAMES[colour]})`,
  );
  const leads = view.leader === hero.id ? ', Leader' : '';
  const turn = view.combat?.active === hero.id ? ', active' : '';
  const gear =
    hero.equipment.length > 0
      ? ` Carries ${listed(hero.equipment.map((card) => `${nameOf(card)}${hero.turned.includes(card) ? ' (used)' : ''}`))}.`
      : '';
  const learned = hero.tokens.map(
    (colour) => `${COLOUR_NAMES[colour]}${hero.spent.includes(colour) ? ' (spent)' : ''}`,
  );
  const xp = view.options.levelUp ? ` ${hero.xp} XP, Level Up tokens: ${listed(learned)}.` : '';
  return `${nameOf(hero.id)} (seat ${hero.seat + 1}${leads}${turn}): ${state}. Abilities: ${listed(skills)}.${gear}${xp}`;
}
