/** What is left of a throw to learn from: its way, how close it was, the best so far. */
import type { Physics } from '@questhall/dice-table';
import { loadPhysics } from '@questhall/dice-table';
import { beforeAll, describe, expect, test } from 'vitest';
import { verdictOf } from '../../src/tables/dungeon-fighter/logic/verdict.ts';
import type { Thrown } from '../../src/tables/dungeon-fighter/practice/range.ts';
import { lasts, sceneOf, throwOnRange } from '../../src/tables/dungeon-fighter/practice/range.ts';
import type { Kind } from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import { bouncesOf } from '../../src/tables/dungeon-fighter/sound/bounces.ts';
import { stanceFor, thrownBy } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { filmOf, momentAt } from '../../src/tables/dungeon-fighter/throwing/film.ts';
import type { Records } from '../../src/tables/dungeon-fighter/throwing/records.ts';
import { ghostPoints, withThrow } from '../../src/tables/dungeon-fighter/throwing/records.ts';
import { hasFallen, isNearMiss, wayOf } from '../../src/tables/dungeon-fighter/throwing/way.ts';

const PLAIN: Kind = { board: 'labyrinth', die: 'red', requirements: [], bushes: false };
const NO_RECORDS: Records = { thrown: 0, best: {} };

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
}, 60_000);

/** A throw by hand with so much power, and with this tremor. */
function thrown(power: number, secret = 'tremor', heading = 0): Thrown {
  const asked = {
    kind: 'throw',
    serial: 1,
    die: 'red',
    requirements: [],
    board: 'labyrinth',
    bushes: false,
    dice: [],
    templates: [],
  } as const;
  const input = thrownBy(stanceFor(asked), { heading, power }, 800);
  const made = throwOnRange(physics, PLAIN, 1, { by: 'hand', input }, { public: 'sway', secret });
  if (made === undefined) throw new Error('nothing was thrown');
  return made;
}

const sceneAfter = (last: Thrown) =>
  sceneOf({ kind: PLAIN, last, flying: false, sway: 'next', still: false, choose: () => {} });

test('[DF-THROW-02] the way of a throw begins in the hand, ends where the die lies, and has its bounces on the way', () => {
  const { note } = thrown(0.62);
  const way = wayOf(note);
  if (way === undefined || note.launch.kind !== 'throw') throw new Error('there is no way');
  const [first] = way.points;
  expect(Math.hypot(first?.x ?? 0, first?.z ?? 0)).toBeCloseTo(note.launch.r / 100, 0);
  expect(way.points.at(-1)).toEqual(way.end.at);
  expect(way.bounces[0]).toMatchObject({ on: 'table' });
  expect(way.bounces[0]?.at.y).toBe(0);
  for (const { second } of way.bounces)
    expect(second).toBeLessThanOrEqual((way.points.length - 1) * way.interval);
  expect(hasFallen(way)).toBe(false);
});

test('what lies on the floor has fallen, and what is far off was no near miss', () => {
  const { note } = thrown(1, 'far', 24);
  const way = wayOf(note);
  if (way === undefined) throw new Error('there is no way');
  const fallen = { ...way, end: { ...way.end, at: { ...way.end.at, y: -7.3 } } };
  expect([hasFallen(way), hasFallen(fallen)]).toEqual([false, true]);
  expect(isNearMiss(note)).toBe(false);
});

describe('a near miss', () => {
  /** The first throw, a bit weaker than it should be, that lies just beside the board or in a hole. */
  const nearMiss = (): Thrown => {
    for (let n = 0; n < 120; n++) {
      const made = thrown(0.46 + (n % 6) * 0.02, `near ${n}`);
      if (isNearMiss(made.note)) return made;
    }
    throw new Error('no throw was close');
  };

  test('is told as one, with what was lacking, and its end is shown slowly', () => {
    const made = nearMiss();
    const verdict = verdictOf(sceneAfter(made));
    expect(verdict).toMatchObject({ hit: false, near: true });
    expect(verdict?.text).toMatch(/^Near miss: (off the board|a hole|a bone)/);
    expect(verdict?.detail).toMatch(/\d+ cm .*; bounced/);
    const [fast, slow] = [filmOf(made.note), filmOf(made.note, true)];
    if (fast === undefined || slow === undefined) throw new Error('there is no film');
    const longer = lasts(false, made) / lasts(false, thrown(1, 'far', 24));
    expect(longer).toBeGreaterThan(1.5);
    /** Milliseconds of showing that the second after the landing gets. */
    const shown = (film: typeof fast, whole: number): number =>
      whole *
      [...Array(1000).keys()].filter((n) => {
        const moment = momentAt(film, n / 1000);
        return moment > film.landing && moment < Math.min(film.length, film.landing + 0.3);
      }).length;
    expect(shown(slow, longer)).toBeGreaterThan(1.3 * shown(fast, 1));
    expect(momentAt(slow, 1)).toBeCloseTo(slow.length, 5);
  });
});

