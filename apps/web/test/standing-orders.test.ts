import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import { describe, expect, test } from 'vitest';
import type { StandingOrder } from '../src/play/standing-orders.ts';
import {
  afterOwnTurn,
  answerByOrder,
  answersTo,
  numbersOf,
  optionFor,
  withOrder,
} from '../src/play/standing-orders.ts';

const defend = (...cards: string[]): Option => Object.assign({ do: 'defend' }, { cards, xp: 0 });
const DEFENCES = [defend(), defend('magic'), defend('joker'), defend('magic', 'joker')];
const PARRY = { do: 'riposte', combo: 'parry', at: { card: 'parry' } };
const RIPOSTES: readonly Option[] = [PARRY, { do: 'pass' }];
const asked = (kind: string, options: readonly Option[]): SeenDecision => ({
  ...{ id: 1, seat: 0, kind, options, about: {} },
});
const view = (damage: number) => ({
  seat: 0,
  round: 3,
  heroes: [
    { id: 'bard', seat: 0, damage, life: 6, hand: ['magic'] },
    { id: 'thief', seat: 1, damage: 5, life: 7, hand: null },
  ],
});
const always: StandingOrder = {
  seat: 0,
  kind: 'defend',
  answer: { deed: 'defend', amount: 'most' },
  lasts: 'match',
};

describe('what an order can say', () => {
  test('one of several deeds, where each can be done in one way', () => {
    expect(answersTo(RIPOSTES)).toEqual([
      { deed: 'riposte', amount: 'only' },
      { deed: 'pass', amount: 'only' },
    ]);
  });

  test('as much or as little as possible, where a deed takes more or less', () => {
    expect(answersTo(DEFENCES)).toEqual([
      { deed: 'defend', amount: 'most' },
      { deed: 'defend', amount: 'least' },
    ]);
  });

  test('nothing about ways that differ only in what they point at, nor where there is no choice', () => {
    const targets = [1, 2].map((lane): Option => ({ do: 'target', at: { lane } }));
    expect(answersTo([...targets, { do: 'done' }])).toEqual([{ deed: 'done', amount: 'only' }]);
    expect(answersTo([defend()])).toEqual([]);
  });
});

describe('the option that is meant', () => {
  test('takes most or least; among equals the first that is listed', () => {
    expect(optionFor({ deed: 'defend', amount: 'most' }, DEFENCES)).toEqual(defend('magic', 'joker'));
    expect(optionFor({ deed: 'defend', amount: 'least' }, DEFENCES)).toEqual(defend());
    expect(optionFor({ deed: 'defend', amount: 'most' }, DEFENCES.slice(0, 3))).toEqual(defend('magic'));
  });

  test('is none where the deed is not possible, or in several ways', () => {
    expect(optionFor({ deed: 'riposte', amount: 'only' }, [{ do: 'pass' }])).toBeUndefined();
    expect(optionFor({ deed: 'riposte', amount: 'only' }, [...RIPOSTES, ...RIPOSTES])).toBeUndefined();
  });
});

test('numbers of a seat are found wherever the view says that something is of it', () => {
  expect([...numbersOf(view(2), 0)]).toEqual([
    ['damage', 2],
    ['life', 6],
  ]);
  expect(numbersOf(view(2), 7).size).toBe(0);
});

describe('an order', () => {
  test('answers its kind of question for its seat, and no other', () => {
    expect(answerByOrder([always], asked('defend', DEFENCES), view(0))?.option).toEqual(
      defend('magic', 'joker'),
    );
    expect(answerByOrder([always], asked('pay', DEFENCES), view(0))).toBeUndefined();
    expect(answerByOrder([{ ...always, seat: 1 }], asked('defend', DEFENCES), view(0))).toBeUndefined();
  });

  test('holds only while its number stands where it should', () => {
    const late: StandingOrder = { ...always, condition: { number: 'damage', is: 'atLeast', limit: 3 } };
    const early: StandingOrder = { ...always, condition: { number: 'damage', is: 'atMost', limit: 3 } };
    const answered = (order: StandingOrder, damage: number): boolean =>
      answerByOrder([order], asked('defend', DEFENCES), view(damage)) !== undefined;
    expect([2, 3, 4].map((damage) => answered(late, damage))).toEqual([false, true, true]);
    expect([2, 3, 4].map((damage) => answered(early, damage))).toEqual([true, true, false]);
    const unknown: StandingOrder = { ...always, condition: { number: 'gold', is: 'atMost', limit: 99 } };
    expect(answered(unknown, 0)).toBe(false);
  });

  test('for this turn ends with the next question of the own turn; others stay', () => {
    const brief: StandingOrder = { ...always, lasts: 'turn' };
    expect(afterOwnTurn([brief, always, { ...brief, seat: 1 }], 0)).toEqual([always, { ...brief, seat: 1 }]);
  });

  test('replaces an older one; one with a condition goes before one without', () => {
    const never: StandingOrder = { ...always, answer: { deed: 'defend', amount: 'least' } };
    const late: StandingOrder = { ...always, condition: { number: 'damage', is: 'atLeast', limit: 3 } };
    expect(withOrder([always], never)).toEqual([never]);
    const both = withOrder([never], late);
    expect(both).toEqual([late, never]);
    expect(answerByOrder(both, asked('defend', DEFENCES), view(5))?.option).toEqual(defend('magic', 'joker'));
    expect(answerByOrder(both, asked('defend', DEFENCES), view(0))?.option).toEqual(defend());
  });
});
