import { expect, test } from 'vitest';
import { COMMAND_NAMES } from '../src/commands/index.ts';
import { questhall } from './run.ts';

test('without words, with --help and with help: all commands', async () => {
  const { code, out } = await questhall([]);
  expect(code).toBe(0);
  await expect(out).toMatchFileSnapshot('golden/help.txt');
  expect((await questhall(['--help'])).out).toBe(out);
  expect((await questhall(['help'])).out).toBe(out);
  for (const name of COMMAND_NAMES) expect(out).toContain(`  ${name} `);
});

test.each(COMMAND_NAMES)('%s --help says what it takes', async (name) => {
  const { code, out, err } = await questhall([name, '--help']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(`usage  questhall ${name}`);
  expect((await questhall(['help', name])).out).toBe(out);
  await expect(out).toMatchFileSnapshot(`golden/help-${name}.txt`);
});

test('--help wins over what else is wrong', async () => {
  expect((await questhall(['play', '--help'])).code).toBe(0);
});

test('--version says the version', async () => {
  expect((await questhall(['--version'])).out).toMatch(/^questhall \d+\.\d+\.\d+\n$/);
});

test('colour comes only when it is wanted', async () => {
  const plain = await questhall(['--help']);
  const coloured = await questhall(['--help'], { colour: true });
  expect(plain.out).not.toContain('\x1b[');
  expect(coloured.out).toContain('\x1b[');
});
