import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, questhall } from './run.ts';

const folder = emptyFolder();
writeFileSync(
  join(folder, 'RULES.md'),
  `# Bone Duel

## Energy

- **BD-EN-01** Marrow pays for everything.
- **BD-EN-02** A Joker is **any** type (see BD-EN-01).

## Turns

| BD-TURN-01 | The highest bid takes the turn. |
`,
);

const rules = (...args: string[]) => questhall(['rules', 'bone-duel', ...args, '--folder', folder]);

function withTest(name: string): void {
  mkdirSync(join(folder, 'test'), { recursive: true });
  writeFileSync(join(folder, 'test', 'some.test.ts'), `test('${name}', () => {});\n`);
}

test('all rules are printed under their chapters', async () => {
  const { code, out } = await rules();
  expect(code).toBe(0);
  expect(out).toBe(`Energy
BD-EN-01  Marrow pays for everything.
BD-EN-02  A Joker is any type (see BD-EN-01).

Turns
BD-TURN-01  The highest bid takes the turn.
`);
});

test('a rule is found by its id or by its words', async () => {
  expect((await rules('bd-en-01')).out).toBe('Energy\nBD-EN-01  Marrow pays for everything.\n');
  expect((await rules('highest', 'bid')).out).toBe('Turns\nBD-TURN-01  The highest bid takes the turn.\n');
  expect(JSON.parse((await rules('joker', '--json')).out)).toMatchObject([
    { id: 'BD-EN-02', chapter: 'Energy' },
  ]);
  const { code, err } = await rules('dragon');
  expect(code).toBe(2);
  expect(err).toContain("no rule of bone-duel has the id 'dragon' or contains it");
});

test('--check and --where say so where no tests are installed', async () => {
  for (const option of ['--check', '--where']) {
    const { code, err } = await rules(option);
    expect([code, err]).toEqual([2, expect.stringContaining('there are no tests in')]);
  }
});

test('--check names rules without a test and tests without a rule', async () => {
  withTest('[BD-EN-01][BD-EN-09] pays');
  const { code, out } = await rules('--check');
  expect(code).toBe(1);
  expect(out).toContain('2 rules without a test:\n    BD-EN-02 BD-TURN-01\n');
  expect(out).toContain('1 test of a rule that RULES.md does not know:\n    BD-EN-09 (test/some.test.ts)');
  expect(JSON.parse((await rules('--check', '--json')).out)).toMatchObject({
    untested: ['BD-EN-02', 'BD-TURN-01'],
  });
});

test('--check is content when every rule has a test', async () => {
  withTest('[BD-EN-01, BD-EN-02] [BD-TURN-01] all of it');
  expect(await rules('--check')).toMatchObject({ code: 0, err: '' });
});
