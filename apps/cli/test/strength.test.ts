import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { questhall, TOY } from './run.ts';

const TEAM = fileURLToPath(new URL('./team-toy.ts', import.meta.url));

interface Verdict {
  readonly claim: string;
  readonly found: number;
  readonly passed: boolean;
}

async function measured(game: string, ...args: string[]) {
  const { code, out } = await questhall(['strength', game, '--seed', '1', '--json', ...args]);
  return { code, result: JSON.parse(out) };
}

test('where sides play against each other, each level meets the one below it with the sides swapped', async () => {
  const { code, result } = await measured(TOY, '--games', '6', '--iterations', '20', '--players', '2');
  expect(result.together).toBe(false);
  expect(result.contests.map(({ levels, of }: { levels: string[]; of: number }) => [levels, of])).toEqual([
    [['master', 'adept'], 6],
    [['adept', 'apprentice'], 6],
    [['apprentice', 'squire'], 6],
    [['squire', 'random'], 6],
    [['adept', 'greedy'], 6],
  ]);
  const verdicts: Verdict[] = result.verdicts;
  const needed = [0.7, 0.7, 0.7, 0.7, 0.5];
  for (const [at, { found, passed }] of verdicts.entries()) expect(passed).toBe(found >= (needed[at] ?? 1));
  expect(code).toBe(verdicts.every(({ passed }) => passed) ? 0 : 1);
});

test('where all play together, the levels play the same deals and their win rates are compared', async () => {
  const { code, result } = await measured(TEAM, '--games', '8', '--iterations', '30');
  expect(result.together).toBe(true);
  const [random, greedy, master] = result.contests.map(({ rate }: { rate: number }) => rate);
  const [first, second]: Verdict[] = result.verdicts;
  expect(first).toMatchObject({ claim: 'Journeymen win more than Jesters', passed: greedy - random >= 0.15 });
  expect(second).toMatchObject({
    claim: 'Masters win more than Journeymen',
    passed: master - greedy >= 0.15,
  });
  expect(code).toBe(first?.passed && second?.passed ? 0 : 1);
});

test('the same seed gives the same figures on any number of threads', async () => {
  const args = ['--games', '4', '--iterations', '10', '--players', '2'];
  const one = await measured(TOY, ...args, '--workers', '1');
  const two = await measured(TOY, ...args, '--workers', '2');
  expect(two.result.contests).toEqual(one.result.contests);
});

test('the summary says what was needed', async () => {
  const { out } = await questhall(['strength', TEAM, '--games', '2', '--iterations', '5', '--seed', '1']);
  expect(out).toContain('Masters win more than Journeymen');
  expect(out).toContain('at least +15.0');
});
