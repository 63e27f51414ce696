/** Dealing again what a seat cannot see: hands, decks and planned cards of others, faces of traps, secret rosters. */
import type { Seat } from '@questhall/kernel';
import { answerAnew, asking, below, takeFrom } from '@questhall/kernel';
import { actionCard } from './content/index.ts';
import { ownerSign } from './content/own.ts';
import * as flow from './flow.ts';
import { rosterOf, rostersAreShown } from './procedures/draft.ts';
import { procedures } from './procedures/index.ts';
import { champion, sideOf } from './queries/champions.ts';
import type { PlayerState, State } from './state.ts';

export function guess(s: State, seat: Seat): void {
  for (const player of s.players) if (player.seat !== seat) dealAnew(s, player);
  turnTrapsAnew(s);
  if (s.phase === 'champions' && !rostersAreShown(s)) bringAnew(s, seat);
  answerAnew(procedures, s, seat);
}

/**
 * [SFB-INFO-01] [SFB-RULING-74] The sizes are known, and what lies on the discard pile. Sorted first, so that what is dealt does
 * not depend on where it lay.
 */
function dealAnew(s: State, player: PlayerState): void {
  const { hand, planned, deck } = player;
  const unseen = [...hand, ...planned, ...deck].sort();
  player.hand = dueForStun(s, player.seat, unseen);
  while (player.hand.length < hand.length) player.hand.push(takeFrom(s, unseen));
  player.planned = planned.map(() => takeFrom(s, unseen));
  player.deck = unseen;
}

/** [SFB-KW-STUN-01] Whoever is asked which card to discard is known to hold one that fits. */
function dueForStun(s: State, seat: Seat, unseen: string[]): string[] {
  const stun = asking(s, flow.stun, 'discard');
  if (!stun) return [];
  const stunned = champion(s, stun.champion);
  if (stunned.seat !== seat) return [];
  const fitting = unseen.filter((card) => actionCard(card).champion === ownerSign(stunned.key));
  const card = fitting[below(s, fitting.length)] as string;
  unseen.splice(unseen.indexOf(card), 1);
  return [card];
}

/** [SFB-INFO-07] Nobody knows a face-down trap. */
function turnTrapsAnew(s: State): void {
  const unseen = [...s.traps.map(({ face }) => face), ...s.supply].sort();
  for (const trap of s.traps) trap.face = takeFrom(s, unseen);
  s.supply = unseen;
}

/** [SFB-RULING-102] The other side's rosters are secret until all are complete. */
function bringAnew(s: State, seat: Seat): void {
  const others = s.players.filter(({ seat: other }) => sideOf(other) !== sideOf(seat));
  const left = [...rosterOf(s)];
  for (const player of others) player.roster = player.roster.map(() => takeFrom(s, left));
}
