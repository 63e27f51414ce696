import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, questhall } from './run.ts';

const example = (path: string): string => join(import.meta.dirname, '../../../games', path);

test.each([
  ['pug-quest', 'pug-quest/examples/madame-souffle.json', 'Madame Soufflé can be played'],
  ['super-fantasy', 'super-fantasy/examples/cheese-heist.json', 'The Cheese Heist can be played'],
])('what was made for %s is checked and shown', async (game, file, told) => {
  const { code, out } = await questhall(['content', game, example(file)]);
  expect(code).toBe(0);
  expect(out).toContain(told);
});

test('everything that is wrong is told, with what is allowed', async () => {
  const file = join(emptyFolder(), 'pug.json');
  writeFileSync(file, '{"name":"Pip","life":99}');
  const { code, out } = await questhall(['content', 'pug-quest', file, '--kind', 'pugs']);
  expect(code).toBe(1);
  expect(out).toContain('life: found 99; allowed: a whole number from 4 to 8');
  expect(out).toContain('combos: found nothing; allowed: a list of 5');
});

test('a game that is not there says for which things can be made', async () => {
  const { code, err } = await questhall(['content', 'chess', 'x.json']);
  expect(code).toBe(2);
  expect(err).toContain('pug-quest, brawl, dungeonland, super-fantasy, dungeon-fighter');
});
