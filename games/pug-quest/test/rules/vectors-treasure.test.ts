import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero } from '../../src/queries/area.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { endure } from '../answers.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** Bravepug, first in lane 3, Defeats the Mimic Doghouse in front of him; Puggab stands behind. */
const doghouse = (warrior: readonly Energy[], barbarian: readonly Energy[]) =>
  turnOf(
    table({
      heroes: { 3: ['warrior', 'barbarian'], 4: ['bard'] },
      monsters: { 3: ['mimic-doghouse'], 5: ['slime'] },
      hands: { warrior: ['magic', ...warrior], barbarian, bard: ['magic'] },
      left: { 'mimic-doghouse': 1 },
    }).dice('pizza'),
    'warrior',
  ).choose('act', 'standardAttack');

test('[PQ-VEC-43] Bravepug is asked first and pays 1 Magic or 1 Joker', () => {
  const magic = doghouse(['magic'], ['magic']);
  magic.expectAsked(0, 'pickUp').choose('pickUp', { cards: ['magic'] });
  expect(hero(magic.state, 'warrior')).toMatchObject({ treasures: ['pizza'], hand: [] });
  expect(hero(magic.state, 'barbarian').treasures).toEqual([]);
  intact(magic);
});

test('[PQ-VEC-43] [PQ-VEC-44] a Joker does it as well', () => {
  const first = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['mimic-doghouse'], 5: ['slime'] },
      hands: { warrior: ['joker', 'joker'] },
      left: { 'mimic-doghouse': 1 },
    }).dice('pizza'),
    'warrior',
  ).choose('act', 'standardAttack');
  first.choose('pickUp', { cards: ['joker'] });
  expect(hero(first.state, 'warrior')).toMatchObject({ treasures: ['pizza'], hand: [] });
  const second = doghouse([], ['joker']).choose('pickUp', { cards: ['joker'] });
  expect(hero(second.state, 'barbarian')).toMatchObject({ treasures: ['pizza'], hand: [] });
});

test('[PQ-VEC-44] he cannot or will not: Puggab is asked, pays and gets it', () => {
  const unwilling = doghouse(['magic'], ['magic']).choose('pickUp', 'decline');
  unwilling.expectAsked(1, 'pickUp').choose('pickUp', { cards: ['magic'] });
  expect(unwilling.state.heroes.map(({ treasures }) => treasures)).toEqual([[], ['pizza'], []]);
  const unable = doghouse(['strength'], ['magic']);
  unable.expectAsked(1, 'pickUp').choose('pickUp', { cards: ['magic'] });
  expect(unable.state.heroes.map(({ treasures }) => treasures)).toEqual([[], ['pizza'], []]);
});

test('[PQ-VEC-45] both decline: the Treasure is discarded', () => {
  const t = doghouse(['magic'], ['magic']).choose('pickUp', 'decline').choose('pickUp', 'decline');
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  expect(t.decisions[0]?.kind).toBe('act');
});

test('[PQ-VEC-46] the Ranger of lane 1 gets the XP, those of lane 3 are asked about the Treasure', () => {
  const t = turnOf(
    table({
      seats: ['ranger', 'warrior', 'barbarian'],
      heroes: { 1: ['ranger'], 3: ['warrior', 'barbarian'] },
      monsters: { 3: ['mimic-doghouse'], 5: ['slime'] },
      hands: { ranger: ['speed', 'magic'], warrior: ['magic'], barbarian: ['magic'] },
      left: { 'mimic-doghouse': 1 },
    }).dice('pizza'),
    'ranger',
  );
  t.choose('act', 'ability').choose('target', { at: { creature: 'mimic-doghouse' } });
  expect(hero(t.state, 'ranger').xp).toEqual(['mimic-doghouse']);
  t.expectAsked(1, 'pickUp').choose('pickUp', 'decline').expectAsked(2, 'pickUp').choose('pickUp', 'decline');
  t.expectAsked(0, 'act');
});

/** The Ranger Defeats the Corgriffin opposite the Bard. */
const corgriffin = (...drawn: readonly string[]) =>
  turnOf(
    table({
      seats: ['ranger', 'bard'],
      heroes: { 1: ['ranger'], 3: ['bard'] },
      monsters: { 3: ['corgriffin'], 5: ['slime'] },
      hands: { ranger: ['speed'], bard: ['intellect'] },
      left: { corgriffin: 1 },
    }).dice(...drawn),
    'ranger',
  )
    .choose('act', 'ability')
    .choose('target', { at: { creature: 'corgriffin' } });

test('[PQ-VEC-47] the Corgriffin: Prize without XP and Treasure, or XP and Treasure without Prize', () => {
  const prize = corgriffin();
  expect(prize.decisions).toHaveLength(1);
  prize.expectAsked(0, 'prize').choose('prize', 'takePrize');
  expect(hero(prize.state, 'ranger')).toMatchObject({ prizes: ['corgriffin'], xp: [] });
  prize.expectAsked(0, 'act').done();

  const xp = corgriffin('pizza').choose('prize', 'takeXp');
  expect(hero(xp.state, 'ranger')).toMatchObject({ prizes: [], xp: ['corgriffin'] });
  xp.expectAsked(1, 'pickUp').done();
  intact(prize);
  intact(xp);
});

test('[PQ-VEC-48] a Prize is not offered in the exchange and is lost when its Hero is Defeated', () => {
  const exchange = table({
    heroes: { 1: ['ranger', 'bard'] },
    prizes: { ranger: ['corgriffin'], bard: ['slime'] },
  })
    .begin(flow.exchange, { confirmed: [] })
    .choose('exchange', { do: 'offer', at: { creature: 'bard' } }, 0);
  expect(exchange.options('deal')).toEqual([{ do: 'withdraw' }]);

  const fallen = monsterActs(
    table({
      heroes: { 1: ['ranger', 'bard'] },
      monsters: { 1: ['war-bulldog'] },
      prizes: { ranger: ['corgriffin'], bard: ['slime'] },
      left: { ranger: 1 },
    }),
    'war-bulldog',
  );
  endure(fallen);
  expect(hero(fallen.state, 'ranger').prizes).toEqual([]);
  expect(hero(fallen.state, 'bard').prizes).toEqual(['slime']);
  expect(fallen.state.monsterDiscard).toEqual(['corgriffin']);
  intact(fallen);
});
