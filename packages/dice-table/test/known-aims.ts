import type { ThrowInput } from '../src/types.ts';

const STRAIGHT = {
  kind: 'throw',
  die: 'white',
  az: 0,
  side: 0,
  vf: 1000,
  vu: 0,
  vs: 0,
  wx: 0,
  wy: 0,
  wz: 0,
  yaw: 0,
  grip: 'flat',
  t: 1779,
} as const;

/** Aims that were found by trying, and need no search. */
export const KNOWN_AIMS: readonly ThrowInput[] = [
  { ...STRAIGHT, styles: ['gate'], r: 480, y: 100, vf: 1750, vu: -700 },
  { ...STRAIGHT, styles: ['hip'], hip: 'start', r: 600, y: 100, vf: 1680 },
  { ...STRAIGHT, styles: ['flick'], r: 600, y: 8, vu: 500, finger: { power: 1850, hitY: 4, hitZ: 0 } },
  { ...STRAIGHT, styles: ['ramp'], r: 620, y: 0, finger: { power: 1900, hitY: 0, hitZ: 0 } },
];
