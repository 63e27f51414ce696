/** [DF-SIM-12, -13, -16] Where on the printed board something lies: squared distances and dot products, no angles. */
import { BONE_COSINE, BONES, HOLES } from './baked.ts';
import { BOARD, BONE_FROM, RINGS } from './measures.ts';
import type { Quat, Vec } from './trig.ts';
import { plus, rotated, scaled, X, Y, Z } from './trig.ts';
import type { Region } from './types.ts';
import { REGIONS } from './types.ts';

const FINE = 2 ** 20;
/** A corner that is 1 mm below the top of the board is in the hole, not across it. */
const DEEP = BOARD.top - 0.01;

const inHole = (x: number, z: number): boolean =>
  HOLES.some(([hx = 0, hz = 0, radius = 0]) => {
    const dx = x - hx / FINE;
    const dz = z - hz / FINE;
    return dx * dx + dz * dz < (radius / FINE) ** 2;
  });

const onBone = (x: number, z: number, squared: number): boolean =>
  BONES.some(([bx = 0, bz = 0]) => {
    const dot = (x * bx + z * bz) / FINE;
    return dot > 0 && dot * dot >= squared * (BONE_COSINE / FINE) ** 2;
  });

/** The ring, bone or gap at a place; holes count as the ring they lie in. */
export function printedAt(x: number, z: number): Region {
  const squared = x * x + z * z;
  for (const [region, radius] of RINGS) if (squared < radius * radius) return region;
  if (squared >= BOARD.radius * BOARD.radius) return 'outside';
  return squared >= BONE_FROM * BONE_FROM && onBone(x, z, squared) ? 'bone' : 'section1';
}

/** The same with the holes as holes: for a place that is only pointed at (DF-SIM-34). */
export const pointedAt = (x: number, z: number): Region => (inHole(x, z) ? 'hole' : printedAt(x, z));

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
export function standingCorners(corners: readonly Vec[]): Corner[] {
  return corners
    .map((corner, index) => ({ corner, index }))
    .sort((a, b) => a.corner.y - b.corner.y || a.index - b.index)
    .slice(0, 4)
    .map(({ corner: { x, z } }) => ({
      x: Math.round(x * 10_000),
      z: Math.round(z * 10_000),
      region: printedAt(x, z),
    }));
}

/** Most corners win; of equally many the lower region. A die that hangs in a hole is in the hole. */
export function restOn(corners: readonly Vec[], standing: readonly Corner[]): Region {
  if (corners.some(({ x, y, z }) => y < DEEP && inHole(x, z))) return 'hole';
  const counts = REGIONS.map((region) => standing.filter((corner) => corner.region === region).length);
  return REGIONS[counts.indexOf(Math.max(...counts))] as Region;
}
