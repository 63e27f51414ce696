import { beforeAll, expect, test } from 'vitest';
import { poseOf } from '../src/bits.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { posesOf } from '../src/track.ts';
import { about, Y } from '../src/trig.ts';
import type { Launch, Requirement, Table, ThrowOutcome } from '../src/types.ts';
import { BARE } from './seek.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const LAUNCH: Launch = {
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
  t: 0,
  turn: 0,
  tiltForward: 0,
  tiltSide: 0,
};
const made = (change: Partial<Launch>, table: Table = BARE): ThrowOutcome =>
  physics.throwDie(table, { ...LAUNCH, ...change }, 0);
/** Let fall flat from a few cm above a place, `r` mm from the centre at angle 0. */
const dropped = (r: number, change: Partial<Launch> = {}, table: Table = BARE): ThrowOutcome =>
  made({ az: 0, r, y: 40, vf: 0, ...change }, table);
const touched = ({ contacts }: ThrowOutcome): string[] => [...new Set(contacts.map(({ other }) => other))];

test('[DF-SIM-01] the record of a match names the physics', () => {
  expect(PHYSICS).toMatch(/^rapier3d-deterministic 0\.20\.0, table \d+$/);
});

test('[DF-SIM-07] the same launch gives the same outcome, another one another hash', () => {
  const first = made({});
  expect(made({})).toEqual(first);
  expect(made({ vf: 1451 }).hash).not.toBe(first.hash);
  expect(first.hash).toMatch(/^[0-9a-f]{32}$/);
});

test('[DF-SIM-10] a die that comes down on the table and rises again has bounced', () => {
  const { bounced, firstBoardStep, contacts } = made({});
  expect(bounced).toBe(true);
  const table = contacts.find(({ other }) => other === 'table');
  expect(table?.step).toBeLessThan(firstBoardStep ?? 0);
});

test('[DF-SIM-10] a die that lands on the board first has not, whatever it does later', () => {
  expect(made({ vf: 2400, vu: 800 }).bounced).toBe(false);
  expect(dropped(0)).toMatchObject({ bounced: false, rest: 'bullseye' });
});

test('[DF-SIM-10] sliding along the table is no bounce', () => {
  const slid = made({ y: 9, vf: 2600 });
  expect(slid.firstBoardStep).not.toBeNull();
  expect(slid.bounced).toBe(false);
});

test('[DF-SIM-10] coming down slower than 0.3 m/s is no bounce either', () => {
  expect(made({ y: 11, vf: 2600 }).bounced).toBe(false);
});

test('[DF-SIM-12] a die let fall flat stays in its ring', () => {
  expect(dropped(100, { az: 2900 }).rest).toBe('section3');
  expect(dropped(155).rest).toBe('section1');
  expect(dropped(185, { az: 512 }).rest).toBe('bone');
  expect(dropped(185).rest).toBe('section1');
  expect(dropped(300).rest).toBe('outside');
});

test('[DF-SIM-13] a die let fall into a hole is in the hole; the Big die does not fit', () => {
  const overHole = { az: Math.round((62 / 360) * 4096), yaw: 0 };
  expect(dropped(115, overHole).rest).toBe('hole');
  expect(dropped(115, { ...overHole, die: 'big' }).rest).not.toBe('hole');
});

test('[R-06] a die off the board is picked up, one on the board has a pose', () => {
  expect(dropped(300).pose).toBeNull();
  expect(dropped(0).pose).toHaveLength(7);
});

test('[DF-SIM-18] the labelling changes the face and nothing else', () => {
  const outcomes = Array.from({ length: 24 }, (_, n) => physics.throwDie(BARE, { ...LAUNCH, die: 'big' }, n));
  expect(new Set(outcomes.map(({ hash }) => hash)).size).toBe(1);
  const count = (face: string): number => outcomes.filter((outcome) => outcome.face === face).length;
  expect([count('icon'), count('selfHeal'), count('blank')]).toEqual([8, 8, 8]);
});

const flat = (x: number, z: number, turn = 0): readonly number[] => poseOf({ x, y: 0.04, z }, about(Y, turn));
const slimed = (turn: number): Table => ({
  ...BARE,
  templates: [{ template: 'slime', by: 1, pose: flat(1, 0, turn) }],
});

test('[DF-SIM-14] a die that stands wholly on a Template is on it', () => {
  const lightning: Table = { ...BARE, templates: [{ template: 'lightning', by: 1, pose: flat(1, 0) }] };
  expect(dropped(100, {}, lightning).rest).toBe('lightning');
});

