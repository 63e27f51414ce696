/** What bots believe about this game. */
import type { Seat } from '@questhall/kernel';
import { meets } from './queries/challenges.ts';
import { otherSide, sideOf } from './queries/champions.ts';
import { slotsOf } from './queries/track.ts';
import { remainingOf, vpToWin } from './queries/values.ts';
import type { Side, State } from './state.ts';
import { GATE } from './state.ts';

/** How likely a seat is to win, 0 to 1: what its side has, against what the other has. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  if (s.homes.length === 0) return 0.5;
  const side = sideOf(seat);
  return squeeze(worth(s, side) - worth(s, otherSide(side)));
}

/** A smooth way into 0 to 1 without floating-point functions: x / (1 + |x|), shifted. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

function worth(s: State, side: Side): number {
  const need = vpToWin(s);
  const vp = s.vp[side] ?? 0;
  /** The last points count more than the first. */
  let sum = vp * 0.5 + (vp * vp * 0.3) / need;
  for (let id = 0; id < s.champions.length; id++) {
    const champion = s.champions[id];
    if (champion?.side !== side) continue;
    if (champion.hex === GATE) sum -= 0.25;
    else sum += 0.045 * Math.min(remainingOf(s, id), 8) + (champion.levelled ? 0.15 : 0);
  }
  const slots = slotsOf(s);
  for (let slot = 0; slot < s.track.length; slot++) {
    const challenge = s.track[slot];
    if (challenge && meets(s, side, challenge)) sum += 0.1 + 0.22 * (slots[slot] ?? 0);
  }
  return sum;
}
