import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as checkedIn from '../src/baked.ts';
import { placedAt, poseOf } from '../src/bits.ts';
import { LABELLINGS, topOf } from '../src/faces.ts';
import type { Corner } from '../src/regions.ts';
import { cornersOf, pointedAt, printedAt, restOn, standingCorners } from '../src/regions.ts';
import { about, angle, rotated, X, Y, Z } from '../src/trig.ts';
import type { Region } from '../src/types.ts';
import { baked } from './bake.ts';

const LEVEL = { x: 0, y: 0, z: 0, w: 1 };

test('[DF-SIM-03] the geometry that is checked in is the one the script computes', () => {
  expect({ ...checkedIn }).toEqual(baked);
});

test('[DF-SIM-03] the board has no gap and no overlap: its top measures a disc less eight holes', () => {
  const { vertices, indices } = baked.MESHES.labyrinth;
  const at = (i: number): number[] => [
    (vertices[3 * i] ?? 0) / 2 ** 20,
    vertices[3 * i + 1] ?? 0,
    (vertices[3 * i + 2] ?? 0) / 2 ** 20,
  ];
  let area = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => at(indices[i + k] ?? 0)) as [number[], number[], number[]];
    if ([a, b, c].some((corner) => (corner[1] ?? 0) <= 0)) continue;
    const [ax = 0, , az = 0] = a;
    const [bx = 0, , bz = 0] = b;
    const [cx = 0, , cz = 0] = c;
    const up = ((bz - az) * (cx - ax) - (bx - ax) * (cz - az)) / 2;
    expect(up).toBeGreaterThan(0);
    area += up;
  }
  const polygon = (r: number, corners: number): number =>
    (corners * r * r * Math.sin((2 * Math.PI) / corners)) / 2;
  expect(area).toBeCloseTo(polygon(2, 48) - 4 * polygon(0.145, 12) - 4 * polygon(0.165, 12), 4);
});

test('[DF-SIM-02] nothing that feeds the simulation calls a function engines may disagree about', () => {
  const folder = new URL('../src/', import.meta.url);
  const calls = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/Math\.(\w+)\(/g)].map(([, name]) => name),
  );
  const exact = ['abs', 'ceil', 'floor', 'max', 'min', 'round', 'sqrt', 'trunc'];
  expect([...new Set(calls)].filter((name) => !exact.includes(name ?? ''))).toEqual([]);
});

test('[DF-SIM-02] sines and rotations by plain arithmetic are as good as those of the engine', () => {
  for (let degrees = -720; degrees <= 720; degrees += 7) {
    const radians = (degrees * Math.PI) / 180;
    expect(angle(radians).sin).toBeCloseTo(Math.sin(radians), 12);
    expect(angle(radians).cos).toBeCloseTo(Math.cos(radians), 12);
  }
  const { x, y, z } = rotated(about(Y, Math.PI / 2), X);
  expect([x, y, z].map((n) => Math.round(n * 1e9) + 0)).toEqual([0, 0, -1e9]);
});

test.each<[number, number, Region]>([
  [0, 0, 'bullseye'],
  [0.289, 0, 'bullseye'],
  [0.29, 0, 'section5'],
  [0, 0.84, 'section4'],
  [-0.86, 0, 'section3'],
  [0, -1.2, 'section2'],
  [1.6, 0, 'section1'],
  [1.9, 0, 'section1'],
  [1.3, 1.3, 'bone'],
  [1.9, 0.3, 'section1'],
  [1.75, 0.95, 'bone'],
  [2, 0, 'outside'],
])('[DF-SIM-16] the place %d, %d is %s', (x, z, region) => {
  expect(printedAt('labyrinth', x, z)).toBe(region);
});

test.each<[number, number, Region]>([
  [0.29, 0, 'bullseye'],
  [0.6, 0.1, 'section5'],
  [0.1, -0.6, 'section5'],
  [-0.1, 0.6, 'section5'],
  [0.5, 0.4, 'section3'],
  [0.4, 0.5, 'section4'],
  [1.2, 0.2, 'section2'],
  [1.1, 0.8, 'section4'],
  [-1.2, -0.2, 'section2'],
  [0, 1.6, 'section1'],
  [1.3, 1.3, 'bone'],
  [2, 0, 'outside'],
])('[DF-MIX-02] on the wheel of the fair the place %d, %d is %s', (x, z, region) => {
  expect(printedAt('fair', x, z)).toBe(region);
});

