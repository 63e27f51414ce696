/** Nothing to deal anew: decks are bags without an order, and everything else lies open. */
import type { Seat } from '@questhall/kernel';
import type { State } from './state.ts';

export function guess(_s: State, _seat: Seat): void {}