describe('the sounds of a throw', () => {
  const LASTS = 3000;
  /** Milliseconds at 60 frames a second. */
  const FRAME = 1000 / 60;

  test('begin within 20 ms of the frame in which the die touches something, in slow motion too', () => {
    for (const near of [false, true]) {
      const { note } = thrown(0.62);
      const film = filmOf(note, near);
      if (film === undefined || note.outcome.kind !== 'throw') throw new Error('there is no film');
      const sounds = bouncesOf(note, film, LASTS);
      expect(sounds.length).toBeGreaterThan(2);
      const touches = note.outcome.contacts.filter(({ start }) => start).map(({ step }) => step / 240);
      const frames = [...Array(Math.ceil(LASTS / FRAME)).keys()].map((n) => n * FRAME);
      /** When the frame is drawn that first shows the die at or after a touch. */
      const shownAt = touches.map((second) =>
        frames.find((at) => momentAt(film, at / LASTS) >= Math.min(second, film.length) - 1e-9),
      );
      for (const { after } of sounds)
        expect(Math.min(...shownAt.map((at = Number.NaN) => Math.abs(at - after)))).toBeLessThan(20);
    }
  });

  test('say what was hit and how hard: table before board, and louder the first time', () => {
    const { note } = thrown(0.62);
    const film = filmOf(note);
    if (film === undefined) throw new Error('there is no film');
    const sounds = bouncesOf(note, film, LASTS);
    expect(sounds[0]?.sound).toMatch(/^table/);
    expect(sounds.some(({ sound }) => sound.startsWith('board'))).toBe(true);
    expect(sounds[0]?.strength).toBeGreaterThan(sounds.at(-1)?.strength ?? 1);
    for (const { strength } of sounds) expect(strength > 0 && strength <= 1).toBe(true);
  });
});

test('[DF-HIT-02] a Hit is told with its damage and how far from the middle it lies', () => {
  const hit = (n: number): Thrown => {
    const made = thrown(0.62, `hit ${n}`);
    return /section|bullseye/.test(made.landing.rest) ? made : hit(n + 1);
  };
  const made = hit(0);
  const verdict = verdictOf(sceneAfter(made));
  expect(verdict?.text).toMatch(/^Hit for \d+/);
  expect(verdict?.detail).toMatch(/of the middle|dead centre/);
});

test('the best throw of each kind is kept, and a worse one does not take its place', () => {
  const all = [...Array(12).keys()].map((n) => thrown(0.62, `best ${n}`).note);
  const kept = (before: Records, note: (typeof all)[number]): Records => withThrow(before, note, 'labyrinth');
  const records = all.reduce(kept, NO_RECORDS);
  expect(records.thrown).toBe(12);
  const best = records.best.wood;
  if (best === undefined) throw new Error('nothing was hit');
  expect(kept(records, thrown(1).note)).toEqual({ ...records, thrown: 13 });
  expect(ghostPoints(best).at(-1)).toEqual({
    x: (best.points.at(-1)?.[0] ?? 0) / 100,
    y: (best.points.at(-1)?.[1] ?? 0) / 100,
    z: (best.points.at(-1)?.[2] ?? 0) / 100,
  });
  for (const note of all) {
    const alone = kept(NO_RECORDS, note).best.wood;
    if (alone) expect(best.worth).toBeGreaterThanOrEqual(alone.worth);
  }
});
