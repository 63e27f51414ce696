import { cellOf, flood, isConnected, squareGrid } from '@questhall/geometry';
import { expect, test } from 'vitest';
import {
  ADVENTURES,
  ALLIES,
  CLOSING_CARDS,
  CONSUMABLES,
  EQUIPMENT,
  EVENT_CARDS,
  EXPLORATION,
  HEROES,
  itemCard,
  KITS,
  MINIONS,
  SKILLS,
  SPELLS,
  STARTING_ITEMS,
  TILES,
  TRADERS,
  VILLAINS,
} from '../../src/content/index.ts';
import type { Item } from '../../src/vocabulary.ts';
import { POWERS, TREES } from '../../src/vocabulary.ts';
import type { Tile } from '../../src/vocabulary-dungeon.ts';
import { SPECIALS } from '../../src/vocabulary-dungeon.ts';
import { WINDOWS } from '../../src/vocabulary-monsters.ts';

const count = <T>(items: readonly T[], test: (item: T) => boolean): number => items.filter(test).length;

test('eight heroes: each a power of its own and two trees; every tree on three sheets', () => {
  expect(HEROES).toHaveLength(8);
  expect(new Set(HEROES.map(({ unique }) => unique)).size).toBe(8);
  for (const tree of TREES)
    expect(count(HEROES, ({ trees }) => trees.includes(tree))).toBeGreaterThanOrEqual(3);
  const wields = (type: string) => (item: string) => {
    const card = itemCard(item);
    return card.kind === 'weapon' && card.type === type;
  };
  for (const type of ['melee', 'ranged', 'magical'])
    expect(count(HEROES, ({ wielded }) => wielded.some(wields(type)))).toBeGreaterThanOrEqual(2);
});

test('a caster’s starting set has a Magical weapon; all starting items are marked (S)', () => {
  for (const { trees, wielded, backpack } of HEROES) {
    const items = [...wielded, ...backpack].map(itemCard);
    expect(items.every(({ level }) => level === 0)).toBe(true);
    if (trees.includes('spellcasting'))
      expect(items.some((item) => item.kind === 'weapon' && item.type === 'magical')).toBe(true);
  }
  const given = HEROES.flatMap(({ wielded, backpack }) => [...wielded, ...backpack]);
  expect([...given].sort()).toEqual(STARTING_ITEMS.map(({ id }) => id).sort());
});

test('spells: all four types; Blind, Frozen, Immobilize, Sleep, Control and Heal', () => {
  expect(new Set(SPELLS.map(({ shape }) => shape)).size).toBe(4);
  const powers = SPELLS.flatMap((spell) => spell.powers.map(({ power }) => power));
  for (const power of ['blind', 'frozen', 'immobilize', 'sleep', 'control', 'heal'] as const)
    expect(powers).toContain(power);
});

test('six minions a level, of all three types; two Large ones at level 3', () => {
  for (const level of [1, 2, 3]) {
    const own = MINIONS.filter((minion) => minion.level === level);
    expect(own).toHaveLength(6);
    expect(new Set(own.map(({ attacks }) => attacks[0]?.type)).size).toBe(3);
  }
  expect(
    count(
      MINIONS,
      ({ level, powers }) => level === 3 && powers.some(({ power }) => power === 'largeCreature'),
    ),
  ).toBe(2);
  for (const power of ['frenzy', 'hunter', 'swarm', 'terror'] as const)
    expect(MINIONS.some(({ powers }) => powers.some((each) => each.power === power))).toBe(true);
});

test('six villains, two a level', () => {
  expect(VILLAINS.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3, 3]);
});

const DOORS = {
  N: [
    [3, 0],
    [4, 0],
  ],
  E: [
    [7, 3],
    [7, 4],
  ],
  S: [
    [3, 7],
    [4, 7],
  ],
  W: [
    [0, 3],
    [0, 4],
  ],
} as const;
const isFloor = (tile: Tile, x: number, y: number): boolean => /[.~1-8]/.test(tile.rows[y]?.[x] ?? '#');

