/** [DF-SIM-12, -13, -16] Where on the printed board something lies: squared distances and dot products, no angles. */
import { BONE_COSINE, BONES, HOLES, PEGS, WEDGES } from './baked.ts';
import { BOARD, BONE_FROM, PRINT } from './measures.ts';
import type { Quat, Vec } from './trig.ts';
import { plus, rotated, scaled, X, Y, Z } from './trig.ts';
import type { Board, Region } from './types.ts';
import { REGIONS } from './types.ts';

const FINE = 2 ** 20;
/** A corner that is 1 mm below the top of the board is in the hole, not across it. */
const DEEP = BOARD.top - 0.01;

/** Where the holes of a board are, in dm. */
export const holesOn = (board: Board): readonly { x: number; z: number; radius: number }[] =>
  HOLES[board].map(([x = 0, z = 0, radius = 0]) => ({ x: x / FINE, z: z / FINE, radius: radius / FINE }));

/** And its pegs. */
export const pegsOn = (board: Board): readonly { x: number; z: number }[] =>
  PEGS[board].map(([x = 0, z = 0]) => ({ x: x / FINE, z: z / FINE }));

const inHole = (board: Board, x: number, z: number): boolean =>
  HOLES[board].some(([hx = 0, hz = 0, radius = 0]) => {
    const dx = x - hx / FINE;
    const dz = z - hz / FINE;
    return dx * dx + dz * dz < (radius / FINE) ** 2;
  });

const onBone = (x: number, z: number, squared: number): boolean =>
  BONES.some(([bx = 0, bz = 0]) => {
    const dot = (x * bx + z * bz) / FINE;
    return dot > 0 && dot * dot >= squared * (BONE_COSINE / FINE) ** 2;
  });

/** The same place in the first quarter: all quarters are alike. */
function inQuarter(x: number, z: number): readonly [number, number] {
  if (x > 0 && z >= 0) return [x, z];
  if (x <= 0 && z > 0) return [z, -x];
  return x < 0 ? [-x, -z] : [-z, x];
}

/** Which of the wedges of a quarter, counted from x to z. */
function wedgeAt(x: number, z: number): number {
  const [along, across] = inQuarter(x, z);
  return WEDGES.filter(([cos = 0, sin = 0]) => across * cos >= along * sin).length;
}

/** The ring or wedge, bone or gap at a place; holes count as the ring they lie in. */
export function printedAt(board: Board, x: number, z: number): Region {
  const squared = x * x + z * z;
  const ring = PRINT[board].find(({ outer }) => squared < outer * outer);
  if (ring) return (ring.sections.length === 1 ? ring.sections[0] : ring.sections[wedgeAt(x, z)]) as Region;
  if (squared >= BOARD.radius * BOARD.radius) return 'outside';
  return squared >= BONE_FROM * BONE_FROM && onBone(x, z, squared) ? 'bone' : 'section1';
}

/** The same with the holes as holes: for a place that is only pointed at (DF-SIM-34). */
export const pointedAt = (board: Board, x: number, z: number): Region =>
  inHole(board, x, z) ? 'hole' : printedAt(board, x, z);

const SIGNS = [-1, 1] as const;

/** The eight corners of the sharp cube. */
export function cornersOf(at: Vec, rotation: Quat, half: number): Vec[] {
  const [x, y, z] = [X, Y, Z].map((axis) => scaled(rotated(rotation, axis), half)) as [Vec, Vec, Vec];
  return SIGNS.flatMap((i) =>
    SIGNS.flatMap((j) => SIGNS.map((k) => plus(at, plus(scaled(x, i), plus(scaled(y, j), scaled(z, k)))))),
  );
}

export interface Corner {
  readonly x: number;
  readonly z: number;
  readonly region: Region;
}

/** The four lowest corners, in 0.01 mm. */
export function standingCorners(board: Board, corners: readonly Vec[]): Corner[] {
  return corners
    .map((corner, index) => ({ corner, index }))
    .sort((a, b) => a.corner.y - b.corner.y || a.index - b.index)
    .slice(0, 4)
    .map(({ corner: { x, z } }) => ({
      x: Math.round(x * 10_000),
      z: Math.round(z * 10_000),
      region: printedAt(board, x, z),
    }));
}

/** Most corners win; of equally many the lower region. A die that hangs in a hole is in the hole. */
export function restOn(board: Board, corners: readonly Vec[], standing: readonly Corner[]): Region {
  if (corners.some(({ x, y, z }) => y < DEEP && inHole(board, x, z))) return 'hole';
  const counts = REGIONS.map((region) => standing.filter((corner) => corner.region === region).length);
  return REGIONS[counts.indexOf(Math.max(...counts))] as Region;
}
