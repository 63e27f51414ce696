import { expect, test } from 'vitest';
import { laneAfter, placeOf } from '../../src/queries/area.ts';
import type { Setting } from '../table.ts';
import { monsterActs, table, turnOf } from '../table.ts';

const heroMoves = (heroes: Setting['heroes'], id: string, lane: number) =>
  turnOf(table({ heroes, monsters: { 1: ['slime'] } }), id).choose('act', { do: 'move', at: { lane } }).state
    .heroLanes;

/** In World 1 with a Hero nobody reaches. */
const monsterMoves = (monsters: NonNullable<Setting['monsters']>, id: string, heroLane: 1 | 3) => {
  const t = monsterActs(table({ heroes: { [heroLane]: ['bard'] }, monsters }), id);
  t.expectEnd();
  expect(t.events('attacked')).toEqual([]);
  return t;
};

test('[PQ-VEC-05] Bravepug moves left and stands behind Puggab', () => {
  expect(heroMoves({ 2: ['barbarian'], 3: ['warrior'] }, 'warrior', 2)).toEqual([
    [],
    ['barbarian', 'warrior'],
    [],
    [],
    [],
  ]);
});

test('[PQ-VEC-06] and behind Puggab and McPugson at rank 3, beyond the mat', () => {
  const t = turnOf(
    table({ heroes: { 2: ['barbarian', 'merchant'], 3: ['warrior'] }, monsters: { 1: ['slime'] } }),
    'warrior',
  ).choose('act', { do: 'move', at: { lane: 2 } });
  expect(t.state.heroLanes[1]).toEqual(['barbarian', 'merchant', 'warrior']);
  expect(placeOf(t.state, 'warrior')).toEqual({ lane: 2, rank: 3 });
});

test('[PQ-VEC-07] [PQ-VEC-08] the Badger moves 2 left and lines up; the Slime takes its place for nothing', () => {
  const t = monsterMoves({ 3: ['skeleton-pug'], 5: ['badger', 'slime'] }, 'badger', 1);
  expect(t.state.monsterLanes).toEqual([[], [], ['skeleton-pug', 'badger'], [], ['slime']]);
  expect(placeOf(t.state, 'slime')).toEqual({ lane: 5, rank: 1 });
  expect(t.events('moved').map(({ creature }) => creature)).toEqual(['badger']);
  expect(t.state.acted).toEqual(['badger']);
});

test('[PQ-VEC-09] the Skeleton Pug leaves lane 1 to the left and reappears in lane 5', () => {
  expect(monsterMoves({ 1: ['skeleton-pug'] }, 'skeleton-pug', 3).state.monsterLanes).toEqual([
    [],
    [],
    [],
    [],
    ['skeleton-pug'],
  ]);
});

test('[PQ-VEC-10] it lines up in lane 5, the one behind it closes up in lane 1', () => {
  const lanes = { 1: ['skeleton-pug', 'slime'], 5: ['chowtaur'] };
  expect(monsterMoves(lanes, 'skeleton-pug', 3).state.monsterLanes).toEqual([
    ['slime'],
    [],
    [],
    [],
    ['chowtaur', 'skeleton-pug'],
  ]);
});

test('[PQ-VEC-11] lanes are a ring of five', () => {
  expect([laneAfter(1, 2, 'left'), laneAfter(2, 2, 'left'), laneAfter(5, 1, 'right')]).toEqual([4, 5, 1]);
  for (const lane of [1, 2, 3, 4, 5]) {
    for (const k of [0, 1, 2, 3, 4, 5, 6]) {
      expect(laneAfter(lane, k, 'left')).toBe(((((lane - 1 - k) % 5) + 5) % 5) + 1);
    }
  }
  /** Chowtaur: 2 left. Dachshydra: 1 right. */
  expect(monsterMoves({ 1: ['chowtaur'] }, 'chowtaur', 3).state.monsterLanes[3]).toEqual(['chowtaur']);
  expect(monsterMoves({ 5: ['dachshydra'] }, 'dachshydra', 3).state.monsterLanes[0]).toEqual(['dachshydra']);
});

test('[PQ-VEC-12] the first of three leaves, the others become first and second', () => {
  expect(heroMoves({ 4: ['bard', 'cleric', 'thief'] }, 'bard', 5)).toEqual([
    [],
    [],
    [],
    ['cleric', 'thief'],
    ['bard'],
  ]);
});

test('[PQ-VEC-13] Movement 1 reaches the neighbours on the ring, Movement 2 all four other lanes', () => {
  const reach = (id: string) =>
    turnOf(table({ heroes: { 1: [id] }, monsters: { 1: ['slime'] } }), id)
      .options('act')
      .flatMap((option) =>
        option.do === 'move' && option.at && 'lane' in option.at ? [option.at.lane] : [],
      );
  /** The Bard has 1, the Thief 2. */
  expect(reach('bard')).toEqual([2, 5]);
  expect(reach('thief')).toEqual([2, 3, 4, 5]);
});
