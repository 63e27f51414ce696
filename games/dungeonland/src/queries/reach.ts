/** Where a figure can go, and what it provokes on the way. */
import type { Reach, SafeReach } from '@questhall/geometry';
import { flood, NONE, pathTo, safest, safestPathTo } from '@questhall/geometry';
import type { FigureState, State } from '../state.ts';
import type { Board } from './board.ts';
import { boardOf } from './board.ts';
import type { Crowd } from './figures.ts';
import {
  attacksOf,
  enemiesOf,
  figure as figureById,
  isFreeFor,
  isFriend,
  isHero,
  isLarge,
  occupants,
  sheetOf,
  spacesAt,
  spacesOf,
} from './figures.ts';
import { hasPower } from './powers.ts';
import { nones, zeros } from './tables.ts';
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
function adjacencyMasks(s: State, enemies: readonly FigureState[]): readonly number[] {
  const { grid, links } = boardOf(s);
  const masks = zeros(grid.size).slice();
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
function maskAt(s: State, masks: readonly number[], large: boolean, cell: number): number {
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
  readonly standing: Crowd;
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
  standing: Crowd,
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

/** The same for one space: mostly it is free, and no powers need to be asked for. */
export const canEnter = (s: State, mover: FigureState, to: number): boolean =>
  (!isLarge(mover) && boardOf(s).obstacle[to] === 0 && isFreeFor(s, mover, to)) ||
  mayEnter(s, mover, occupants(s))(to);

/** [DL-MOVE-02] */
export function mayStand(s: State, mover: FigureState, standing: Crowd, cell: number): boolean {
  const board = boardOf(s);
  if (!isLarge(mover)) return isFloor(board, mover, standing, cell);
  for (const each of spacesAt(s, true, cell)) if (!isFloor(board, mover, standing, each)) return false;
  return true;
}

function isFloor({ obstacle, closed }: Board, mover: FigureState, standing: Crowd, cell: number): boolean {
  const who = standing[cell] as number;
  return closed[cell] === 0 && obstacle[cell] === 0 && (who === NONE || who === mover.id);
}

/** [DL-RULING-116] [DL-POW-33] Brambles here, under any of its spaces. */
export function isRough(s: State, mover: FigureState, cell: number): boolean {
  const { rough } = boardOf(s);
  return isLarge(mover) ? spacesAt(s, true, cell).some((each) => rough[each] === 1) : rough[cell] === 1;
}

type Ways = Pick<Walking, 'hazards' | 'steps' | 'path'>;

/** A search, and everything it depends on. */
interface Searched {
  readonly standing: Crowd;
  readonly mover: number;
  readonly from: number;
  readonly limit: number;
  readonly ghostly: boolean;
  readonly skims: boolean;
  readonly enemies: readonly number[];
  readonly ways: Ways;
}

/** Options are listed, and then one of them is carried out: the second search finds what the first one found. */
let lastSearch: Searched | undefined;

/** [DL-AI-03] Every end space within so many steps, by the path that provokes least. */
export function walkingReach(s: State, mover: FigureState, steps: number, rules: WalkRules = {}): Walking {
  const large = isLarge(mover);
  const standing = occupants(s);
  const ghostly = rules.ghostly === true || hasPower(s, mover, 'ghostly');
  const skims = ghostly || hasPower(s, mover, 'fly');
  const enemies = rules.quiet || ghostly ? [] : threatsTo(s, mover);
  const credit = enemies.length > 0 && !mover.evaded && hasPower(s, mover, 'agile') ? 1 : 0;
  const known = lastSearch;
  const isKnown =
    known?.standing === standing &&
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
    lastSearch = {
      standing,
      mover: mover.id,
      from: mover.cell,
      limit: steps,
      ghostly,
      skims,
      enemies: ids,
      ways,
    };
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
  const { grid, links } = boardOf(s);
  const large = isLarge(mover);
  const walk = {
    links: large ? boardOf(s).bigLinks() : links,
    limit,
    enter: mayEnter(s, mover, occupants(s), rules),
    leave: (cell: number) => skims || !isRough(s, mover, cell),
  };
  /** Without anybody to provoke the shortest way is the safest. */
  if (enemies.length === 0) {
    const reach = large || skims ? flood(grid, mover.cell, walk) : onFoot(s, mover, limit);
    const path = (cell: number): number[] => (pathTo(reach, cell) ?? [cell]).slice(1);
    return { hazards: zeros(grid.size), steps: reach.distance, path };
  }
  const masks = adjacencyMasks(s, enemies);
  const hazard = (to: number, from: number): number =>
    bits(maskAt(s, masks, large, from) & ~maskAt(s, masks, large, to));
  const reach: SafeReach = safest(grid, mover.cell, { ...walk, hazard });
  const path = (cell: number): number[] => (safestPathTo(reach, cell) ?? [cell]).slice(1);
  return { hazards: reach.hazards, steps: reach.steps, path };
}

/** What `flood` finds for somebody who cannot pass through anything: the most frequent search, without a call for each step. */
function onFoot(s: State, { id, cell: from }: FigureState, limit: number): Reach {
  const { grid, links, obstacle, rough } = boardOf(s);
  const standing = occupants(s);
  const distance = nones(grid.size).slice();
  const previous = nones(grid.size).slice();
  const cells = [from];
  distance[from] = 0;
  for (const cell of cells) {
    const steps = distance[cell] as number;
    if (steps >= limit) break;
    if (steps > 0 && rough[cell] === 1) continue;
    const ways = links[cell] as number;
    for (let d = 0; d < 8; d++) {
      if (!(ways & (1 << d))) continue;
      const to = grid.neighbours[cell * 8 + d] as number;
      if (distance[to] !== NONE || obstacle[to] === 1) continue;
      const who = standing[to] as number;
      if (who !== NONE && who !== id) continue;
      distance[to] = steps + 1;
      previous[to] = cell;
      cells.push(to);
    }
  }
  return { distance, previous, cells };
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
