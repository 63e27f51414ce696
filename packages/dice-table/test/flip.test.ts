import { beforeAll, expect, test } from 'vitest';
import { placedAt, poseOf } from '../src/bits.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics } from '../src/physics.ts';
import { posesOf } from '../src/track.ts';
import { about, rotated, Y } from '../src/trig.ts';
import type { FlipInput, FlipOutcome, Table } from '../src/types.ts';
import { BARE } from './seek.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const FLIP: FlipInput = {
  kind: 'flip',
  template: 'slime',
  az: 0,
  r: 450,
  y: 120,
  vf: 1200,
  vu: 1500,
  vs: 0,
  flip: 200,
  twist: 0,
};
const flipped = (change: Partial<FlipInput>, table: Table = BARE): FlipOutcome =>
  physics.flipTemplate(table, { ...FLIP, ...change });

test('[DF-SIM-31] a good flip turns by half a turn or more and lies on the board', () => {
  const { turned, table, pose } = flipped({});
  expect({ turned, table }).toEqual({ turned: true, table: false });
  const { at, rotation } = placedAt(pose);
  expect(Math.sqrt(at.x ** 2 + at.z ** 2)).toBeLessThan(2);
  expect(Math.abs(rotated(rotation, Y).y)).toBeGreaterThan(0.98);
});

test('[DF-SIM-31] a lazy one turns too little', () => {
  expect(flipped({ flip: 100, vu: 300, y: 50, r: 300 }).turned).toBe(false);
});

test('[DF-SIM-32] what comes down short lies on the table', () => {
  expect(flipped({ vf: 200 }).table).toBe(true);
});

test('[DF-SIM-33] it takes the place of the dice it comes down on, and of no others', () => {
  const { at } = placedAt(flipped({ flip: 250 }).pose);
  const under = poseOf({ x: at.x, y: 0.11, z: at.z }, about(Y, 0));
  const aside = poseOf({ x: at.x, y: 0.11, z: at.z + 1 }, about(Y, 0));
  const table: Table = {
    ...BARE,
    dice: [
      { die: 'red', by: 2, pose: under },
      { die: 'blue', by: 5, pose: aside },
    ],
  };
  const outcome = flipped({ flip: 250 }, table);
  expect(outcome.covered).toEqual([2]);
  expect(Math.abs(rotated(placedAt(outcome.pose).rotation, Y).y)).toBeGreaterThan(0.98);
});

test('[DF-SIM-07] the same flip has the same hash, and its film ends where it lies', () => {
  const first = flipped({});
  expect(flipped({})).toEqual(first);
  const { recording, outcome } = physics.filmFlip(BARE, FLIP);
  expect(outcome).toEqual(first);
  const [track] = recording.tracks;
  expect(track?.body).toBe('template');
  const end = track && posesOf(track).at(-1);
  expect(end?.at.x).toBeCloseTo(placedAt(first.pose).at.x, 2);
});
