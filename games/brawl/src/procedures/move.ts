/** [SFB-MOVE] Movement by a chosen way: walking, Dash, Jump, Swoop and Force; entering by the Gate; placing. */
import type { Reason, Seat } from '@questhall/kernel';
import { call, callerOf } from '@questhall/kernel';
import type { HexId } from '../content/arena.ts';
import { distance, HEX_COUNT, IS_STATUE, rowDirection } from '../content/arena.ts';
import type { Move, PlaceAt } from '../decisions.ts';
import type { Motion } from '../events.ts';
import { emit } from '../events.ts';
import type { Walk } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { champion, championAt, hasTrap, isIn, sharesHex } from '../queries/champions.ts';
import { waysAhead } from '../queries/outlook.ts';
import { endsOf, leadsAway, leadsTowards, pathTo } from '../queries/reach.ts';
import type { ChampionId, State } from '../state.ts';
import { GATE } from '../state.ts';

const STAY = { do: 'stay' } as const;
const MOVES: readonly Move[] = [
  ...Array.from({ length: HEX_COUNT }, (_, hex): Move => ({ do: 'move', at: { hex } })),
  STAY,
];

interface Moving {
  readonly champion: ChampionId;
  readonly seat: Seat;
  readonly source: ChampionId;
  readonly how: Motion;
  readonly left: number;
}

/** What a movement knows when it begins. [SFB-RULING-59] From the Gate it must be made. */
export function freshWalk(s: State, moving: Moving): Walk {
  const { hex } = champion(s, moving.champion);
  const must = hex === GATE;
  return { ...moving, must, direction: -1, moved: 0, ends: [], back: hex, bound: '', mark: -1 };
}

/** A movement by an effect, of the own Champion or another one. */
export function callWalk(s: State, moving: Moving): void {
  call(s, flow.walk, freshWalk(s, moving));
}

/** [SFB-KW-ROOT-02] [SFB-KW-ROOT-04] Nothing moves a rooted Champion. */
export const canMove = (s: State, id: ChampionId): boolean => !champion(s, id).rooted;

/** [SFB-DISP-04] As `canMove`, for an effect that would move it: what comes to nothing is told. */
export function canBeMoved(s: State, id: ChampionId, what: Motion): boolean {
  const can = canMove(s, id);
  if (!can) emit(s, { type: 'forfeited', champion: id, what, why: 'rooted' });
  return can;
}

/** Puts the Champion at the end of its path. */
export function goAlong(s: State, id: ChampionId, path: readonly HexId[], how: Motion): void {
  const mover = champion(s, id);
  const from = mover.hex;
  mover.hex = path[path.length - 1] as HexId;
  emit(s, { type: 'moved', champion: id, from, path, how });
}

/** The steps of a movement; procedures that begin with one begin with these. */
export const walkSteps = {
  survey: (s: State, f: Walk): void => {
    f.ends = [];
    if (f.left <= 0 || !canMove(s, f.champion) || (!f.must && !isIn(s, f.champion))) return;
    f.ends = endsOf(s, f.champion, f.how, f.left, f.direction).filter((end) => isWithinBounds(s, f, end));
    if (f.ends.length === 0 && sharesHex(s, f.champion)) stepBack(s, f.champion, f.back);
  },
  /** [SFB-DEC-11] [SFB-MOVE-01] [SFB-MOVE-06] */
  choose: ask<Walk, Move>({
    kind: 'move',
    who: (_s, f) => (f.ends.length > 0 ? f.seat : undefined),
    candidates: () => MOVES,
    whyNot: (s, f, option) => whyNoMove(s, f, option),
    about: (s, f) => ({ champion: f.champion, left: f.left, how: f.how, ways: waysAhead(s, f) }),
    answer: (s, f, option) => {
      f.ends = [];
      if (option.do === 'stay') return;
      const { hex } = option.at;
      const { hex: start } = champion(s, f.champion);
      const path = pathTo(s, f.champion, f.how, f.left, hex);
      const steps = f.how === 'jump' ? distance(start, hex) : path.length;
      f.direction = f.how === 'dash' ? rowDirection(start, hex) : -1;
      f.moved += steps;
      f.left -= steps;
      f.must = false;
      goAlong(s, f.champion, path, f.how);
      if (!hasTrap(s, hex)) return;
      f.back = lastFree(s, [f.back, start, ...path.slice(0, -1)]);
      enterTrap(s, f.champion, f.seat, f.source, f.back);
      if (f.how === 'jump' || f.how === 'swoop') f.left = 0;
      return 'again';
    },
  }),
};

