/** What the content of a game is meant to come to, as data, and whether a run of matches came to it. */
import type { GameEvent, Json, MatchOptions } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { percent, short } from '../terminal/numbers.ts';
import type { Share } from '../work/statistics.ts';
import { shareOf, spreadOf } from '../work/statistics.ts';
import type { BalanceData } from './data.ts';

/** Fields that must be just so, in the settings of a match or in an event. */
type Fields = { readonly [field: string]: Json };

export type Target = { readonly label: string } & (
  | /** How often the first side wins, in each set-up like this. */
  { readonly kind: 'wins'; readonly where: Fields; readonly low: number; readonly high: number }
  /** How often the first side wins in all set-ups like one of these together; with doubt, only what chance cannot explain fails. */
  | {
      readonly kind: 'winsTogether';
      readonly among: readonly Fields[];
      readonly doubt: boolean;
      readonly low: number;
      readonly high: number;
    }
  /** In which part of the matches something happens. */
  | {
      readonly kind: 'happens';
      readonly event: Fields;
      readonly where: Fields;
      readonly low: number;
      readonly high: number;
    }
  /** How often something happens in a match: on average, or in the median. */
  | {
      readonly kind: 'average' | 'median';
      readonly event: Fields;
      readonly where: Fields;
      readonly low: number;
      readonly high: number;
    }
  /** How often the seat wins that the event names in this field, first of all. */
  | {
      readonly kind: 'namedWins';
      readonly event: Fields;
      readonly seat: string;
      readonly where: Fields;
      readonly low: number;
      readonly high: number;
    }
  /** No piece of this kind changes the win rate by more than this, beyond doubt: of all, or of those who chose it. */
  | {
      readonly kind: 'even';
      readonly pieces: string;
      readonly of: 'all' | 'choosers';
      readonly within: number;
    }
  /** What is asked about is turned down in no more than this part of the cases, beyond doubt. */
  | {
      readonly kind: 'declined';
      readonly decision: string;
      readonly about: string;
      readonly deed: string;
      readonly most: number;
    }
);

const STANDARD = { mode: 'standard', dogsLife: false };
const DOGS_LIFE = { mode: 'standard', dogsLife: true };

const MISSIONS = ['guardhouse', 'gate', 'tomes', 'sorcerer', 'pit', 'throne'] as const;

export const TARGETS: { readonly [game: string]: readonly Target[] } = {
  'pug-quest': [
    {
      ...{ kind: 'happens', label: 'World 1 is cleared', where: STANDARD, low: 0.75, high: 0.95 },
      event: { type: 'worldEnded', world: 1, how: 'cleared' },
    },
    { kind: 'wins', label: 'The Heroes win', where: STANDARD, low: 0.3, high: 0.6 },
    { kind: 'wins', label: 'The Heroes win A Dog’s Life', where: DOGS_LIFE, low: 0.1, high: 0.3 },
    {
      ...{ kind: 'average', label: 'Rounds in all', where: STANDARD, low: 12, high: 24 },
      event: { type: 'roundBegan' },
    },
    {
      kind: 'even',
      label: 'No Hero changes the win rate by more than 12 points',
      ...{ pieces: 'hero', of: 'all', within: 0.12 },
    },
    {
      kind: 'even',
      label: 'No Boss lies more than 20 points off the mean',
      ...{ pieces: 'boss', of: 'all', within: 0.2 },
    },
    {
      ...{ kind: 'declined', label: 'No Treasure is declined in more than 60 % of offers', most: 0.6 },
      ...{ decision: 'pickUp', about: 'treasure', deed: 'decline' },
    },
  ],
  'super-fantasy': [
    ...MISSIONS.map((mission) => missionWins('standard', mission, false, 0.4, 0.8)),
    {
      ...{ kind: 'winsTogether', label: 'The heroes win against the Ugly Master', doubt: false },
      ...{ among: [{ mode: 'ugly-master', difficulty: 'normal' }], low: 0.35, high: 0.65 },
    },
    ...MISSIONS.map((mission) => missionWins('ugly-master', mission, true, 0.35, 0.65)),
  ],
  brawl: [
    {
      ...{ kind: 'namedWins', label: 'Who goes first wins', where: {}, low: 0.45, high: 0.55 },
      ...{ event: { type: 'orderSettled' }, seat: 'order' },
    },
    {
      ...{ kind: 'median', label: 'Rounds in the median', where: {}, low: 5, high: 12 },
      event: { type: 'roundBegan' },
    },
    {
      kind: 'even',
      label: 'No Champion lies more than 10 points off the mean',
      ...{ pieces: 'champion', of: 'choosers', within: 0.1 },
    },
  ],
  dungeonland: [
    ...adventures('act 1', ['a0', 'a1', 'a2', 'a3a', 'a3b'], 0.55, 0.85),
    ...adventures('act 2', ['a4', 'a5', 'a6a', 'a6b'], 0.45, 0.75),
    ...adventures('act 3', ['a7', 'a8', 'a9'], 0.35, 0.65),
    {
      kind: 'even',
      label: 'No Hero lies more than 12 points off the mean',
      ...{ pieces: 'hero', of: 'all', within: 0.12 },
    },
  ],
  'dungeon-fighter': [
    trio('The party wins on Normal', 'normal', 0.3, 0.6),
    trio('less on Hard', 'hard', 0.08, 0.3),
    trio('less again on Inferno', 'inferno', 0.01, 0.15),
  ],
};

/** All sizes of the party together. */
function missionWins(mode: string, mission: string, doubt: boolean, low: number, high: number): Target {
  const against = mode === 'ugly-master' ? ' against the Ugly Master, beyond doubt' : '';
  return {
    ...{ kind: 'winsTogether', label: `The heroes win the Mission ${mission}${against}` },
    ...{ among: [{ mode, mission, difficulty: 'normal' }], doubt, low, high },
  };
}

/** Parties of three with average hands. */
function trio(label: string, difficulty: string, low: number, high: number): Target {
  return { kind: 'wins', label, where: { difficulty, players: 3, hand: 'average' }, low, high };
}

/** All sizes of the party together: an act is judged by its share of wins, a single adventure only beyond doubt. */
function adventures(act: string, ids: readonly string[], low: number, high: number): readonly Target[] {
  const of = (adventure: string): Fields => ({ mode: 'adventure', adventure });
  const wins = { kind: 'winsTogether', low, high } as const;
  return [
    { ...wins, label: `The party wins adventures of ${act}`, among: ids.map(of), doubt: false },
    ...ids.map((id) => ({
      ...wins,
      label: `The party wins adventure ${id.slice(1)} of ${act}, beyond doubt`,
      ...{ among: [of(id)], doubt: true },
    })),
  ];
}

export const has = (value: MatchOptions | GameEvent, fields: Fields): boolean =>
  Object.entries(fields).every(
    ([field, wanted]) => canonical((value as unknown as Fields)[field]) === canonical(wanted),
  );

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
