/** Dealing again what a seat cannot see. Decks are bags, so only hands hide anything. */
import type { Frame, Option, Seat } from '@questhall/kernel';
import { advance, below, takeFrom } from '@questhall/kernel';
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
  answerAnew(s, seat);
}

function dealAnew(s: State, seat: Seat, evil: Seat): void {
  const hands = seat === evil ? [...s.heroes.map((hero) => hero.hand), ...chosenToDiscard(s)] : [s.evilHand];
  const unseen: Energy[] = [...s.energyDeck, ...hands.flat()];
  const bill = openBill(s);
  const sizes = hands.map((hand) => hand.splice(0).length);
  const due = bill && hands.find((hand) => hand === bill.purse.hand);
  if (bill && due) due.push(...takeEnough(unseen, bill.cost, bill.purse.xp));
  hands.forEach((hand, index) => {
    while (hand.length < (sizes[index] ?? 0)) hand.push(takeFrom(s, unseen));
  });
  s.energyDeck = unseen;
  if (seat === evil) for (const frame of s.stack) offerOtherCards(s, frame);
}

/** What others have said in secret is not known before all have spoken: it may have been anything. */
function answerAnew(s: State, seat: Seat): void {
  const given = s.stack.at(-1)?.given;
  if (!given) return;
  const others = Object.keys(given)
    .map(Number)
    .filter((other) => other !== seat);
  for (const other of others) delete given[other];
  for (const { seat: other, options } of advance({ procedures }, s)) {
    if (others.includes(other)) given[other] = options[below(s, options.length)] as Option;
  }
}

/** Cards on their way out of a hand, seen by nobody yet. */
const chosenToDiscard = (s: State): Energy[][] =>
  s.stack.flatMap((frame) =>
    isRun(frame, flow.discardAction) && frame.step === 'choose' ? [frame.discarded] : [],
  );

/** Whoever composes a payment is known to have enough for it. */
function openBill(s: State): { purse: Purse; cost: Cost } | undefined {
  const frame = s.stack.at(-1);
  return frame && isRun(frame, flow.payCost) ? { purse: purseOf(s, frame.payer), cost: frame } : undefined;
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
function offerOtherCards(s: State, frame: Frame): void {
  if (!isRun(frame, flow.makeDeal)) return;
  const instead = (owner: string, cards: readonly string[]): string[] => {
    const hand = [...purseOf(s, owner).hand];
    return cards.map((card) => (ENERGIES.some((energy) => energy === card) ? (hand.shift() ?? card) : card));
  };
  frame.gives = instead(frame.from, frame.gives);
  frame.takes = instead(frame.to, frame.takes);
}

function isRun<L>(
  frame: Frame,
  procedure: { readonly name: string; readonly locals?: L },
): frame is Frame & L {
  return frame.proc === procedure.name;
}
