/** The way of a die through a throw: what is left of it to learn from, as a line with its bounces. */
import type { Placed, Trace } from '@questhall/dice-table';
import { BOARD, traceOf } from '@questhall/dice-table';
import type { Fault, Rest } from '@questhall/games/dungeon-fighter';
import type { SeenDice } from '@questhall/games/dungeon-fighter/dice';
import { filmOf, poseAt } from './film.ts';

type Note = NonNullable<SeenDice['last']>;
export type At = Placed['at'];

export interface Bounce {
  readonly at: At;
  /** Seconds from the start of the throw. */
  readonly second: number;
  readonly on: 'table' | 'board';
}

export interface Way {
  /** In dm, from the hand to where it lies. */
  readonly points: readonly At[];
  /** Seconds from one point to the next. */
  readonly interval: number;
  readonly bounces: readonly Bounce[];
  readonly end: Placed;
}

const STEPS_A_SECOND = 240;
/** Touches nearer than this to the one before are the same bounce, in dm: a die rattles. */
const APART = 0.12;
/** Lower than this it has left the table. */
const FALLEN = -0.3;

const apart = (a: At, b: At): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** Nothing for a flip, and for a throw nobody filmed. */
export function wayOf(note: Note): Way | undefined {
  const film = filmOf(note);
  const body = film?.bodies.find((each) => each.body === 'die');
  const end = body?.poses.at(-1);
  if (film === undefined || body === undefined || end === undefined || note.outcome.kind !== 'throw')
    return undefined;
  const bounces: Bounce[] = [];
  for (const { other, step, start } of note.outcome.contacts) {
    if (!start || (other !== 'table' && other !== 'board')) continue;
    const second = step / STEPS_A_SECOND;
    const pose = poseAt(film, body.poses, second);
    const before = bounces.at(-1);
    if (pose && (before === undefined || before.on !== other || apart(before.at, pose.at) > APART))
      bounces.push({ at: { ...pose.at, y: other === 'board' ? BOARD.top : 0 }, second, on: other });
  }
  return { points: body.poses.map(({ at }) => at), interval: film.interval, bounces, end };
}

/** It lies on the floor. */
export const hasFallen = ({ end }: Pick<Way, 'end'>): boolean => end.at.y < FALLEN;

/** mm from the middle within which a die that missed the board missed it narrowly: its rim is at 200. */
const NARROWLY = 245;

/** So close that one wants to see it again: beside the rim, into a hole, onto a bone. */
export function isClose(
  rest: Rest,
  faults: readonly Fault[],
  { beyond, right }: Pick<Trace, 'beyond' | 'right'>,
): boolean {
  if (faults.length > 0) return false;
  return rest === 'hole' || rest === 'bone' || (rest === 'outside' && Math.hypot(beyond, right) < NARROWLY);
}

/** What can be learnt from a throw; nothing of a flip. */
export function tracedOf({ outcome, launch }: Note): Trace | undefined {
  if (outcome.kind !== 'throw' || launch.kind !== 'throw') return undefined;
  return traceOf(outcome, launch);
}

export function isNearMiss(note: Note): boolean {
  const trace = tracedOf(note);
  if (trace === undefined || note.outcome.kind !== 'throw') return false;
  const { rest, bounced, failed } = note.outcome;
  return isClose(rest, bounced ? failed : ['bounce'], trace);
}
