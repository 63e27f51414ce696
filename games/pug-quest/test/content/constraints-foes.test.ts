/** What Bosses, Monsters and Worlds must keep: sections 5.4, 5.6 and 5.7 of the rules ledger. */
import { describe, expect, test } from 'vitest';
import { BOSSES, MONSTERS, WORLDS } from '../../src/content/index.ts';
import type { Ability, Effect, PositionOrder } from '../../src/vocabulary.ts';
import { ENERGY_TYPES, REACHES } from '../../src/vocabulary.ts';
import { count, damages, everything, family, has, reachesOf } from './cards.ts';

describe('Bosses', () => {
  const shape = (ability: Ability): string =>
    JSON.stringify(ability, (_, value) => (typeof value === 'number' ? 0 : value));

  test('[PQ-5.4] two of each Energy type, Life 10-20, Initiative 3-9, Movement 0-2 both ways', () => {
    for (const type of ENERGY_TYPES) expect(count(BOSSES, (one) => one.type === type)).toBe(2);
    for (const { life, initiative, movement } of BOSSES) {
      expect(life).toSatisfy((n: number) => n >= 10 && n <= 20);
      expect(initiative).toSatisfy((n: number) => n >= 3 && n <= 9);
      expect(movement.steps).toSatisfy((n: number) => n >= 0 && n <= 2);
      expect(movement.dir === undefined).toBe(movement.steps === 0);
    }
    expect(new Set(BOSSES.map(({ movement }) => movement.dir))).toEqual(
      new Set(['left', 'right', undefined]),
    );
  });

  test.each(BOSSES.map((one) => [one.name, one] as const))('[PQ-5.4] the sheet of %s', (_, one) => {
    const abilities = one.abilities ?? [];
    expect(abilities.length).toSatisfy((n: number) => n >= 2 && n <= 4);
    const elsewhere = [...BOSSES, ...MONSTERS]
      .filter((other) => other !== one)
      .flatMap((other) => other.abilities ?? []);
    expect(abilities.some((ability) => !elsewhere.map(shape).includes(shape(ability)))).toBe(true);
    expect(JSON.stringify([one.turn, abilities])).toMatch(/damageAtLeast|roundAtLeast|ownDamage|roundNumber/);
  });

  test('[PQ-5.4] Position Orders, Monsters brought, cards attacked, Heroes moved, Defend', () => {
    expect(count(BOSSES, ({ lanes }) => lanes !== undefined)).toBeGreaterThanOrEqual(3);
    expect(count(BOSSES, (one) => has(everything(one), 'summon'))).toBeGreaterThanOrEqual(3);
    const cards = (effect: Effect) =>
      effect.do === 'displaySize' || (effect.do === 'discard' && effect.what !== 'treasure');
    expect(count(BOSSES, (one) => everything(one).some(cards))).toBeGreaterThanOrEqual(3);
    const shoves = (effect: Effect) => effect.do === 'move' && effect.who !== 'self';
    expect(count(BOSSES, (one) => everything(one).some(shoves))).toBeGreaterThanOrEqual(2);
    expect(count(BOSSES, ({ defend }) => defend !== undefined)).toBeGreaterThanOrEqual(2);
  });

  test('[PQ-5.4] all attack types appear', () =>
    expect(new Set(BOSSES.flatMap((one) => reachesOf(everything(one))))).toEqual(new Set(REACHES)));
});

