/** [DF-SIM-15, -18] The face on top, and how the faces are painted on. */
import type { Quat } from './trig.ts';

/** Of the six faces in the order +x −x +y −y +z −z: which is up, and whether the die stands so askew that none is. */
export function topOf({ x, y, z, w }: Quat): { readonly side: number; readonly cocked: boolean } {
  const up = [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)];
  const ups = up.flatMap((part) => [part, -part]);
  const most = Math.max(...ups);
  return { side: ups.indexOf(most), cocked: most < 0.85 };
}

/** The 24 ways to turn a cube, each as the label of every side. */
export const LABELLINGS: readonly (readonly number[])[] = turnsOfACube();

function turnsOfACube(): number[][] {
  const quarterY = [5, 4, 2, 3, 0, 1];
  const quarterX = [0, 1, 4, 5, 3, 2];
  const after = (turn: readonly number[], labels: readonly number[]): number[] =>
    turn.map((side) => labels[side] as number);
  const found = [[0, 1, 2, 3, 4, 5]];
  for (const labels of found)
    for (const turn of [quarterX, quarterY]) {
      const next = after(turn, labels);
      if (!found.some((each) => each.join() === next.join())) found.push(next);
    }
  return found;
}
