import { expect, test } from 'vitest';
import { questhall, TOY } from './run.ts';

test('B7: hints at many positions, in words, and how often they stay the same', async () => {
  const args = ['hints', TOY, '--positions', '4', '--times', '2', '--seed', '1'];
  const one = await questhall([...args, '--json', '--workers', '1']);
  const two = await questhall([...args, '--json', '--workers', '2']);
  expect(JSON.parse(two.out)).toEqual(JSON.parse(one.out));
  const { positions } = JSON.parse(one.out);
  expect(positions.length).toBeGreaterThan(0);
  const { code, out } = await questhall(args);
  expect(code).toBe(0);
  expect(out).toMatch(/The same first option each time: \d of \d\nThe same, or about equal: \d of \d\n/);
  expect(out.match(/\(\d+\.\d %\)/g)?.length).toBeGreaterThanOrEqual(positions.length);
});
