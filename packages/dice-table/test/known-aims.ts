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

/** Between the holes. */
const LANE = 933;

/** Aims that were found by trying, and need no search. */
export const KNOWN_AIMS: readonly ThrowInput[] = [
  { ...STRAIGHT, styles: [], az: 3188, r: 457, y: 125, vf: 1157, vu: -16, wz: -78, t: 1782 },
  { ...STRAIGHT, styles: ['dancing'], az: 3069, r: 500, y: 117, vf: 1998, vu: -736, wz: -11, t: 1780 },
  { ...STRAIGHT, styles: ['gate'], r: 480, y: 100, vf: 1750, vu: -700 },
  { ...STRAIGHT, styles: ['hip'], az: LANE, hip: 'start', r: 600, y: 100, vf: 1680 },
  { ...STRAIGHT, styles: ['flick'], r: 600, y: 8, vu: 500, finger: { power: 1850, hitY: 4, hitZ: 0 } },
  { ...STRAIGHT, styles: ['ramp'], az: LANE, r: 620, y: 0, finger: { power: 1920, hitY: 0, hitZ: 0 } },
  {
    ...{ ...STRAIGHT, styles: ['knee'], knee: 'touch', az: 10, r: 679, y: 153 },
    ...{ vf: 952, vu: -1635, wz: 60, yaw: 45 },
  },
  {
    ...{ ...STRAIGHT, styles: ['oneEye'], eye: 'left', az: 3355, r: 551, y: 304, side: -37 },
    ...{ vf: 1692, vu: -976, vs: -5, wz: 87, yaw: 3, t: 1786 },
  },
  {
    ...{ ...STRAIGHT, styles: ['diceSpin'], grip: 'corner', az: 331, r: 464, y: 44 },
    ...{ vf: 1249, vu: 163, wy: 615, yaw: 6, t: 1780 },
  },
  {
    ...{ ...STRAIGHT, styles: ['chalice'], az: 594, r: 620, y: 131, vf: 0 },
    cup: { tau: 169, tilt: 73, travel: 92, lift: 15 },
  },
];
