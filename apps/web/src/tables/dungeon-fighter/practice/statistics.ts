/** What came of all the throws on the range, kept on this machine. */
import type { Level } from '@questhall/dice-table';
import { hitShare, landingsOf } from '@questhall/dice-table';
import type { Board, Die, Fault, Requirement, Rest } from '@questhall/games/dungeon-fighter';
import { REQUIREMENTS, SECTION_VALUES } from '@questhall/games/dungeon-fighter';

/** What is thrown at, and how. */
export interface Kind {
  readonly board: Board;
  readonly die: Die;
  readonly requirements: readonly Requirement[];
  readonly bushes: boolean;
}

/** A throw as the range remembers it. */
export interface Shot {
  readonly rest: Rest;
  readonly faults: readonly Fault[];
  readonly icon: boolean;
}

export interface Tally {
  readonly throws: number;
  readonly hits: number;
  readonly damage: number;
  /** The worths of the latest throws, newest first: a round of five is counted from them. */
  readonly latest: readonly number[];
  /** Most Hits and most damage of any five throws in a row, and the longest row of Hits. */
  readonly bestHits: number;
  readonly bestDamage: number;
  readonly streak: number;
  readonly longest: number;
  /** By where the die lies; a throw that was not as it should be counts as none of them. */
  readonly places: { readonly [place: string]: number };
}

export type Statistics = { readonly [kind: string]: Tally };

const NONE: Tally = {
  throws: 0,
  hits: 0,
  damage: 0,
  latest: [],
  bestHits: 0,
  bestDamage: 0,
  streak: 0,
  longest: 0,
  places: {},
};
/** So many throws in a row are a round. */
export const ROUND = 5;

const IN_A_SET: ReadonlySet<Die> = new Set(['red', 'green', 'blue', 'white']);

/** The same for all dice of a set; in the order of the requirements, however they were picked. */
export const keyOf = ({ board, die, requirements, bushes }: Kind): string =>
  [
    IN_A_SET.has(die) ? 'wood' : die,
    ...REQUIREMENTS.filter((each) => requirements.includes(each)),
    ...(bushes ? ['bushes'] : []),
    ...(board === 'fair' ? ['fair'] : []),
  ].join(' ');

/** What it is worth: nothing for a Miss. */
export const worthOf = ({ rest, faults }: Shot): number =>
  faults.length === 0 && rest in SECTION_VALUES ? SECTION_VALUES[rest as keyof typeof SECTION_VALUES] : 0;

/** What was kept before rounds were counted lacks them. */
export const tallyOf = (statistics: Statistics, kind: Kind): Tally => ({
  ...NONE,
  ...statistics[keyOf(kind)],
});

export function counted(statistics: Statistics, kind: Kind, shot: Shot): Statistics {
  const before = tallyOf(statistics, kind);
  const { throws, hits, damage, places } = before;
  const worth = worthOf(shot);
  const latest = [worth, ...before.latest].slice(0, ROUND);
  const streak = worth > 0 ? before.streak + 1 : 0;
  const place = shot.faults.length === 0 ? shot.rest : 'fault';
  return {
    ...statistics,
    [keyOf(kind)]: {
      throws: throws + 1,
      hits: hits + (worth > 0 ? 1 : 0),
      damage: damage + worth,
      latest,
      bestHits: Math.max(before.bestHits, latest.filter((each) => each > 0).length),
      bestDamage: Math.max(
        before.bestDamage,
        latest.reduce((sum, each) => sum + each, 0),
      ),
      streak,
      longest: Math.max(before.longest, streak),
      places: { ...places, [place]: (places[place] ?? 0) + 1 },
    },
  };
}

const RIVALS = ['clumsy', 'average', 'good'] as const satisfies readonly Level[];

/** How often hands of these levels hit with such a throw. */
export const rivalsOf = ({ board, die, requirements }: Kind): readonly { level: Level; hits: number }[] =>
  RIVALS.map((level) => ({ level, hits: hitShare(landingsOf(die, requirements, level, board)) }));

const KEPT = 'questhall.practice';

export function keptStatistics(): Statistics {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Statistics) : {};
  } catch {
    return {};
  }
}

export function keepStatistics(statistics: Statistics): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(statistics));
  } catch {
    // A page that may keep nothing begins anew next time.
  }
}
