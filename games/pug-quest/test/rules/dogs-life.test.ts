import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero } from '../../src/queries/area.ts';
import { handLimitOf } from '../../src/queries/values.ts';
import { cards, endure, midRound, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-DOG-01] Heroes are dealt at random, from the first seat on', () => {
  const t = scenario(rules, { players: 2, dogsLife: true, heroes: 'choose' })
    .dice('witch', 'ranger', ...cards(7, 'magic'), ...cards(7, 'speed'), ...cards(5, 'spirit'))
    .start();
  expect(t.events('heroChosen')).toEqual([
    { type: 'heroChosen', seat: 0, hero: 'witch' },
    { type: 'heroChosen', seat: 1, hero: 'ranger' },
  ]);
  t.expectAsked(0, 'placeHero').done();
});

test.each([
  [1, 8],
  [2, 7],
  [3, 7],
  [4, 5],
  [5, 5],
])('[PQ-DOG-02] %d players: %d cards, at the start and at most', (players, cardsInHand) => {
  const t = scenario(rules, { players, dogsLife: true }).chance('dog').start();
  for (const { id, hand } of t.state.heroes) {
    expect([hand.length, handLimitOf(t.state, id)]).toEqual([cardsInHand, cardsInHand]);
  }
});

test('[PQ-DOG-02] the limit is kept at the end of a Turn', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['bard'] },
      monsters: { 5: ['slime'] },
      hands: { bard: cards(9, 'magic') },
      dogsLife: true,
    }),
    'bard',
  );
  t.choose('act', 'endTurn').choose('handLimit', 'discardCard').expectEnd();
  expect(hero(t.state, 'bard').hand).toHaveLength(8);
});

const hitBy = (monster: string, more: Partial<Setting> = {}) =>
  endure(
    monsterActs(
      table({ heroes: { 2: ['bard', 'cleric'] }, monsters: { 2: [monster] }, dogsLife: true, ...more }),
      monster,
    ),
  );

test('[PQ-DOG-03] an Energy card that cannot be discarded costs 1 Life', () => {
  expect(wounds(hitBy('slime'))).toEqual({ bard: 2 });
  const able = hitBy('slime', { hands: { bard: ['magic'] } }).choose('forcedDiscard', {
    at: { hand: 'magic' },
  });
  expect(wounds(able)).toEqual({ bard: 1 });
  expect(wounds(hitBy('slime', { dogsLife: false }))).toEqual({ bard: 1 });
  /** Not by an attack: the Trolldoodle makes its whole lane discard. */
  expect(wounds(hitBy('trolldoodle'))).toEqual({ bard: 1, cleric: 1 });
});

test('[PQ-DOG-04] a Treasure that cannot be discarded costs 1 Life', () => {
  const none = hitBy('war-bulldog', { prizes: { bard: ['slime'] } });
  expect(wounds(none)).toEqual({ bard: 3 });
  expect(hero(none.state, 'bard').prizes).toEqual(['slime']);
  const able = hitBy('war-bulldog', { treasures: { bard: ['pizza'] } });
  able.choose('forcedDiscard', { treasure: 'pizza' });
  expect(wounds(able)).toEqual({ bard: 2 });
  intact(able);
});

test('[PQ-DOG-05] the Round goes on where it stopped', () => {
  const next = (dogsLife: boolean) =>
    table({ heroes: { 2: ['bard'] }, round: 6, dogsLife })
      .dice('icy', 'slime', 'trolldoodle')
      .begin(flow.playWorld, {})
      .choose('placeHero', { at: { lane: 5 } })
      .events('roundBegan');
  expect(next(true)).toEqual([{ type: 'roundBegan', world: 2, round: 6 }]);
  expect(next(false)).toEqual([{ type: 'roundBegan', world: 2, round: 1 }]);
});

test.each([1, 2, 3] as const)('[PQ-DOG-06] the end of Round 10 is the end, also in World %d', (world) => {
  const end = (round: number) =>
    midRound(
      table({ heroes: { 2: ['bard'] }, monsters: { 5: ['slime'] }, world, round, dogsLife: true }).arrange(
        (s) => {
          s.acted = ['slime'];
        },
      ),
    )
      .begin(flow.heroTurn, { hero: 'bard' })
      .choose('act', 'endTurn');
  end(10).expectOver({ winners: [], how: 'timeOut' });
  expect(end(9).state).toMatchObject({ world, round: 10, outcome: null });
});

test('[PQ-DOG-07] everything else as ever: the Turn, the tax, the Market', () => {
  const both = (begin: (dogsLife: boolean) => unknown) => expect(begin(true)).toEqual(begin(false));
  const base: Setting = {
    heroes: { 2: ['bard', 'cleric'] },
    monsters: { 2: ['slime'] },
    hands: { bard: ['spirit'] },
  };
  both((dogsLife) => turnOf(table({ ...base, dogsLife }), 'bard').decisions);
  both((dogsLife) => table({ ...base, world: 2, dogsLife }).begin(flow.playRound, {}).decisions);
  both(
    (dogsLife) =>
      table({ ...base, monsters: {}, dogsLife })
        .dice('pizza', 'ham')
        .begin(flow.playWorld, {}, 'market').decisions,
  );
});
