/** What a position is worth to a seat, between 0 and 1. */
import type { Game, MachineState, Seat } from '@questhall/kernel';

/** A victory is shared by the sides that won; a side is not divided further. */
export function worth<S extends MachineState>(game: Game<S>, s: S, seat: Seat): number {
  const { outcome } = s;
  if (outcome === null) return game.evaluate(s, seat);
  const own = game.side(s, seat);
  const sides: number[] = [];
  for (const winner of outcome.winners) {
    const side = game.side(s, winner);
    if (!sides.includes(side)) sides.push(side);
  }
  return sides.includes(own) ? 1 / sides.length : 0;
}
