import { expect, test } from 'vitest';
import { flickOf, MOST_SAMPLES } from '../src/gesture.ts';
import {
  DANCE_WINDOW,
  danceAt,
  flipLaunchOf,
  labellingOf,
  launchAtLevel,
  launchOf,
  swayAt,
} from '../src/hand.ts';
import type { FlipInput, Launch, Requirement, ThrowInput } from '../src/types.ts';

const AIM: ThrowInput = {
  kind: 'throw',
  die: 'red',
  styles: [],
  az: 300,
  r: 500,
  y: 150,
  side: 0,
  vf: 1500,
  vu: -300,
  vs: 0,
  wx: 0,
  wy: 0,
  wz: 0,
  yaw: 10,
  grip: 'flat',
  t: 0,
};
const DANCED: ThrowInput = { ...AIM, styles: ['dancing'], t: 1779 };
const FLICKED: ThrowInput = {
  ...AIM,
  styles: ['flick'],
  r: 600,
  y: 8,
  vf: 1000,
  vu: 500,
  yaw: 0,
  finger: { power: 1800, hitY: 0, hitZ: 0 },
};
const BUMPED: ThrowInput = { ...AIM, styles: ['hip'], hip: 'start', r: 600, y: 100, vu: 0, yaw: 0 };

const THROWS = 600;
const seeds = (n: number): { public: string; secret: string } => ({ public: 'p', secret: `${n}` });
const launches = (launch: (n: number) => Launch): Launch[] =>
  Array.from({ length: THROWS }, (_, n) => launch(n));
function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
/** Within a tenth of what it should be. */
const expectNear = (value: number, wanted: number): void => {
  expect(value).toBeGreaterThan(0.9 * wanted);
  expect(value).toBeLessThan(1.1 * wanted);
};
const heading = ({ vf, vs }: Launch): number => (Math.atan2(vs, vf) * 180) / Math.PI;
const speed = ({ vf, vu, vs }: Launch): number => Math.hypot(vf, vu, vs);

test('[DF-SIM-05] a launch is whole numbers, and the same seeds make the same one', () => {
  for (const input of [AIM, DANCED, FLICKED, BUMPED])
    for (let n = 0; n < 50; n++) {
      const launch = launchOf(input, seeds(n), 'hero');
      expect(launchOf(input, seeds(n), 'hero')).toEqual(launch);
      const numbers = JSON.stringify(launch).match(/:-?[\d.e]+/g) ?? [];
      expect(numbers.filter((number) => !/^:-?\d+$/.test(number))).toEqual([]);
      expect(JSON.parse(JSON.stringify(launch))).toEqual(launch);
    }
});

test('the secret tremor is half as much again as the ledger’s, whatever a client sends', () => {
  const all = launches((n) => launchOf(AIM, seeds(n), 'hero'));
  expectNear(deviation(all.map(speed)) / speed(launchAtLevel(AIM, 'floor', seeds(0))), 0.0225);
  expectNear(deviation(all.map(heading)), 1.1);
  expectNear(deviation(all.map(({ tiltSide }) => tiltSide)), 4);
  expectNear(deviation(all.map(({ yaw }) => yaw)), 4);
  expectNear(deviation(all.map(({ wy }) => wy)), 11);
  expectNear(deviation(all.map(({ r }) => r)), 4.5);
  expectNear(deviation(all.map(({ y }) => y)), 2.25);
  const flicks = launches((n) => launchOf(FLICKED, seeds(n), 'hero'));
  expectNear(deviation(flicks.map(({ finger }) => finger?.hitZ ?? 0)), 5);
});

test('what stands on the table or the body does not tremble from its place', () => {
  for (const { r, y, side } of launches((n) => launchAtLevel(FLICKED, 'clumsy', seeds(n))))
    expect([r, y, side]).toEqual([600, 8, 0]);
  for (const { r, y, side } of launches((n) => launchAtLevel(BUMPED, 'clumsy', seeds(n))))
    expect([r, y, side]).toEqual([600, 100, 0]);
});

test('[3.5] levels are as far from the aim as they are called', () => {
  const off = (level: 'good' | 'average' | 'clumsy'): number =>
    deviation(launches((n) => launchAtLevel({ ...AIM, styles: ['gate'] }, level, seeds(n))).map(heading));
  expectNear(off('good'), 1);
  expectNear(off('average'), 2 * 1.35);
  expectNear(off('clumsy'), 4 * 1.4);
});

