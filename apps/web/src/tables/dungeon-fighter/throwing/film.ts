/** A throw played back: where each body is at a moment, with the landing in slow motion. */
import type { Placed } from '@questhall/dice-table';
import { posesOf } from '@questhall/dice-table';
import type { SeenDice } from '@questhall/games/dungeon-fighter/dice';

type Note = NonNullable<SeenDice['last']>;

export interface Film {
  /** In seconds of the throw. */
  readonly length: number;
  /** When the board was touched first. */
  readonly landing: number;
  /** It was close: the end of it is slow, too. */
  readonly near: boolean;
  readonly bodies: readonly { readonly body: string; readonly poses: readonly Placed[] }[];
  readonly interval: number;
}

const STEPS_A_SECOND = 240;

export function filmOf({ film, outcome }: Note, near = false): Film | undefined {
  if (film === undefined) return undefined;
  const bodies = film.tracks.map((track) => ({ body: track.body, poses: posesOf(track) }));
  const most = Math.max(0, ...bodies.map(({ poses }) => poses.length));
  if (most < 2) return undefined;
  const length = (most - 1) * film.interval;
  const first = outcome.kind === 'throw' ? outcome.firstBoardStep : null;
  return {
    length,
    landing: first === null ? length : first / STEPS_A_SECOND,
    near,
    bodies,
    interval: film.interval,
  };
}

/** Slow motion begins and ends so many seconds from the landing, and takes so many times as long. */
const SLOW = { before: 0.06, after: 0.3, times: 3.2 } as const;
/** A near miss is slow from the board, or its last moment, to where it lies. */
const NEAR = { before: 0.16, after: 1.2, times: 5 } as const;

/** The part of the showing that is left for looking at how it lies. */
const LOOK = 0.22;

/** The second of the throw that is to be seen after `part` (0 to 1) of the time it is shown for. */
export function momentAt({ length, landing, near }: Film, part: number): number {
  const slowness = near ? NEAR : SLOW;
  const from = Math.max(0, Math.min(length, landing - slowness.before));
  const to = Math.min(length, landing + slowness.after);
  const whole = from + (to - from) * slowness.times + (length - to);
  const shown = Math.min(1, part / (1 - LOOK)) * whole;
  if (shown <= from) return shown;
  const slow = (to - from) * slowness.times;
  return shown <= from + slow ? from + (shown - from) / slowness.times : to + (shown - from - slow);
}

/** Between two recorded poses. Turns are small from one to the next, so that a straight blend will do. */
export function poseAt({ interval }: Film, poses: readonly Placed[], second: number): Placed | undefined {
  const at = Math.max(0, Math.min(poses.length - 1, second / interval));
  const a = poses[Math.floor(at)];
  const b = poses[Math.min(poses.length - 1, Math.floor(at) + 1)];
  if (a === undefined || b === undefined) return undefined;
  const part = at - Math.floor(at);
  const mix = (from: number, to: number): number => from + (to - from) * part;
  const { rotation: p } = a;
  const near = p.x * b.rotation.x + p.y * b.rotation.y + p.z * b.rotation.z + p.w * b.rotation.w < 0 ? -1 : 1;
  const turned = {
    x: mix(p.x, near * b.rotation.x),
    y: mix(p.y, near * b.rotation.y),
    z: mix(p.z, near * b.rotation.z),
    w: mix(p.w, near * b.rotation.w),
  };
  const size = Math.hypot(turned.x, turned.y, turned.z, turned.w) || 1;
  return {
    at: { x: mix(a.at.x, b.at.x), y: mix(a.at.y, b.at.y), z: mix(a.at.z, b.at.z) },
    rotation: { x: turned.x / size, y: turned.y / size, z: turned.z / size, w: turned.w / size },
  };
}
