import { beforeAll, describe, expect, test } from 'vitest';
import { checkThrow } from '../src/check.ts';
import type { Level } from '../src/hand.ts';
import { aimFor, hitShare, isPracticallyImpossible, landingsOf, thornsOf } from '../src/landing.ts';
import { LANDINGS } from '../src/landings.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { DICE, REQUIREMENTS } from '../src/types.ts';
import { LEDGER } from './ledger.ts';
import { allMeasured, codeOf, landingData, thrownAt } from './measure.ts';

const KINDS = ['plain', ...REQUIREMENTS] as const;
const stylesOf = (kind: (typeof KINDS)[number]) => (kind === 'plain' ? [] : [kind]);
const SKILLS = ['good', 'average', 'clumsy'] as const satisfies readonly Level[];

test('the landings that are checked in are the measured ones, of this physics', () => {
  expect(LANDINGS).toEqual(landingData());
  for (const { physics } of allMeasured()) expect(physics).toBe(PHYSICS);
});

describe('[3.5] hit rates are within 8 points of the table of the ledger', () => {
  test.each(KINDS.flatMap((kind) => SKILLS.map((level) => [kind, level] as const)))(
    '%s, %s',
    (kind, level) => {
      const points = 100 * hitShare(landingsOf('white', stylesOf(kind), level));
      expect(Math.abs(points - 100 * LEDGER[kind][level])).toBeLessThanOrEqual(8);
    },
  );
});

describe('what was measured still happens', () => {
  let physics: Physics;
  beforeAll(async () => {
    physics = await loadPhysics();
  }, 60_000);

  test('the first throws of every measured kind land as they did', () => {
    for (const { kind, aim, first } of allMeasured()) {
      const again = [...thrownAt(physics, aim, 'good', first.length)].map(codeOf);
      expect(again, kind).toEqual(first);
    }
  }, 240_000);
});

test('[DF-SIM-28] no requirement alone is practically impossible', () => {
  for (const style of REQUIREMENTS) expect(isPracticallyImpossible([style])).toBe(false);
});

test('a set that was not measured is no easier than its hardest requirement', () => {
  const all = hitShare(landingsOf('white', REQUIREMENTS, 'good'));
  for (const style of REQUIREMENTS)
    expect(all).toBeLessThanOrEqual(hitShare(landingsOf('white', [style], 'good')));
});

test('[3.9] the aims of bots are legal throws, with every die', () => {
  for (const die of DICE)
    for (const { aim } of allMeasured()) {
      const found = aimFor(die, aim.styles);
      expect(checkThrow({ die, requirements: aim.styles }, found)).toEqual(found);
    }
  expect(aimFor('red', REQUIREMENTS)).toBeUndefined();
});

test('over a bone few throws touch a bush, and more of them in clumsy hands', () => {
  expect(thornsOf('red', [], 'good')).toBeLessThanOrEqual(150);
  expect(thornsOf('red', [], 'clumsy')).toBeGreaterThanOrEqual(thornsOf('red', [], 'good'));
});