test('[3.5] in some kinds of throws hands err more or less than their level says; with two of them, in between', () => {
  const off = (...styles: Requirement[]): number => {
    const aim = { ...AIM, styles, ...(styles.includes('knee') && { knee: 'touch' as const }) };
    return deviation(launches((n) => launchAtLevel(aim, 'average', seeds(n))).map(heading));
  };
  expectNear(off(), 2 * 1.3);
  expectNear(off('knee'), 2 * 0.8);
  expectNear(off('gate', 'knee'), 2 * 1.075);
});

test('[3.5] the belly wobbles twice as much', () => {
  expectNear(deviation(launches((n) => launchAtLevel(BUMPED, 'good', seeds(n))).map(heading)), 2 * 1.5);
});

test('[3.5] the sway after a dance crosses the line at 179 ms; 20 ms early or late are about four degrees', () => {
  const [from] = DANCE_WINDOW;
  expect(Math.abs(danceAt('x', from))).toBe(40);
  expect(Math.abs(danceAt('x', from + 179))).toBeLessThan(0.2);
  expect(Math.abs(danceAt('x', from + 159))).toBeGreaterThan(3.5);
  expect(Math.abs(danceAt('x', from + 199))).toBeGreaterThan(3.5);
  const sides = Array.from({ length: 64 }, (_, n) => Math.sign(danceAt(`${n}`, from)));
  expect(new Set(sides)).toEqual(new Set([1, -1]));
});

test('[3.5] a dancer who lets go at the wrong moment throws the other way', () => {
  const early = launchOf({ ...DANCED, t: 1600 }, seeds(1), 'hero');
  expect(Math.abs(heading(early))).toBeGreaterThan(30);
});

test('[3.7] the hand sways by up to 1.5 degrees and 3 %, more from the fifth second on, half for kids', () => {
  const most = (from: number, hand: 'hero' | 'kids', key: 'heading' | 'power'): number =>
    Math.max(...Array.from({ length: 2000 }, (_, ms) => Math.abs(swayAt('x', from + ms, hand)[key])));
  expect(most(1000, 'hero', 'heading')).toBeCloseTo(1.5, 1);
  expect(most(1000, 'hero', 'power')).toBeCloseTo(0.03, 2);
  expect(most(1000, 'kids', 'heading')).toBeCloseTo(0.75, 1);
  expect(most(9000, 'hero', 'heading')).toBeGreaterThan(1.5 * 1.6);
});

test('[DF-SIM-18] all 24 labellings come, by the secret alone', () => {
  const drawn = Array.from({ length: 2400 }, (_, n) => labellingOf({ secret: `${n}` }));
  for (let n = 0; n < 24; n++) {
    const times = drawn.filter((each) => each === n).length;
    expect(times).toBeGreaterThan(60);
    expect(times).toBeLessThan(140);
  }
});

test('[DF-SIM-30] a flip trembles as a throw does', () => {
  const input: FlipInput = {
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
  const flips = Array.from({ length: THROWS }, (_, n) => flipLaunchOf(input, 'floor', { secret: `${n}` }));
  expectNear(deviation(flips.map(({ vu }) => vu)) / 1500, 0.015);
  expectNear(deviation(flips.map(({ flip }) => flip)), 7.5);
});

test('[3.7] a flick of the pointer is read from its last 80 ms, in whole numbers', () => {
  const straight = Array.from({ length: 12 }, (_, n) => ({ t: 10 * n, right: 0, away: 150 * n }));
  expect(flickOf(straight)).toEqual({ vf: 1500, vs: 0, wy: 0 });
  const aside = straight.map((sample) => ({ ...sample, right: sample.away / 10 }));
  expect(flickOf(aside)).toMatchObject({ vf: 1500, vs: 150 });
  const curved = straight.map((sample, n) => ({ ...sample, right: (n - 3) * (11 - n) * 10 }));
  expect(flickOf(curved)?.wy).toBeGreaterThan(0);
  expect(flickOf(straight.slice(0, 2))).toBeUndefined();
  expect(flickOf(straight.map(({ t, away }) => ({ t, right: 0, away: -away })))).toBeUndefined();
  const long = Array.from({ length: MOST_SAMPLES + 1 }, (_, n) => ({ t: n, right: 0, away: n }));
  expect(flickOf(long)).toBeUndefined();
});
