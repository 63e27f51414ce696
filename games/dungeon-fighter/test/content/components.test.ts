import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import type { Requirement } from '../../src/index.ts';
import {
  BOSSES,
  DICE,
  EQUIPMENT,
  FACES_OF,
  HEROES,
  MONSTERS,
  REQUIREMENTS,
  ROOMS,
  rules,
  TEMPLATES,
} from '../../src/index.ts';
import { isPracticallyImpossible, oddsOf, weaponOdds } from '../../src/queries/odds.ts';
import type { Board } from '../../src/throws.ts';
import { BOARDS } from '../../src/throws.ts';
import type { Hand } from '../../src/vocabulary.ts';
import { HANDS, LEVELS, MONSTER_TYPES } from '../../src/vocabulary.ts';
import { combat, foresee, hurl, TINA, TODD, table } from '../table.ts';

/** What lies in the box itself. */
const boxed = <T extends { readonly pack: string }>(cards: readonly T[]): readonly T[] =>
  cards.filter(({ pack }) => pack === 'labyrinth');

const count = <T>(items: readonly T[], fits: (item: T) => unknown): number => items.filter(fits).length;

test('[DF-COMP-01] [DF-SETUP-01] one board: every viewer sees the same combat on it', () => {
  const t = combat();
  expect(rules.view(t.state, 0).combat).toEqual(rules.view(t.state, null).combat);
});

test('[DF-COMP-02] [DF-COMP-03] three coloured dice, nine white ones, a Big and a Rubber die', () => {
  expect([...DICE]).toEqual(['red', 'green', 'blue', 'white', 'big', 'rubber', 'lead', 'tiny']);
  const view = rules.view(table({ white: 9 }).begin(flow.arrange, { done: [] }).state, null);
  expect(view.chest.white + view.whiteSupply).toBe(9);
  for (const die of DICE) expect(FACES_OF[die]).toHaveLength(6);
  for (const die of DICE) expect(count(FACES_OF[die], (face) => face === 'icon')).toBe(2);
});

test('[DF-COMP-04] 21 Monsters, 24 Equipment cards, 3 Bosses, 21 Dungeon cards', () => {
  expect(
    [boxed(MONSTERS), boxed(EQUIPMENT), boxed(BOSSES), boxed(ROOMS)].map(({ length }) => length),
  ).toEqual([21, 24, 3, 21]);
});

test('[DF-COMP-05] four Hero sheets in the box, each with a life of its own; one Leader', () => {
  expect(count(HEROES, ({ pack }) => pack === 'labyrinth')).toBe(4);
  const { state } = table().begin(flow.arrange, { done: [] });
  expect(count(state.heroes, ({ id }) => id === state.leader)).toBe(1);
});

test('[DF-COMP-06] three Templates, and nine throws with their gadgets', () => {
  expect([...TEMPLATES]).toEqual(['slime', 'majorHeal', 'lightning']);
  for (const template of TEMPLATES) expect(ROOMS.some((room) => room.template === template)).toBe(true);
});

test('[DF-COMP-07] [DF-RULING-42] three Hammers and no more; Gold has no limit', () => {
  const t = combat({ active: TINA, tokens: { hammers: 3 }, gold: 60, foeLife: 40 });
  hurl(t, 'blue', 'section1 icon');
  t.choose('ability', { ability: 'hammer' }).choose('hammers', { spend: 0 });
  expect(t.state.tokens.hammers).toBe(3);
  hurl(t, 'green', 'section1 icon');
  t.choose('ability', { ability: 'pickpocket' }).choose('hammers', { spend: 0 });
  expect(t.state.chest.gold).toBe(61);
});

test('every card has an id of its own, and every piece of content has a text', () => {
  expect(new Set(rules.content).size).toBe(rules.content.length);
  for (const piece of rules.content) expect(rules.words.content?.(piece)?.length, piece).toBeGreaterThan(10);
});

test('[DF-MAB-01] 5, 5, 5 and 6 Monsters by level; a requirement or an ability, not both; one without a banner in each level', () => {
  expect(LEVELS.map((level) => count(boxed(MONSTERS), (card) => card.level === level))).toEqual([5, 5, 5, 6]);
  for (const { requirement, ability } of [...MONSTERS, ...BOSSES])
    expect(requirement === undefined || ability === undefined).toBe(true);
  for (const level of LEVELS)
    expect(MONSTERS.some((card) => card.level === level && !card.requirement && !card.ability)).toBe(true);
  for (const type of MONSTER_TYPES)
    expect([5, 6]).toContain(count(boxed(MONSTERS), (card) => card.type === type));
});

test('the numbers the rulebook names are on the cards', () => {
  const monster = (id: string) => MONSTERS.find((card) => card.id === id);
  expect(monster('obnoxious-monkey')).toMatchObject({ life: 6, damage: 2, gold: 2, requirement: 'hip' });
  expect(monster('batrachian-sleazebag')).toMatchObject({ life: 11, damage: 3, gold: 3 });
  expect(monster('carnivorose')).toMatchObject({ life: 14 });
  const room = (id: string) => ROOMS.find((card) => card.id === id);
  expect(room('picnic-area')?.effects).toEqual([{ kind: 'gainDie' }, { kind: 'advantage', amount: 4 }]);
  expect(room('dampford')?.template).toBe('slime');
  const gear = (id: string) => EQUIPMENT.find((card) => card.id === id);
  expect(gear('fan-cannon')).toMatchObject({ type: 'weapon', requirement: 'ramp' });
  expect(gear('glasscrasher')).toMatchObject({ type: 'weapon', requirement: 'flick', damage: 2 });
});

