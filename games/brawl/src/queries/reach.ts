/** Where a Champion can go. A way never crosses a trap: it ends there, and goes on when the trap is dealt with. */
import type { HexId } from '../content/arena.ts';
import { DEPLOYMENT, distance, HEX_COUNT, IS_STATUE, next, rowDirection } from '../content/arena.ts';
import type { Motion } from '../events.ts';
import type { ChampionId, State } from '../state.ts';
import { GATE } from '../state.ts';
import { champion, homeOf } from './champions.ts';

/** What a hex is to somebody who moves. */
const TRAP = 1;
const ALLY = 2;
const CLOSED = 4;

/** [SFB-MOVE-02] to [SFB-MOVE-05] [SFB-RULING-27] Seen by the one that is moved. */
function terrain(s: State, mover: ChampionId): Uint8Array {
  const self = champion(s, mover);
  const map = new Uint8Array(IS_STATUE);
  for (let hex = 0; hex < HEX_COUNT; hex++) if (map[hex]) map[hex] = CLOSED;
  for (const other of s.champions) {
    if (other === self || other.hex === GATE) continue;
    map[other.hex] = other.side === self.side ? ALLY : CLOSED;
  }
  for (const { hex } of s.traps) map[hex] = (map[hex] as number) | TRAP;
  return map;
}

interface Ways {
  /** Where the way may end. */
  readonly ends: HexId[];
  readonly steps: Int8Array;
  readonly before: Int8Array;
}

/** [SFB-MOVE] [SFB-RULING-28] Step by step, to neighbours; from the Gate first onto a deployment hex. */
function waysOf(s: State, mover: ChampionId, left: number): Ways {
  const { hex: start, side } = champion(s, mover);
  const map = terrain(s, mover);
  const steps = new Int8Array(HEX_COUNT).fill(-1);
  const before = new Int8Array(HEX_COUNT).fill(-1);
  const queue: HexId[] = [];
  const ends: HexId[] = [];
  const reach = (hex: HexId, from: HexId, n: number): void => {
    const here = map[hex] as number;
    if (steps[hex] !== -1 || here & CLOSED) return;
    steps[hex] = n;
    before[hex] = from;
    if (mayEnd(here, left - n)) ends.push(hex);
    if (!(here & TRAP)) queue.push(hex);
  };
  if (start === GATE) {
    /** [SFB-OOA-10] */
    if (left > 0) for (const hex of DEPLOYMENT[homeOf(s, side)]) reach(hex, GATE, 1);
  } else {
    steps[start] = 0;
    queue.push(start);
  }
  for (const hex of queue) {
    const n = steps[hex] as number;
    if (n >= left) continue;
    for (let d = 0; d < 6; d++) {
      const to = next(hex, d);
      if (to >= 0) reach(to, hex, n + 1);
    }
  }
  return { ends, steps, before };
}

/** [SFB-MOVE-04] On an Ally only to meet the trap below it, and only to go on. */
const mayEnd = (here: number, left: number): boolean =>
  here & ALLY ? (here & TRAP) !== 0 && left > 0 : true;

/** Hex by hex, without the start. */
function pathOf({ before }: Ways, end: HexId, start: HexId): HexId[] {
  const path: HexId[] = [];
  for (let hex = end; hex >= 0 && hex !== start; hex = before[hex] as number) path.push(hex);
  return path.reverse();
}

/** Hex by hex to the end of a movement. Over everything the straight way is the shortest; on foot a way around. */
export function pathTo(s: State, mover: ChampionId, how: Motion, left: number, end: HexId): HexId[] {
  const { hex: start } = champion(s, mover);
  if (how === 'jump') return [end];
  if (how !== 'dash' && how !== 'swoop') return pathOf(waysOf(s, mover, left), end, start);
  const direction = rowDirection(start, end);
  const path: HexId[] = [];
  for (let hex = start; hex !== end; ) {
    hex = next(hex, direction);
    path.push(hex);
  }
  return path;
}

