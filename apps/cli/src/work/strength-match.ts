/** Matches that measure how strong the levels of bots are, against each other or together against the game. */
import type { Budget, Level } from '@questhall/bots';
import type { Game, MatchOptions } from '@questhall/kernel';
import { seeded } from '@questhall/kernel';
import { loadGame } from '../games.ts';
import { seatPlayer, USUAL_DEADLINE } from '../players/players.ts';
import { playMatch } from './bot-match.ts';

/** Two levels that meet, the stronger one first; or one level that plays together. */
export type Contest = readonly [Level, Level] | readonly [Level];

export interface StrengthWork {
  readonly kind: 'strength';
  readonly ref: string;
  readonly options: MatchOptions;
  readonly contests: readonly Contest[];
  readonly seed: string;
  /** How long each level thinks; null: as it does. */
  readonly budgets: { readonly [level in Level]?: Budget };
  /** Whether the bots look at the clock. */
  readonly timed: boolean;
}

export interface Contested {
  readonly contest: number;
  /** What the first level of the contest won: 1, or a part of it where several sides win. */
  readonly won: number;
  readonly failure?: string;
}

/** Seats of one side play together; a match in which all do has one side. */
export function sidesOf(game: Game, options: MatchOptions): readonly number[] {
  const s = game.setup(options, seeded('sides'));
  return Array.from({ length: options.players }, (_, seat) => game.side(s, seat));
}

export async function contester(work: StrengthWork): Promise<(number: number) => Promise<Contested>> {
  const game = await loadGame(work.ref);
  const sides = sidesOf(game, work.options);
  return (number) => contest(game, sides, work, number);
}

/** The contests take turns. Each deal is played twice, with the sides swapped. */
async function contest(
  game: Game,
  sides: readonly number[],
  work: StrengthWork,
  number: number,
): Promise<Contested> {
  const at = number % work.contests.length;
  const round = Math.floor(number / work.contests.length);
  const [one, two] = work.contests[at] as Contest;
  const seed = `${work.seed}/${two === undefined ? round : round >> 1}`;
  const levels = sides.map((side) =>
    two === undefined || (side === sides[0]) === (round % 2 === 0) ? one : two,
  );
  const { options, budgets, timed } = work;
  const players = levels.map((level, seat) =>
    seatPlayer(level, game, {
      ...{ options, seat, seed: `${seed} bot ${seat}`, budget: budgets[level] ?? null },
      ...(timed && { now: () => performance.now() }),
      ...{ cwd: '.', deadline: USUAL_DEADLINE },
    }),
  );
  const { outcome, failure } = await playMatch(game, options, seed, players);
  if (failure !== undefined) return { contest: at, won: 0, failure };
  const winners = new Set((outcome?.winners ?? []).map((seat) => sides[seat]));
  const own = new Set(sides.filter((_, seat) => levels[seat] === one));
  return {
    contest: at,
    won: [...own].filter((side) => winners.has(side)).length / Math.max(1, winners.size),
  };
}
