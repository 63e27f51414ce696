/** What bots believe about this game. */
import type { Seat } from '@questhall/kernel';
import type { HexId } from './content/arena.ts';
import { AREAS, DEPLOYMENT, distance, HEX_COUNT, HEXES, STATUES, TRAP_HEXES } from './content/arena.ts';
import { challengeCard } from './content/index.ts';
import { meets } from './queries/challenges.ts';
import { homeOf, otherSide, sideOf } from './queries/champions.ts';
import { advanceBy, slotsOf } from './queries/track.ts';
import { remainingOf, vpToWin } from './queries/values.ts';
import type { Side, State } from './state.ts';
import { GATE } from './state.ts';
import type { Core, Test } from './vocabulary.ts';

/** How likely a seat is to win, 0 to 1: what its side has, against what the other has. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  if (s.homes.length === 0 || s.champions.length === 0) return 0.5;
  const side = sideOf(seat);
  return squeeze(0.45 * (worth(s, side) - worth(s, otherSide(side))));
}

/** A smooth way into 0 to 1 without floating-point functions: x / (1 + |x|), shifted. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

/** Counted in VP. */
function worth(s: State, side: Side): number {
  const vp = s.vp[side] ?? 0;
  /** The last points count more than the first. */
  let sum = vp + (vp * vp) / (2 * vpToWin(s));
  for (let id = 0; id < s.champions.length; id++) {
    const champion = s.champions[id];
    if (champion?.side !== side) continue;
    /** Healed, but out of the way for a while. */
    if (champion.hex === GATE) sum += 0.6;
    else sum += health(remainingOf(s, id)) + (champion.levelled ? 0.2 : 0);
  }
  return sum + prospects(s, side);
}

/** The last hitpoints are the dear ones: without them the opponent gains a VP. */
const health = (left: number): number => 0.2 + 0.15 * left - 0.5 / (1 + left);

/** What the side would score from the track when its next turn begins, and how near it is to that. */
function prospects(s: State, side: Side): number {
  const slots = slotsOf(s);
  const { soon, shift, scoring } = nextTurn(s, side);
  let sum = 0;
  for (let slot = 0; slot < s.track.length; slot++) {
    const challenge = s.track[slot];
    if (!challenge) continue;
    const now = scoring ? (slots[slot + shift] ?? 0) : 0;
    const later = slots[slot + shift + advanceBy(s)] ?? 0;
    const value = now * (soon ? 0.9 : 0.4) + later * 0.1;
    if (value === 0) continue;
    sum += meets(s, side, challenge)
      ? value
      : 0.45 * value * nearness(s, side, challengeCard(challenge).test);
  }
  return sum;
}

/** Whether the side is next to begin a turn, and how far the track will have moved by then. */
function nextTurn(s: State, side: Side): { soon: boolean; shift: number; scoring: boolean } {
  const at = s.order.indexOf(s.turn);
  for (let next = at + 1; next < s.order.length; next++) {
    if (sideOf(s.order[next] as Seat) === side)
      return { soon: next === at + 1 && at >= 0, shift: 0, scoring: s.round > 1 };
  }
  const soon = at === s.order.length - 1 && sideOf(s.order[0] as Seat) === side;
  return { soon, shift: advanceBy(s), scoring: true };
}

/** How far each hex is from the nearest of some hexes. */
function distancesTo(hexes: readonly HexId[]): readonly number[] {
  return Array.from({ length: HEX_COUNT }, (_, hex) => Math.min(...hexes.map((goal) => distance(hex, goal))));
}

const TO_AREA: { readonly [core in Core]: readonly number[] } = {
  manipulation: distancesTo(AREAS.manipulation),
  destruction: distancesTo(AREAS.destruction),
  creation: distancesTo(AREAS.creation),
};
const TO_MIDLINE = HEXES.map(({ r }) => Math.abs(r));
const TO_TRAP_HEX = distancesTo(TRAP_HEXES);
const TO_DEPLOYMENT = { south: distancesTo(DEPLOYMENT.south), north: distancesTo(DEPLOYMENT.north) };

/** The nearest own Champions, by distance. */
function nearest(s: State, side: Side, away: (hex: HexId) => number, count: number): number {
  const found: number[] = [];
  for (const champion of s.champions) {
    if (champion.side === side && champion.hex !== GATE) found.push(1 / (1 + away(champion.hex)));
  }
  found.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += found[i] ?? 0;
  return sum / count;
}

const away = (core: Core) => (hex: HexId) => Math.max(0, distance(hex, STATUES[core].hex) - 1);

/** A rough measure, 0 to 1, of how much of a Challenge is done. */
function nearness(s: State, side: Side, test: Test): number {
  switch (test.test) {
    case 'control': {
      let sum = 0;
      for (const area of test.areas) sum += nearest(s, side, (hex) => TO_AREA[area][hex] as number, 2);
      return sum / test.areas.length;
    }
    case 'court':
      return nearest(s, side, away(test.statue), 2);
    case 'grandTour':
      return (
        (nearest(s, side, away('manipulation'), 1) +
          nearest(s, side, away('destruction'), 1) +
          nearest(s, side, away('creation'), 1)) /
        3
      );
    case 'onTrapHexes':
      return nearest(s, side, (hex) => TO_TRAP_HEX[hex] as number, test.count);
    case 'inEnemyHalf': {
      const sign = homeOf(s, side) === 'south' ? 1 : -1;
      return nearest(s, side, (hex) => Math.max(0, sign * (HEXES[hex]?.r ?? 0) + 1), test.count);
    }
    case 'onEnemyDeployment': {
      const goal = TO_DEPLOYMENT[homeOf(s, otherSide(side))];
      return nearest(s, side, (hex) => goal[hex] as number, test.count);
    }
    case 'moreOnMidline':
      return nearest(s, side, (hex) => TO_MIDLINE[hex] as number, 2);
    case 'enemyBesideTwo':
    case 'allMarked':
    case 'oneGroup':
    case 'spreadOut':
    case 'parade':
    case 'unscathed':
    case 'firstBlood':
    case 'moreLevelled':
      return 0.2;
  }
}
