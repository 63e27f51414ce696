/**
 * Whole adventures, for each number of players, and campaigns, with a line for each round. Whatever rule changes, the first
 * line that differs says in which round. Look into it before writing the file anew (vitest -u).
 */
import { chronicle, inclined } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { ADVENTURES } from '../src/content/index.ts';
import { dungeonland, rules } from '../src/index.ts';
import type { FigureState, State } from '../src/state.ts';
import { blessed } from './blessed.ts';

interface Setting {
  readonly name: string;
  readonly players: number;
  readonly mode: 'adventure' | 'campaign';
  readonly party?: string;
  readonly adventure: string;
  /** Whoever stands is whole again every round. */
  readonly blessed: boolean;
}

const SETTINGS: readonly Setting[] = [
  ...ADVENTURES.map(
    ({ id }, at): Setting => ({
      ...{ name: id, players: 1 + (at % 4), mode: 'adventure', adventure: id, blessed: false },
    }),
  ),
  ...ADVENTURES.map(
    ({ id }, at): Setting => ({
      ...{ name: `${id}-blessed`, players: 4 - (at % 3), mode: 'adventure', adventure: id, blessed: true },
    }),
  ),
  ...[2, 3, 4].map(
    (party): Setting => ({
      ...{ name: `campaign-${party}`, players: 2, party: String(party), mode: 'campaign', adventure: 'a0' },
      blessed: true,
    }),
  ),
];

/** More than any single adventure takes; of a campaign, the first few. */
const LIMIT = 700;

const figure = ({ card, cell, health, conditions }: FigureState): string =>
  [`${card} ${health}`, ...(cell < 0 ? ['off'] : []), ...conditions].join(' ');

test.each(SETTINGS)(
  'the match $name goes as it was written down',
  async ({ name, blessed: isBlessed, ...input }) => {
    const configured = rules.configure({ heroes: 'random', ...input });
    if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
    const told = chronicle(isBlessed ? blessed() : rules, {
      options: configured.options,
      seed: name,
      policy: inclined(dungeonland),
      chapter: (s: State) => `${s.progress.id} ${s.round}`,
      standing: (s: State) => `${s.heroes.map(figure).join(', ')} | ${s.others.map(figure).join(', ')}`,
      limit: LIMIT,
    });
    await expect(told).toMatchFileSnapshot(`golden/matches/${name}.txt`);
  },
);
