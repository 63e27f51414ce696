/** The position as a seat may imagine it: for bots, which must not know more than their seat. */
import type { Game } from './game.ts';
import type { Rng } from './random.ts';
import { below, seeded } from './random.ts';
import type { Procedures } from './run.ts';
import { advance } from './run.ts';
import type { MachineState } from './state.ts';
import type { Option, Seat } from './types.ts';

/**
 * A copy in which everything unseen is dealt anew and the dice are other dice. It depends on the state only through
 * what the seat may know, and on the seed, which is the thinker's own.
 */
export function imagine<S extends MachineState>(game: Game<S>, s: S, seat: Seat, seed: string | Rng): S {
  const imagined = game.clone(s);
  imagined.events = null;
  imagined.rng = typeof seed === 'string' ? seeded(seed) : { ...seed };
  game.guess(imagined, seat);
  return imagined;
}

/** For a game's `guess`: what others have said in secret is not known before all have spoken, so it may have been anything. */
export function answerAnew<S extends MachineState>(procedures: Procedures<S>, s: S, seat: Seat): void {
  const given = s.stack[s.stack.length - 1]?.given;
  if (!given) return;
  const others = Object.keys(given)
    .map(Number)
    .filter((other) => other !== seat);
  for (const other of others) delete given[other];
  for (const { seat: other, options } of advance({ procedures }, s)) {
    if (others.includes(other)) given[other] = options[below(s, options.length)] as Option;
  }
}