test('[DF-SIM-34] a place that is only pointed at can be a hole', () => {
  const [hx = 0, hz = 0] = baked.HOLES.labyrinth[0] ?? [];
  expect(pointedAt('labyrinth', hx / 2 ** 20, hz / 2 ** 20)).toBe('hole');
  expect(printedAt('labyrinth', hx / 2 ** 20, hz / 2 ** 20)).toBe('section4');
});

const corners = (...regions: Region[]): Corner[] => regions.map((region) => ({ x: 0, z: 0, region }));

test.each<[Region[], Region]>([
  [['section3', 'section3', 'section2', 'section2'], 'section2'],
  [['section1', 'section1', 'outside', 'outside'], 'outside'],
  [['section1', 'section1', 'section1', 'outside'], 'section1'],
  [['bullseye', 'bullseye', 'section5', 'section5'], 'section5'],
  [['section1', 'section1', 'bone', 'bone'], 'bone'],
  [['section4', 'section3', 'section2', 'section1'], 'section1'],
])('[DF-SIM-12] of the corners %j the die rests on %s', (regions, rest) => {
  expect(restOn('labyrinth', [], corners(...regions))).toBe(rest);
});

test('[DF-SIM-12] the four lowest corners stand, in 0.01 mm', () => {
  const standing = standingCorners('labyrinth', cornersOf({ x: 0, y: 0.11, z: 0 }, LEVEL, 0.08));
  expect(standing.map(({ x, z }) => [x, z]).sort()).toEqual([
    [-800, -800],
    [-800, 800],
    [800, -800],
    [800, 800],
  ]);
});

test('[DF-SIM-13] a die that hangs in a hole is in the hole; one that bridges it is on the ring around', () => {
  const [hx = 0, hz = 0] = (baked.HOLES.labyrinth[0] ?? []).map((n) => n / 2 ** 20);
  const lying = (y: number): Region => {
    const all = cornersOf({ x: hx, y, z: hz }, LEVEL, 0.08);
    return restOn('labyrinth', all, standingCorners('labyrinth', all));
  };
  expect(lying(0.08)).toBe('hole');
  expect(lying(0.11)).toBe('section4');
});

test('[DF-SIM-15] the face that is most upward is up; leaning by more than 31 degrees it is cocked', () => {
  expect(topOf(LEVEL)).toEqual({ side: 2, cocked: false });
  expect(topOf(about(Z, Math.PI / 2))).toEqual({ side: 0, cocked: false });
  expect(topOf(about(X, Math.PI))).toEqual({ side: 3, cocked: false });
  expect(topOf(about(Z, Math.PI / 6)).cocked).toBe(false);
  expect(topOf(about(Z, Math.PI / 5)).cocked).toBe(true);
});

test('[DF-SIM-18] there are 24 ways to paint a cube, and each face comes up in four of them', () => {
  expect(new Set(LABELLINGS.map((labels) => labels.join())).size).toBe(24);
  for (const side of [0, 1, 2, 3, 4, 5]) {
    const labels = LABELLINGS.map((labelling) => labelling[side]);
    for (const label of [0, 1, 2, 3, 4, 5]) expect(labels.filter((each) => each === label)).toHaveLength(4);
  }
  // Opposite sides stay opposite: 0 and 1, 2 and 3, 4 and 5.
  for (const [a = 0, b = 0] of LABELLINGS) expect(a ^ b).toBe(1);
});

test('[DF-SIM-06] a pose comes back from its bits exactly', () => {
  const pose = poseOf({ x: 0.1, y: 0.11, z: -1.3 }, about(Y, 0.7));
  const { at, rotation } = placedAt(pose);
  expect(poseOf(at, rotation)).toEqual(pose);
  expect(pose.every((bits) => Number.isInteger(bits) && bits >= 0)).toBe(true);
});
