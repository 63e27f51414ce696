import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { questhall, TOY } from './run.ts';

test('B6: bots are watched: blunders, what is never used, and shown chances beside what came true', async () => {
  const args = ['watch', TOY, '--games', '3', '--iterations', '12', '--players', '2', '--seed', '1'];
  const one = await questhall([...args, '--json', '--workers', '1']);
  const two = await questhall([...args, '--json', '--workers', '2']);
  expect(JSON.parse(two.out)).toEqual(JSON.parse(one.out));
  const report = JSON.parse(one.out);
  expect(report.matches).toBe(3);
  expect(Object.keys(report.slips)).toEqual(['winning', 'lethal', 'free', 'own harm']);
  const { out } = await questhall(args);
  expect(out).toMatch(/Blunders: winning \d+, lethal \d+, free \d+, own harm \d+/);
  expect(out).toContain('Never used:');
});

test('B4: the figures of a game are fitted by one command', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'questhall-fit-')), 'chances.ts');
  writeFileSync(file, 'export const FIT = { slope: 1, base: 0, settings: {} };\n');
  const args = ['--games', '4', '--iterations', '4', '--chances', '--seed', '1'];
  await questhall(['watch', TOY, ...args, '--fit', file]);
  expect(readFileSync(file, 'utf8')).toMatch(/export const FIT: Fit = \{"slope":/);
});
