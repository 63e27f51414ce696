import { expect, test } from 'vitest';
import { monster } from '../../src/queries/area.ts';
import { lifeOf, remainingLife } from '../../src/queries/values.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { cards, wounds } from '../answers.ts';
import { monsterActs, table, turnOf } from '../table.ts';

test('[PQ-VEC-24] Sir Bravepug strikes the Slime for 1', () => {
  const t = turnOf(
    table({ heroes: { 3: ['warrior'] }, monsters: { 3: ['slime'] }, hands: { warrior: ['spirit'] } }),
    'warrior',
  ).choose('act', 'standardAttack');
  expect(monster(t.state, 'slime').damage).toBe(1);
});

test('[PQ-VEC-25] Puggab has Life 6; with 3 damage 3 are left', () => {
  const { state } = turnOf(
    table({ heroes: { 3: ['barbarian'] }, monsters: { 3: ['slime'] }, damage: { barbarian: 3 } }),
    'barbarian',
  );
  expect([lifeOf(state, 'barbarian'), remainingLife(state, 'barbarian')]).toEqual([6, 3]);
});

/** The Chowtaur comes 2 lanes to the left and attacks for 3; the Mimic Doghouse comes 1 and attacks for 2. */
const attacked = (by: 'chowtaur' | 'mimic-doghouse', hand: readonly Energy[]) =>
  monsterActs(
    table({
      heroes: { 2: ['barbarian'] },
      monsters: { [by === 'chowtaur' ? 4 : 3]: [by] },
      hands: { barbarian: hand },
    }),
    by,
  );

test.each([
  [1, 2],
  [2, 1],
  [3, 0],
])('[PQ-VEC-26] of 3 damage %d matching cards leave %d', (discarded, left) => {
  const t = attacked('chowtaur', cards(4, 'strength'));
  t.choose('defend', { cards: cards(discarded, 'strength') }).expectEnd();
  expect(wounds(t)).toEqual(left === 0 ? {} : { barbarian: left });
  expect(t.state.energyDiscard).toEqual(cards(discarded, 'strength'));
});

test('[PQ-VEC-27] 2 damage, one matching card and a Joker: none is left', () => {
  const t = attacked('mimic-doghouse', ['strength', 'joker']).choose('riposte', 'pass');
  t.choose('defend', { cards: ['strength', 'joker'] }).expectEnd();
  expect(wounds(t)).toEqual({});
});
