/** The whole table as text. */
import type { Position } from '@questhall/kernel';
import type { HeroView, MonsterView, PugView } from '../view.ts';
import type { Energy } from '../vocabulary.ts';
import { markText } from './marks.ts';
import { comboNamed, ENERGY_NAMES, listed, nameOf, plural, sourceNamed } from './names.ts';

export function boardWords(view: PugView): string {
  const { lies } = positionWords(view);
  return [
    headline(view),
    ...laneLines(view),
    ...markLines(view),
    ...view.heroes.map((hero) => heroLine(hero, view)),
    ...lies,
  ].join('\n');
}

export const positionWords = (view: PugView): Position => ({
  stands: [headline(view)],
  figures: [
    ...view.heroes.map((hero) => ({ ref: { creature: hero.id }, text: heroLine(hero, view) })),
    ...view.monsters.map((monster) => ({ ref: { creature: monster.id }, text: monsterLine(monster, view) })),
  ],
  lies: [
    ...markLines(view),
    `Display: ${energies(view.display)}. Places: ${view.displaySize}. ` +
      `Deck ${view.decks.energy}, discarded ${view.decks.energyDiscard}: ${energies(view.energyDiscard)}.`,
    `Treasure deck ${view.decks.treasure}, discarded: ${cardsNamed(view.treasureDiscard, view)}.`,
    `Monster deck ${view.decks.monster}, discarded: ${cardsNamed(view.monsterDiscard, view)}.`,
    ...(view.market.length > 0 ? [`Market: ${cardsNamed(view.market, view)}.`] : []),
    ...evilLines(view),
  ],
});

/** What its place in a lane does not say of itself. */
function monsterLine(monster: MonsterView, view: PugView): string {
  const { id, life, damage, initiative, movement } = monster;
  const lane = view.monsterLanes.findIndex((queue) => queue.includes(id)) + 1;
  const notes = [
    `${life - damage} of ${life} Life`,
    `Initiative ${initiative}`,
    `movement ${movement}`,
    ...values(monster, view),
  ];
  return `${nameOf(id, view)}${lane > 0 ? ` in lane ${lane}` : ''}: ${notes.join(', ')}.`;
}

const energies = (cards: readonly Energy[]): string =>
  cards.length > 0 ? listed(cards.map((card) => ENERGY_NAMES[card])) : 'empty';

const cardsNamed = (cards: readonly string[], view: PugView): string =>
  cards.length > 0 ? listed(cards.map((card) => nameOf(card, view))) : 'none';

function headline(view: PugView): string {
  if (view.world === 0) return 'The pugs gather.';
  const place = view.worldCard ? `, ${nameOf(view.worldCard, view)}` : '';
  const boss = view.boss ? ` Boss: ${nameOf(view.boss, view)}.` : '';
  const next = view.next.length > 0 ? ` Next: ${listed(view.next.map((id) => nameOf(id, view)))}.` : '';
  return `World ${view.world} of 3${place}. Round ${view.round} of 10.${boss}${next}`;
}

/** Both sides of each lane, front first. */
function laneLines(view: PugView): string[] {
  if (view.world === 0) return [];
  return view.heroLanes.map((heroes, index) => {
    const monsters = view.monsterLanes[index] ?? [];
    const side = (ids: readonly string[]): string => ids.map((id) => creature(id, view)).join(' < ') || '·';
    return `Lane ${index + 1}:  ${side(heroes)}   |   ${side(monsters)}`;
  });
}

function creature(id: string, view: PugView): string {
  const found: HeroView | MonsterView | undefined =
    view.heroes.find((hero) => hero.id === id) ?? view.monsters.find((monster) => monster.id === id);
  if (!found) return nameOf(id, view);
  const notes = [...values(found, view), ...found.marks.map((mark) => mark.key.replaceAll('-', ' '))];
  const marks = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${nameOf(id, view)} ${found.life - found.damage}/${found.life} i${found.initiative} m${found.movement}${marks}`;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What is added to a Creature, and whether it has acted. */
const values = ({ id, attackBonus, armour, acted }: HeroView | MonsterView, { turn }: PugView): string[] => [
  ...(attackBonus === 0 ? [] : [`${signed(attackBonus)} damage`]),
  ...(armour === 0 ? [] : [`Armour ${armour}`]),
  ...(turn?.of === id ? ['acts now'] : acted ? ['has acted'] : []),
];

const cardOrCombo = (id: string, view: PugView): string => {
  const combo = comboNamed(id, view);
  return combo === id ? nameOf(id, view) : combo;
};

/** [PQ-EVIL-10] [PQ-ACTV-03] The Treasures under a Monster, and which of its abilities are used up. */
function underIt(view: PugView, id: string): string[] {
  const monster = view.monsters.find((candidate) => candidate.id === id);
  if (!monster) return [];
  const { loot, used } = monster;
  return [
    ...(loot.length > 0 ? [`Under it: ${cardsNamed(loot, view)}.`] : []),
    ...(used.length > 0 ? [`Used: ${listed(used.map((at) => sourceNamed(at, view)))}.`] : []),
  ];
}

/** What lies on each Creature and does something, with the pairs of Activation tokens. */
function markLines(view: PugView): string[] {
  return [...view.heroes, ...view.monsters].flatMap(({ id, marks, tokens }) => {
    const pair = (colour: number | undefined): string => (colour === undefined ? '' : ` [pair ${colour}]`);
    const lines = [
      ...underIt(view, id),
      ...marks.map((mark) => `${markText(mark, view)} (${cardOrCombo(mark.from, view)})${pair(mark.colour)}`),
      ...tokens.map(({ on, colour }) => `Activation token on ${cardOrCombo(on, view)}${pair(colour)}`),
    ];
    return lines.length > 0 ? [`On ${nameOf(id, view)}: ${lines.join(' ')}`] : [];
  });
}

function heroLine(hero: HeroView, view: PugView): string {
  const cards = view.hands?.[hero.id];
  const hand = cards ? energies(cards) : plural(hero.cards, 'card');
  const gear = [...hero.treasures, ...hero.prizes].map((card) => nameOf(card, view));
  const state = hero.fallen ? 'Defeated' : `${hero.life - hero.damage} Life`;
  const turn = view.turn?.of === hero.id ? turnText(view.turn) : '';
  const used =
    hero.used.length > 0 ? ` Used: ${listed(hero.used.map((card) => sourceNamed(card, view)))}.` : '';
  const cost = hero.costChange === 0 ? '' : ` Combos cost ${signed(hero.costChange)}.`;
  const extra = hero.extraActions > 0 ? ` ${plural(hero.extraActions, 'extra Action')}.` : '';
  return `${nameOf(hero.id, view)} (seat ${hero.seat + 1}): ${state}, Level ${hero.level}, ${hero.xp} XP. Hand: ${hand}, at most ${hero.handLimit}.${
    gear.length > 0 ? ` Carries ${listed(gear)}.` : ''
  }${used}${cost}${extra}${turn}`;
}

const turnText = ({ actionsLeft, moved, standardAttackMade }: NonNullable<PugView['turn']>): string =>
  ` ${[
    `${plural(actionsLeft, 'Action')} left`,
    ...(moved ? ['has moved'] : []),
    ...(standardAttackMade ? ['has made its Standard Attack'] : []),
  ].join(', ')}.`;

function evilLines(view: PugView): string[] {
  if (!view.evilLord) return [];
  const { hand, cards } = view.evilLord;
  return [`Evil Lord: ${hand ? energies(hand) : plural(cards, 'card')}.`];
}
