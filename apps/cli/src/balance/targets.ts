/** Whether a run of matches came to what the content of a game is meant to come to. */

import type { BalanceData, Share } from '@questhall/bots/lab';
import { has, shareOf, spreadOf } from '@questhall/bots/lab';
import type { Target } from '@questhall/games';
import type { MatchOptions } from '@questhall/kernel';
import { percent, short } from '../terminal/numbers.ts';

export interface Verdict {
  readonly label: string;
  readonly found: string;
  readonly wanted: string;
  readonly passed: boolean;
}

/** One verdict for each target and set-up it is about; where no match says anything about it, none. */
export function verdictsOn(
  targets: readonly Target[],
  data: BalanceData,
  setupName: (options: MatchOptions) => string,
): readonly Verdict[] {
  return targets.flatMap((target, at) => {
    switch (target.kind) {
      case 'even':
        return evenness(target, data);
      case 'declined':
        return declines(target, data);
      case 'winsTogether':
        return together(target, data);
      default:
        return data.setups.flatMap(({ options, matches, sides, watched }) => {
          if (matches === 0 || !has(options, target.where)) return [];
          const label = `${target.label}, ${setupName(options)}`;
          const seen = watched[at] ?? { times: 0, matches: 0, often: [] };
          if (target.kind === 'average' || target.kind === 'median') {
            const median = spreadOf(new Map(seen.often))?.median ?? 0;
            const found = target.kind === 'average' ? seen.times / matches : median;
            const wanted = `${target.low} to ${target.high}`;
            return {
              label,
              found: short(found),
              wanted,
              passed: found >= target.low && found <= target.high,
            };
          }
          const share = shareOf(target.kind === 'wins' ? (sides[0]?.wins ?? 0) : seen.matches, matches);
          return { label, ...withinBounds(share, target, false) };
        });
    }
  });
}

interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** A share against its bounds: by itself, or, with doubt, by whether its interval reaches them. */
function withinBounds({ rate, low, high }: Share, wanted: Bounds, doubt: boolean): Omit<Verdict, 'label'> {
  return {
    found: `${percent(rate)} (${percent(low)} – ${percent(high)})`,
    wanted: `${percent(wanted.low)} to ${percent(wanted.high)}`,
    passed: doubt ? high >= wanted.low && low <= wanted.high : rate >= wanted.low && rate <= wanted.high,
  };
}

type Together = Extract<Target, { kind: 'winsTogether' }>;
type Even = Extract<Target, { kind: 'even' }>;
type Declined = Extract<Target, { kind: 'declined' }>;

const pieceName = (id: string): string => id.slice(id.indexOf(':') + 1);

function together({ label, among, doubt, ...bounds }: Together, data: BalanceData): readonly Verdict[] {
  const setups = data.setups.filter(({ options }) => among.some((fields) => has(options, fields)));
  const matches = setups.reduce((sum, setup) => sum + setup.matches, 0);
  if (matches === 0) return [];
  const share = shareOf(
    setups.reduce((sum, { sides }) => sum + (sides[0]?.wins ?? 0), 0),
    matches,
  );
  return [{ label, ...withinBounds(share, bounds, doubt) }];
}

function evenness({ label, pieces, of, within }: Even, data: BalanceData): readonly Verdict[] {
  const rows = data.pieces.flatMap(({ id, used, chose }) => {
    const trials = of === 'all' ? used[0] : chose;
    if (!id.startsWith(`${pieces}:`) || !trials || trials.of === 0) return [];
    const { rate, low, high } = shareOf(trials.wins, trials.of);
    const usual = trials.expected / trials.of;
    return [{ id, off: rate - usual, outside: low - usual > within || usual - high > within }];
  });
  if (rows.length === 0) return [];
  const furthest = rows.reduce((most, row) => (Math.abs(row.off) > Math.abs(most.off) ? row : most));
  const outside = rows.filter((row) => row.outside).map(({ id }) => pieceName(id));
  const most = `${pieceName(furthest.id)} ${furthest.off < 0 ? '−' : '+'}${Math.abs(100 * furthest.off).toFixed(1)} points`;
  const found = outside.length > 0 ? `outside: ${outside.join(', ')}` : `furthest: ${most}`;
  return [{ label, found, wanted: `within ${100 * within} points`, passed: outside.length === 0 }];
}

function declines({ label, most }: Declined, { declined }: BalanceData): readonly Verdict[] {
  const rows = declined.map(({ id, offered, declined: times }) => ({ id, ...shareOf(times, offered) }));
  if (rows.length === 0) return [];
  const worst = rows.reduce((one, other) => (other.rate > one.rate ? other : one));
  const outside = rows.filter(({ low }) => low > most).map(({ id }) => id);
  const found =
    outside.length > 0 ? `outside: ${outside.join(', ')}` : `most: ${worst.id} ${percent(worst.rate)}`;
  return [{ label, found, wanted: `at most ${percent(most)}`, passed: outside.length === 0 }];
}
