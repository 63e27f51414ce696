import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { questhall, TOY } from './run.ts';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const node = JSON.stringify(process.execPath);
const hasPython = spawnSync('python3', ['--version']).status === 0;

const EXAMPLES: readonly (readonly [string, string])[] = [
  ['TypeScript', `${node} docs/bots/bot.ts`],
  ...(hasPython ? [['Python', 'python3 docs/bots/bot.py'] as const] : []),
];

async function simulated(game: string, command: string, ...args: string[]) {
  const words = ['simulate', game, '--games', '1', '--seed', '1', '--json', '--workers', '1', ...args];
  const { code, out } = await questhall([...words, '--bots', command], { cwd });
  return { code, result: JSON.parse(out) };
}

test.each(EXAMPLES)('the example in %s plays a whole match of Fantasy Pug Quest', async (_name, command) => {
  const { code, result } = await simulated('pug-quest', `program:${command}`, '--players', '2');
  expect(result.failures).toEqual([]);
  expect(code).toBe(0);
  expect(result.setups[0]).toMatchObject({ matches: 1, failures: 0 });
  expect(result.setups[0].answers.mean).toBeGreaterThan(100);
});

test.each(EXAMPLES)('the example in %s plays games it does not know, beside bots', async (_name, command) => {
  const { code, result } = await simulated(TOY, `program:${command},random`, '--players', '2', '--fixed');
  expect(code).toBe(0);
  expect(result.bots).toEqual([`program:${command}`, 'random']);
});

const odd = (way: string): string => `program:${node} apps/cli/test/odd-program.ts ${way}`;

test.each([
  ['nonsense', /answered hm; allowed: \{"id": …, "option": …\}/],
  ['elsewhere', /"option":99\}; allowed: id \d+, option 0 to \d+/],
  ['ends', /ended \(exit code 3\)/],
])('a program that answers %s breaks off its match and says why', async (way, why) => {
  const { code, result } = await simulated(TOY, odd(way), '--players', '2');
  expect(code).toBe(1);
  expect(result.failures[0].failure).toMatch(why);
});

test('a program that does not answer in time breaks off its match', async () => {
  const { code, result } = await simulated(TOY, odd('silent'), '--players', '2', '--deadline', '50');
  expect(code).toBe(1);
  expect(result.failures[0].failure).toMatch(/no answer to \w+ within 50 ms/);
});

test('a bot that is neither a level nor a program is named with what is allowed', async () => {
  const { code, err } = await questhall(['simulate', TOY, '--bots', 'program:']);
  expect(code).toBe(2);
  expect(err).toContain("--bots: found 'program:'; allowed: jester, squire, apprentice, journeyman");
});

test('programs sit at the table in the terminal too', async () => {
  const words = [
    'play',
    TOY,
    '--players',
    '2',
    '--seat',
    'none',
    '--seed',
    '1',
    '--bots',
    `program:${node} docs/bots/bot.ts`,
  ];
  const { code, out } = await questhall(words, { cwd });
  expect(code).toBe(0);
  expect(out).toContain('program 1');
});

test('the exit code is the command’s, whatever a library does at the end', () => {
  const meddling = 'data:text/javascript,process.on("beforeExit",()=>process.exit(0))';
  const { status } = spawnSync(process.execPath, ['--import', meddling, 'apps/cli/src/main.ts', 'no-such'], {
    cwd,
  });
  expect(status).toBe(2);
});
