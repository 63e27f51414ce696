/** What the matches say about something that somebody made: by number of players, beside the box, and in one sentence. */

import type { Histogram, Share, Spread } from './statistics.ts';
import { count, differenceOf, shareOf, spreadOf } from './statistics.ts';
import type { Weighed } from './weigh.ts';

export interface LabRow {
  readonly players: number;
  /** How often the players win; where sides play against each other, the first one. */
  readonly own: Share;
  readonly box: Share;
  /** Answers in a match with it. */
  readonly length: Spread | null;
}

export interface LabReport {
  readonly rows: readonly LabRow[];
  readonly matches: number;
  /** In how many matches with it, it came into play. */
  readonly played: Share;
  /** In one sentence. */
  readonly verdict: string;
  /** The number of the match that was closest: replay it. */
  readonly closest: number | undefined;
}

interface Numbered {
  readonly number: number;
  readonly weighed: Weighed;
}

const wins = (matches: readonly Numbered[]): Share =>
  shareOf(matches.filter(({ weighed }) => weighed.sides[0]?.won === true).length, matches.length);

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const interval = ({ rate, low, high }: Share): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`;

function verdictOn(own: Share, box: Share, played: Share, rivals: boolean): string {
  if (own.of === 0) return 'No match has ended yet.';
  if (played.count === 0) return `It never came into play in ${own.of} matches.`;
  const { low, high } = differenceOf(own, box);
  const who = rivals ? 'the first side wins' : 'the players win';
  const told = `${interval(own)}, ${percent(box.rate)} without it`;
  if (low > 0) return `With it ${who} clearly more often: ${told}.`;
  if (high < 0) return `With it ${who} clearly less often: ${told}.`;
  return `Fair, as far as ${own.of} matches tell: ${who} ${told}.`;
}

/** The longest is the closest; where scores are kept, the one in which they lie nearest. */
function closestOf(matches: readonly Numbered[]): number | undefined {
  const ranked = matches.toSorted(
    (one, other) => one.weighed.gap - other.weighed.gap || other.weighed.answers - one.weighed.answers,
  );
  return ranked[0]?.number;
}

/** `setups` come in pairs: with it, and the same with the box alone. `id`: how events name it; nothing: it is what is played. */
export function labReport(
  setups: readonly { readonly players: number }[],
  all: readonly Numbered[],
  id: string | undefined,
): LabReport {
  const ended = all
    .filter(({ weighed }) => weighed.how !== null)
    .toSorted((one, other) => one.number - other.number);
  const inSetup = (at: number): readonly Numbered[] => ended.filter(({ weighed }) => weighed.setup === at);
  const rows = setups.flatMap(({ players }, at): LabRow[] => {
    if (at % 2 === 1) return [];
    const matches = inSetup(at);
    const lengths: Histogram = new Map();
    for (const { weighed } of matches) count(lengths, weighed.answers);
    return [{ players, own: wins(matches), box: wins(inSetup(at + 1)), length: spreadOf(lengths) }];
  });
  const own = ended.filter(({ weighed }) => weighed.setup % 2 === 0);
  const box = ended.filter(({ weighed }) => weighed.setup % 2 === 1);
  const names = ({ weighed }: Numbered): boolean =>
    id === undefined || weighed.preferred || weighed.used.some((piece) => piece.endsWith(`:${id}`));
  const played = shareOf(own.filter(names).length, own.length);
  const rivals = ended.some(({ weighed }) => weighed.sides.length > 1);
  return {
    rows,
    matches: ended.length,
    played,
    verdict: verdictOn(wins(own), wins(box), played, rivals),
    closest: closestOf(own),
  };
}
