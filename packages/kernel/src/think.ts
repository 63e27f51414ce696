/** The position as a seat may imagine it: for bots, which must not know more than their seat. */
import type { Game } from './game.ts';
import type { Rng } from './random.ts';
import { seeded } from './random.ts';
import type { MachineState } from './state.ts';
import type { Seat } from './types.ts';

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
