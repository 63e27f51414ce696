/** One match with bots in all seats: no events, no record; what it came to. */
import type { Bot, Budget } from '@questhall/bots';
import type { Game, MatchOptions, Outcome, Seat } from '@questhall/kernel';
import { advance, answer, seeded } from '@questhall/kernel';

export interface Played {
  readonly outcome: Outcome | null;
  /** For each seat, the side it is on. */
  readonly sides: readonly number[];
  /** Answers given, and those among them that were a choice. */
  readonly answers: number;
  readonly choices: number;
  readonly options: number;
  /** Nothing: it ended as it should. */
  readonly failure?: string;
}

/** A bot and how long it may think; null: as long as its level does. */
export interface Player {
  readonly bot: Bot;
  readonly budget: Budget | null;
}

/** No match of a board game is that long: it goes round in circles. */
const LONGEST = 200_000;

export function playMatch(
  game: Game,
  options: MatchOptions,
  seed: string,
  players: readonly Player[],
): Played {
  const counted = { answers: 0, choices: 0, options: 0 };
  const s = game.setup(options, seeded(seed));
  s.events = null;
  try {
    while (counted.answers < LONGEST) {
      const [decision] = advance(game, s);
      if (!decision) break;
      const { bot, budget } = players[decision.seat] as Player;
      const { option } = bot.choose(game, s, decision, budget ?? undefined);
      answer(game, s, decision.seat, option);
      counted.answers += 1;
      counted.options += decision.options.length;
      if (decision.options.length > 1) counted.choices += 1;
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { sides: [], outcome: null, ...counted, failure };
  }
  const sides = players.map((_, seat: Seat) => game.side(s, seat));
  const ended = { sides, outcome: s.outcome, ...counted };
  return s.outcome ? ended : { ...ended, failure: `no end after ${LONGEST} answers` };
}
