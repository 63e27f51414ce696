/**
 * Whole matches for every draft and number of players, with a line for each turn. Whatever rule changes, the first line that
 * differs says in which turn. Look into it before writing the file anew (vitest -u).
 */
import type { Decision, Option, Rng } from '@questhall/kernel';
import { below } from '@questhall/kernel';
import { anyDeed, chronicle } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { DRAFTS } from '../src/state.ts';

interface Setting {
  readonly name: string;
  readonly players: number;
  readonly [setting: string]: unknown;
}

const SETTINGS: readonly Setting[] = [2, 4].flatMap((players): Setting[] => [
  ...DRAFTS.flatMap((draft): Setting[] => [
    { name: `${draft}-${players}`, players, draft },
    { name: `${draft}-${players}-again`, players, draft },
  ]),
  { name: `chosen-pool-${players}`, players, draft: 'casual', forming: 'chosen' },
  players === 2
    ? { name: 'mirrors', players, draft: 'free', mirrors: true }
    : { name: 'duplicates', players, draft: 'casual', duplicates: true },
]);

/** What brings Champions together. */
const EAGER = ['aim', 'aimArea', 'react', 'play', 'use', 'pick', 'flee', 'place'];

/** Any deed one time in four, else something that happens to somebody. */
function eager(s: State, decision: Decision, chance: { readonly rng: Rng }): Option {
  const { options } = decision;
  const deeds = EAGER.filter((deed) => options.some((option) => option.do === deed));
  if (deeds.length === 0 || below(chance, 4) === 0) return anyDeed(s, decision, chance);
  const ways = options.filter((option) => option.do === deeds[0]);
  return ways[below(chance, ways.length)] as Option;
}

/** More than any of these matches takes. */
const LIMIT = 2000;

const standing = ({ champions, vp }: State): string =>
  `${vp.join(':')} | ${champions.map(({ key, hex, damage }) => `${key} ${hex} -${damage}`).join(', ')}`;

test.each(SETTINGS)('the match $name goes as it was written down', async ({ name, ...input }) => {
  const configured = rules.configure(input);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const told = chronicle(rules, {
    options: configured.options,
    seed: name,
    policy: eager,
    chapter: ({ phase, round, turn }: State) => `${phase} ${round}.${turn}`,
    standing,
    limit: LIMIT,
  });
  await expect(told).toMatchFileSnapshot(`golden/matches/${name}.txt`);
});
