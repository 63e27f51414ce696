import { beforeAll, describe, expect, test } from 'vitest';
import { checkThrow } from '../src/check.ts';
import type { Level } from '../src/hand.ts';
import { aimFor, CROWD, hitShare, isPracticallyImpossible, landingsOf, startAim } from '../src/landing.ts';
import type { Landing } from '../src/landing-codes.ts';
import { LANDINGS, MEASURED_WITH } from '../src/landings.ts';
import type { Physics } from '../src/physics.ts';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { TEMPLATES_MEASURED_WITH } from '../src/template-landings.ts';
import { DICE, REQUIREMENTS } from '../src/types.ts';
import { LEDGER } from './ledger.ts';
import { allMeasured, landingCodeOf, landingData, thrownAt, thrownInCrowd } from './measure.ts';
import { BARE, damageOf } from './seek.ts';

const KINDS = ['plain', ...REQUIREMENTS] as const;
const stylesOf = (kind: (typeof KINDS)[number]) => (kind === 'plain' ? [] : [kind]);
const SKILLS = ['good', 'average', 'clumsy'] as const satisfies readonly Level[];

test('the landings that are checked in are the measured ones, of this physics', () => {
  expect(LANDINGS).toEqual(landingData());
  for (const { physics } of allMeasured()) expect(physics).toBe(PHYSICS);
  expect(MEASURED_WITH).toBe(PHYSICS);
  expect(TEMPLATES_MEASURED_WITH).toBe(PHYSICS);
});

const total = (landings: readonly Landing[]): number => landings.reduce((sum, { weight }) => sum + weight, 0);

const VALUES: { readonly [rest: string]: number } = {
  section1: 1,
  section2: 2,
  section3: 3,
  section4: 4,
  section5: 5,
  bullseye: 10,
};
const meanDamage = (landings: readonly Landing[]): number =>
  landings.reduce(
    (sum, { rest, faults, weight }) => sum + (faults.length === 0 ? (VALUES[rest] ?? 0) : 0) * weight,
    0,
  ) / total(landings);

describe('[3.5] hit rates are within 8 points of the table of the ledger', () => {
  test.each(KINDS.flatMap((kind) => SKILLS.map((level) => [kind, level] as const)))(
    '%s, %s',
    (kind, level) => {
      const points = 100 * hitShare(landingsOf('white', stylesOf(kind), level, 'labyrinth'));
      expect(Math.abs(points - 100 * LEDGER[kind][level])).toBeLessThanOrEqual(8);
    },
  );
});

