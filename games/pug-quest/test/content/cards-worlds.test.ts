/** The five Worlds: every Feature, for those it touches and for nobody else. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, placeOf } from '../../src/queries/area.ts';
import { displaySize, handLimitOf, initiativeOf } from '../../src/queries/values.ts';
import { endure, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const world = (worldCard: string, more: Partial<Setting> = {}) =>
  table({ heroes: { 3: ['druid'] }, monsters: { 1: ['mimic-doghouse'] }, worldCard, ...more });

test('Icy Lands: a Hero that moves slides one lane further, once', () => {
  const t = turnOf(world('icy'), 'druid');
  t.choose('act', { do: 'move', at: { lane: 2 } });
  expect(placeOf(t.state, 'druid')?.lane).toBe(1);
  t.choose('act', { do: 'move', at: { lane: 5 } });
  expect(placeOf(t.state, 'druid')?.lane).toBe(4);
});

test('Icy Lands: who is pushed slides too; a step back does not, nor do Monsters', () => {
  const pushed = monsterActs(
    world('icy', { heroes: { 3: ['druid'] }, monsters: { 3: ['psi-pincher'] } }).dice('right'),
    'psi-pincher',
  );
  endure(pushed).expectEnd();
  expect(placeOf(pushed.state, 'druid')?.lane).toBe(5);
  const back = turnOf(world('icy', { heroes: { 3: ['druid', 'bard'] } }), 'druid');
  back.choose('act', { do: 'move', at: { lane: 3 } });
  expect(placeOf(back.state, 'druid')).toEqual({ lane: 3, rank: 2 });
  const monster = monsterActs(world('icy'), 'mimic-doghouse');
  expect(placeOf(monster.state, 'mimic-doghouse')?.lane).toBe(5);
});

test('Barkwood: at the end of each Round everybody heals 1, once', () => {
  const t = world('forest', {
    heroes: { 3: ['druid'], 2: ['bard'] },
    damage: { druid: 3, 'mimic-doghouse': 2 },
  }).begin(flow.playRound, {}, 'worldEnd');
  expect(wounds(t)).toEqual({ druid: 2, 'mimic-doghouse': 1 });
  t.expectEnd();
});

test('Muddle Mire: a Hero that moves discards 1; Monsters move one lane less', () => {
  const t = turnOf(world('swamp', { hands: { druid: ['magic', 'speed'] } }), 'druid');
  t.choose('act', { do: 'move', at: { lane: 2 } }).choose('forcedDiscard', { at: { hand: 'magic' } });
  expect(hero(t.state, 'druid').hand).toEqual(['speed']);
  intact(t);
  const slow = monsterActs(
    world('swamp', { monsters: { 3: ['chowtaur'], 1: ['mimic-doghouse'] } }),
    'chowtaur',
  );
  expect(placeOf(slow.state, 'chowtaur')?.lane).toBe(2);
  const still = monsterActs(world('swamp'), 'mimic-doghouse');
  expect(placeOf(still.state, 'mimic-doghouse')?.lane).toBe(1);
});

test('Bone Dry Dunes: a display of 3, and what drops is free; the Market is not', () => {
  const t = turnOf(
    world('desert', {
      monsters: { 3: ['mimic-doghouse'], 1: ['slime'] },
      left: { 'mimic-doghouse': 1 },
      hands: { druid: ['magic'] },
      display: ['strength', 'spirit', 'speed'],
    }).dice('pizza'),
    'druid',
  );
  expect(displaySize(t.state)).toBe(3);
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  t.choose('pickUp', { do: 'pickUp', cards: [], xp: 0 });
  expect(hero(t.state, 'druid').treasures).toEqual(['pizza']);
  const market = world('desert', { monsters: {}, display: [] })
    .dice('ham')
    .begin(flow.visitMarket, { left: ['druid'], first: '' });
  expect(market.refusal({ do: 'buy', treasure: 'ham' })).toMatchObject({ type: 'speed' });
});

test('Bone Dry Dunes: the oldest cards go when it is revealed, and come back with the next World', () => {
  const dry = table({ heroes: { 3: ['druid'] }, worldCard: 'icy' })
    .dice('desert', 'slime', 'chowtaur')
    .begin(flow.playWorld, {}, 'worldCard');
  expect(dry.state.display).toEqual(['intellect', 'speed', 'magic']);
  const wet = table({ heroes: { 3: ['druid'] }, worldCard: 'desert', display: ['magic', 'magic', 'magic'] })
    .dice('castle', 'joker', 'speed', 'slime', 'chowtaur', 'frenchgoyle')
    .begin(flow.playWorld, {}, 'worldCard');
  expect(wet.state.display).toEqual(['magic', 'magic', 'magic', 'joker', 'speed']);
  intact(wet);
});

test('Kennelot: Monsters have 1 more Initiative, Heroes may hold 1 card more', () => {
  const t = turnOf(world('castle'), 'druid');
  expect([initiativeOf(t.state, 'mimic-doghouse'), initiativeOf(t.state, 'druid')]).toEqual([6, 3]);
  expect(handLimitOf(t.state, 'druid')).toBe(11);
});