test('[DF-SIM-14] a die that also touches the board is on the board', () => {
  const half = dropped(124, {}, { ...BARE, templates: [{ template: 'lightning', by: 1, pose: flat(1, 0) }] });
  expect(touched(half)).toContain('board');
  expect(half.rest).toMatch(/^section/);
});

test('[DF-SIM-34] Slime points 1.2 cm beyond its edge, wherever its arrow is turned', () => {
  // Centre at 10 cm, so the arrow points to 14.2 cm, or to 5.8 cm when turned about.
  expect(dropped(100, {}, slimed(0))).toMatchObject({ rest: 'slime', slimeTarget: 'section2' });
  expect(dropped(100, {}, slimed(Math.PI))).toMatchObject({ rest: 'slime', slimeTarget: 'section4' });
});

test('[DF-SIM-34] another Template at the pointed place counts as that Template', () => {
  const both: Table = {
    ...BARE,
    templates: [...slimed(0).templates, { template: 'majorHeal', by: 2, pose: flat(1.5, 0) }],
  };
  expect(dropped(90, {}, both)).toMatchObject({ rest: 'slime', slimeTarget: 'majorHeal' });
});

test('[DF-SIM-35] a bush that is touched hurts, also when the die rests elsewhere', () => {
  const bushes: Table = { ...BARE, bushes: true };
  const through = made({ az: 0, r: 450, y: 100, vf: 2400 }, bushes);
  expect(through.thorns).toBe(true);
  expect(touched(through)).toContain('bush:0');
  expect(dropped(0, {}, bushes).thorns).toBe(false);
});

test('[DF-SIM-17] a die that is hit keeps its new place, one that is not keeps its very bits', () => {
  const lies = { die: 'white', pose: flat(1, 0) } as const;
  const pose = poseOf({ x: 1, y: 0.11, z: 0 }, about(Y, 0));
  const far = poseOf({ x: -1, y: 0.11, z: 0 }, about(Y, 0));
  const table: Table = {
    ...BARE,
    dice: [
      { ...lies, by: 4, pose },
      { ...lies, by: 7, pose: far },
    ],
  };
  const hit = made({ az: 0, r: 190, y: 12, vf: 1500 }, table);
  expect(touched(hit)).toContain('die:4');
  expect(hit.moved.map(({ by }) => by)).toEqual([4]);
  expect(hit.moved[0]?.pose).not.toEqual(pose);
});

test('[DF-SIM-11] touching a die that lies on the board is touching the board', () => {
  const pose = poseOf({ x: 1.9, y: 0.11, z: 0 }, about(Y, 0));
  const table: Table = { ...BARE, dice: [{ die: 'white', by: 4, pose }] };
  const hit = made({ az: 0, r: 240, y: 20, vf: 2500 }, table);
  const first = hit.contacts.find(({ start }) => start);
  expect(first?.other).toBe('die:4');
  expect(hit.firstBoardStep).toBe(first?.step);
  expect(hit.bounced).toBe(false);
});

const failing = (styles: readonly Requirement[], change: Partial<Launch>): readonly Requirement[] =>
  made({ styles, ...change }).failed;

test('[DF-NINE-05] Gate: through the opening, not over it', () => {
  expect(failing(['gate'], { r: 500, y: 100, vf: 1900, vu: -600 })).toEqual([]);
  expect(failing(['gate'], { r: 500, y: 250, vf: 2500, vu: 0 })).toEqual(['gate']);
  expect(failing(['gate'], { r: 500, y: 100, side: 80, vf: 1900, vu: -600 })).toEqual(['gate']);
});

test('[DF-NINE-02] Dancing: let go between 1600 and 2050 ms, or it is a Miss', () => {
  expect(failing(['dancing'], { t: 1779 })).toEqual([]);
  expect(failing(['dancing'], { t: 1599 })).toEqual(['dancing']);
  expect(failing(['dancing'], { t: 2051 })).toEqual(['dancing']);
});

test('[DF-NINE-03] Dice spin: still whirling about the vertical when it meets the board', () => {
  const spun = made({ styles: ['diceSpin'], grip: 'corner', r: 250, y: 60, vf: 900, vu: 600, wy: 700 });
  expect(Math.abs(spun.spinAtBoard?.wy ?? 0)).toBeGreaterThanOrEqual(250);
  expect(spun.failed).toEqual([]);
  expect(failing(['diceSpin'], { grip: 'corner', wy: 0 })).toEqual(['diceSpin']);
});

