/** One match played to find broken laws. */
import type { Budget, Level } from '@questhall/bots';
import { createBot } from '@questhall/bots';
import { matchNumber } from '@questhall/bots/lab';
import type { Game, MatchOptions } from '@questhall/kernel';
import type { Policy, Referee, Violation } from '@questhall/testkit';
import { anyDeed, anyOption, checkLaws, curious, inclined } from '@questhall/testkit';
import { loadGame } from '../games.ts';
import { loadReferee } from '../referees.ts';

export interface FuzzWork {
  readonly kind: 'fuzz';
  readonly ref: string;
  readonly setups: readonly MatchOptions[];
  readonly seed: string;
  /** At which part of the decisions the expensive laws are checked, 0 to 1. */
  readonly thorough: number;
  /** A match with more decisions does not end. */
  readonly limit: number;
  /** The matches take turns with these players. */
  readonly levels: readonly Level[];
}

export interface Fuzzed {
  readonly setup: number;
  readonly decisions: number;
  readonly violations: readonly Violation[];
  /** Pieces of content and how often they were used. */
  readonly used: readonly (readonly [string, number])[];
  /** How it ended; nothing when a broken law ended it. */
  readonly how: string | undefined;
}

export async function fuzzer(work: FuzzWork): Promise<(number: number) => Fuzzed> {
  const game = await loadGame(work.ref);
  const referee = await loadReferee(work.ref);
  return (number) => fuzz(game, referee, work, number);
}

function fuzz(game: Game, referee: Referee | undefined, work: FuzzWork, number: number): Fuzzed {
  const { setup, round, options } = matchNumber(work, spread(number, work.setups.length));
  // Every match its own deal: what is looked for is variety, not comparison.
  const seed = `${work.seed}/${number}`;
  const report = checkLaws(game, {
    games: 1,
    seed,
    options: [options],
    thorough: work.thorough,
    limit: work.limit,
    policy: policyAt(game, work, setup + round, seed),
    ...(referee ? { referee } : {}),
  });
  return {
    setup,
    decisions: report.decisions,
    violations: report.violations,
    used: [...report.used].filter(([, times]) => times > 0),
    how: [...report.outcomes.keys()][0],
  };
}

/** More set-ups than a short run has matches. */
const MANY = 100;

/** In each round all set-ups; many of them far apart from one match to the next, so that a short run has every value of every setting. */
function spread(number: number, setups: number): number {
  if (setups <= MANY) return number;
  const turn = number % setups;
  let step = Math.floor(setups * 0.618);
  while (common(step, setups) !== 1) step += 1;
  return number - turn + ((turn * step) % setups);
}

/** The greatest whole number that divides both. */
const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** Good enough to get far; what is looked for is not the best move. */
const A_GLANCE: Budget = { iterations: 1 };

/**
 * Set-ups and rounds take turns, so that a short run has all kinds of players, too. Random ones choose any option, or first
 * what to do and then how, or as the game inclines them, or whatever is new to them.
 */
function policyAt(game: Game, { levels }: FuzzWork, turn: number, seed: string): Policy {
  const level = levels[turn % levels.length] as Level;
  if (level === 'random') return RANDOM[Math.floor(turn / levels.length) % RANDOM.length]?.(game) as Policy;
  const bot = createBot(level, { seed });
  return (state, decision) => bot.choose(game, state, decision, A_GLANCE).option;
}

/** Every other one is curious: what is dear comes about with nobody else. */
const RANDOM: readonly ((game: Game) => Policy)[] = [
  () => anyOption,
  (game) => curious(game),
  () => anyDeed,
  (game) => curious(game),
  (game) => inclined(game),
  (game) => curious(game),
];
