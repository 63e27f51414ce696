/** What somebody's matches come to, game by game. */
import type { Json } from '@questhall/kernel';
import type { Feat, PastMatch } from '@questhall/protocol';

/** divided: several seats of theirs, at one screen, and not all of them won. */
export const RESULTS = ['won', 'lost', 'divided', 'left'] as const;
export type Result = (typeof RESULTS)[number];

export function resultOf({ yours, winners, left }: PastMatch): Result {
  if (left) return 'left';
  const won = yours.filter((seat) => winners.includes(seat)).length;
  return won === 0 ? 'lost' : won === yours.length ? 'won' : 'divided';
}

export interface Tally {
  readonly played: number;
  readonly won: number;
}

export interface SettingTally extends Tally {
  readonly key: string;
  readonly value: Json;
}

export interface GameStatistics extends Tally {
  readonly game: string;
  /** The most matches won one after the other. */
  readonly streak: number;
  /** With the most choices. */
  readonly longest: PastMatch;
  /** Points that decided the closest one; nothing: none was decided by points. */
  readonly closest: number | undefined;
  /** By what was chosen before the match, the most played first. */
  readonly settings: readonly SettingTally[];
}

/** The most played game first. */
export function statisticsOf(matches: readonly PastMatch[]): readonly GameStatistics[] {
  return [...Map.groupBy(matches, ({ game }) => game)]
    .map(([game, played]) => ({
      game,
      ...tallyOf(played),
      streak: streakIn(played),
      longest: played.reduce((longest, match) => (match.answers > longest.answers ? match : longest)),
      closest: closestIn(played),
      settings: settingsIn(played),
    }))
    .toSorted((one, other) => other.played - one.played);
}

const tallyOf = (matches: readonly PastMatch[]): Tally => ({
  played: matches.length,
  won: matches.filter((match) => resultOf(match) === 'won').length,
});

function closestIn(matches: readonly PastMatch[]): number | undefined {
  const margins = matches.flatMap(({ margin }) => margin ?? []);
  return margins.length === 0 ? undefined : Math.min(...margins);
}

function streakIn(matches: readonly PastMatch[]): number {
  let [best, now] = [0, 0];
  for (const match of matches.toSorted((one, other) => one.at - other.at)) {
    now = resultOf(match) === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}

function settingsIn(matches: readonly PastMatch[]): readonly SettingTally[] {
  const chosen = matches.flatMap((match) =>
    Object.entries(match.options as { readonly [key: string]: Json })
      .filter(([, value]) => value !== false)
      .map(([key, value]) => ({ key, value, match })),
  );
  return [...Map.groupBy(chosen, ({ key, value }) => `${key} ${JSON.stringify(value)}`).values()]
    .flatMap((alike) => {
      const [first] = alike;
      return first
        ? [{ key: first.key, value: first.value, ...tallyOf(alike.map(({ match }) => match)) }]
        : [];
    })
    .toSorted((one, other) => other.played - one.played);
}

/** What somebody did in a game, in matches their pages have looked back at. */
export interface Doings {
  /** Whom they played, the most played first. */
  readonly heroes: readonly (Tally & { readonly name: string })[];
  /** What they used in most matches more than anything else. */
  readonly card: string | undefined;
  /** The most of each deed in one match. */
  readonly best: readonly { readonly of: string; readonly n: number }[];
}

const mostFirst = <T>(counts: ReadonlyMap<T, readonly unknown[]>): readonly T[] =>
  [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([each]) => each);

export function doingsIn(feats: readonly Feat[], game: string): Doings {
  const own = feats.filter((feat) => feat.game === game);
  const played = own.flatMap(({ heroes, won }) => heroes.map((name) => ({ name, won })));
  const heroes = [...Map.groupBy(played, ({ name }) => name)].map(([name, matches]) => ({
    name,
    played: matches.length,
    won: matches.filter(({ won }) => won).length,
  }));
  const deeds = Map.groupBy(
    own.flatMap((feat) => feat.deeds),
    ({ of }) => of,
  );
  return {
    heroes: heroes.toSorted((one, other) => other.played - one.played),
    card: mostFirst(
      Map.groupBy(
        own.flatMap(({ card }) => card ?? []),
        (card) => card,
      ),
    )[0],
    best: [...deeds]
      .filter(([of]) => PROUD.has(of))
      .map(([of, all]) => ({ of, n: Math.max(...all.map(({ n }) => n)) })),
  };
}

/** What one would tell others. */
const PROUD: ReadonlySet<string> = new Set(['bestRoll', 'bestThrow', 'dealt', 'points']);