describe('what was measured still happens', () => {
  let physics: Physics;
  beforeAll(async () => {
    physics = await loadPhysics();
  });

  const AGAIN = 3;
  test('the first throws of every measured kind land as they did', () => {
    for (const { board, kind, aim, first } of allMeasured()) {
      const table = { ...BARE, board };
      const again = [...thrownAt(physics, aim, 'good', AGAIN, { table })].map(landingCodeOf);
      expect(again, `${board} ${kind}`).toEqual(first.slice(0, AGAIN));
    }
  });

  const FRESH = 80;
  test.each([
    ['labyrinth', 'plain', 'good'],
    ['labyrinth', 'plain', 'average'],
    ['labyrinth', 'plain', 'clumsy'],
    ['labyrinth', 'gate', 'average'],
    ['labyrinth', 'flick', 'good'],
    ['labyrinth', 'hip', 'clumsy'],
    ['fair', 'plain', 'average'],
    ['fair', 'ramp', 'good'],
  ] as const)('fresh throws hit as often as the table says: %s, %s, %s', (board, kind, level) => {
    const styles = stylesOf(kind);
    const table = landingsOf('white', styles, level, board);
    const share = hitShare(table);
    const aim = aimFor('white', styles, board);
    if (!aim) throw new Error('there is no aim');
    const fresh = [...thrownAt(physics, aim, level, FRESH, { table: { ...BARE, board }, salt: 'fresh' })];
    const hits = fresh.filter((outcome) => damageOf(outcome) > 0).length / FRESH;
    const measured = table.reduce((sum, { weight }) => sum + weight, 0);
    const deviation = Math.sqrt(share * (1 - share) * (1 / FRESH + 1 / measured));
    expect(Math.abs(hits - share)).toBeLessThanOrEqual(3.5 * deviation);
  });

  const FIGHTS = 20;
  test.each([
    ['plain', 'good'],
    ['ramp', 'good'],
    ['diceSpin', 'average'],
  ] as const)('and among many dice that lie there: %s, %s', (kind, level) => {
    const styles = stylesOf(kind);
    const table = landingsOf('white', styles, level, 'labyrinth', { bushes: false, lying: CROWD });
    const aim = aimFor('white', styles, 'labyrinth');
    if (!aim) throw new Error('there is no aim');
    const fresh = [...thrownInCrowd(physics, aim, level, FIGHTS, { salt: 'fresh' })].map(damageOf);
    expect(fresh.length).toBeGreaterThan(FIGHTS);
    const mean = fresh.reduce((sum, damage) => sum + damage, 0) / fresh.length;
    const spread = fresh.reduce((sum, damage) => sum + (damage - mean) ** 2, 0) / fresh.length;
    const deviation = Math.sqrt(spread * (1 / fresh.length + 1 / total(table)));
    expect(Math.abs(mean - meanDamage(table))).toBeLessThanOrEqual(3.5 * deviation);
    expect(table).not.toEqual(landingsOf('white', styles, level, 'labyrinth'));
  });

  test('[DF-SIM-15] dice that leave the table fall until they rest, and show their face as often as others', () => {
    const aim = aimFor('white', [], 'labyrinth');
    if (!aim) throw new Error('there is no aim');
    const far = { ...aim, vf: 3600, vu: 600 };
    const outcomes = [...thrownAt(physics, far, 'good', 120, { salt: 'far' })];
    const fallen = outcomes.filter(({ contacts }) => contacts.some(({ other }) => other === 'floor'));
    expect(fallen.length).toBeGreaterThan(100);
    for (const { rest, pose } of fallen) expect([rest, pose]).toEqual(['outside', null]);
    expect(fallen.filter(({ cocked }) => cocked)).toEqual([]);
    const icons = fallen.filter(({ face }) => face === 'icon').length / fallen.length;
    expect(icons).toBeGreaterThan(0.2);
    expect(icons).toBeLessThan(0.47);
  });
});

test('[DF-SIM-28] no requirement alone is practically impossible', () => {
  for (const style of REQUIREMENTS) expect(isPracticallyImpossible([style])).toBe(false);
});

test('a set that was not measured is no easier than its hardest requirement', () => {
  const all = hitShare(landingsOf('white', REQUIREMENTS, 'good', 'labyrinth'));
  for (const style of REQUIREMENTS)
    expect(all).toBeLessThanOrEqual(hitShare(landingsOf('white', [style], 'good', 'labyrinth')));
});

test('[3.9] the aims of bots are legal throws, with every die', () => {
  for (const die of DICE)
    for (const { board, aim } of allMeasured()) {
      const found = aimFor(die, aim.styles, board) ?? startAim(die, aim.styles, board);
      expect(checkThrow({ die, requirements: aim.styles }, found)).toEqual(found);
    }
  expect(aimFor('red', REQUIREMENTS, 'labyrinth')).toBeUndefined();
});

test('over a bone few throws touch a bush, and more of them in clumsy hands', () => {
  const thorns = (level: Level): number => {
    const landings = landingsOf('red', [], level, 'labyrinth', { bushes: true, lying: 0 });
    const sum = (list: typeof landings): number => list.reduce((all, { weight }) => all + weight, 0);
    return sum(landings.filter((landing) => landing.thorns)) / sum(landings);
  };
  expect(thorns('good')).toBeLessThanOrEqual(0.15);
  expect(thorns('clumsy')).toBeGreaterThanOrEqual(thorns('good'));
});