test('sixteen tiles, four to start from; two to four doors, all floor connected, room for a Large Creature', () => {
  expect([TILES.length, count(TILES, ({ start }) => start)]).toEqual([16, 4]);
  expect(new Set(TILES.map(({ doors, rows }) => doors.join('') + rows.join(''))).size).toBe(16);
  const grid = squareGrid(8, 8);
  for (const tile of TILES) {
    expect(tile.doors.length).toBeGreaterThanOrEqual(2);
    for (const side of tile.doors)
      for (const [x, y] of DOORS[side]) expect([tile.id, isFloor(tile, x, y)]).toEqual([tile.id, true]);
    const floor = Array.from({ length: 64 }, (_, cell) => cell).filter((cell) =>
      isFloor(tile, cell % 8, (cell - (cell % 8)) / 8),
    );
    expect([tile.id, isConnected(grid, floor)]).toEqual([tile.id, true]);
    const letters = tile.rows.join('');
    expect(new Set(letters.match(/[1-8]/g)).size).toBeGreaterThanOrEqual(6);
    const seven = letters.indexOf('7');
    for (const cell of [seven, seven + 1, seven + 8, seven + 9]) expect(floor).toContain(cell);
  }
});

const THREAT = { 1: 1, 2: 2, 3: 4 } as const;
const BUDGET = { 1: [3, 6, 10], 2: [6, 11, 15], 3: [9, 16, 22] } as const;
const level = (kind: string): 1 | 2 | 3 => MINIONS.find(({ id }) => id === kind)?.level ?? 1;

test('thirty-six exploration cards: the threat of their level, scenery on a third, a special rule on a quarter', () => {
  expect([1, 2, 3].map((quest) => count(EXPLORATION, ({ questLevel }) => questLevel === quest))).toEqual([
    12, 12, 12,
  ]);
  for (const card of EXPLORATION) {
    const threat = [0, 1, 2].map((party) =>
      card.monsters.reduce((sum, { kind, count: n }) => sum + (n[party] ?? 0) * THREAT[level(kind)], 0),
    );
    expect([card.id, threat]).toEqual([card.id, BUDGET[card.questLevel]]);
    expect(card.monsters.reduce((sum, { count: n }) => sum + n[2], 0)).toBeLessThanOrEqual(10);
  }
  expect(count(EXPLORATION, ({ scenery }) => scenery.length > 0)).toBeGreaterThanOrEqual(12);
  expect(count(EXPLORATION, ({ special }) => special !== undefined)).toBeGreaterThanOrEqual(9);
});

test('cards use spawn points two spaces or more from their door, and put scenery on free floor', () => {
  for (const card of [...EXPLORATION, ...CLOSING_CARDS]) {
    const tile = TILES.find(({ id }) => id === card.tile) as Tile;
    expect(tile.doors).toContain(card.entryDoor);
    for (const { at } of card.monsters) {
      for (const point of at) {
        const cell = tile.rows.join('').indexOf(String(point));
        const far = DOORS[card.entryDoor].every(
          ([x, y]) => Math.max(Math.abs((cell % 8) - x), Math.abs((cell - (cell % 8)) / 8 - y)) >= 2,
        );
        expect([card.id, point, cell >= 0 && far]).toEqual([card.id, point, true]);
      }
    }
    const grid = squareGrid(8, 8);
    const blocked = new Set(
      card.scenery
        .filter(({ type }) => type !== 'trapPlate' && type !== 'banner')
        .map(({ at: [x, y] }) => cellOf(grid, { x, y })),
    );
    for (const { at } of card.scenery) expect([card.id, tile.rows[at[1]]?.[at[0]]]).toEqual([card.id, '.']);
    const floor = Array.from({ length: 64 }, (_, cell) => cell).filter(
      (cell) => isFloor(tile, cell % 8, (cell - (cell % 8)) / 8) && !blocked.has(cell),
    );
    expect([
      card.id,
      flood(grid, floor[0] as number, { enter: (cell) => floor.includes(cell) }).cells.length,
    ]).toEqual([card.id, floor.length]);
  }
});

test('twenty-four events, a third of each tone', () => {
  expect(
    (['bad', 'mixed', 'good'] as const).map((tone) => count(EVENT_CARDS, (card) => card.tone === tone)),
  ).toEqual([8, 8, 8]);
});

