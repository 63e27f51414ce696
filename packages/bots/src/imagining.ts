/** Where all thinking starts. */
import type { Game, MachineState, Seat } from '@questhall/kernel';
import { imagine } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { branch } from './chance.ts';

/**
 * The position as the seat may imagine it. What others have already answered in secret, and wait with, is forgotten:
 * they are asked again.
 */
export function imagining<S extends MachineState>(game: Game<S>, state: S, seat: Seat, chance: Chance): S {
  const imagined = imagine(game, state, seat, branch(chance));
  const asking = imagined.stack[imagined.stack.length - 1];
  if (asking) asking.given = null;
  return imagined;
}
