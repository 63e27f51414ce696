import type { Lattice } from './lattice.ts';
import { at, NONE } from './lattice.ts';
import type { Walk } from './paths.ts';
import { EVERY_WAY } from './paths.ts';

export interface HazardousWalk extends Walk {
  /** Most steps a path may have. */
  readonly limit: number;
  /** What a step provokes: a whole number, 0 or more. */
  readonly hazard: (to: number, from: number, direction: number) => number;
}

export interface SafeReach {
  /** Fewest hazards on any path within the limit; NONE where none leads. */
  readonly hazards: readonly number[];
  /** Fewest steps among the paths with so few hazards. */
  readonly steps: readonly number[];
  /** By steps, then cell: fewest hazards in so many steps; NONE where fewer steps do as well. For a game's own scores. */
  readonly hazardsAfter: readonly (readonly number[])[];
  /** As hazardsAfter: the cell one step earlier. */
  readonly previousAfter: readonly (readonly number[])[];
}

/**
 * [GEO-11] For each cell the path with the fewest hazards, then the fewest steps, then first in the order of
 * directions, all within the limit. The number of steps is part of the state: a search that kept only the safest way
 * into a cell would miss cells that lie within the limit on a riskier, shorter way.
 */
export function safest(lattice: Lattice, from: number, walk: HazardousWalk): SafeReach {
  const { size, directions, neighbours } = lattice;
  const { links, enter, leave, hazard, limit } = walk;
  const table = (): number[] => new Array(size).fill(NONE);
  const hazards = table();
  const steps = table();
  hazards[from] = 0;
  steps[from] = 0;
  const hazardsAfter = [table()];
  const previousAfter = [table()];
  let before = hazardsAfter[0] as number[];
  before[from] = 0;
  /** Cells reached with the present number of steps, in the order of their direction strings. */
  let layer = [from];
  /** Written for every cell of the next layer before it is read. */
  const rank = table();
  for (let step = 1; step <= limit && layer.length > 0; step++) {
    const after = table();
    const previous = table();
    const next: number[] = [];
    layer.forEach((cell, order) => {
      if (step > 1 && leave && !leave(cell)) return;
      const ways = links ? at(links, cell) : EVERY_WAY;
      for (let d = 0; d < directions; d++) {
        if (!(ways & (1 << d))) continue;
        const to = at(neighbours, cell * directions + d);
        if (to === NONE || (enter && !enter(to, cell, d))) continue;
        const total = at(before, cell) + hazard(to, cell, d);
        if (hazards[to] !== NONE && at(hazards, to) <= total) continue;
        if (after[to] === NONE) next.push(to);
        else if (at(after, to) <= total) continue;
        after[to] = total;
        previous[to] = cell;
        rank[to] = order * directions + d;
      }
    });
    for (const cell of next) {
      hazards[cell] = at(after, cell);
      steps[cell] = step;
    }
    layer = next.sort((a, b) => at(rank, a) - at(rank, b));
    hazardsAfter.push(after);
    previousAfter.push(previous);
    before = after;
  }
  return { hazards, steps, hazardsAfter, previousAfter };
}

/** The path kept for a cell, start and end included; with `steps`, the one of exactly so many, if hazardsAfter has it. */
export function safestPathTo(
  reach: SafeReach,
  cell: number,
  steps = at(reach.steps, cell),
): number[] | undefined {
  if ((reach.hazardsAfter[steps]?.[cell] ?? NONE) === NONE) return undefined;
  const path = [cell];
  for (let k = steps, c = cell; k > 0; k--) {
    c = reach.previousAfter[k]?.[c] as number;
    path.push(c);
  }
  return path.reverse();
}
