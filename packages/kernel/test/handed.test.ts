/** Draws that the host hands in with an answer: thrown dice that came to rest outside. */
import { expect, test } from 'vitest';
import type { Game, MachineState, Match } from '../src/index.ts';
import {
  call,
  copy,
  DrawNeeded,
  die,
  freshMachine,
  handedIn,
  openMatch,
  proceduresByName,
  recordOf,
  replay,
  rulesFor,
  seeded,
  submit,
  undoVerdict,
} from '../src/index.ts';

interface Throwing extends MachineState {
  thrown: (string | number)[];
}

const { procedure, ask } = rulesFor<Throwing>();
const throwing = procedure<object>('throwing', {
  throw: ask({
    kind: 'throw',
    who: () => 0,
    candidates: () => [{ do: 'throw' }, { do: 'wait' }],
    answer: (s, _f, option) => {
      if (option.do === 'throw') s.thrown.push(handedIn(s) ?? die(s, 6));
      return 'stay';
    },
  }),
});

const game = {
  id: 'throwing',
  version: 1,
  procedures: proceduresByName<Throwing>([throwing]),
  setup: (_options: unknown, rng: Throwing['rng']) => {
    const s: Throwing = { ...freshMachine(rng), thrown: [] };
    call(s, throwing, {});
    return s;
  },
  clone: copy,
} as unknown as Game<Throwing>;

/** Throws, and then may only go on. */
const forced = procedure<object>('throwing', {
  throw: ask({
    kind: 'throw',
    who: () => 0,
    candidates: () => [{ do: 'throw' }, { do: 'wait' }],
    answer: (s) => void s.thrown.push(die(s, 6)),
  }),
  rest: ask({
    kind: 'rest',
    who: () => 0,
    candidates: () => [{ do: 'go on' }],
    answer: () => 'again',
  }),
});
const forcing: Game<Throwing> = { ...game, procedures: proceduresByName<Throwing>([forced]) };

const opened = (): Match<Throwing> => openMatch(game, { options: { players: 1 }, seed: 's', seats: ['Ada'] });
const THROW = { seat: 0, option: { do: 'throw' } };

test('what the host hands in is what was thrown; without it the rule draws for itself', () => {
  const match = opened();
  submit(match, { ...THROW, decision: 0 }, { draws: ['section4 icon'] });
  submit(match, { ...THROW, decision: 1 });
  expect(match.state.thrown[0]).toBe('section4 icon');
  expect(match.state.thrown[1]).toBeTypeOf('number');
  expect(match.state.rng).not.toHaveProperty('handed');
});

test('the record keeps draws and note, and plays again to the same state', () => {
  const match = opened();
  submit(match, { ...THROW, decision: 0 }, { draws: ['hole'], note: { hash: 'abc' } });
  submit(match, { ...THROW, decision: 1 });
  const record = recordOf(match);
  expect(record.answers[0]?.handed).toEqual({ draws: ['hole'], note: { hash: 'abc' } });
  expect(record.answers[1]).not.toHaveProperty('handed');
  expect(replay(game, record).state).toEqual(match.state);
});

test('a seat cannot hand anything in with its answer', () => {
  const match = opened();
  const forged = { ...THROW, decision: 0, handed: { draws: ['bullseye'] } };
  submit(match, forged);
  expect(match.state.thrown).not.toContain('bullseye');
});

test('draws that nothing asks for are an error and change nothing', () => {
  const match = opened();
  const before = copy(match.state);
  const wait = { seat: 0, option: { do: 'wait' }, decision: 0 };
  expect(() => submit(match, wait, { draws: ['bullseye'] })).toThrow(/nothing here draws bullseye/);
  expect(match.state).toEqual(before);
  expect(match.answers).toEqual([]);
  submit(match, wait);
  expect(match.state.asks).toBe(1);
});

test('also late in a match, when the state before is not at hand', () => {
  const match = opened();
  for (let decision = 0; decision < 50; decision++)
    submit(match, { ...THROW, decision }, decision % 3 === 0 ? { draws: ['hole'] } : undefined);
  const before = copy(match.state);
  const wait = { seat: 0, option: { do: 'wait' }, decision: 50 };
  expect(() => submit(match, wait, { draws: ['bullseye'] })).toThrow(/nothing here draws bullseye/);
  expect(match.state).toEqual(before);
  submit(match, wait);
  expect(match.state.thrown).toEqual(before.thrown);
});

test('a handed draw is a draw: it cannot be taken back for nothing', () => {
  const match = opened();
  submit(match, { ...THROW, decision: 0 }, { draws: ['hole'] });
  expect(match.state.rng.drawn).toBe(1);
  expect(match.undoable).toBe(0);
});

test('where a script stands in for the host, it says which draw is missing', () => {
  const rng = { ...seeded('script'), script: ['hole'] };
  expect(handedIn({ rng })).toBe('hole');
  expect(rng.drawn).toBe(1);
  expect(() => handedIn({ rng })).toThrow(new DrawNeeded(1).message);
});

test('a draw and a forced answer behind it are taken back together, and only if the table agrees', () => {
  const match = openMatch(forcing, { options: { players: 1 }, seed: 's', seats: ['Ada'] });
  submit(match, { ...THROW, decision: 0 });
  submit(match, { seat: 0, option: { do: 'go on' }, decision: 1 });
  expect(undoVerdict(match, 0)).toEqual({ kind: 'ask', because: 'drawn' });
});
