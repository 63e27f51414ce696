import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ruleIdsIn, testedIdsIn } from '../src/rules-check.ts';
import { emptyFolder, questhall } from './run.ts';

const LIST =
  "export { manifest as 'chess' } from './chess/manifest.ts';\nexport { manifest as 'whist' } from './whist/manifest.ts';\n";

async function made(id: string) {
  const root = emptyFolder();
  mkdirSync(join(root, 'games'));
  writeFileSync(join(root, 'games/list.ts'), LIST);
  const ran = await questhall(['new-game', id, '--root', root]);
  return { root, ...ran, read: (file: string) => readFileSync(join(root, 'games', file), 'utf8') };
}

test('a new game is one folder and one line', async () => {
  const { code, out, root, read } = await made('hill-fight');
  expect(code).toBe(0);
  expect(out).toContain('Hill Fight is in games/hill-fight and on the shelf');
  expect(read('list.ts').split('\n')).toEqual([
    ...LIST.split('\n').slice(0, 1),
    "export { manifest as 'hill-fight' } from './hill-fight/manifest.ts';",
    ...LIST.split('\n').slice(1),
  ]);
  expect(readdirSync(join(root, 'games')).sort()).toEqual(['hill-fight', 'list.ts']);
});

test('it is called by its own name, and nothing is left of the example’s', async () => {
  const { root, read } = await made('hill-fight');
  const files = readdirSync(join(root, 'games/hill-fight'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  expect(files.filter((text) => /\b[Tt]oy|Bone Duel|\bBD-/.test(text))).toEqual([]);
  expect(read('hill-fight/manifest.ts')).toContain('({ hillFight }) => hillFight');
  expect(read('hill-fight/src/index.ts')).toContain("id: 'hill-fight'");
});

test('every rule of it has a test, and every test a rule', async () => {
  const { read } = await made('hill-fight');
  const rules = ruleIdsIn(read('hill-fight/RULES.md'));
  expect(rules.length).toBeGreaterThan(5);
  expect(testedIdsIn(read('hill-fight/test/rules.test.ts')).sort()).toEqual(rules.sort());
});

test('where there is no clone, it says so, and what to do', async () => {
  expect(await questhall(['new-game', 'skirmish', '--root', emptyFolder()])).toMatchObject({
    ...{ code: 2, err: expect.stringMatching(/no clone of Questhall here\n.*--root <path>/) },
  });
});

test('an id that is none, or is taken, is refused', async () => {
  expect(await questhall(['new-game', 'Hill Fight'])).toMatchObject({
    ...{ code: 2, err: expect.stringContaining('small letters, digits and hyphens') },
  });
  expect((await questhall(['new-game', 'brawl'])).err).toContain('already');
});
