/** One match without people: no events, no record; what it came to. */
import type { Game, MatchOptions, Outcome, Seat } from '@questhall/kernel';
import { advance, answer, seeded } from '@questhall/kernel';
import type { Player } from '../players/players.ts';

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

/** No match of a board game is that long: it goes round in circles. */
const LONGEST = 200_000;

export async function playMatch(
  game: Game,
  options: MatchOptions,
  seed: string,
  players: readonly Player[],
): Promise<Played> {
  const counted = { answers: 0, choices: 0, options: 0 };
  const s = game.setup(options, seeded(seed));
  s.events = null;
  try {
    while (counted.answers < LONGEST) {
      const [decision] = advance(game, s);
      if (!decision) break;
      const chosen = (players[decision.seat] as Player).choose(game, s, decision);
      // Bots answer at once; only programs are waited for.
      answer(game, s, decision.seat, chosen instanceof Promise ? await chosen : chosen);
      counted.answers += 1;
      counted.options += decision.options.length;
      if (decision.options.length > 1) counted.choices += 1;
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { sides: [], outcome: null, ...counted, failure };
  } finally {
    await Promise.all(players.map((player) => player.end(s.outcome)));
  }
  const sides = players.map((_, seat: Seat) => game.side(s, seat));
  const ended = { sides, outcome: s.outcome, ...counted };
  return s.outcome ? ended : { ...ended, failure: `no end after ${LONGEST} answers` };
}
