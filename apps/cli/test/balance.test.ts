import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, questhall, TOY } from './run.ts';

const cwd = emptyFolder();
const ARGS = ['balance', TOY, '--games', '24', '--bots', 'random', '--players', 'all', '--seed', '1'];

test('the figures add up', async () => {
  const { code, out } = await questhall([...ARGS, '--json', '--data', 'first.json'], { cwd });
  expect(code).toBe(0);
  const data = JSON.parse(out);
  expect(JSON.parse(readFileSync(join(cwd, 'first.json'), 'utf8'))).toEqual(data);
  expect(data).toMatchObject({
    format: 1,
    game: 'toy',
    rulesVersion: 1,
    seed: '1',
    matches: 24,
    unfinished: 0,
  });
  for (const { matches, sides, endings, lengths, options } of data.setups) {
    expect(matches).toBe(12);
    expect(sides).toHaveLength(options.players);
    expect(sides.map(({ of }: { of: number }) => of)).toEqual(sides.map(() => 12));
    expect(Object.values<number>(endings).reduce((sum, times) => sum + times)).toBe(12);
    expect(lengths.reduce((sum: number, [, times]: [number, number]) => sum + times, 0)).toBe(12);
  }
  expect(data.pieces.map(({ id }: { id: string }) => id)).toEqual(['jab', 'club', 'ram', 'shield', 'trip']);
  for (const { offered, chosen, expected, chose } of data.pieces) {
    expect(chosen).toBeLessThanOrEqual(offered);
    expect(expected).toBeLessThan(offered);
    expect(chose.wins).toBeLessThanOrEqual(chose.of);
  }
  const acts = data.deeds.filter(({ kind }: { kind: string }) => kind === 'act');
  expect(acts.map(({ deed }: { deed: string }) => deed).sort()).toEqual(['aim', 'attack', 'rest', 'scout']);
});

test('the page shows every figure with its interval', async () => {
  const { code, out } = await questhall([...ARGS, '--out', 'page.html'], { cwd });
  expect(code).toBe(0);
  expect(out).toContain(`The whole report: ${join(cwd, 'page.html')}`);
  const page = readFileSync(join(cwd, 'page.html'), 'utf8');
  for (const title of [
    'Win rate by set-up',
    'Win rate by players',
    'Pick rate by piece',
    'What players do',
    'Length',
  ]) {
    expect(page).toContain(`<h2>${title}</h2>`);
  }
  const rows = page.match(/<tr><th scope="row">.*<\/tr>/g) ?? [];
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) expect(row).toMatch(/\d %<\/td>|± \d|–/);
  expect(page).not.toMatch(/NaN|undefined|src=|https?:/);
});

test('two runs are compared', async () => {
  const args = [...ARGS.slice(0, -1), '2', '--compare', 'first.json', '--out', 'both.html'];
  expect((await questhall(args, { cwd })).code).toBe(0);
  const page = readFileSync(join(cwd, 'both.html'), 'utf8');
  expect(page).toContain('Hollow marks: 24 matches of rules version 1, seed 1');
  expect(page).toMatch(
    /<td( class="clear")?>[+−]\d+\.\d <span class="faint">\([+−]\d+\.\d to [+−]\d+\.\d\)<\/span>/,
  );
});

test('only figures of the same game are compared', async () => {
  const { code, err } = await questhall([...ARGS, '--compare', TOY], { cwd });
  expect(code).toBe(2);
  expect(err).toContain('is not JSON');
});