test('[DF-NINE-09] Ramp: over the high edge, above the lip', () => {
  const ramp = { r: 620, y: 0, vf: 1000 } as const;
  const strong = made({ styles: ['ramp'], ...ramp, finger: { power: 2000, hitY: 0, hitZ: 0 } });
  expect(strong.failed).toEqual([]);
  expect(touched(strong)).toContain('ramp');
  expect(failing(['ramp'], { ...ramp, finger: { power: 400, hitY: 0, hitZ: 0 } })).toEqual(['ramp']);
});

test('[DF-NINE-01] Chalice: out of the mouth of the swung cup; a timid swing keeps the die in it', () => {
  const cup = { r: 620, y: 140, vf: 0, styles: ['chalice'] } as const;
  const swung = made({ ...cup, cup: { tau: 150, tilt: 80, travel: 100, lift: 20 } });
  expect(swung.failed).toEqual([]);
  expect(failing(['chalice'], { ...cup, cup: { tau: 350, tilt: 40, travel: 30, lift: 0 } })).toEqual([
    'chalice',
  ]);
});

test('[DF-NINE-06] Hip: from the ledge, or by a bank shot that touches the belt', () => {
  expect(failing(['hip'], { hip: 'start', r: 600, y: 100, vf: 1700 })).toEqual([]);
  expect(failing(['hip'], { hip: 'touch', r: 500, y: 150, vf: -1500 })).toEqual([]);
  expect(failing(['hip'], { hip: 'touch', r: 500, y: 150, vf: 1450 })).toEqual(['hip']);
});

test('[DF-NINE-07] Knee: touched on the way', () => {
  expect(failing(['knee'], { knee: 'touch', r: 640, y: 200, vf: 0 })).toEqual([]);
  expect(failing(['knee'], { knee: 'touch', r: 600, y: 300, vf: 2000 })).toEqual(['knee']);
});

test('[DF-SIM-23] whoever starts on the knee has met the knee', () => {
  const launch = { r: 640, y: 70, vf: 1000, vu: 500, finger: { power: 1500, hitY: 0, hitZ: 0 } };
  expect(failing(['flick', 'knee'], { ...launch, knee: 'start' })).toEqual([]);
});

test('[DF-SIM-24] from the belt the die can reach the knee', () => {
  const launch = { hip: 'start', knee: 'touch', r: 600, y: 100, vf: 700 } as const;
  expect(failing(['hip', 'knee'], launch)).toEqual([]);
});

test('[DF-SIM-22] a die tipped from the cup onto the ramp touches it', () => {
  const launch = { r: 680, y: 40, vf: 0, cup: { tau: 150, tilt: 90, travel: 60, lift: 0 } };
  expect(touched(made({ styles: ['chalice', 'ramp'], ...launch }))).toContain('ramp');
});

test('a film shows the way of the die, from the hand to where it lies', () => {
  const { outcome, recording } = physics.filmThrow(BARE, LAUNCH, 0);
  expect(outcome).toEqual(made({}));
  const [track] = recording.tracks;
  const poses = track === undefined ? [] : posesOf(track);
  expect(recording.interval).toBeCloseTo(1 / 60);
  expect(poses[0]?.at.y).toBeCloseTo(1.5, 2);
  expect(poses.length).toBeGreaterThan(30);
  expect(track?.poses.length).toBeLessThan(3000);
  const [corner] = outcome.corners;
  const end = poses.at(-1)?.at ?? { x: 0, y: 0, z: 0 };
  expect(Math.abs(end.x - (corner?.x ?? 0) / 10_000)).toBeLessThan(0.15);
  expect(Math.abs(end.z - (corner?.z ?? 0) / 10_000)).toBeLessThan(0.15);
});

test('a film of a cup and of dice that lie about has a track for each', () => {
  const pose = poseOf({ x: 1, y: 0.11, z: 0 }, about(Y, 0));
  const table: Table = { ...BARE, dice: [{ die: 'white', by: 4, pose }] };
  const launch: Launch = {
    ...LAUNCH,
    styles: ['chalice'],
    r: 620,
    y: 140,
    vf: 0,
    cup: { tau: 150, tilt: 80, travel: 100, lift: 20 },
  };
  const { tracks } = physics.filmThrow(table, launch, 0).recording;
  expect(tracks.map(({ body }) => body)).toEqual(['die', 'chalice', 'die:4']);
  expect(new Set(tracks.map(({ poses }) => poses.length)).size).toBe(1);
});
