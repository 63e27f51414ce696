import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, questhall, TOY } from './run.ts';

const cwd = emptyFolder();
const file = join(cwd, 'match.json');

beforeAll(async () => {
  await questhall(['play', TOY, '--seat', 'none', '--bots', 'random', '--seed', '3', '--save', file]);
});

test('T6: a match is reviewed: what cost most, what would have been better, and how to play on from there', async () => {
  const { code, out } = await questhall(['review', file, '--game', TOY], { cwd });
  expect(code).toBe(0);
  const [, at = ''] = /--load \S+match\.json --at (\d+) --seat 1\n/.exec(out) ?? [];
  expect(out).toMatch(/ −\d+\.\d % {2}.+\n +Better: .+\./);
  expect(JSON.parse(readFileSync(file, 'utf8')).answers[Number(at)]).toMatchObject({ seat: 0 });
  const json = JSON.parse((await questhall(['review', file, '--game', TOY, '--json'], { cwd })).out);
  expect(json[0]).toMatchObject({
    chosen: { do: expect.any(String) },
    better: { option: { do: expect.any(String) } },
  });
});

test('a match goes on from where it stood', async () => {
  const from = (at: string) =>
    questhall(
      ['play', TOY, '--load', file, '--at', at, '--seat', 'none', '--bots', 'random', '--save', 'on.json'],
      { cwd },
    );
  expect((await from('2')).code).toBe(0);
  const answersIn = (path: string) => JSON.parse(readFileSync(join(cwd, path), 'utf8')).answers;
  expect(answersIn('on.json').slice(0, 2)).toEqual(answersIn('match.json').slice(0, 2));
  expect((await from('9999')).err).toMatch(/--at: found '9999'; allowed: 0 to \d+/);
  expect((await questhall(['play', TOY, '--at', '2'])).err).toMatch(/--at: only with --load/);
});
