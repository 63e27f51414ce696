import { expect, test } from 'vitest';
import { wavesOf } from '../../src/tables/dungeonland/logic/waves.ts';

test('what bursts out of Criticals rolls out after them, wave after wave', () => {
  // Three dice; the Critical brings one, which is a Critical again and brings the last.
  expect(wavesOf([2, 6, 1, 6, 3], 0, 'plain')).toEqual([0, 0, 0, 1, 2]);
  expect(wavesOf([2, 6, 1, 4, 3], 0, 'brutal')).toEqual([0, 0, 0, 1, 1]);
  expect(wavesOf([2, 6, 1], 0, 'superior')).toEqual([0, 0, 0]);
  // The first two are a Gable chain.
  expect(wavesOf([2, 1, 6, 5], 2, 'plain')).toEqual([0, 0, 0, 1]);
});
