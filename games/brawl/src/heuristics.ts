/** What bots believe about this game. */
import type { Seat } from '@questhall/kernel';
import { chancesBy } from '@questhall/kernel';
import { FIT } from './chances.ts';
import type { HexId } from './content/arena.ts';
import { AREAS, DEPLOYMENT, distance, HEX_COUNT, HEXES, STATUES, TRAP_HEXES } from './content/arena.ts';
import { challengeCard } from './content/index.ts';
import { meets } from './queries/challenges.ts';
import { homeOf, otherSide, sideOf } from './queries/champions.ts';
import { advanceBy, slotsOf } from './queries/track.ts';
import { hitpointsOf, remainingOf, vpToWin } from './queries/values.ts';
import type { Side, State } from './state.ts';
import { GATE } from './state.ts';
import type { Core, Test } from './vocabulary.ts';

/** How likely a seat is to win, 0 to 1: what its side has, against what the other has. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  if (s.homes.length === 0 || s.champions.length === 0) return 0.5;
  const side = sideOf(seat);
  return chanceOf(squeeze(0.45 * (worth(s, side) - worth(s, otherSide(side)))), s.options);
}

const chanceOf = chancesBy(FIT);

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
    if (champion.hex === GATE) sum += 0.5;
    else sum += health(remainingOf(s, id)) + (champion.levelled ? 0.2 : 0);
  }
  return sum + prospects(s, side);
}

/** The last hitpoints are the dear ones: without them the opponent gains a VP. */
const health = (left: number): number => 0.2 + 0.15 * left - 0.5 / (1 + left);

/** What the side would score from the track when its next turn begins, and how near it is to that. */
export function prospects(s: State, side: Side): number {
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

/** How near the nearest own Champions are, up to three of them. */
function nearest(s: State, side: Side, away: (hex: HexId) => number, count: number): number {
  let [first, second, third] = [0, 0, 0];
  for (const champion of s.champions) {
    if (champion.side !== side || champion.hex === GATE) continue;
    const near = 1 / (1 + away(champion.hex));
    if (near > first) [first, second, third] = [near, first, second];
    else if (near > second) [second, third] = [near, second];
    else if (near > third) third = near;
  }
  return (first + (count > 1 ? second : 0) + (count > 2 ? third : 0)) / count;
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
      return besideEnemies(s, side);
    case 'oneGroup':
      return 1 / (1 + 0.5 * Math.max(0, spread(s, side) - 2));
    case 'spreadOut':
      return Math.min(1, spread(s, side) / 9);
    case 'unscathed':
      return nearest(s, side, toAnyArea, 2);
    case 'firstBlood':
      return woundsOf(s, otherSide(side));
    case 'parade':
    case 'moreLevelled':
      return 0.2;
  }
}

const toAnyArea = (hex: HexId): number =>
  Math.min(
    TO_AREA.manipulation[hex] as number,
    TO_AREA.destruction[hex] as number,
    TO_AREA.creation[hex] as number,
  );

/** How near two Champions are to one Enemy, at best. */
function besideEnemies(s: State, side: Side): number {
  let most = 0;
  for (const enemy of s.champions) {
    if (enemy.side === side || enemy.hex === GATE) continue;
    const there = enemy.hex;
    most = Math.max(
      most,
      nearest(s, side, (hex) => Math.max(0, distance(hex, there) - 1), 2),
    );
  }
  return most;
}

/** The sum of the distances from each Champion to the nearest other one. */
function spread(s: State, side: Side): number {
  let sum = 0;
  for (const one of s.champions) {
    if (one.side !== side || one.hex === GATE) continue;
    let least = 9;
    for (const other of s.champions) {
      if (other === one || other.side !== side || other.hex === GATE) continue;
      least = Math.min(least, distance(one.hex, other.hex));
    }
    sum += least;
  }
  return sum;
}

/** How near the two most wounded are to being Bloodied. */
function woundsOf(s: State, side: Side): number {
  const parts: number[] = [];
  for (let id = 0; id < s.champions.length; id++) {
    const champion = s.champions[id];
    if (champion?.side !== side) continue;
    parts.push(champion.hex === GATE ? 1 : Math.min(1, (2 * champion.damage) / hitpointsOf(s, id)));
  }
  parts.sort((a, b) => b - a);
  return ((parts[0] ?? 0) + (parts[1] ?? 0)) / 2;
}
