import type { Toy } from '@questhall/testkit/toy';
import { toy } from '@questhall/testkit/toy';
import { expect, test } from 'vitest';
import type { Match, MatchRecord, Option, Seat } from '../src/index.ts';
import {
  advance,
  BrokenRecord,
  copy,
  DrawNeeded,
  hash,
  kernelReason,
  load,
  openMatch,
  present,
  recordOf,
  replay,
  save,
  submit,
  takeEvents,
  whyNot,
} from '../src/index.ts';

const SETUP = {
  options: { players: 3, health: 5, scouting: true },
  seed: 'match',
  seats: ['Ada', 'Ben', 'Cleo'],
};

const bid = (marrow: number): Option => ({ do: 'bid', marrow }) as Option;

/** Answers with an option, for the question that is open to the seat. */
function say(match: Match<Toy>, seat: Seat, option: Option) {
  const decision = match.decisions.find((open) => open.seat === seat)?.id ?? -1;
  return submit(match, { seat, decision, option });
}

/** A match in which Ada has the turn. */
function adasTurn(): Match<Toy> {
  const match = openMatch(toy, SETUP);
  takeEvents(match.state);
  say(match, 0, bid(1));
  say(match, 1, bid(0));
  say(match, 2, bid(0));
  return match;
}

/** Everything answered with the first option, to the end. */
function played(): MatchRecord {
  const match = openMatch(toy, SETUP);
  while (!match.state.outcome) {
    const [decision] = match.decisions;
    if (decision) say(match, decision.seat, decision.options[0] as Option);
  }
  return recordOf(match);
}

const ATTACK = (match: Match<Toy>): Option =>
  match.decisions[0]?.options.find((option) => option.do === 'attack') as Option;

test('an answer from outside is carried out and tells what happened', () => {
  const match = adasTurn();
  const submitted = say(match, 0, { do: 'aim' });
  expect(submitted).toEqual({ events: [{ event: { type: 'aimed', seat: 0 } }] });
  expect(match.answers.at(-1)).toEqual({ seat: 0, option: { do: 'aim' } });
});

test.each([
  [
    'a seat that is not asked',
    { seat: 1, decision: 1, option: { do: 'aim' } },
    { rule: 'QH-NOT-ASKED', seat: 1 },
  ],
  [
    'a seat that is not there',
    { seat: 9, decision: 1, option: { do: 'aim' } },
    { rule: 'QH-NOT-ASKED', seat: 9 },
  ],
  [
    'an answer to an older question',
    { seat: 0, decision: 0, option: { do: 'aim' } },
    { rule: 'QH-LATE', answered: 0, open: 1 },
  ],
  [
    'something nobody thought of',
    { seat: 0, decision: 1, option: { do: 'fly' } },
    { rule: 'QH-NO-SUCH-OPTION', option: 'fly' },
  ],
  [
    'an option with something added',
    { seat: 0, decision: 1, option: { do: 'aim', twice: true } },
    { rule: 'QH-NO-SUCH-OPTION', option: 'aim' },
  ],
])('%s is refused and changes nothing', (_what, submission, reason) => {
  const match = adasTurn();
  const before = hash(match.state);
  expect(submit(match, submission)).toEqual({ refused: reason });
  expect(hash(match.state)).toBe(before);
  expect(match.answers).toHaveLength(3);
  expect(kernelReason(reason)).toMatch(/^[A-Z].*\.$/);
});

test('a candidate that the rules forbid is refused with the reason of the rules', () => {
  const match = adasTurn();
  say(match, 0, { do: 'aim' });
  expect(say(match, 0, { do: 'aim' })).toEqual({ refused: { rule: 'BD-DUEL-03a' } });
  expect(whyNot(match, 0, { do: 'aim' })).toEqual({ rule: 'BD-DUEL-03a' });
  expect(kernelReason({ rule: 'BD-DUEL-03a' })).toBeUndefined();
});

test('of seats asked together each answers once, in any order, and may not answer late', () => {
  const match = openMatch(toy, SETUP);
  expect(submit(match, { seat: 2, decision: 0, option: bid(0) })).toHaveProperty('events');
  expect(submit(match, { seat: 2, decision: 0, option: bid(1) })).toEqual({
    refused: { rule: 'QH-NOT-ASKED', seat: 2 },
  });
  submit(match, { seat: 0, decision: 0, option: bid(1) });
  submit(match, { seat: 1, decision: 0, option: bid(0) });
  expect(submit(match, { seat: 0, decision: 0, option: bid(1) })).toEqual({
    refused: { rule: 'QH-LATE', answered: 0, open: 1 },
  });
});

test('after the end every answer is refused', () => {
  const match = replay(toy, played());
  expect(submit(match, { seat: 0, decision: match.state.asks, option: { do: 'rest' } })).toEqual({
    refused: { rule: 'QH-OVER' },
  });
});

test('what is presented to a viewer: the view, its own question, and who is waited for', () => {
  const match = openMatch(toy, SETUP);
  say(match, 1, bid(2));
  const toAda = present(match, 0);
  expect(toAda.decision).toMatchObject({ id: 0, seat: 0, kind: 'bid', about: {} });
  expect(toAda.waiting).toEqual([
    { seat: 0, kind: 'bid' },
    { seat: 2, kind: 'bid' },
  ]);
  expect(toAda.outcome).toBeNull();
  expect(present(match, 1).decision).toBeNull();
  expect(present(match, null).view).toEqual(toy.view(match.state, null));
});

test('the question in a window says what it is about', () => {
  const match = adasTurn();
  say(match, 0, ATTACK(match));
  expect(present(match, 1).decision?.about).toMatchObject({ by: 0, at: 1 });
});

