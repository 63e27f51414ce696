/** Dealing again what a seat cannot see. Decks are bags, so only hands hide anything. */
import type { Seat } from '@questhall/kernel';
import { answerAnew, asking, runsOf, takeFrom } from '@questhall/kernel';
import * as flow from './flow.ts';
import { removeFrom } from './procedures/energy.ts';
import { procedures } from './procedures/index.ts';
import type { Cost, Purse } from './queries/payment.ts';
import { purseOf } from './queries/payment.ts';
import { evilLordSeat } from './queries/values.ts';
import type { State } from './state.ts';
import type { Energy } from './vocabulary.ts';
import { ENERGIES } from './vocabulary.ts';

/** [PQ-RULING-62] Against an Evil Lord: the Heroes' hands from its seat, its hand from theirs. */
export function guess(s: State, seat: Seat): void {
  const evil = evilLordSeat(s);
  if (evil !== undefined) dealAnew(s, seat, evil);
  answerAnew(procedures, s, seat);
}

function dealAnew(s: State, seat: Seat, evil: Seat): void {
  const hands = seat === evil ? [...s.heroes.map((hero) => hero.hand), ...chosenToDiscard(s)] : [s.evilHand];
  // Sorted, so that what is dealt does not depend on where it lay.
  const unseen: Energy[] = [...s.energyDeck, ...hands.flat()].sort();
  const bill = openBill(s);
  const sizes = hands.map((hand) => hand.splice(0).length);
  const due = bill && hands.find((hand) => hand === bill.purse.hand);
  if (bill && due) due.push(...takeEnough(unseen, bill.cost, bill.purse.xp));
  hands.forEach((hand, index) => {
    while (hand.length < (sizes[index] ?? 0)) hand.push(takeFrom(s, unseen));
  });
  s.energyDeck = unseen;
  if (seat === evil) for (const deal of runsOf(s, flow.makeDeal)) offerOtherCards(s, deal);
}

/** Cards on their way out of a hand, seen by nobody yet. */
const chosenToDiscard = (s: State): Energy[][] =>
  runsOf(s, flow.discardAction, 'choose').map(({ discarded }) => discarded);

/** Whoever composes a payment is known to have enough for it. */
function openBill(s: State): { purse: Purse; cost: Cost } | undefined {
  const bill = asking(s, flow.payCost);
  return bill && { purse: purseOf(s, bill.payer), cost: bill };
}

function takeEnough(unseen: Energy[], { symbols, less }: Cost, xp: number): Energy[] {
  const taken: Energy[] = [];
  const need = symbols.length - less - xp;
  for (const wanted of [...symbols, ...symbols.map(() => 'joker' as const)]) {
    if (taken.length >= need || !unseen.includes(wanted)) continue;
    removeFrom(unseen, wanted);
    taken.push(wanted);
  }
  return taken;
}

/** The Evil Lord does not see which Energy cards two Heroes talk about. */
function offerOtherCards(s: State, deal: flow.MakeDeal): void {
  const instead = (owner: string, cards: readonly string[]): string[] => {
    const hand = [...purseOf(s, owner).hand];
    return cards.map((card) => (ENERGIES.some((energy) => energy === card) ? (hand.shift() ?? card) : card));
  };
  deal.gives = instead(deal.from, deal.gives);
  deal.takes = instead(deal.to, deal.takes);
}
