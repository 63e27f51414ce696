/** A card as it is printed, for looking it up by the name of its content. */
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../content/index.ts';
import type { FoeCard } from '../content/own.ts';
import type { Boss, Combo, Hero, Monster, Treasure, World } from '../vocabulary.ts';
import { costText, energyName } from './card-grammar.ts';
import { bossText, comboText, heroText, monsterText, treasureText, worldText } from './cards.ts';

const COMBOS: readonly Combo[] = [
  ...HEROES.flatMap((hero) => [...hero.combos]),
  ...TREASURES.flatMap((treasure) => (treasure.combo ? [treasure.combo] : [])),
  ...MONSTERS.flatMap((monster) => (monster.prize?.combo ? [monster.prize.combo] : [])),
];

const byId = <T extends { readonly id: string }>(
  cards: readonly T[],
  lines: (card: T) => readonly string[],
): ReadonlyMap<string, readonly string[]> => new Map(cards.map((card) => [card.id, lines(card)]));

const hero = (card: Hero): readonly string[] => [
  `${card.name}, ${card.class}`,
  `${energyName(card.type)}. Life ${card.life}, Initiative ${card.initiative}, Movement ${card.movement}.`,
  ...heroText(card),
];

function arrows({ movement: { steps, dir } }: Monster | Boss): string {
  return steps === 0 ? 'does not move' : `moves ${steps} ${dir ?? ''}`.trim();
}

const foe = (card: Monster | Boss): readonly string[] => [
  card.name,
  `${energyName(card.type)}. Life ${card.life}, Initiative ${card.initiative}, ${arrows(card)}.`,
];

const monster = (card: Monster): readonly string[] => [...foe(card), ...monsterText(card)];
const boss = (card: Boss): readonly string[] => [...foe(card), ...bossText(card)];

/** One that a player made. */
export const foeText = (card: FoeCard): readonly string[] =>
  card.rank === 'boss' ? boss(card) : monster(card);
const treasure = (card: Treasure): readonly string[] => [`${card.name}, ${card.kind}`, ...treasureText(card)];

const world = (card: World): readonly string[] => [
  card.name,
  `${energyName(card.type)}: the price at its Market and of its tax.`,
  ...worldText(card),
  ...card.lanes.map((marks, index) => `Lane ${index + 1}: ${marks.join(' ')}`),
];

const combo = (card: Combo): readonly string[] => [
  card.name,
  `Cost: ${costText(card.cost)}.`,
  comboText(card),
];

const SHELVES: { readonly [kind: string]: ReadonlyMap<string, readonly string[]> } = {
  hero: byId(HEROES, hero),
  monster: byId(MONSTERS, monster),
  boss: byId(BOSSES, boss),
  treasure: byId(TREASURES, treasure),
  world: byId(WORLDS, world),
  combo: byId(COMBOS, combo),
};

/** `monster:slime`: its name, its numbers, its text. */
export function contentWords(piece: string): string | undefined {
  const [kind = '', id = ''] = piece.split(':');
  return SHELVES[kind]?.get(id)?.join('\n');
}
