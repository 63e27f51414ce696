/** The table for dice as a host brings it: what clients may send, and what becomes of it. */
import type { Match } from '@questhall/kernel';
import { asGame, openMatch, recordOf, replay, submit } from '@questhall/kernel';
import { beforeAll, expect, test } from 'vitest';
import type { Dice, SeenDice, Thrown } from '../src/dice.ts';
import { loadDice, seenDice } from '../src/dice.ts';
import type { ThrowInput, ThrowRequest } from '../src/index.ts';
import { rules } from '../src/index.ts';
import { playPhysically } from './physical.ts';

let dice: Dice;
beforeAll(async () => {
  dice = await loadDice();
});

const SEEDS = { public: 'sway', secret: 'tremor' };

/** Plays first options until somebody is asked for a throw. */
function playToThrow(match: Match): {
  readonly seat: number;
  readonly decision: number;
  readonly option: never;
} {
  for (let n = 0; n < 60; n++) {
    const [open] = match.decisions;
    const option = open?.options[0];
    if (!open || !option) break;
    if (open.kind === 'throw') return { seat: open.seat, decision: open.id, option: option as never };
    submit(match, { seat: open.seat, decision: open.id, option });
  }
  throw new Error('nobody throws');
}

function openedMatch(settings: { readonly [key: string]: unknown } = {}): Match {
  const configured = rules.configure({ players: 2, heroes: 'random', boxes: 'labyrinth', ...settings });
  if ('problems' in configured) throw new Error('the settings have changed');
  return openMatch(asGame(rules), {
    options: configured.options,
    seed: 'physics 4',
    seats: ['Ada', 'Ben'],
  });
}

const askedOf = (match: Match): ThrowRequest =>
  rules.view(match.state as never, null).throwing as ThrowRequest;
const lay = (match: Match): SeenDice => seenDice(match, 'sway') as unknown as SeenDice;

const inputFor = ({ die, requirements }: ThrowRequest): ThrowInput => ({
  kind: 'throw',
  die,
  styles: requirements,
  az: 300,
  r: 500,
  y: 150,
  side: 0,
  vf: 1450,
  vu: 0,
  vs: 0,
  wx: 0,
  wy: 0,
  wz: 0,
  yaw: 0,
  grip: 'flat',
  t: 900,
});

function landed(match: Match, thrown: Thrown | undefined): ReturnType<Dice['land']> {
  const { option } = playToThrow(match);
  return dice.land(match, option, thrown as never, SEEDS);
}

function refusedFor(thrown: unknown, match: Match = openedMatch()): unknown {
  playToThrow(match);
  const answer = dice.land(match, { do: 'throw' }, thrown as never, SEEDS);
  return 'refused' in answer ? answer.refused : answer;
}

test('[DF-SIM-05] a throw by hand lands by physics, leaves its pose, and the record plays again without', () => {
  const match = openedMatch();
  for (let throws = 0; throws < 3; throws++) {
    const { seat, decision, option } = playToThrow(match);
    const input = inputFor(askedOf(match));
    const answer = dice.land(match, option, { by: 'hand', input } as never, {
      public: 'sway',
      secret: `${throws}`,
    });
    if (!('handed' in answer) || !answer.handed) throw new Error(JSON.stringify(answer));
    submit(match, { seat, decision, option }, answer.handed);
    const { last } = lay(match);
    expect(last?.input).toEqual(input);
    expect(last?.launch).not.toEqual(input);
    expect(last?.film?.tracks[0]?.body).toBe('die');
  }
  const again = replay(asGame(rules), JSON.parse(JSON.stringify(recordOf(match))));
  expect(again.state).toEqual(match.state);
  expect(lay(again)).toEqual(lay(match));
});

