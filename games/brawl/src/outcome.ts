/** [SFB-WIN] Victory. */
import { emit } from './events.ts';
import { otherSide, seatsOf } from './queries/champions.ts';
import { vpToWin } from './queries/values.ts';
import type { Side, State } from './state.ts';
import { SIDES } from './state.ts';

export function gainVp(s: State, side: Side, vp: number): void {
  if (vp === 0) return;
  const total = (s.vp[side] ?? 0) + vp;
  s.vp[side] = total;
  emit(s, { type: 'vpGained', side, vp, total });
}

/**
 * [SFB-WIN-01] [SFB-TEAM-08] The match stops at once. [SFB-OOA-15] [SFB-RULING-52] Of two sides there, the one with more VP has
 * won; if they are tied, the one that did not play the card.
 */
export function checkVictory(s: State, played: Side): void {
  const need = vpToWin(s);
  const there = SIDES.filter((side) => (s.vp[side] ?? 0) >= need);
  if (there.length === 0 || s.outcome) return;
  const other = otherSide(played);
  const ahead = (s.vp[played] ?? 0) > (s.vp[other] ?? 0) ? played : other;
  const winner = there.length === 1 ? (there[0] as Side) : ahead;
  s.outcome = { winners: seatsOf(s, winner), how: 'victoryPoints', score: [...s.vp] };
  emit(s, { type: 'gameEnded', side: winner });
}