/** [SFB-KW-DASH] Straight lines, by the rules of movement; with a direction, only that one. */
function dashEnds(s: State, mover: ChampionId, left: number, only: number): HexId[] {
  const start = champion(s, mover).hex;
  const map = terrain(s, mover);
  const ends: HexId[] = [];
  for (let d = 0; d < 6; d++) {
    if (only >= 0 && d !== only) continue;
    let hex = next(start, d);
    for (let n = 1; n <= left && hex >= 0; n++) {
      const here = map[hex] as number;
      if (here & CLOSED) break;
      if (mayEnd(here, left - n)) ends.push(hex);
      if (here & TRAP) break;
      hex = next(hex, d);
    }
  }
  return ends;
}

/** [SFB-KW-JUMP] [SFB-KW-SWOOP] [SFB-RULING-38] Over everything, onto a free hex. */
function leapEnds(s: State, mover: ChampionId, left: number, straight: boolean): HexId[] {
  const start = champion(s, mover).hex;
  const map = terrain(s, mover);
  const ends: HexId[] = [];
  const land = (hex: HexId): void => {
    if (!((map[hex] as number) & (CLOSED | ALLY))) ends.push(hex);
  };
  if (straight) {
    for (let d = 0; d < 6; d++) {
      let hex = next(start, d);
      for (let n = 1; n <= left && hex >= 0; n++, hex = next(hex, d)) land(hex);
    }
    return ends;
  }
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (hex !== start && distance(start, hex) <= left) land(hex);
  }
  return ends;
}

/** Where a movement of this kind can end now. */
export function endsOf(
  s: State,
  mover: ChampionId,
  how: Motion,
  left: number,
  direction: number,
): readonly HexId[] {
  if (how === 'dash') return dashEnds(s, mover, left, direction);
  if (how === 'jump' || how === 'swoop') return leapEnds(s, mover, left, how === 'swoop');
  return waysOf(s, mover, left).ends;
}

/** [SFB-RULING-58] A Champion on the Gate must be able to come in, and to stop. */
export const canEnter = (s: State, id: ChampionId, left: number): boolean =>
  waysOf(s, id, left).ends.some((hex) => !isHeld(s, hex));

const isHeld = (s: State, hex: HexId): boolean => s.champions.some((other) => other.hex === hex);

/** [SFB-BASIC-07] */
export const leadsTowards = (mark: HexId, start: HexId, end: HexId): boolean =>
  distance(mark, end) < distance(mark, start);
/** [SFB-BASIC-08] */
export const leadsAway = (mark: HexId, start: HexId, end: HexId): boolean =>
  distance(mark, end) > distance(mark, start);

export interface FearWay {
  readonly direction: number;
  readonly end: HexId;
  readonly steps: number;
}

/** [SFB-RULING-29] The directions that lead farthest away; empty if none leads away. */
export function fearWays(s: State, feared: ChampionId, source: ChampionId, most: number): FearWay[] {
  const start = champion(s, feared).hex;
  const from = champion(s, source).hex;
  const map = terrain(s, feared);
  const found: FearWay[] = [];
  let farthest = distance(from, start);
  let longest = 0;
  for (let direction = 0; direction < 6; direction++) {
    let steps = 0;
    let end = start;
    let hex = next(start, direction);
    for (let n = 1; n <= most && hex >= 0 && !((map[hex] as number) & CLOSED); n++) {
      if (!((map[hex] as number) & ALLY)) {
        steps = n;
        end = hex;
      }
      hex = next(hex, direction);
    }
    const away = distance(from, end);
    if (steps === 0 || !leadsAway(from, start, end)) continue;
    if (away > farthest || (away === farthest && steps > longest)) found.length = 0;
    if (away > farthest || (away === farthest && steps >= longest)) {
      found.push({ direction, end, steps });
      farthest = away;
      longest = steps;
    }
  }
  return found;
}
