/** [DF-SIM-05] Skill shows: what newcomers and practised hands hit with the page's own controls. */
import type { Physics } from '@questhall/dice-table';
import { loadPhysics } from '@questhall/dice-table';
import { beforeAll, expect, test } from 'vitest';
import { DEVICES, gestureOf, MANNERS, ratesOf } from './hands.ts';

const THROWS = 14;
let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
}, 60_000);

const hitsOf = (isNew: boolean): number =>
  DEVICES.flatMap((device) =>
    MANNERS.map((manner) => ratesOf(physics, device, manner, isNew, THROWS).hits),
  ).reduce((sum, hits) => sum + hits, 0) /
  (DEVICES.length * MANNERS.length);

test('newcomers hit the board about every second time, practised hands four times in five', () => {
  const [newcomers, practised] = [hitsOf(true), hitsOf(false)];
  expect(newcomers).toBeGreaterThan(0.45);
  expect(newcomers).toBeLessThan(0.75);
  expect(practised).toBeGreaterThan(0.75);
  expect(practised).toBeLessThan(0.95);
}, 60_000);

test('the same gesture is the same throw', () => {
  expect(gestureOf('touch', 'hasty', true, 3)).toEqual(gestureOf('touch', 'hasty', true, 3));
  expect(gestureOf('touch', 'hasty', true, 3)).not.toEqual(gestureOf('touch', 'hasty', true, 4));
});
