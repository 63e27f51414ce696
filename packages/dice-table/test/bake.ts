// [DF-SIM-03] Computes the geometry, once, into src/baked.ts: node test/bake.ts, then the formatter.
// Sines are welcome here, because nothing here runs when dice are thrown. Lengths become whole numbers of 1/2^20 dm,
// which 32-bit floats hold exactly.
import { writeFileSync } from 'node:fs';
import { BOARD, CUP, RAMP } from '../src/measures.ts';
import type { Board } from '../src/types.ts';
import { triangulate } from './triangulate.ts';

/** Never the negative zero, which the file could not hold. */
const fine = (x: number): number => Math.round(x * 2 ** 20) + 0;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const polar = (r: number, degrees: number): Point => [
  r * Math.cos(radians(degrees)),
  r * Math.sin(radians(degrees)),
];

interface Hole {
  readonly centre: Point;
  readonly radius: number;
}

/** Four alike, a quarter of a turn apart. */
const holes = (r: number, degrees: number, radius: number): Hole[] =>
  [0, 90, 180, 270].map((turn) => ({ centre: polar(r, degrees + turn), radius }));

const HOLES: { readonly [board in Board]: readonly Hole[] } = {
  labyrinth: [...holes(0.58, 22, 0.145), ...holes(1.15, 62, 0.165)],
  fair: holes(1.22, 56.25, 0.17),
};
/** On the lines between the wedges. */
const PEGS: { readonly [board in Board]: readonly Point[] } = {
  labyrinth: [],
  fair: [0, 90, 180, 270].flatMap((turn) => [22.5, 67.5].map((degrees) => polar(0.95, degrees + turn))),
};
const RIM_POINTS = 48;
const HOLE_POINTS = 12;
/** Radius and points of the circles which, with the centre, keep the triangles of the top short: the fewer of them are near a die, the faster it rolls. */
const INNER_CIRCLES = [
  [0.33, 8],
  [0.85, 16],
  [1.5, 24],
] as const;
/** Inner points keep so many radii away from the middle of a hole. */
const CLEAR_OF_HOLES = 1.35;

type Point = [number, number];

const circle = ([x, z]: Point, radius: number, points: number): Point[] =>
  Array.from({ length: points }, (_, i) => {
    const [dx, dz] = polar(radius, (360 * i) / points);
    return [x + dx, z + dz];
  });

/** The top of the board with its holes, and walls down to the table along the rim and in the holes. */
function boardMesh(cut: readonly Hole[]): { vertices: number[]; indices: number[] } {
  const rim = circle([0, 0], BOARD.radius, RIM_POINTS);
  const rims = cut.map(({ centre, radius }) => circle(centre, radius, HOLE_POINTS));
  const edges = [...rim, ...rims.flat()];
  const inner = INNER_CIRCLES.flatMap(([radius, points]) => circle([0, 0], radius, points)).filter(([x, z]) =>
    cut.every(({ centre, radius }) => Math.hypot(x - centre[0], z - centre[1]) > CLEAR_OF_HOLES * radius),
  );
  const top: Point[] = [...edges, [0, 0], ...inner];
  // The centre of each hole takes part, so that the triangles which fill the hole can be told by it.
  const all: Point[] = [...top, ...cut.map(({ centre }) => centre)];
  const triangles = triangulate(all).filter((corners) => corners.every((corner) => corner < top.length));
  const walls = [rim, ...rims].flatMap((loop, nth) => {
    const first = nth === 0 ? 0 : RIM_POINTS + (nth - 1) * HOLE_POINTS;
    return loop.flatMap((_, i) => {
      const a = first + i;
      const b = first + ((i + 1) % loop.length);
      const [c, d] = [a + top.length, b + top.length];
      return nth === 0
        ? [
            [a, b, c],
            [b, d, c],
          ]
        : [
            [a, c, b],
            [b, c, d],
          ];
    });
  });
  const level = (points: readonly Point[], y: number): number[] =>
    points.flatMap(([x, z]) => [fine(x), fine(y), fine(z)]);
  return {
    vertices: [...level(top, BOARD.top), ...level(edges, -0.05)],
    indices: [...triangles, ...walls].flat(),
  };
}

const ramp = {
  run: fine(RAMP.length * Math.cos(radians(RAMP.degrees))),
  rise: fine(RAMP.length * Math.sin(radians(RAMP.degrees))),
};

/** The slabs around a cup: half width, then for each its place and its turn about the axis, as half-angle sine and cosine. */
function cupOf(radius: number): { halfWidth: number; slabs: number[][] } {
  const middle = radius + CUP.wall / 2;
  return {
    halfWidth: fine((radius + CUP.wall) * Math.tan(Math.PI / CUP.slabs)),
    slabs: Array.from({ length: CUP.slabs }, (_, i) => {
      const degrees = (360 * (i + 0.5)) / CUP.slabs;
      const [x, z] = polar(middle, degrees);
      return [x, z, Math.sin(radians(-degrees / 2)), Math.cos(radians(-degrees / 2))].map(fine);
    }),
  };
}

/** [3.5] Heading error of Dancing for each ms since the end of the turn, in 0.01 degree. */
const sway = Array.from({ length: 451 }, (_, ms) => {
  const s = ms / 1000;
  return 0 + Math.round(100 * 40 * Math.exp(-s / 0.35) * Math.cos(2 * Math.PI * 1.4 * s));
});

const holesOf = (board: Board): number[][] =>
  HOLES[board].map(({ centre: [x, z], radius }) => [x, z, radius].map(fine));
const pegsOf = (board: Board): number[][] => PEGS[board].map((place) => place.map(fine));

export const baked = {
  MESHES: { labyrinth: boardMesh(HOLES.labyrinth), fair: boardMesh(HOLES.fair) },
  HOLES: { labyrinth: holesOf('labyrinth'), fair: holesOf('fair') },
  PEGS: { labyrinth: pegsOf('labyrinth'), fair: pegsOf('fair') },
  /** The lines between the four wedges of a quarter. */
  WEDGES: [22.5, 45, 67.5].map((degrees) => polar(1, degrees).map(fine)),
  BONES: [45, 135, 225, 315].map((degrees) => polar(1, degrees).map(fine)),
  BONE_COSINE: fine(Math.cos(radians(27))),
  RAMP_WEDGE: ramp,
  CUP_SLABS: cupOf(CUP.radius),
  BIG_CUP_SLABS: cupOf(CUP.bigRadius),
  DANCE: sway,
};

if (import.meta.main) {
  const lines = Object.entries(baked).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  writeFileSync(
    new URL('../src/baked.ts', import.meta.url),
    `// Written by test/bake.ts. Lengths in 1/2^20 dm.\n${lines.join('\n')}`,
  );
}
