/** Where a figure can go, and what it provokes on the way. */
import type { SafeReach } from '@questhall/geometry';
import { flood, NONE, pathTo, safest, safestPathTo } from '@questhall/geometry';
import type { FigureState, State } from '../state.ts';
import { boardOf } from './board.ts';
import {
  attacksOf,
  enemiesOf,
  figure as figureById,
  isFriend,
  isHero,
  isLarge,
  occupants,
  sheetOf,
  spacesAt,
  spacesOf,
} from './figures.ts';
import { hasPower } from './powers.ts';
import { hasCondition, isHelpless, weaponsOf } from './values.ts';

/** [DL-RULING-67] Those who would strike at somebody leaving them. */
function threatens(s: State, enemy: FigureState, mover: FigureState): boolean {
  if (isHelpless(enemy) || hasCondition(enemy, 'controlled')) return false;
  const unseen = hasPower(s, mover, 'invisible');
  if (isHero(enemy)) {
    const close = sheetOf(enemy).unique === 'pointBlank';
    return weaponsOf(enemy).some(
      ({ type }) => type === 'melee' || (!unseen && (type === 'magical' || close)),
    );
  }
  return attacksOf(enemy).some(({ type }) => type === 'melee' || (!unseen && type === 'magical'));
}

const threatsTo = (s: State, mover: FigureState): FigureState[] =>
  enemiesOf(s, mover).filter((enemy) => threatens(s, enemy, mover));

