/** Free spaces near something: spawn points that are taken, heroes who come back. */
import { flood, NONE } from '@questhall/geometry';
import type { State } from '../state.ts';
import { NOWHERE } from '../state.ts';
import { boardOf } from './board.ts';
import type { Crowd } from './figures.ts';
import { consciousHeroes, occupants, spacesAt } from './figures.ts';

const isFree = (s: State, where: Crowd, large: boolean, cell: number): boolean => {
  const { obstacle, closed, grid, links } = boardOf(s);
  if (large && (cell % grid.width === grid.width - 1 || cell + grid.width >= grid.size)) return false;
  if (large && !((links[cell] as number) & 2 && (links[cell] as number) & 4)) return false;
  return spacesAt(s, large, cell).every(
    (each) => closed[each] === 0 && obstacle[each] === 0 && where[each] === NONE,
  );
};

/** The nearest free space by path, then in reading order; the space itself if it is free. */
export function nearestFree(s: State, from: number, large: boolean): number {
  const { grid, links, obstacle } = boardOf(s);
  const where = occupants(s);
  const { cells, distance } = flood(grid, from, { links, enter: (cell) => obstacle[cell] === 0 });
  let best = NOWHERE;
  for (const cell of cells) {
    if (best !== NOWHERE && (distance[cell] as number) > (distance[best] as number)) break;
    if (isFree(s, where, large, cell) && (best === NOWHERE || cell < best)) best = cell;
  }
  return best;
}

/** [DL-RULING-117] Spawn points of all tiles in play by path distance to the nearest conscious hero. */
export function spawnPoints(s: State, order: 'nearest' | 'farthest'): number[] {
  const { grid, links, spawns, obstacle } = boardOf(s);
  const points = spawns.flatMap((tile) => tile.filter((cell) => cell >= 0));
  const heroes = consciousHeroes(s).map((hero) => hero.cell);
  const { distance } = flood(grid, heroes, { links, enter: (cell) => obstacle[cell] === 0 });
  const far = (cell: number): number => {
    const steps = distance[cell] as number;
    return steps === NONE ? 1000 : steps;
  };
  const sign = order === 'nearest' ? 1 : -1;
  return points.sort((a, b) => sign * (far(a) - far(b)) || a - b);
}
