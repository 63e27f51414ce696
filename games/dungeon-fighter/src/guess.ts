/** Dealing again what a seat cannot see: what the Leader holds, and what Leaders have put under the Dungeon deck. */
import type { Seat } from '@questhall/kernel';
import { answerAnew, takeFrom } from '@questhall/kernel';
import { procedures } from './procedures/index.ts';
import { leaderSeat } from './queries/heroes.ts';
import type { CardId, State } from './state.ts';

export function guess(s: State, seat: Seat): void {
  dealPaths(s, seat);
  answerAnew(procedures, s, seat);
}

/** [DF-PATH-01] [DF-PATH-03] All other piles are bags, which have no order to hide. */
function dealPaths(s: State, seat: Seat): void {
  const piles = s.dungeonDeck.filter(({ knownBy }) => !knownBy.includes(seat));
  const isLeader = s.leader !== '' && leaderSeat(s) === seat;
  const held = isLeader ? [] : s.paths.filter(({ knownBy }) => !knownBy.includes(seat));
  for (const group of new Set([...piles, ...held].map((each) => each.group))) {
    const ownPiles = piles.filter((pile) => pile.group === group);
    const ownHeld = held.filter((path) => path.group === group);
    const unseen: CardId[] = [...ownPiles.flatMap(({ cards }) => cards), ...ownHeld.map(({ card }) => card)];
    // What is dealt does not depend on where it lay.
    unseen.sort();
    for (const path of ownHeld) path.card = takeFrom(s, unseen);
    for (const { cards } of ownPiles) {
      const size = cards.length;
      cards.length = 0;
      while (cards.length < size) cards.push(takeFrom(s, unseen));
    }
  }
}
