/** [DF-SIM-05] [DF-SIM-08] A gesture is the same throw in Chromium as here: by mouse, by touch, by one key. */
import { loadPhysics } from '@questhall/dice-table';
import { expect } from 'vitest';
import { test } from '../fixtures.ts';
import type { Device } from './gestures.ts';
import { DEVICES, recordedGestures } from './gestures.ts';
import { openRange, replayed, toldHere } from './replayed.ts';

/** The first of each hand; the others are made again by night. */
const gesturesBy = (device: Device) =>
  recordedGestures().filter((gesture) => gesture.device === device && gesture.n === 0);

test.for(DEVICES)('by %s', async (device, { hall, newPlayer }) => {
  const physics = await loadPhysics();
  const { page } = await newPlayer('Nora', { size: device === 'touch' ? 'phone' : 'desk' });
  const gestures = gesturesBy(device);
  const [first] = gestures;
  if (first === undefined) throw new Error('nothing was written down');
  const handle = await openRange(page, hall.home, first);
  for (const [at, gesture] of gestures.entries())
    expect(await replayed(page, handle, gesture, gestures[at + 1])).toEqual(toldHere(physics, gesture));
});
