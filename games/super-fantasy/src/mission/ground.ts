/** The ground of a Mission for whoever lays it out: how far, by which way, and what can be aimed at. */
import { NONE, pathTo, squareOf } from '@questhall/geometry';
import { ringTo } from '../queries/board.ts';
import { attainable, cellOfAt } from './attainable.ts';
import type { At, Mission } from './types.ts';

export interface MissionGround {
  /** Steps from the entrance, through every door that the party can open. Nothing: nobody gets there. */
  steps(at: At): number | undefined;
  /** A shortest way from the entrance, with both ends. */
  way(at: At): readonly At[];
  /** [SF-RULING-11] From `from` a trajectory gets there in so many rings, 1 to 3; 0: none does. */
  ring(from: At, to: At): number;
}

/** Of a Mission without problems. */
export function groundOfMission(mission: Mission): MissionGround {
  const { board, ways } = attainable(mission);
  const { layout } = board;
  const { grid, tileOf } = layout;
  const isInside = ([x, y]: At): boolean =>
    x >= grid.left && x < grid.left + grid.width && y >= grid.top && y < grid.top + grid.height;
  const floor = (at: At): number | undefined => {
    const cell = isInside(at) ? cellOfAt(layout, at) : NONE;
    return cell === NONE || tileOf[cell] === NONE ? undefined : cell;
  };
  const steps = (at: At): number | undefined => {
    const cell = floor(at);
    const found = cell === undefined ? NONE : (ways.distance[cell] ?? NONE);
    return found === NONE ? undefined : found;
  };
  return {
    steps,
    way(at) {
      const cell = floor(at);
      return (
        (cell === undefined ? undefined : pathTo(ways, cell))?.map((each): At => {
          const { x, y } = squareOf(grid, each);
          return [x, y];
        }) ?? []
      );
    },
    ring(from, to) {
      const [here, there] = [floor(from), floor(to)];
      return here === undefined || there === undefined ? 0 : ringTo(board, here, there);
    },
  };
}
