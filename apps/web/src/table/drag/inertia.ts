/** How a thing in the hand moves: it has weight, so it lags behind the finger, swings, and glides on when it is let go of. */
import type { Point } from '../zoom.ts';

/** Pixels a second. */
export interface Speed {
  readonly vx: number;
  readonly vy: number;
}

export interface Moving extends Point, Speed {}

/** A spring between finger and thing; a little less brake than would stop it at once, so that it swings. */
const SPRING = 420;
const BRAKE = 34;
/** Longer steps would make the spring jump: a page that was busy goes on from where it was. */
const LONGEST = 1 / 30;
/** Degrees for each pixel a second, and at most. */
const TILT = 0.012;
const MOST_TILT = 12;
/** A glide is over so much of a second after it was let go of, and no farther than this. */
const GLIDE = 0.11;
const FARTHEST = 170;
/** What is slower than this, in pixels a second, lies still. */
const STILL = 24;

export const lyingAt = ({ x, y }: Point): Moving => ({ x, y, vx: 0, vy: 0 });

/** So many seconds later, drawn towards a point. */
export function drawnTo({ x, y, vx, vy }: Moving, to: Point, seconds: number): Moving {
  const dt = Math.min(seconds, LONGEST);
  const nextX = vx + ((to.x - x) * SPRING - vx * BRAKE) * dt;
  const nextY = vy + ((to.y - y) * SPRING - vy * BRAKE) * dt;
  return { x: x + nextX * dt, y: y + nextY * dt, vx: nextX, vy: nextY };
}

export const isAtRest = ({ x, y, vx, vy }: Moving, at: Point): boolean =>
  Math.hypot(vx, vy) < STILL && Math.hypot(at.x - x, at.y - y) < 1;

/** It leans into its way, in degrees. */
export const tiltOf = ({ vx }: Moving): number => Math.max(-MOST_TILT, Math.min(MOST_TILT, vx * TILT));

/** Where it comes to lie when it is let go of here, at this speed. */
export function landing({ x, y, vx, vy }: Moving): Point {
  const far = Math.hypot(vx, vy) * GLIDE;
  const part = far > FARTHEST ? (GLIDE * FARTHEST) / far : GLIDE;
  return { x: x + vx * part, y: y + vy * part };
}

/** What is left of a speed so many seconds later, by friction alone. */
export const slowed = (speed: number, seconds: number): number =>
  Math.abs(speed) < STILL ? 0 : speed * Math.exp(-seconds * 5.2);

/** The speed of a finger: of its latest way, not of its last jump. */
export function speedOf(trail: readonly (Point & { readonly at: number })[]): Speed {
  const last = trail.at(-1);
  const first = trail.find(({ at }) => last !== undefined && last.at - at <= 90);
  const seconds = last === undefined || first === undefined ? 0 : (last.at - first.at) / 1000;
  if (last === undefined || first === undefined || seconds === 0) return { vx: 0, vy: 0 };
  return { vx: (last.x - first.x) / seconds, vy: (last.y - first.y) / seconds };
}
