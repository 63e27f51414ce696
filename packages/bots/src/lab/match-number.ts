import type { MatchOptions } from '@questhall/kernel';

/** The match with this number: the set-ups take turns, and matches of one round share their seed. */
export function matchNumber(
  { setups, seed }: { readonly setups: readonly MatchOptions[]; readonly seed: string },
  number: number,
) {
  const setup = number % setups.length;
  const round = Math.floor(number / setups.length);
  return { setup, round, seed: `${seed}/${round}`, options: setups[setup] as MatchOptions };
}
