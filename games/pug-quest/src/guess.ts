/** Dealing again what a seat cannot see. Decks are bags, so only hands hide anything. */
import type { Seat } from '@questhall/kernel';
import { takeFrom } from '@questhall/kernel';
import { evilLordSeat } from './queries/values.ts';
import type { State } from './state.ts';
import type { Energy } from './vocabulary.ts';

/** [PQ-RULING-62] Against an Evil Lord: the Heroes' hands from its seat, its hand from theirs. */
export function guess(s: State, seat: Seat): void {
  const evil = evilLordSeat(s);
  if (evil === undefined) return;
  const hands = seat === evil ? s.heroes.map((hero) => hero.hand) : [s.evilHand];
  const unseen: Energy[] = [...s.energyDeck, ...hands.flat()];
  for (const hand of hands) {
    const size = hand.length;
    hand.length = 0;
    for (let i = 0; i < size; i++) hand.push(takeFrom(s, unseen));
  }
  s.energyDeck = unseen;
}