const walk = procedure(flow.walk, {
  ...walkSteps,
  /** Whoever asked for the movement may want to know how far it went. */
  tell: (s, f) => {
    callerOf<{ moved?: number }>(s).moved = f.moved;
  },
});

/** [SFB-RULING-37] Judged at the end of the move; Statues are ignored. */
function isWithinBounds(s: State, f: Walk, end: HexId): boolean {
  const { hex: start } = champion(s, f.champion);
  if (f.bound === '' || start === GATE) return true;
  return f.bound === 'towards' ? leadsTowards(f.mark, start, end) : leadsAway(f.mark, start, end);
}

/** [SFB-RULING-39] [SFB-RULING-99] Back to a hex it came by, which triggers nothing. */
export function stepBack(s: State, id: ChampionId, back: HexId): void {
  const stepping = champion(s, id);
  const from = stepping.hex;
  stepping.hex = back;
  emit(s, { type: 'placed', champion: id, from, to: back, back: true });
}

/** [SFB-RULING-39] The last hex of a way on which nobody else stands. */
const lastFree = (s: State, way: readonly HexId[]): HexId =>
  way.findLast((hex) => hex >= 0 && championAt(s, hex) < 0) ?? (way[0] as HexId);

function whyNoMove(s: State, f: Walk, option: Move): Reason | undefined {
  if (option.do === 'stay') {
    if (f.must) return { rule: 'SFB-RULING-59' };
    return sharesHex(s, f.champion) ? { rule: 'SFB-MOVE-04' } : undefined;
  }
  const { hex } = option.at;
  if (f.ends.includes(hex)) return undefined;
  if (IS_STATUE[hex]) return { rule: 'SFB-MOVE-02' };
  const other = championAt(s, hex);
  if (other === f.champion) return { rule: 'SFB-MOVE-01', left: f.left };
  if (other >= 0) {
    const ally = champion(s, other).side === champion(s, f.champion).side;
    return { rule: ally ? 'SFB-MOVE-04' : 'SFB-MOVE-03' };
  }
  if (f.must) return { rule: 'SFB-OOA-10' };
  if (f.bound !== '') return { rule: f.bound === 'towards' ? 'SFB-BASIC-07' : 'SFB-BASIC-08' };
  return { rule: RANGE_RULES[f.how] ?? 'SFB-MOVE-01', left: f.left };
}
const RANGE_RULES: { readonly [how in Motion]?: string } = {
  dash: 'SFB-KW-DASH-01',
  jump: 'SFB-KW-JUMP-01',
  swoop: 'SFB-KW-SWOOP-01',
  force: 'SFB-KW-FORCE-01',
};

/** [SFB-TRAP-02] The Champion has just come to a hex with a trap. `back`: where it came from. */
export function enterTrap(s: State, id: ChampionId, seat: Seat, source: ChampionId, back: HexId): void {
  const { hex } = champion(s, id);
  call(s, flow.springTrap, { champion: id, seat, source, hex, back, face: '' });
}

const PLACES: readonly PlaceAt[] = [
  ...Array.from({ length: HEX_COUNT }, (_, hex): PlaceAt => ({ do: 'place', at: { hex } })),
  STAY,
];

/** [SFB-KW-PLACE-01] [SFB-BASIC-11] Taken from one hex and put on another; this is not movement. */
const place = procedure(flow.place, {
  look: (s, f) => {
    if (f.hexes.length > 0 || f.may) return;
    emit(s, { type: 'forfeited', champion: f.champion, what: 'place', why: 'noRoom' });
  },
  choose: ask({
    kind: 'place',
    who: (_s, f) => (f.hexes.length > 0 ? f.seat : undefined),
    candidates: () => PLACES,
    whyNot: (_s, f, option) => {
      if (option.do === 'stay') return f.may ? undefined : { rule: 'SFB-ATTACK-10' };
      return f.hexes.includes(option.at.hex) ? undefined : { rule: 'SFB-KW-PLACE-01' };
    },
    about: (_s, f) => ({ champion: f.champion }),
    answer: (s, f, option) => {
      if (option.do === 'stay') return;
      const placed = champion(s, f.champion);
      const from = placed.hex;
      placed.hex = option.at.hex;
      emit(s, { type: 'placed', champion: f.champion, from, to: placed.hex });
      /** [SFB-RULING-42] */
      if (hasTrap(s, placed.hex)) enterTrap(s, f.champion, f.seat, f.source, from);
    },
  }),
});

export const moveProcedures = [walk, place];
