/** Dealing again what a seat cannot see: nothing. Piles, traps and Fate tokens are bags without an order, hands are open. */
import type { Seat } from '@questhall/kernel';
import type { State } from './state.ts';

export function guess(_s: State, _seat: Seat): void {
  return undefined;
}
