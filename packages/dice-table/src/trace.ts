/** What can be learnt from a throw: how far off it came to rest, and what it did on the way, in whole numbers. */
import { DANCE_WINDOW } from './hand.ts';
import { frameOf, into } from './stage.ts';
import type { Launch, ThrowOutcome } from './types.ts';

export interface Trace {
  /** From the middle of the board to where it lies, as the thrower sees it: mm beyond it, and mm to the right. */
  readonly beyond: number;
  readonly right: number;
  /** Touches of the table before the board. */
  readonly bounces: number;
  /** Dancing: degrees turned when it was let go; more than a whole turn is too late. */
  readonly turned?: number;
  /** Dice spin: turns a second about the vertical when it reached the board, in tenths. */
  readonly spun?: number;
}

/** Corners are in 0.01 mm, the frame is in dm. */
const FINE = 10_000;
const WHOLE_TURN = 360;
const RADIANS = 6.283185307179586;

const whole = (x: number): number => Math.round(x) + 0;

export function traceOf(
  { corners, contacts, firstBoardStep, spinAtBoard }: ThrowOutcome,
  launch: Pick<Launch, 'az' | 't' | 'styles'>,
): Trace {
  const mean = (value: (corner: (typeof corners)[number]) => number): number =>
    corners.reduce((sum, corner) => sum + value(corner), 0) / (corners.length * FINE);
  const { x, z } = into(frameOf(launch.az), {
    x: mean((corner) => corner.x),
    y: 0,
    z: mean((corner) => corner.z),
  });
  const [end] = DANCE_WINDOW;
  return {
    beyond: whole(x * 100),
    right: whole(z * 100),
    bounces: contacts.filter(
      ({ other, start, step }) =>
        other === 'table' && start && (firstBoardStep === null || step < firstBoardStep),
    ).length,
    ...(launch.styles.includes('dancing') && { turned: whole((launch.t * WHOLE_TURN) / end) }),
    ...(launch.styles.includes('diceSpin') && { spun: whole(Math.abs(spinAtBoard?.wy ?? 0) / RADIANS) }),
  };
}
