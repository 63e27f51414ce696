import { loadPhysics } from '@questhall/dice-table';
import { expect, test } from 'vitest';
import { sceneOf, shotOf, throwOnRange } from '../../src/tables/dungeon-fighter/practice/range.ts';
import type { Kind, Shot, Statistics } from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import {
  counted,
  keyOf,
  rivalsOf,
  tallyOf,
  worthOf,
} from '../../src/tables/dungeon-fighter/practice/statistics.ts';
import { stanceFor, thrownBy } from '../../src/tables/dungeon-fighter/throwing/aim.ts';

const PLAIN: Kind = { board: 'labyrinth', die: 'red', requirements: [], bushes: false };
const GATE: Kind = { board: 'labyrinth', die: 'blue', requirements: ['gate', 'flick'], bushes: false };
const SEEDS = { public: 'sway', secret: 'tremor' };
const shot = (rest: Shot['rest'], faults: Shot['faults'] = []): Shot => ({ rest, faults, icon: false });

test('throws of one kind are counted together, whatever the colour of the die', () => {
  const shots = [shot('section4'), shot('bullseye'), shot('hole'), shot('section5', ['bounce'])];
  const statistics = shots.reduce<Statistics>((before, each) => counted(before, PLAIN, each), {});
  expect(tallyOf(statistics, { ...PLAIN, die: 'white' })).toMatchObject({
    throws: 4,
    hits: 2,
    damage: 14,
    places: { section4: 1, bullseye: 1, hole: 1, fault: 1 },
  });
  expect(tallyOf(statistics, GATE).throws).toBe(0);
  expect(keyOf(GATE)).toBe(keyOf({ ...GATE, requirements: ['flick', 'gate'] }));
  expect(keyOf({ ...PLAIN, die: 'big' })).not.toBe(keyOf(PLAIN));
  expect(worthOf(shot('section5', ['gate']))).toBe(0);
});

test('hands of known skill are told apart', () => {
  const [clumsy, average, good] = rivalsOf(PLAIN).map(({ hits }) => hits);
  expect(clumsy).toBeLessThan(average ?? 0);
  expect(average).toBeLessThan(good ?? 0);
});

test('[DF-SIM-05] a throw on the range is a throw at a table: by the same physics, and seen by the same eyes', async () => {
  const physics = await loadPhysics();
  const before = sceneOf({
    kind: PLAIN,
    last: undefined,
    flying: false,
    sway: 'sway',
    still: false,
    choose: () => {},
  });
  const asked = before.view.throwing;
  if (asked === null) throw new Error('nothing is asked for');
  const input = thrownBy(stanceFor(asked), { heading: 0, power: 0.62 }, 800);
  const thrown = throwOnRange(physics, PLAIN, 1, { by: 'hand', input }, SEEDS);
  if (thrown === undefined) throw new Error('nothing was thrown');
  expect(throwOnRange(physics, PLAIN, 1, { by: 'hand', input }, SEEDS)).toEqual(thrown);
  const flying = sceneOf({
    kind: PLAIN,
    last: thrown,
    flying: true,
    sway: 'next',
    still: false,
    choose: () => {},
  });
  expect(flying.decision).toBeNull();
  expect(flying.happening?.event.type).toBe('thrown');
  expect(flying.view.throw?.landing?.rest).toBe(shotOf(thrown).rest);
  expect(throwOnRange(physics, GATE, 2, undefined, SEEDS).kind).toEqual(GATE);
  expect(() =>
    throwOnRange(physics, PLAIN, 3, { by: 'hand', input: { ...input, vf: 9000 } }, SEEDS),
  ).toThrow();
});
