/** Dice that people roll at home: each face is an answer. */
import { expect, test } from 'vitest';
import type { BoxDie, Game, MachineState, Match, Option, Seat } from '../src/index.ts';
import {
  answer,
  below,
  call,
  copy,
  emit,
  freshMachine,
  hash,
  imagine,
  load,
  NOTHING_ROLLED,
  openMatch,
  present,
  proceduresByName,
  recordOf,
  refused,
  replay,
  roll,
  rulesFor,
  save,
  seeded,
  submit,
  undo,
  undoVerdict,
} from '../src/index.ts';

interface Duel extends MachineState {
  seen: (string | number)[];
  cards: number[];
}

const BONES: BoxDie<string> = { name: 'bone', faces: ['skull', 'skull', 'heart'] };
const PIPS: BoxDie<number> = {
  name: 'pips',
  faces: [1, 2, 3, 4],
  look: (pip) => (pip > 2 ? 'high' : 'low'),
};

const { procedure, ask } = rulesFor<Duel>();
const duel = procedure<object>('duel', {
  /** Draws a card and rolls two dice in one step, then one more for each skull. */
  open: (s) => {
    s.cards.push(below(s, 1000));
    const first = [roll(s, BONES, 2), roll(s, BONES, 1)];
    s.seen.push(...first);
    for (const face of first) if (face === 'skull') s.seen.push(roll(s, BONES));
    emit(s, { type: 'opened' });
  },
  /** The answer itself rolls. */
  act: ask({
    kind: 'act',
    who: () => 1,
    candidates: () => [{ do: 'strike' }, { do: 'wait' }],
    answer: (s, _f, option) => {
      if (option.do === 'strike') s.seen.push(roll(s, PIPS));
      return 'stay';
    },
  }),
});

const game = {
  id: 'duel',
  version: 1,
  players: { min: 2, max: 2 },
  procedures: proceduresByName<Duel>([duel]),
  setup: ({ byHand }: { byHand?: boolean }, rng: Duel['rng']) => {
    const s: Duel = {
      ...freshMachine(byHand ? { ...rng, byHand: NOTHING_ROLLED } : rng),
      seen: [],
      cards: [],
    };
    call(s, duel, {});
    return s;
  },
  clone: copy,
  guess: () => {},
  roller: (s: Duel): Seat => (s.seen.length === 0 ? 0 : 1),
  view: (s: Duel) => ({ seen: s.seen }),
} as unknown as Game<Duel>;

const opened = (byHand = true): Match<Duel> =>
  openMatch(game, { options: { players: 2, byHand }, seed: 's', seats: ['Ada', 'Ben'] });

const rolled = (die: string, face: string | number): Option => ({ do: 'rolled', die, face }) as Option;

function say(match: Match<Duel>, option: Option) {
  const [decision] = match.decisions;
  return submit(match, { seat: decision?.seat ?? -1, decision: decision?.id ?? -1, option });
}

function sayAll(match: Match<Duel>, ...options: readonly Option[]): Match<Duel> {
  for (const option of options) expect(say(match, option)).not.toHaveProperty('refused');
  return match;
}

const SKULL = rolled('bone', 'skull');
const HEART = rolled('bone', 'heart');

test('[O5] a roll asks whoever rolls for one face after the other', () => {
  const match = opened();
  const [question] = match.decisions;
  expect(question).toMatchObject({ seat: 0, kind: 'rollDice', options: [SKULL, HEART, { do: 'lend' }] });
  expect(present(match, 0).decision?.about).toEqual({ die: 'bone', dice: 2, entered: [] });
  sayAll(match, SKULL);
  expect(match.state.seen).toEqual([]);
  expect(present(match, 0).decision?.about).toMatchObject({ dice: 1, entered: [{ face: 'skull' }] });
  sayAll(match, HEART);
  // The skull asks for one more die.
  expect(match.decisions[0]?.kind).toBe('rollDice');
  sayAll(match, HEART);
  expect(match.state.seen).toEqual(['skull', 'heart', 'heart']);
  expect(match.decisions[0]).toMatchObject({ kind: 'act', seat: 1 });
});

test('[O5] what came from outside is told once, before what comes of it', () => {
  const match = opened();
  expect(say(match, HEART)).toEqual({ events: [] });
  expect(say(match, HEART)).toEqual({
    events: [
      {
        event: {
          type: 'diceEntered',
          seat: 0,
          dice: [
            { die: 'bone', face: 'heart', lent: false },
            { die: 'bone', face: 'heart', lent: false },
          ],
        },
      },
      { event: { type: 'opened' } },
    ],
  });
});

test('[O5] faces that look the same are offered once, and no other is taken', () => {
  const match = sayAll(opened(), HEART, HEART, { do: 'strike' });
  expect(match.decisions[0]?.options).toEqual([rolled('pips', 1), rolled('pips', 3), { do: 'lend' }]);
  expect(say(match, rolled('pips', 4))).toHaveProperty('refused');
  expect(say(match, HEART)).toHaveProperty('refused');
  expect(refused(game, match.state, 1)).toEqual([]);
  sayAll(match, rolled('pips', 3));
  expect(match.state.seen).toEqual(['heart', 'heart', 3]);
});

test('[O5] cards come from the generator as before, and the same one however often the step is tried', () => {
  const byHand = sayAll(opened(), SKULL, SKULL, HEART, HEART);
  const drawnFirst = opened(false).state.cards;
  expect(byHand.state.cards).toEqual(drawnFirst);
});

test('[O5] a mistake is taken back freely, face by face', () => {
  const match = sayAll(opened(), HEART, HEART, { do: 'strike' }, rolled('pips', 1));
  expect(match.state.seen).toEqual(['heart', 'heart', 1]);
  expect(undoVerdict(match, 1)).toEqual({ kind: 'free' });
  undo(match, 1);
  expect(match.decisions[0]?.kind).toBe('rollDice');
  sayAll(match, rolled('pips', 3));
  expect(match.state.seen).toEqual(['heart', 'heart', 3]);
});

test('[O5] the table rolls what is left of a roll when it is asked to; that is not taken back for nothing', () => {
  const match = sayAll(opened(), HEART, { do: 'lend' });
  expect(match.answers).toHaveLength(2);
  expect(undoVerdict(match, 0)).toMatchObject({ kind: 'ask', because: 'drawn' });
});

test('[O5] a record plays again, and a match saved in the middle of a roll goes on', () => {
  const match = sayAll(opened(), SKULL, HEART);
  const saved = load(game, save(game, match.state));
  sayAll(match, HEART, { do: 'strike' }, rolled('pips', 3), { do: 'wait' });
  expect(hash(replay(game, recordOf(match)).state)).toBe(hash(match.state));
  answer(game, saved, 0, HEART);
  const resumed = { ...opened(), state: saved };
  expect(resumed.state.rng.byHand?.entered).toHaveLength(3);
});

test('[O5] thoughts roll dice of their own', () => {
  const match = sayAll(opened(), HEART);
  const thought = imagine(game, match.state, 1, seeded('thought'));
  expect(thought.rng.byHand).toBeUndefined();
});
