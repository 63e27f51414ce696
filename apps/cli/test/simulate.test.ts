import { expect, test } from 'vitest';
import { questhall, TOY } from './run.ts';

async function simulated(...args: string[]) {
  const { code, out } = await questhall(['simulate', TOY, '--seed', '1', '--json', ...args]);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test('figures come with their uncertainty', async () => {
  const result = await simulated('--games', '40', '--bots', 'random');
  expect(result).toMatchObject({ game: 'toy', rulesVersion: 1, seed: '1', matches: 40, interrupted: false });
  expect(result.setups).toHaveLength(1);
  const [setup] = result.setups;
  expect(setup).toMatchObject({
    options: { players: 2, health: 5, scouting: true },
    matches: 40,
    failures: 0,
  });
  expect(setup.sides.map((side: { seats: number[] }) => side.seats)).toEqual([[1], [2]]);
  for (const { count, of, rate, low, high } of [...setup.sides, ...setup.endings]) {
    expect(of).toBe(40);
    expect(rate).toBeCloseTo(count / of);
    expect(low).toBeLessThan(rate);
    expect(high).toBeGreaterThan(rate);
  }
  expect(setup.answers).toMatchObject({ n: 40 });
  expect(setup.answers.min).toBeLessThanOrEqual(setup.answers.median);
  expect(setup.choices.mean).toBeLessThan(setup.answers.mean);
});

test('the same seed gives the same matches on any number of threads', async () => {
  const args = ['--games', '30', '--bots', 'random', '--players', 'all'];
  const [one, two] = [await simulated(...args, '--workers', '1'), await simulated(...args, '--workers', '2')];
  expect(two.workers).toBe(2);
  expect(two.setups).toEqual(one.setups);
});

test('every combination of players and settings is played', async () => {
  const args = ['--games', '12', '--bots', 'random', '--players', '2-3', '--set', 'scouting=all'];
  const { setups } = await simulated(...args);
  expect(
    setups.map(({ options, matches }: { options: object; matches: number }) => ({ ...options, matches })),
  ).toEqual([
    { players: 2, health: 5, scouting: false, matches: 3 },
    { players: 3, health: 5, scouting: false, matches: 3 },
    { players: 2, health: 5, scouting: true, matches: 3 },
    { players: 3, health: 5, scouting: true, matches: 3 },
  ]);
});

test('bots of several levels change seats and are compared', async () => {
  const { setups } = await simulated('--games', '20', '--bots', 'greedy,random');
  const [greedy, random] = setups[0].bots;
  expect([greedy.level, greedy.of, random.level, random.of]).toEqual(['greedy', 20, 'random', 20]);
  expect(greedy.rate).toBeGreaterThan(random.rate);
});

test('the summary reads well', async () => {
  const { out } = await questhall([
    'simulate',
    TOY,
    '--games',
    '20',
    '--seed',
    '1',
    '--bots',
    'random',
    '--workers',
    '1',
  ]);
  const steady = out.replace(/^.* on 1 thread: .*$/m, '(how fast)');
  await expect(steady).toMatchFileSnapshot('golden/simulate-toy.txt');
});
