/** What the table shows of the turn under way: zones that hold the hero, what his weapons reach. */
import { outward, pathTo } from '@questhall/geometry';
import { boardOf, figureSquares, heroState, ringTo } from './queries/board.ts';
import { poolLimit, weaponsOf } from './queries/heroes.ts';
import { foesOf, zoneTable } from './queries/zones.ts';
import type { HeroState, State } from './state.ts';
import type { HeroId, Weapon } from './vocabulary.ts';

export interface TurnView {
  readonly hero: HeroId;
  readonly pool: number;
  readonly most: number;
  /** Abilities and Small Items that lie ready, with "that monster". */
  readonly running: readonly { readonly source: string; readonly level: number; readonly target: string }[];
  /** [SF-BLOCK-01] Squares of Block Zones: a walk ends in the first of them. */
  readonly zones: readonly number[];
  readonly reaches: readonly ReachView[];
}

/** [SF-RANGE-02] What a weapon reaches: its ring, and a trajectory to everybody in it. */
interface ReachView {
  readonly weapon: string;
  readonly range: number;
  readonly ring: readonly number[];
  readonly shots: readonly { readonly figure: string; readonly path: readonly number[] }[];
}

export function turnView(s: State): TurnView | null {
  if (!s.turn) return null;
  const hero = heroState(s, s.turn.hero);
  const zones = [...zoneTable(s, hero.id).entries()].flatMap(([cell, held]) => (held ? [cell] : []));
  return {
    hero: hero.id,
    pool: s.turn.pool,
    most: poolLimit(hero),
    running: s.turn.running.map(({ source, level, target }) => ({ source, level, target })),
    zones,
    reaches: hero.cell < 0 ? [] : weaponsOf(hero).map((weapon) => reachView(s, hero, weapon)),
  };
}

function reachView(s: State, hero: HeroState, { id, range }: Weapon): ReachView {
  const board = boardOf(s);
  const { grid } = board.layout;
  const around = outward(grid, hero.cell, range, board.links);
  return {
    weapon: id,
    range,
    ring: around.cells.filter((cell) => around.distance[cell] === range),
    shots: foesOf(s, hero.id).flatMap((figure) => {
      const square = figureSquares(s, figure).find((cell) => ringTo(board, hero.cell, cell) === range);
      return square === undefined ? [] : [{ figure, path: pathTo(around, square) ?? [] }];
    }),
  };
}