/** By cell: which of the enemies (by bit) are adjacent to it. */
function adjacencyMasks(s: State, enemies: readonly FigureState[]): Int32Array {
  const { grid, links } = boardOf(s);
  const masks = new Int32Array(grid.size);
  enemies.forEach((enemy, bit) => {
    for (const cell of spacesOf(s, enemy)) {
      const ways = links[cell] as number;
      for (let d = 0; d < 8; d++) {
        if (!(ways & (1 << d))) continue;
        const to = grid.neighbours[cell * 8 + d] as number;
        masks[to] = (masks[to] as number) | (1 << bit);
      }
    }
  });
  return masks;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The same for a Large Creature: adjacent with any of its spaces. */
function maskAt(s: State, masks: Int32Array, large: boolean, cell: number): number {
  if (!large) return masks[cell] as number;
  let mask = 0;
  for (const each of spacesAt(s, true, cell)) mask |= masks[each] as number;
  return mask;
}

export interface Walking {
  readonly mover: FigureState;
  /** By cell: fewest free attacks, and fewest steps of such a way; NONE where none leads. */
  readonly hazards: readonly number[];
  readonly steps: readonly number[];
  readonly path: (cell: number) => number[];
  readonly standing: Int16Array;
  readonly large: boolean;
  /** [DL-POW-01] One free attack less. */
  readonly credit: number;
}

interface WalkRules {
  /** No free attacks. */
  readonly quiet?: boolean;
  readonly ghostly?: boolean;
}

/** [DL-MOVE-01] May this figure pass through, or stand in, these spaces? */
export function mayEnter(
  s: State,
  mover: FigureState,
  standing: Int16Array,
  rules: WalkRules = {},
): (to: number) => boolean {
  const { obstacle } = boardOf(s);
  if (isLarge(mover)) {
    return (to) =>
      spacesAt(s, true, to).every((cell) => {
        const who = standing[cell] as number;
        return obstacle[cell] === 0 && (who === NONE || who === mover.id);
      });
  }
  const ghostly = rules.ghostly || hasPower(s, mover, 'ghostly');
  const flies = ghostly || hasPower(s, mover, 'fly');
  const friend = isFriend(mover);
  return (to) => {
    if (obstacle[to] === 1 && !flies) return false;
    const who = standing[to] as number;
    if (who === NONE || who === mover.id || ghostly) return true;
    return flies && isFriend(figureById(s, who)) === friend;
  };
}

/** [DL-MOVE-02] */
export function mayStand(s: State, mover: FigureState, standing: Int16Array, cell: number): boolean {
  const { obstacle, closed } = boardOf(s);
  const isFree = (each: number): boolean => {
    const who = standing[each] as number;
    return closed[each] === 0 && obstacle[each] === 0 && (who === NONE || who === mover.id);
  };
  return isLarge(mover) ? spacesAt(s, true, cell).every(isFree) : isFree(cell);
}

/** Boards come in few sizes. */
const zeros = new Map<number, readonly number[]>();
function noHazards(size: number): readonly number[] {
  const known = zeros.get(size) ?? new Array<number>(size).fill(0);
  zeros.set(size, known);
  return known;
}

type Ways = Pick<Walking, 'hazards' | 'steps' | 'path'>;

/** The search made last for a crowd (see occupants), and everything it depends on besides. */
interface Searched {
  readonly mover: number;
  readonly from: number;
  readonly limit: number;
  readonly ghostly: boolean;
  readonly skims: boolean;
  readonly enemies: readonly number[];
  readonly ways: Ways;
}

/** Options are listed, and then one of them is carried out: the second search finds what the first one found. */
const lastSearch = new WeakMap<Int16Array, Searched>();

/** [DL-AI-03] Every end space within so many steps, by the path that provokes least. */
export function walkingReach(s: State, mover: FigureState, steps: number, rules: WalkRules = {}): Walking {
  const large = isLarge(mover);
  const standing = occupants(s);
  const ghostly = rules.ghostly === true || hasPower(s, mover, 'ghostly');
  const skims = ghostly || hasPower(s, mover, 'fly');
  const enemies = rules.quiet || ghostly ? [] : threatsTo(s, mover);
  const credit = enemies.length > 0 && !mover.evaded && hasPower(s, mover, 'agile') ? 1 : 0;
  const known = lastSearch.get(standing);
  const isKnown =
    known !== undefined &&
    known.mover === mover.id &&
    known.from === mover.cell &&
    known.limit === steps &&
    known.ghostly === ghostly &&
    known.skims === skims &&
    known.enemies.length === enemies.length &&
    enemies.every(({ id }, at) => id === known.enemies[at]);
  const ways = isKnown ? known.ways : search(s, mover, steps, rules, skims, enemies);
  if (!isKnown) {
    const ids = enemies.map(({ id }) => id);
    lastSearch.set(standing, {
      mover: mover.id,
      from: mover.cell,
      limit: steps,
      ghostly,
      skims,
      enemies: ids,
      ways,
    });
  }
  const { hazards, steps: gone, path } = ways;
  return { mover, hazards, steps: gone, path, standing, large, credit };
}

function search(
  s: State,
  mover: FigureState,
  limit: number,
  rules: WalkRules,
  skims: boolean,
  enemies: readonly FigureState[],
): Ways {
  const { grid, links, rough } = boardOf(s);
  const large = isLarge(mover);
  const walk = {
    links: large ? boardOf(s).bigLinks : links,
    limit,
    enter: mayEnter(s, mover, occupants(s), rules),
    leave: (cell: number) => skims || rough[cell] === 0,
  };
  /** Without anybody to provoke the shortest way is the safest. */
  if (enemies.length === 0) {
    const reach = flood(grid, mover.cell, walk);
    const path = (cell: number): number[] => (pathTo(reach, cell) ?? [cell]).slice(1);
    return { hazards: noHazards(grid.size), steps: reach.distance, path };
  }
  const masks = adjacencyMasks(s, enemies);
  const hazard = (to: number, from: number): number =>
    bits(maskAt(s, masks, large, from) & ~maskAt(s, masks, large, to));
  const reach: SafeReach = safest(grid, mover.cell, { ...walk, hazard });
  const path = (cell: number): number[] => (safestPathTo(reach, cell) ?? [cell]).slice(1);
  return { hazards: reach.hazards, steps: reach.steps, path };
}

/** Cells one may end on, in reading order; the own one is among them. */
export function endSpaces(s: State, walking: Walking): number[] {
  const { steps, mover, standing } = walking;
  const list: number[] = [];
  for (let cell = 0; cell < steps.length; cell++) {
    if (steps[cell] !== NONE && mayStand(s, mover, standing, cell)) list.push(cell);
  }
  return list;
}

export const provoked = ({ hazards, credit }: Walking, cell: number): number =>
  Math.max(0, (hazards[cell] as number) - credit);

/** The spaces entered on the way, without the first. */
export const pathOf = (walking: Walking, cell: number): number[] => walking.path(cell);

/** [DL-FREE-01] Enemies left by a step from here, in order of number. */
export function leavingFrom(s: State, mover: FigureState): (to: number) => readonly FigureState[] {
  const enemies = threatsTo(s, mover);
  if (enemies.length === 0) return () => enemies;
  const large = isLarge(mover);
  const masks = adjacencyMasks(s, enemies);
  const here = maskAt(s, masks, large, mover.cell);
  return (to) => {
    const left = here & ~maskAt(s, masks, large, to);
    return left === 0 ? NOBODY_LEFT : enemies.filter((_, bit) => left & (1 << bit));
  };
}

const NOBODY_LEFT: readonly FigureState[] = [];