test('[DF-SIM-05] impossible numbers are refused with the rule and what is wrong', () => {
  const match = openedMatch();
  playToThrow(match);
  const input = inputFor(askedOf(match));
  const by = 'hand';
  expect(refusedFor({ by, input: { ...input, vf: 9000 } })).toEqual({
    rule: 'DF-SIM-05',
    throw: 'vf lies within 0 and 4000, 9000 does not',
  });
  expect(refusedFor({ by, input: { ...input, r: 120 } })).toMatchObject({ rule: 'DF-SIM-05' });
  expect(refusedFor({ by, input: { ...input, y: 2.5 } })).toMatchObject({ rule: 'DF-SIM-05' });
  expect(refusedFor({ by, input: { ...input, die: 'rubber' } })).toMatchObject({ rule: 'DF-SIM-05' });
  expect(refusedFor({ by, input: { ...input, styles: ['gate'] } })).toMatchObject({ rule: 'DF-SIM-05' });
  expect(refusedFor({ by, input: 7 })).toMatchObject({ rule: 'DF-SIM-05' });
  expect(refusedFor({ by: 'magic', input })).toMatchObject({ rule: 'DF-SIM-05' });
  const reason = refusedFor({ by, input: { ...input, vf: 9000 } }) as never;
  expect(rules.words.reason(reason, rules.view(match.state as never, null))).toBe(
    'It cannot be thrown like this: vf lies within 0 and 4000, 9000 does not. (DF-SIM-05)',
  );
});

test('[DF-SIM-07] nobody can send what a throw comes to', () => {
  const match = openedMatch();
  playToThrow(match);
  const input = inputFor(askedOf(match));
  expect(refusedFor({ by: 'hand', input: { ...input, rest: 'bullseye' } })).toEqual({
    rule: 'DF-SIM-05',
    throw: 'the throw has no rest',
  });
  const honest = landed(openedMatch(), { by: 'hand', input });
  const forged = landed(openedMatch(), { by: 'hand', input, landing: 'bullseye icon' } as never);
  expect(forged).toEqual(honest);
  expect(refusedFor({ by: 'real', landing: 'bullseye icon' })).toEqual({
    rule: 'DF-SIM-05',
    throw: 'at this table dice are thrown on the screen',
  });
});

test('[DF-SIM-18] the secret decides tremor and face, not the client', () => {
  const match = openedMatch();
  const { option } = playToThrow(match);
  const input = inputFor(askedOf(match));
  const notes = ['a', 'b', 'c'].map((secret) => {
    const answer = dice.land(match, option, { by: 'hand', input } as never, { public: 'sway', secret });
    return JSON.stringify('handed' in answer ? answer.handed : answer);
  });
  expect(new Set(notes).size).toBe(3);
});

test('[DF-LEAD-02] real dice are entered where the table allows it, and the Leader may rule', () => {
  const match = openedMatch({ realDice: true });
  const { seat, decision, option } = playToThrow(match);
  const answer = dice.land(match, option, { by: 'real', landing: 'section4 icon' }, SEEDS);
  expect(answer).toEqual({ handed: { draws: ['section4 icon real'] } });
  if ('handed' in answer) submit(match, { seat, decision, option }, answer.handed);
  expect(match.decisions[0]?.kind).toBe('rule');
  expect(refusedFor({ by: 'real', landing: 'moon' }, openedMatch({ realDice: true }))).toMatchObject({
    throw: 'it cannot have come to lie like this',
  });
});

test('[DF-RULING-06] who does not aim has the table throw, by physics', () => {
  const match = openedMatch();
  const { seat, decision, option } = playToThrow(match);
  const answer = dice.land(match, option, undefined, SEEDS);
  if (!('handed' in answer) || !answer.handed) throw new Error('nothing was thrown');
  submit(match, { seat, decision, option }, answer.handed);
  const { last } = lay(match);
  if (last?.outcome.kind !== 'throw') throw new Error('it was no throw');
  const { pose, face } = last.outcome;
  expect(lay(match).lying).toEqual(pose === null ? {} : { [last.serial]: { pose, face } });
});

test.each([0, 1])(
  '[DF-SIM-04] a match with dice that are really thrown is faultless, and plays again (%i)',
  (at) => {
    const { faults, throws } = playPhysically(dice, `physical ${at}`);
    expect(faults).toEqual([]);
    expect(throws.size).toBeGreaterThan(0);
  },
);
