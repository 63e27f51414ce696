import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BalanceData, LabReport } from '@questhall/bots/lab';
import { GAMES } from '@questhall/games';
import kingPugulus from '@questhall/games/pug-quest/examples/king-pugulus.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { emptyFolder, questhall } from './run.ts';

const CHALLENGE = { name: 'Tea Time', difficulty: 'easy', test: { test: 'court', statue: 'creation' } };

const meanOf = (lengths: readonly (readonly [number, number])[] = []): number =>
  lengths.reduce((sum, [length, matches]) => sum + length * matches, 0) /
  lengths.reduce((sum, [, matches]) => sum + matches, 0);

interface Weighing {
  readonly game: string;
  readonly setting: string;
  readonly content: object;
  /** Only balance has to be told: the lab knows what it weighs. */
  readonly told: readonly string[];
}

const KING = (await GAMES['pug-quest'].creations[0]?.bench())?.check(kingPugulus) as { readonly id: string };

const WEIGHINGS: readonly Weighing[] = [
  { game: 'brawl', setting: 'ownChallenges', content: CHALLENGE, told: [] },
  {
    game: 'pug-quest',
    setting: 'customHeroes',
    content: kingPugulus,
    told: ['--set', 'allowUnbalanced=true', '--prefer', KING.id],
  },
];

test.each(WEIGHINGS)(
  '[O1] of $game the lab and balance come to the same figures with the same seed',
  async ({ game, setting, content, told }) => {
    const folder = emptyFolder();
    const file = join(folder, 'made.json');
    writeFileSync(file, JSON.stringify(content));
    const common = ['--seed', 'tea', '--players', '2', '--bots', 'random', '--workers', '1', '--json'];
    const lab = await questhall(['lab', game, file, '--games', '3', ...common]);
    expect(lab.code).toBe(0);
    const { rows, matches, verdict } = JSON.parse(lab.out) as LabReport;
    expect({ matches, told: verdict.length > 0 }).toEqual({ matches: 6, told: true });
    // Both deal a round its number; the lab deals the box alone the same.
    const set = ['--set', `${setting}=${file}`, ...told, '--out', join(folder, 'page.html')];
    const balance = await questhall(['balance', game, '--games', '3', ...set, ...common]);
    const [setup] = (JSON.parse(balance.out) as BalanceData).setups;
    expect(rows).toMatchObject([
      { players: 2, own: { of: 3, count: setup?.sides[0]?.wins }, length: { mean: meanOf(setup?.lengths) } },
    ]);
  },
);

test('what cannot be played is not weighed', async () => {
  const file = join(emptyFolder(), 'tea.json');
  writeFileSync(file, JSON.stringify({ ...CHALLENGE, difficulty: 'soft' }));
  const { code, err } = await questhall(['lab', 'brawl', file]);
  expect(code).toBe(2);
  expect(err).toContain('difficulty');
});