test('a record plays again to the same state, and to every state in between', () => {
  const record = played();
  const match = replay(toy, record);
  expect(match.state.outcome).not.toBeNull();
  expect(recordOf(match)).toEqual(record);
  const steps: number[] = [];
  const half = replay(toy, record, 7, ({ answers }) => steps.push(answers.length));
  expect(steps).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(hash(replay(toy, { ...record, answers: record.answers.slice(0, 7) }).state)).toBe(hash(half.state));
});

function brokenBy(record: MatchRecord): BrokenRecord {
  try {
    replay(toy, record);
  } catch (error) {
    if (error instanceof BrokenRecord) return error;
    throw error;
  }
  throw new Error('the record plays');
}

test('a damaged record names the answer that does not play', () => {
  const record = played();
  const damaged = record.answers.with(4, { seat: 0, option: { do: 'fly' } });
  expect(brokenBy({ ...record, answers: damaged })).toMatchObject({
    at: 4,
    message: expect.stringMatching(/^answer 5/),
  });
  const missing = record.answers.toSpliced(2, 1);
  expect(brokenBy({ ...record, answers: missing }).at).toBe(2);
  const more = [...record.answers, { seat: 0, option: { do: 'rest' } }];
  expect(brokenBy({ ...record, answers: more })).toMatchObject({
    at: record.answers.length,
    reason: { rule: 'QH-OVER' },
  });
});

test('a record of another game or version is not played', () => {
  const record = played();
  expect(brokenBy({ ...record, game: 'chess' })).toMatchObject({
    at: -1,
    reason: { rule: 'QH-OTHER-GAME', game: 'chess' },
  });
  const { at, reason } = brokenBy({ ...record, rulesVersion: 9 });
  expect(at).toBe(-1);
  expect(reason).toEqual({ rule: 'QH-OTHER-VERSION', found: 9, have: 1 });
  expect(kernelReason(reason)).toBe('This was played with rules version 9; these are version 1.');
});

test('a state saved in the middle of a window plays on as if nothing had been', () => {
  const match = adasTurn();
  say(match, 0, ATTACK(match));
  const text = save(toy, match.state);
  const loaded: Match<Toy> = {
    ...match,
    answers: [...match.answers],
    forced: [],
    undoable: 0,
    kept: [],
    state: load(toy, text),
  };
  expect(advance(toy, loaded.state)).toEqual(match.decisions);
  for (let i = 0; i < 6; i++) {
    const [decision] = match.decisions;
    if (!decision) break;
    const option = decision.options[0] as Option;
    expect(say(loaded, decision.seat, option)).toEqual(say(match, decision.seat, option));
  }
  expect(hash(loaded.state)).toBe(hash(match.state));
});

test('a saved state of another game, of another version, or of nothing is not loaded', () => {
  const text = save(toy, openMatch(toy, SETUP).state);
  expect(() => load({ ...toy, id: 'chess' }, text)).toThrow(
    'expected a saved state of chess, rules version 1, format 2; found toy, rules version 1, format 2',
  );
  expect(() => load({ ...toy, version: 2 }, text)).toThrow('found toy, rules version 1');
  expect(() => load(toy, 'null')).toThrow('found no game, rules version none');
});

/** Real dice: a match that asks for what was rolled or drawn. */
function withRealDice(): Match<Toy> {
  const match = adasTurn();
  match.state.rng.script = [];
  return match;
}

test('real dice: a draw that is needed leaves the match as it was, and the answer can be given again', () => {
  const match = withRealDice();
  say(match, 0, ATTACK(match));
  say(match, 1, { do: 'pass' });
  const before = hash(match.state);
  const answers = match.answers.length;
  expect(() => say(match, 2, { do: 'pass' })).toThrow(DrawNeeded);
  expect(hash(match.state)).toBe(before);
  expect(match.answers).toHaveLength(answers);
  expect(match.decisions[0]).toMatchObject({ seat: 2, kind: 'react' });

  const entered: (string | number)[] = [];
  const outOf: number[] = [];
  for (let tries = 0; tries < 20 && match.answers.length === answers; tries++) {
    match.state.rng.script = [...entered];
    try {
      say(match, 2, { do: 'pass' });
    } catch (error) {
      if (!(error instanceof DrawNeeded)) throw error;
      outOf.push(error.outOf);
      entered.push(outOf.length === 1 ? 6 : (match.state.bag[entered.length - 1] as string));
    }
  }
  expect(outOf).toEqual([6, 10]);
  expect(match.state.fighters.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
  expect(match.state.rng.script).toEqual([]);
});

test('real dice, without a match: a clone takes the draws until they are all known', () => {
  const { state } = withRealDice();
  const before = copy(state);
  const attempt = toy.clone(state);
  attempt.stack = [
    { proc: 'attack', step: 'roll', locals: { by: 0, at: 1, bone: 'jab', strength: 1 }, given: null },
  ];
  attempt.strike = { by: 0, at: 1, bone: 'jab', strength: 1 };
  const rolled = toy.clone(attempt);
  expect(() => advance(toy, attempt)).toThrow(DrawNeeded);
  rolled.rng.script = [6];
  expect(() => advance(toy, rolled)).toThrow('the procedures ran out');
  expect(rolled.fighters[1]?.health).toBe(3);
  expect(state).toEqual(before);
});

test('a saved state of another format, or without a state, is not loaded', () => {
  const saved = JSON.parse(save(toy, openMatch(toy, SETUP).state));
  expect(() => load(toy, JSON.stringify({ ...saved, format: 1 }))).toThrow('format 1');
  expect(() => load(toy, JSON.stringify({ ...saved, state: null }))).toThrow('expected a saved state');
});
