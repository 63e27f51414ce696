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

/** What a match can make use of one by one, such as a card, and what players call it. */
export interface LabPart {
  readonly id: string;
  readonly name: string;
}

/** How a part fared: in how many matches it was used, and how often its side won when it was and when it was not. */
export interface PartRow {
  readonly name: string;
  readonly used: Share;
  readonly wins: Share;
  readonly without: Share;
  /** Its side wins clearly more, or less, often when it is used. */
  readonly leans: 'strong' | 'weak' | 'neither';
}

export interface LabReport {
  readonly rows: readonly LabRow[];
  readonly matches: number;
  /** In how many matches with it, it came into play. */
  readonly played: Share;
  /** In one sentence. */
  readonly verdict: string;
  /** How matches ended: with it, and with the box alone. */
  readonly endings: readonly { readonly how: string; readonly own: Share; readonly box: Share }[];
  readonly parts: readonly PartRow[];
  /** The number of the match that was closest: replay it. */
  readonly closest: number | undefined;
}

/** What is weighed. */
export interface LabSubject {
  /** As events name it; nothing: it is what is played. */
  readonly id: string | undefined;
  readonly parts?: readonly LabPart[] | undefined;
}

interface Numbered {
  readonly number: number;
  readonly weighed: Weighed;
}

/** The side that took it, where sides play against each other; else the first. */
function isWon({ weighed: { sides, taker } }: Numbered): boolean {
  const own = sides.find(({ side }) => side === taker) ?? sides[0];
  return own?.won === true;
}

const wins = (matches: readonly Numbered[]): Share => shareOf(matches.filter(isWon).length, matches.length);

const percent = (share: number): string => `${Math.round(100 * share)} %`;

const interval = ({ rate, low, high }: Share): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`;

function verdictOn(own: Share, box: Share, played: Share, rivals: boolean): string {
  if (own.of === 0) return 'No match has ended yet.';
  if (played.count === 0) return `It never came into play in ${own.of} matches.`;
  const { low, high } = differenceOf(own, box);
  const who = rivals ? 'its side wins' : 'the players win';
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
function endingsOf(own: readonly Numbered[], box: readonly Numbered[]): LabReport['endings'] {
  const ended = (matches: readonly Numbered[], how: string): Share =>
    shareOf(matches.filter(({ weighed }) => weighed.how === how).length, matches.length);
  const hows = [...new Set([...own, ...box].map(({ weighed }) => weighed.how ?? ''))].sort();
  return hows.map((how) => ({ how, own: ended(own, how), box: ended(box, how) }));
}

/** Fewer matches than this on either side say nothing about a part. */
const TELLING = 10;

function partOf({ id, name }: LabPart, matches: readonly Numbered[]): PartRow {
  const [using, sparing]: [Numbered[], Numbered[]] = [[], []];
  for (const match of matches)
    (match.weighed.used.some((piece) => piece.endsWith(`:${id}`)) ? using : sparing).push(match);
  const [won, without] = [wins(using), wins(sparing)];
  const { low, high } = differenceOf(won, without);
  const told = using.length >= TELLING && sparing.length >= TELLING;
  return {
    name,
    used: shareOf(using.length, matches.length),
    wins: won,
    without,
    leans: told && low > 0 ? 'strong' : told && high < 0 ? 'weak' : 'neither',
  };
}

export function labReport(
  setups: readonly { readonly players: number }[],
  all: readonly Numbered[],
  { id, parts = [] }: LabSubject,
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
    id === undefined || weighed.taker !== null || weighed.used.some((piece) => piece.endsWith(`:${id}`));
  const played = shareOf(own.filter(names).length, own.length);
  const rivals = ended.some(({ weighed }) => weighed.sides.length > 1);
  return {
    rows,
    matches: ended.length,
    played,
    verdict: verdictOn(wins(own), wins(box), played, rivals),
    endings: endingsOf(own, box),
    parts: parts.map((part) => partOf(part, own.filter(names))),
    closest: closestOf(own),
  };
}
