/** From places on the table to the drawn board, which is seen from the side of the thrower at a slant. */
import type { At } from '../throwing/way.ts';
import { SLANT } from './place.ts';

/** What is to be seen, in mm of the drawing. */
export const FLAT_BOX = { x: -280, y: -186, width: 560, height: 486 } as const;

/** Nearer to the viewer than this, the table is drawn shorter than it is: the hand is far from the board. */
const TRUE_UNTIL = 250;
const SHORTENED = 0.5;
/** How much of a height is seen. */
const RAISED = 0.3;

const shortened = (z: number): number => (z <= TRUE_UNTIL ? z : TRUE_UNTIL + (z - TRUE_UNTIL) * SHORTENED);

export type OnFlat = (at: At) => { readonly x: number; readonly y: number };

/** Degrees by which the board is turned for who looks from `az`. */
export const turnedBy = (az: number): number => 90 - (az * 360) / 4096;

/** For who looks from `az` (1/4096 turn); places are in dm. */
export function flatFrom(az: number): OnFlat {
  const turn = (turnedBy(az) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return ({ x, y, z }) => ({
    x: (x * cos - z * sin) * 100,
    y: shortened((x * sin + z * cos) * 100) * SLANT - y * 100 * RAISED,
  });
}