test('higher levels have more Gold, and blows that are no weaker', () => {
  const mean = (level: number, value: 'gold' | 'damage'): number => {
    const cards = MONSTERS.filter((card) => card.level === level);
    return cards.reduce((sum, card) => sum + card[value], 0) / cards.length;
  };
  for (const level of [1, 2, 3]) {
    expect(mean(level + 1, 'gold')).toBeGreaterThan(mean(level, 'gold'));
    expect(mean(level + 1, 'damage')).toBeGreaterThanOrEqual(mean(level, 'damage'));
  }
});

test('Dungeon cards: 4, 8, 6 and 3 by icons, 50 in all, each requirement once', () => {
  expect([1, 2, 3, 4].map((icons) => count(boxed(ROOMS), (room) => room.icons === icons))).toEqual([
    4, 8, 6, 3,
  ]);
  expect(boxed(ROOMS).reduce((sum, { icons }) => sum + icons, 0)).toBe(50);
  for (const requirement of REQUIREMENTS)
    expect(count(boxed(ROOMS), (room) => room.requirement === requirement)).toBe(1);
  const amounts = (kind: string): number[] =>
    boxed(ROOMS)
      .flatMap(({ effects }) =>
        effects.flatMap((effect) =>
          effect.kind === kind ? [('amount' in effect && effect.amount) || 0] : [],
        ),
      )
      .sort();
  expect(amounts('advantage')).toEqual([2, 2, 3, 4, 4, 5]);
  expect(amounts('gold')).toEqual([1, 2, 3]);
  expect(amounts('gainDie')).toHaveLength(3);
  expect(amounts('freeEquipment')).toHaveLength(2);
  expect(amounts('healAll')).toEqual([2, 2]);
  const nothing = boxed(ROOMS).filter(
    ({ effects, requirement, template, bushes, specialDie }) =>
      effects.length === 0 && !requirement && !template && !bushes && !specialDie,
  );
  expect(nothing).toHaveLength(2);
});

test('Equipment: 9 Weapons, 5 Armors, 7 Spendables, 3 Relics; one name comes twice', () => {
  expect(
    ['weapon', 'armor', 'spendable', 'relic'].map((type) =>
      count(boxed(EQUIPMENT), (card) => card.type === type),
    ),
  ).toEqual([9, 5, 7, 3]);
  const names = EQUIPMENT.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual(['Wooden Spoon']);
});

test('every common ability of the box belongs to one Hero', () => {
  const common = HEROES.filter(({ pack }) => pack === 'labyrinth').flatMap(({ abilities }) => [
    abilities.red.kind,
    abilities.green.kind,
  ]);
  expect(new Set(common).size).toBe(8);
});

test('[DF-SIM-28] at most 3 % of Monster and room together are practically impossible', () => {
  const pairs = MONSTERS.flatMap((monster) =>
    ROOMS.map((room) =>
      [monster.requirement, room.requirement].filter((each): each is Requirement => each !== undefined),
    ),
  );
  const impossible = pairs.filter((set) => isPracticallyImpossible([...new Set(set)], 'labyrinth')).length;
  expect(impossible / pairs.length).toBeLessThanOrEqual(0.03);
});

const dealt = (requirements: readonly Requirement[], hand: Hand, board: Board): number => {
  const { hits, mean } = oddsOf('red', requirements, { hand, board });
  return hits * mean;
};

test.each(BOARDS)('%s: better hands deal more', (board) => {
  const damage = HANDS.map((hand) => dealt([], hand, board));
  expect([...damage].sort((l, r) => l - r)).toEqual(damage);
});

test('every requirement is a handicap for average hands', () => {
  for (const requirement of REQUIREMENTS)
    expect(dealt([requirement], 'average', 'labyrinth'), requirement).toBeLessThan(
      dealt([], 'average', 'labyrinth'),
    );
});

test('every Weapon is worth buying for somebody: it deals more than bare hands, of one skill or another', () => {
  const useless = EQUIPMENT.filter(
    (card) =>
      card.type === 'weapon' &&
      HANDS.every((hand) => weaponOdds(card, { hand, board: card.pack }).damage < 0.1),
  );
  expect(useless.map(({ id }) => id)).toEqual([]);
});

test('the Shop shows prices that make a choice', () => {
  for (const { price } of EQUIPMENT) expect(price).toBeGreaterThanOrEqual(2);
  const t = table({ gold: 2, setAside: ['giddy-vortex', 'crawling-tunnel', 'dampford'] })
    .dice('knee-cannon', 'bark-vest', 'moss-crown', 'war-top', 'hip-whip')
    .begin(flow.visitShop, { content: [] });
  foresee(t);
  expect(t.refusal({ do: 'buy', card: 'knee-cannon', hero: TODD }, 0).rule).toBe('DF-SHOP-02');
});

test.each([
  [1, [5, 8], [1, 2], [1, 2]],
  [2, [8, 11], [2, 3], [2, 3]],
  [3, [11, 14], [3, 4], [3, 4]],
  [4, [14, 17], [3, 4], [4, 5]],
] as const)(
  '[DF-MON-02] Monsters of level %i lie within the range of life, damage and Gold of their level',
  (level, life, damage, gold) => {
    const within = (value: number, [least, most]: readonly [number, number]): boolean =>
      value >= least && value <= most;
    const outside = MONSTERS.filter((card) => card.level === level).filter(
      (card) => !within(card.life, life) || !within(card.damage, damage) || !within(card.gold, gold),
    );
    expect(outside.map(({ id }) => id)).toEqual([]);
  },
);
