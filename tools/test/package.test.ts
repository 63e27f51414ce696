import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@questhall/games';
import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../../apps/cli/src/commands/index.ts';
import { CACHE } from '../launcher/paths.mjs';
import { TRIALS } from '../release/check.ts';
import { writePackage } from '../release/package.ts';

test('[H6] what is packed is plain JavaScript that plays', () => {
  const folder = join(CACHE, 'package-in-tests');
  const page = join(CACHE, 'no-page');
  mkdirSync(page, { recursive: true });
  writePackage(folder, page);
  const run = (...args: string[]): string =>
    execFileSync(process.execPath, [join(folder, 'tools/questhall.mjs'), ...args], { encoding: 'utf8' });
  const listed = run('games');
  for (const id of GAME_IDS) expect(listed).toContain(id);
  expect(run('simulate', 'brawl', '--games', '1')).toContain('answers per match');
});

test('[H6] the check of the package tries every command', () => {
  const tried = new Set(['serve', 'play', ...TRIALS.map(([command]) => command)]);
  expect([...tried].sort()).toEqual(COMMAND_NAMES.toSorted());
});
