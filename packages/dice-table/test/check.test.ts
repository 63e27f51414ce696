import { seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { checkFlip, checkThrow } from '../src/check.ts';
import { startAim } from '../src/landing.ts';
import { limitsOf } from '../src/limits.ts';
import { ThrowRefused } from '../src/refused.ts';
import type { Requirement, ThrowInput } from '../src/types.ts';
import { BOARDS, DICE, REQUIREMENTS } from '../src/types.ts';
import { drawAim } from './seek.ts';

const PLAIN: ThrowInput = {
  kind: 'throw',
  die: 'red',
  styles: [],
  az: 300,
  r: 500,
  y: 150,
  side: 0,
  vf: 1450,
  vu: 0,
  vs: 0,
  wx: 0,
  wy: 0,
  wz: 0,
  yaw: 0,
  grip: 'flat',
  t: 900,
};

function refusal(message: unknown, requirements: readonly Requirement[] = [], elapsed?: number): string {
  try {
    checkThrow({ die: 'red', requirements }, message, elapsed);
  } catch (error) {
    if (error instanceof ThrowRefused) {
      expect(error.message.startsWith(error.rule)).toBe(true);
      return error.message;
    }
    throw error;
  }
  return 'accepted';
}

test('[DF-SIM-05] a legal throw is taken as it is', () => {
  expect(checkThrow({ die: 'red', requirements: [] }, PLAIN)).toEqual(PLAIN);
});

test.each<[string, Record<string, unknown>, string]>([
  ['too strong', { vf: 4001 }, 'vf lies within 0 and 4000, 4001 does not'],
  ['too near', { r: 449 }, 'r lies within 450 and 750, 449 does not'],
  ['a hand on the table, to slide', { y: 99 }, 'y lies within 100 and 350, 99 does not'],
  ['backwards', { vf: -1 }, 'vf lies within 0 and 4000, -1 does not'],
  ['a direction that is none', { az: 4096 }, 'az lies within 0 and 4095, 4096 does not'],
  ['spun by a machine', { wy: 401 }, 'wy lies within -400 and 400, 401 does not'],
  ['half a millimetre', { r: 500.5 }, 'r must be a whole number, not 500.5'],
  ['not a number', { vu: Number.NaN }, 'vu must be a whole number, not NaN'],
  ['endless', { vu: Number.POSITIVE_INFINITY }, 'vu must be a whole number, not Infinity'],
  ['a word', { vs: '0' }, 'vs must be a whole number, not 0'],
  ['the other zero', { vs: -0 }, 'vs must be a whole number, not 0'],
  ['nothing', { vs: undefined }, 'vs must be a whole number, not undefined'],
  ['on a corner', { grip: 'corner' }, 'the die is held flat in this throw'],
  ['another die', { die: 'big' }, 'the die to throw is red, not big'],
  ['a style nobody asked for', { styles: ['flick'] }, 'the styles are those in force: none'],
  ['a finger', { finger: { power: 1, hitY: 0, hitZ: 0 } }, 'finger is no part of this throw'],
  ['a cup', { cup: { tau: 200, tilt: 60, travel: 60, lift: 0 } }, 'cup is no part of this throw'],
  ['a field of the launch', { tiltSide: 4 }, 'the throw has no tiltSide'],
  ['an outcome', { rest: 'bullseye' }, 'the throw has no rest'],
])('[DF-SIM-05] refused: %s', (_what, change, why) => {
  expect(refusal({ ...PLAIN, ...change })).toBe(`DF-SIM-05: ${why}`);
});

test('[DF-SIM-05] what is no throw at all is refused', () => {
  for (const message of [null, undefined, 'throw', 7, [], [PLAIN]])
    expect(refusal(message)).toMatch(/^DF-SIM-05/);
  expect(refusal({ ...PLAIN, kind: 'flip' })).toBe('DF-SIM-05: it is no throw');
});

test('[DF-SIM-05] nobody aims longer than the host has been asking, give or take a second and a half', () => {
  const late = { ...PLAIN, t: 5000 };
  expect(refusal(late, [], 60_000)).toBe('accepted');
  expect(refusal(late, [], 3500)).toBe('accepted');
  expect(refusal(late, [], 3499)).toBe('DF-SIM-05: t is 5000 ms, but the throw was asked for 3499 ms ago');
});

const spin = { ...PLAIN, styles: ['diceSpin'], grip: 'corner', y: 60, wy: 700 };
const flick = {
  ...PLAIN,
  styles: ['flick'],
  r: 600,
  y: 8,
  vf: 1000,
  vu: 500,
  finger: { power: 1800, hitY: 0, hitZ: 0 },
};
const eyeFlick = { ...flick, styles: ['flick', 'oneEye'], eye: 'left', r: 550, y: 300, side: -32 };
const chalice = {
  ...PLAIN,
  styles: ['chalice'],
  r: 620,
  y: 140,
  vf: 0,
  cup: { tau: 200, tilt: 70, travel: 60, lift: 0 },
};
const hip = { ...PLAIN, styles: ['hip'], r: 600, y: 100, hip: 'start' };

test.each<[string, unknown, Requirement[], string]>([
  ['spins on a corner', spin, ['diceSpin'], 'accepted'],
  ['flat', { ...spin, grip: 'flat' }, ['diceSpin'], 'DF-SIM-37: the die is held by a corner in this throw'],
  ['a spin askew', { ...spin, wx: 1 }, ['diceSpin'], 'DF-SIM-05: wx is 0 in this throw, not 1'],
  ['a flick', flick, ['flick'], 'accepted'],
  ['a flat flick', { ...flick, vu: 267 }, ['flick'], 'DF-SIM-05: vu lies within 268 and 1064, 267 does not'],
  ['a steep flick', { ...flick, vu: 1001 }, ['flick'], 'DF-SIM-05: a flick rises by 15 to 45 degrees'],
  ['a flick downhill from the eye', { ...eyeFlick, vu: -570 }, ['flick', 'oneEye'], 'accepted'],
  [
    'further downhill',
    { ...eyeFlick, vu: -590 },
    ['flick', 'oneEye'],
    'DF-SIM-36: a flick rises by -30 to 45 degrees',
  ],
  [
    'beside the eye',
    { ...eyeFlick, side: -26 },
    ['flick', 'oneEye'],
    'DF-SIM-05: side lies within -37 and -27, -26 does not',
  ],
  [
    'no eye closed',
    { ...eyeFlick, eye: undefined },
    ['flick', 'oneEye'],
    'DF-SIM-36: eye must be left or right, not undefined',
  ],
  ['a cup', chalice, ['chalice'], 'accepted'],
  [
    'a die that flies by itself',
    { ...chalice, vf: 1 },
    ['chalice'],
    'DF-SIM-05: vf is 0 in this throw, not 1',
  ],
  ['no cup', { ...chalice, cup: undefined }, ['chalice'], 'DF-SIM-05: cup is missing'],
  ['from the belt', hip, ['hip'], 'accepted'],
  ['above the belt', { ...hip, y: 101 }, ['hip'], 'DF-SIM-05: y is 100 in this throw, not 101'],
  [
    'neither on nor against the belt',
    { ...hip, hip: undefined },
    ['hip'],
    'DF-SIM-23: hip must be start or touch, not undefined',
  ],
  ['a bank shot', { ...hip, hip: 'touch', r: 500, y: 150, vf: -900 }, ['hip'], 'accepted'],
  [
    'from the knee by hand',
    { ...PLAIN, styles: ['knee'], knee: 'start' },
    ['knee'],
    'DF-SIM-23: knee must be touch, not start',
  ],
  [
    'belt and knee, both to start',
    { ...hip, styles: ['hip', 'knee'], knee: 'start' },
    ['hip', 'knee'],
    'DF-SIM-24: knee must be touch, not start',
  ],
  [
    'on the belt with one eye',
    { ...hip, styles: ['hip', 'oneEye'], eye: 'left' },
    ['hip', 'oneEye'],
    'DF-SIM-25: hip must be touch, not start',
  ],
])('[DF-SIM-20 to -37] %s', (_what, message, requirements, verdict) => {
  expect(refusal(message, requirements)).toBe(verdict);
});

test('[DF-SIM-05] the cup never comes nearer than 45 cm', () => {
  const near = { ...chalice, styles: ['chalice', 'oneEye'], eye: 'right', r: 545, y: 300, side: 32 };
  const message = { ...near, cup: { ...chalice.cup, travel: 96 } };
  expect(refusal(message, ['chalice', 'oneEye'])).toBe(
    'DF-SIM-05: the cup stays 450 mm away from the centre',
  );
});

test('[DF-REQ-04] every set of requirements has throws that are legal, with every die', () => {
  for (let set = 0; set < 512; set++) {
    const styles = REQUIREMENTS.filter((_, nth) => (set >> nth) & 1);
    const die = DICE[set % DICE.length] ?? 'red';
    const aim = drawAim({ die, styles }, seeded(`${set}`));
    expect(checkThrow({ die, requirements: styles }, aim)).toEqual(aim);
  }
});

test('[DF-SIM-21] a flicked cup is held at 60 degrees and hit for 80 ms; only power and direction are free', () => {
  const { cup, hand } = limitsOf('red', ['chalice', 'flick'], {});
  expect(cup).toEqual({ tau: [80, 80], tilt: [60, 60], travel: [0, 0], lift: [0, 0] });
  const free = Object.entries(hand).filter(([, [low, high]]) => low !== high);
  expect(free.map(([name]) => name).sort()).toEqual(['az', 't', 'vs', 'y']);
});

test('[DF-SIM-20] Ramp is a flick already: Ramp with Flick is Ramp', () => {
  expect(limitsOf('red', ['flick', 'ramp'], {})).toEqual(limitsOf('red', ['ramp'], {}));
});

const FLIP = {
  kind: 'flip',
  template: 'slime',
  az: 0,
  r: 450,
  y: 100,
  vf: 1200,
  vu: 1500,
  vs: 0,
  flip: 250,
  twist: 0,
};

test('[DF-SIM-30] flips have limits of their own', () => {
  expect(checkFlip('slime', FLIP)).toEqual(FLIP);
  for (const change of [{ flip: 99 }, { vu: 299 }, { r: 299 }, { y: 201 }, { twist: 101 }, { extra: 1 }])
    expect(() => checkFlip('slime', { ...FLIP, ...change })).toThrow(ThrowRefused);
  expect(() => checkFlip('lightning', FLIP)).toThrow(
    'DF-SIM-30: the Template to flip is lightning, not slime',
  );
});

test('[DF-SIM-20] every set of requirements has an aim to begin with, and it is legal', () => {
  const sets = Array.from({ length: 2 ** REQUIREMENTS.length }, (_, bits) =>
    REQUIREMENTS.filter((_style, at) => (bits >> at) & 1),
  );
  for (const board of BOARDS)
    for (const die of DICE)
      for (const requirements of sets) {
        const aim = startAim(die, requirements, board);
        expect(checkThrow({ die, requirements }, aim), `${board} ${die} ${requirements}`).toEqual(aim);
      }
});