test('three decks of twenty: weapons of all types and sizes, armour for all slots, all sorts of trinkets', () => {
  for (const deck of [1, 2, 3]) {
    const items: readonly Item[] = EQUIPMENT.filter((item) => item.level === deck);
    expect(items).toHaveLength(20);
    const weapons = items.flatMap((item) => (item.kind === 'weapon' ? [item] : []));
    const armours = items.flatMap((item) => (item.kind === 'armour' ? [item] : []));
    const trinkets = items.flatMap((item) => (item.kind === 'trinket' ? [item] : []));
    expect([weapons.length, armours.length, trinkets.length]).toEqual([8, 7, 5]);
    expect([
      new Set(weapons.map(({ type }) => type)).size,
      new Set(weapons.map(({ hands }) => hands)).size,
    ]).toEqual([3, 2]);
    expect([
      new Set(armours.map(({ type }) => type)).size,
      new Set(armours.map(({ slot }) => slot)).size,
    ]).toEqual([3, 4]);
    expect(new Set(trinkets.map(({ type }) => type)).size).toBe(3);
    for (const { cost } of items) expect(cost).toBeGreaterThan(10);
  }
});

test('twenty consumables of at least twelve kinds', () => {
  expect(CONSUMABLES.reduce((sum, each) => sum + each.count, 0)).toBe(20);
  expect(CONSUMABLES.length).toBeGreaterThanOrEqual(12);
  const does = (...effects: string[]) => count(CONSUMABLES, ({ effect }) => effects.includes(effect.does));
  expect([
    does('heal', 'revive') >= 3,
    does('energy') >= 2,
    count(CONSUMABLES, ({ reaction }) => reaction) >= 2,
  ]).toEqual([true, true, true]);
});

test('nine adventures in three acts with two branches, a tutorial, three traders, three allies', () => {
  expect(ADVENTURES.map(({ number }) => number)).toEqual([
    '0',
    '1',
    '2',
    '3a',
    '3b',
    '4',
    '5',
    '6a',
    '6b',
    '7',
    '8',
    '9',
  ]);
  expect(
    new Set(ADVENTURES.flatMap(({ objectives }) => objectives.map(({ goal }) => goal))).size,
  ).toBeGreaterThanOrEqual(5);
  expect(count(ADVENTURES, ({ next }) => next.length === 2)).toBe(2);
  expect([TRADERS.length, ALLIES.length]).toEqual([3, 3]);
  const main = ['a1', 'a2', 'a3a', 'a4', 'a5', 'a6a', 'a7', 'a8'];
  expect(main.reduce((sum, id) => sum + (ADVENTURES.find((each) => each.id === id)?.xp ?? 0), 0)).toBe(19);
});

test('[DL-VAI-03] no power and no window is without a card', () => {
  const cards = [HEROES, SPELLS, SKILLS, EQUIPMENT, STARTING_ITEMS, MINIONS, VILLAINS];
  const printed = new Set(cards.flatMap((each) => JSON.stringify(each).match(/(?<="power":")\w+/g) ?? []));
  expect(POWERS.filter((power) => !printed.has(power))).toEqual([]);
  const windows = new Set(VILLAINS.flatMap(({ rows }) => rows.map(({ window }) => window)));
  expect(WINDOWS.filter((window) => !windows.has(window))).toEqual([]);
  expect(
    SPECIALS.filter(
      (special) => ![...EXPLORATION, ...CLOSING_CARDS].some((card) => card.special === special),
    ),
  ).toEqual([]);
});

test('kits: skills for 8 and 15 XP of the own trees, no card twice at one table', () => {
  for (const act of [0, 1] as const) {
    const given = Object.values(KITS).flatMap((kits) => [...kits[act].wielded, ...kits[act].backpack]);
    expect(new Set(given).size).toBe(given.length);
    for (const { id, trees } of HEROES) {
      const skills = (KITS[id]?.[act].skills ?? []).map((skill) => SKILLS.find((each) => each.id === skill));
      expect([id, skills.reduce((sum, skill) => sum + (skill?.cost ?? 0), 0)]).toEqual([id, [8, 15][act]]);
      expect(skills.every((skill) => skill !== undefined && trees.includes(skill.tree))).toBe(true);
    }
  }
});
