import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { BROKEN, emptyFolder, questhall, TOY } from './run.ts';

test('a sound game breaks no law, in any mode and number of players', async () => {
  const { code, out } = await questhall(['fuzz', TOY, '--games', '24', '--seed', '1', '--json']);
  expect(code).toBe(0);
  const result = JSON.parse(out);
  expect(result).toMatchObject({ game: 'toy', matches: 24, violations: [], unused: [] });
  const tried = result.setups.map(
    ({ options }: { options: { players: number; scouting: boolean } }) => options,
  );
  expect(new Set(tried.map(({ players }: { players: number }) => players))).toEqual(new Set([2, 3]));
  expect(new Set(tried.map(({ scouting }: { scouting: boolean }) => scouting))).toEqual(
    new Set([true, false]),
  );
  expect(new Set(tried.map(({ health }: { health: number }) => health))).toEqual(new Set([1, 5, 9]));
});

test('a planted mistake is found, and the match is saved up to it', async () => {
  const cwd = emptyFolder();
  const args = ['fuzz', BROKEN, '--games', '40', '--seed', '1', '--thorough', '1', '--workers', '2'];
  const { code, out } = await questhall(args, { cwd });
  expect(code).toBe(1);
  expect(out).toMatch(
    /✗ clone \(\d+ times; shortest: 2 players, .*, at answer \d+\)\n {4}fighters\[0\]\.hand is shared/,
  );
  const [file = ''] = readdirSync(cwd);
  expect(file).toBe('fuzz-broken-toy-1-clone.json');
  expect(out).toContain(`questhall replay ${file} --game `);
  const replayed = await questhall(['replay', file, '--game', BROKEN, '--check'], { cwd });
  expect([replayed.code, replayed.err]).toEqual([0, '']);
});

test('the findings come as JSON, with the replays', async () => {
  const cwd = emptyFolder();
  const args = ['fuzz', BROKEN, '--games', '4', '--seed', '1', '--thorough', '1', '--workers', '1', '--json'];
  const { code, out } = await questhall(args, { cwd });
  expect(code).toBe(1);
  const { violations, unused } = JSON.parse(out);
  expect(unused).toContain('wishbone');
  expect(violations.map(({ replay }: { replay: string }) => basename(replay)).sort()).toEqual(
    readdirSync(cwd).sort(),
  );
});

test('unused content is a finding unless it is allowed', async () => {
  const args = ['fuzz', BROKEN, '--games', '24', '--seed', '1', '--thorough', '0', '--bots', 'random'];
  const { code, out } = await questhall(args);
  expect(code).toBe(1);
  expect(out).toContain('✓ No law was broken.');
  expect(out).toContain('1 of 6 pieces of content were never used:\n    wishbone');
  expect((await questhall([...args, '--allow-unused'])).code).toBe(0);
});
