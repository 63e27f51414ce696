import { expect, test } from 'vitest';
import { hero } from '../../src/queries/area.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { cards } from '../answers.ts';
import { intact, table, turnOf } from '../table.ts';

const DISPLAY: readonly Energy[] = ['strength', 'spirit', 'intellect', 'speed', 'magic'];
const turn = (hand: readonly Energy[], ...drawn: readonly string[]) =>
  turnOf(
    table({
      seats: ['bard', 'cleric'],
      heroes: { 1: ['bard'], 2: ['cleric'] },
      monsters: { 1: ['war-bulldog'] },
      hands: { bard: hand },
      display: DISPLAY,
    }).dice(...drawn),
    'bard',
  );

test('[PQ-VEC-50] Draw: twice from the deck', () => {
  const t = turn([], 'joker', 'magic').choose('act', 'draw');
  t.choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck').expectAsked(0, 'act').done();
  expect(hero(t.state, 'bard').hand).toEqual(['joker', 'magic']);
  expect(t.state.display).toEqual(DISPLAY);
});

test('[PQ-VEC-50] Draw: twice from the display, which is full again before the second', () => {
  const t = turn([], 'joker', 'strength').choose('act', 'draw');
  t.choose('drawFrom', { at: { display: 'spirit' } });
  expect(t.state.display).toEqual(['strength', 'intellect', 'speed', 'magic', 'joker']);
  t.choose('drawFrom', { at: { display: 'joker' } });
  expect(hero(t.state, 'bard').hand).toEqual(['spirit', 'joker']);
  expect(t.state.display).toHaveLength(5);
  intact(t);
});

test('[PQ-VEC-50] Draw: one of each', () => {
  const t = turn([], 'joker', 'strength').choose('act', 'draw');
  t.choose('drawFrom', { at: { display: 'magic' } })
    .choose('drawFrom', 'takeDeck')
    .done();
  expect(hero(t.state, 'bard').hand).toEqual(['magic', 'strength']);
});

test('[PQ-VEC-51] Change: five new cards, the hand as it was', () => {
  const t = turn(['magic'], ...cards(5, 'speed')).choose('act', 'change');
  expect(t.state.energyDiscard).toEqual(DISPLAY);
  expect(t.state.display).toEqual(cards(5, 'speed'));
  expect(hero(t.state, 'bard').hand).toEqual(['magic']);
  t.done();
});

test('[PQ-VEC-52] Discard 4: as many in hand as before, 4 more on the pile', () => {
  const t = turn([...cards(4, 'magic'), 'spirit'], ...cards(4, 'speed')).choose('act', 'discard');
  for (let i = 0; i < 4; i++) t.choose('discardCards', { at: { hand: 'magic' } });
  t.choose('discardCards', 'done');
  for (let i = 0; i < 4; i++) t.choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'bard').hand).toEqual(['spirit', ...cards(4, 'speed')]);
  expect(t.state.energyDiscard).toEqual(cards(4, 'magic'));
  t.expectAsked(0, 'act').done();
  intact(t);
});

test('[PQ-VEC-53] 2 players, 12 cards at the end of the Turn: 3 are discarded', () => {
  const t = turn([...cards(6, 'magic'), ...cards(6, 'spirit')]).choose('act', 'endTurn');
  let discarded = 0;
  for (; t.decisions[0]?.kind === 'handLimit'; discarded++) t.choose('handLimit', { at: { hand: 'magic' } });
  expect(discarded).toBe(3);
  expect(hero(t.state, 'bard').hand).toEqual([...cards(3, 'magic'), ...cards(6, 'spirit')]);
  t.expectEnd();
});

test('[PQ-VEC-54] a second Standard Attack is refused, a second Draw is fine, a third Action is refused', () => {
  const attack = turn(cards(2, 'strength')).choose('act', 'standardAttack');
  expect(attack.refusal({ do: 'standardAttack' })).toEqual({ rule: 'PQ-ACT-11' });
  expect(attack.state.turn?.actionsLeft).toBe(1);

  const draw = turn(['strength'], ...cards(4, 'speed'));
  for (let i = 0; i < 2; i++)
    draw.choose('act', 'draw').choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck');
  expect(hero(draw.state, 'bard').hand).toHaveLength(5);
  for (const third of ['draw', 'change', 'discard', 'standardAttack']) {
    expect(draw.refusal({ do: third })).toEqual({ rule: 'PQ-ACT-01', have: 0 });
  }
  expect(draw.refusal({ do: 'move', at: { lane: 2 } })).toEqual({ rule: 'PQ-ACT-01', have: 0 });
});
