/** What many simulated matches came to. */

import type { Histogram, Share, Spread } from '@questhall/bots/lab';
import { count, shareOf, spreadOf } from '@questhall/bots/lab';
import type { MatchOptions } from '@questhall/kernel';
import type { PlayerSpec } from '../players/players.ts';
import type { Simulated } from './simulate-match.ts';

interface Wins {
  wins: number;
  of: number;
}

/** Matches of one set-up. */
interface SetupTally {
  matches: number;
  failures: number;
  /** For each side, as the seats that form it: how often it won. */
  readonly sides: Map<string, Wins>;
  readonly bots: Map<PlayerSpec, Wins>;
  readonly endings: Map<string, number>;
  readonly answers: Histogram;
  readonly choices: Histogram;
  readonly scores: Histogram[];
  options: number;
  allAnswers: number;
}

export interface Tally {
  readonly setups: readonly SetupTally[];
  /** The first failures, to be looked into. */
  readonly failures: { readonly number: number; readonly failure: string }[];
}

const KEPT_FAILURES = 5;

export const emptyTally = (setups: number): Tally => ({
  failures: [],
  setups: Array.from({ length: setups }, () => ({
    matches: 0,
    failures: 0,
    sides: new Map(),
    bots: new Map(),
    endings: new Map(),
    answers: new Map(),
    choices: new Map(),
    scores: [],
    options: 0,
    allAnswers: 0,
  })),
});

export function add(tally: Tally, match: Simulated, number: number): void {
  const setup = tally.setups[match.setup] as SetupTally;
  setup.matches += 1;
  if (match.failure !== undefined) {
    setup.failures += 1;
    if (tally.failures.length < KEPT_FAILURES) tally.failures.push({ number, failure: match.failure });
  }
  const { outcome } = match;
  if (outcome === null) return;
  setup.endings.set(outcome.how, (setup.endings.get(outcome.how) ?? 0) + 1);
  count(setup.answers, match.answers);
  count(setup.choices, match.choices);
  setup.options += match.options;
  setup.allAnswers += match.answers;
  outcome.score?.forEach((points, seat) => {
    setup.scores[seat] ??= new Map();
    count(setup.scores[seat], points);
  });
  for (const side of new Set(match.sides)) addSide(setup, match, side, outcome.winners);
}

/** Seats of one side win together: that is one trial, not several. */
function addSide(setup: SetupTally, match: Simulated, side: number, winners: readonly number[]): void {
  const seats = match.sides.flatMap((each, seat) => (each === side ? [seat] : []));
  const won = seats.some((seat) => winners.includes(seat));
  trial(setup.sides, seats.map((seat) => seat + 1).join(','), won);
  for (const level of new Set(seats.map((seat) => match.bots[seat] as PlayerSpec)))
    trial(setup.bots, level, won);
}

function trial<K>(tally: Map<K, Wins>, key: K, won: boolean): void {
  const wins = tally.get(key) ?? { wins: 0, of: 0 };
  tally.set(key, wins);
  wins.of += 1;
  if (won) wins.wins += 1;
}

export interface SetupSummary {
  readonly options: MatchOptions;
  readonly matches: number;
  readonly failures: number;
  readonly sides: readonly (Share & { readonly seats: readonly number[] })[];
  readonly bots: readonly (Share & { readonly level: PlayerSpec })[];
  readonly endings: readonly (Share & { readonly how: string })[];
  readonly answers: Spread | null;
  readonly choices: Spread | null;
  readonly optionsPerAnswer: number | null;
  readonly scores: readonly (Spread | null)[];
}

export function summaryOf(tally: SetupTally, options: MatchOptions): SetupSummary {
  const { matches, failures, sides, bots, endings, answers, choices, scores } = tally;
  const ended = matches - failures;
  return {
    options,
    matches,
    failures,
    sides: [...sides]
      .map(([seats, { wins, of }]) => ({ seats: seats.split(',').map(Number), ...shareOf(wins, of) }))
      .sort((left, right) => (left.seats[0] ?? 0) - (right.seats[0] ?? 0)),
    bots: [...bots]
      .map(([level, { wins, of }]) => ({ level, ...shareOf(wins, of) }))
      .sort((left, right) => right.rate - left.rate),
    endings: [...endings]
      .map(([how, times]) => ({ how, ...shareOf(times, ended) }))
      .sort((left, right) => right.count - left.count),
    answers: spreadOf(answers),
    choices: spreadOf(choices),
    optionsPerAnswer: tally.allAnswers === 0 ? null : tally.options / tally.allAnswers,
    scores: scores.map(spreadOf),
  };
}
