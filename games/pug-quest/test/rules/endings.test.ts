import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { cards, endure, midRound } from '../answers.ts';
import { table } from '../table.ts';

test('[PQ-END-01] victory: the Boss is Defeated, and all Heroes win, the Defeated ones too', () => {
  const t = midRound(
    table({
      seats: ['thief', 'bard'],
      heroes: { 4: ['bard'] },
      fallen: ['thief'],
      monsters: { 1: ['slime'], 4: ['rat-king'] },
      hands: { bard: ['spirit'] },
      left: { 'rat-king': 1 },
      world: 3,
      round: 2,
    }),
  ).begin(flow.heroTurn, { hero: 'bard' });
  t.choose('act', 'standardAttack').expectOver({ winners: [0, 1], how: 'bossDefeated' });
  expect(t.events('gameEnded')).toEqual([{ type: 'gameEnded', how: 'bossDefeated' }]);
});

test('[PQ-END-02] defeat: no Hero stands in World 3', () => {
  const t = midRound(
    table({
      seats: ['thief', 'bard'],
      heroes: { 4: ['bard'] },
      fallen: ['thief'],
      monsters: { 4: ['war-bulldog'], 1: ['rat-king'] },
      left: { bard: 1 },
      world: 3,
    }),
  ).begin(flow.monsterTurn, { monster: 'war-bulldog' });
  endure(t).expectOver({ winners: [], how: 'heroesDefeated' });
});

test('[PQ-END-03] defeat: the tenth Round of World 3 ends', () => {
  const t = midRound(
    table({ heroes: { 4: ['bard'] }, monsters: { 1: ['supreme-feline-mind'] }, world: 3, round: 10 }).arrange(
      (s) => {
        s.acted = ['supreme-feline-mind'];
      },
    ),
  ).begin(flow.heroTurn, { hero: 'bard' });
  t.choose('act', 'endTurn').expectOver({ winners: [], how: 'timeOut' });
  expect(rules.words.outcome({ winners: [], how: 'timeOut' }, rules.view(t.state, 0))).not.toBe('timeOut');
});

test.each([1, 2] as const)('[PQ-END-04] a wipe or the tenth Round in World %d is no defeat', (world) => {
  const wiped = midRound(
    table({ heroes: { 2: ['bard'] }, monsters: { 2: ['war-bulldog'] }, left: { bard: 1 }, world }).dice(
      ...cards(9, 'magic'),
      'speed',
    ),
  ).begin(flow.monsterTurn, { monster: 'war-bulldog' });
  endure(wiped).expectAsked(0, 'placeHero');
  expect(wiped.state).toMatchObject({ world: world + 1, outcome: null });

  const late = midRound(
    table({ heroes: { 2: ['bard'] }, monsters: { 5: ['slime'] }, world, round: 10 }).arrange((s) => {
      s.acted = ['slime'];
    }),
  ).begin(flow.heroTurn, { hero: 'bard' });
  late.choose('act', 'endTurn').expectAsked(0, 'placeHero');
  expect(late.state).toMatchObject({ world: world + 1, round: 1, outcome: null });
});