describe('Monsters', () => {
  const between = (n: number, low: number, high: number) =>
    expect(n).toSatisfy((x: number) => x >= low && x <= high);

  test('[PQ-5.6] 6 of each Energy type, Life 2-6, Initiative 1-10 evenly, damage 1-3', () => {
    for (const type of ENERGY_TYPES) expect(count(MONSTERS, (one) => one.type === type)).toBe(6);
    for (let value = 1; value <= 10; value++)
      expect(count(MONSTERS, (one) => one.initiative === value)).toBe(3);
    for (const { life, turn } of MONSTERS) {
      between(life, 2, 6);
      for (const damage of damages(turn)) between(damage, 1, 3);
    }
  });

  test('[PQ-5.6] no two Monsters are the same but for the name', () => {
    const designs = MONSTERS.map(({ turn, onHit, movement, abilities, prize, defend }) =>
      JSON.stringify([turn, onHit, movement, abilities, prize, defend]),
    );
    expect(new Set(designs).size).toBe(MONSTERS.length);
  });

  test('[PQ-5.6] a third left, a third right, the rest stays; 2 arrows on 6; some attack first', () => {
    between(
      count(MONSTERS, ({ movement }) => movement.dir === 'left'),
      9,
      11,
    );
    between(
      count(MONSTERS, ({ movement }) => movement.dir === 'right'),
      9,
      11,
    );
    between(
      count(MONSTERS, ({ movement }) => movement.steps === 0),
      8,
      12,
    );
    for (const { movement } of MONSTERS) expect(movement.dir === undefined).toBe(movement.steps === 0);
    expect(count(MONSTERS, ({ movement }) => movement.steps === 2)).toBeGreaterThanOrEqual(6);
    expect(count(MONSTERS, ({ attackFirst }) => attackFirst === true)).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['melee', 9, 11],
    ['distance', 4, 5],
    ['any', 2, 3],
    ['penetrating', 3, 3],
    ['double', 4, 5],
    ['triple', 3, 4],
  ] as const)('[PQ-5.6] attacks: %s on %i to %i', (name, low, high) =>
    between(
      count(MONSTERS, ({ turn }) => reachesOf(turn).some((reach) => family(reach) === name)),
      low,
      high,
    ),
  );

  test('[PQ-5.6] 1 or 2 do something else than attack', () =>
    between(
      count(MONSTERS, ({ turn }) => turn.length > 0 && !has(turn, 'attack')),
      1,
      2,
    ));

  test('[PQ-5.6] Prizes 7-9, Defend 6-8 in all types, Activation 5-7, discards 4-5, neighbours 2', () => {
    between(
      count(MONSTERS, ({ prize }) => prize !== undefined),
      7,
      9,
    );
    between(
      count(MONSTERS, ({ defend }) => defend !== undefined),
      6,
      8,
    );
    expect(new Set(MONSTERS.flatMap(({ defend }) => defend ?? []))).toEqual(new Set(ENERGY_TYPES));
    between(
      count(MONSTERS, ({ activation }) => activation === true),
      5,
      7,
    );
    const takes = (effect: Effect) => effect.do === 'discard' && effect.what !== 'display';
    between(
      count(MONSTERS, (one) => everything(one).some(takes)),
      4,
      5,
    );
    expect(
      count(MONSTERS, ({ abilities }) => (abilities ?? []).some(({ when }) => when === 'neighbourDefeated')),
    ).toBeGreaterThanOrEqual(2);
  });

  test('[PQ-MON-11] [PQ-5.6] the Activation symbol stands where a hit marks for the World', () => {
    const marks = (effect: Effect) => effect.do === 'mark' && effect.until === 'worldEnd';
    for (const { id, activation, onHit } of [...MONSTERS, ...BOSSES])
      expect([id, activation === true]).toEqual([id, (onHit ?? []).some(marks)]);
  });

  test('[PQ-PRIZE-05] [PQ-5.6] every Prize does something', () => {
    for (const { prize } of MONSTERS) if (prize) expect(prize.combo ?? prize.abilities?.[0]).toBeDefined();
  });
});

describe('Worlds', () => {
  const marks = (lanes: PositionOrder) => lanes.flat();
  const placed = (lanes: PositionOrder, players: number) =>
    count(marks(lanes), (one) => typeof one === 'number' && one <= players);
  const orders = [
    ...WORLDS.map(({ name, lanes }) => [name, lanes] as const),
    ...BOSSES.flatMap(({ name, lanes }) => (lanes ? [[name, lanes] as const] : [])),
  ];

  test('[PQ-5.7] one World of each Energy type, each with a Feature of its own', () => {
    expect(new Set(WORLDS.map(({ type }) => type))).toEqual(new Set(ENERGY_TYPES));
    for (const { feature } of WORLDS) expect(feature.length).toBeGreaterThanOrEqual(1);
    expect(new Set(WORLDS.map(({ feature }) => JSON.stringify(feature))).size).toBe(5);
    for (const ability of WORLDS.flatMap(({ feature }) => feature)) expect(ability.applies).toBeDefined();
  });

  test.each(orders)('[PQ-5.7] [PQ-5.4] the Position Order of %s', (_, lanes) => {
    expect(lanes).toHaveLength(5);
    expect(count(marks(lanes), (one) => one === 'B')).toBe(1);
    for (const number of [1, 2, 3, 4, 5] as const) expect(marks(lanes)).toContain(number);
    expect(count(marks(lanes), (one) => one === 1)).toBeGreaterThanOrEqual(2);
    for (const [i, low, high] of [
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
      [4, 5, 6],
      [5, 6, 8],
    ] as const)
      expect(placed(lanes, i)).toSatisfy((n: number) => n >= low && n <= high);
    for (const lane of lanes) {
      const numbers = lane.filter((one) => typeof one === 'number');
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(lane.slice(0, -1)).not.toContain('X');
      expect(lane.length).toBeGreaterThanOrEqual(1);
    }
  });

  test('[PQ-5.7] B behind Monsters, all five lanes in use, deep columns', () => {
    const behind = ({ lanes }: { lanes: PositionOrder }) => lanes.some((lane) => lane.indexOf('B') > 0);
    const full = ({ lanes }: { lanes: PositionOrder }) =>
      lanes.every((lane) => lane.some((one) => one !== 'X'));
    const deep = ({ lanes }: { lanes: PositionOrder }) => lanes.some((lane) => lane.length >= 3);
    for (const test of [behind, full, deep]) expect(count(WORLDS, test)).toBeGreaterThanOrEqual(1);
  });
});
