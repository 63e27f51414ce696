/** [DF-SIM-05] Skill shows: what newcomers and practised hands hit with the page's own controls. */
import type { Physics } from '@questhall/dice-table';
import { loadPhysics } from '@questhall/dice-table';
import { beforeAll, expect, test } from 'vitest';
import { ratesOf, recordedGestures } from './gestures.ts';
import { gestureOf } from './hands.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
}, 60_000);

const gestures = recordedGestures();

test('newcomers hit the board about every second time, practised hands four times in five, and more bullseyes', () => {
  const newcomers = ratesOf(
    physics,
    gestures.filter(({ isNew }) => isNew),
  );
  const practised = ratesOf(
    physics,
    gestures.filter(({ isNew }) => !isNew),
  );
  expect(newcomers.hits).toBeGreaterThan(0.45);
  expect(newcomers.hits).toBeLessThan(0.7);
  expect(practised.hits).toBeGreaterThan(0.75);
  expect(practised.hits).toBeLessThan(0.95);
  expect(newcomers.bullseyes).toBeGreaterThan(0.02);
  expect(practised.bullseyes).toBeGreaterThan(1.5 * newcomers.bullseyes);
}, 60_000);

test('what is on file is what the hands make today', () => {
  for (const { device, manner, isNew, n, ...made } of gestures)
    expect(gestureOf(device, manner, isNew, n)).toMatchObject(made);
});
