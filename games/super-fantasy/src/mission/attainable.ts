/** What a party can bring about by walking and plain tests alone: no ability, no item. */
import type { Reach } from '@questhall/geometry';
import { flood } from '@questhall/geometry';
import type { Board } from '../queries/board.ts';
import { groundOf, makeBoard } from '../queries/board.ts';
import type { Layout } from '../queries/layout.ts';
import { layoutOf } from '../queries/layout.ts';
import type { At, Mission, MissionCondition, Objective } from './types.ts';

export interface Attained {
  readonly board: Board;
  readonly doors: ReadonlySet<number>;
  readonly gate: boolean;
  /** From the entrance. */
  readonly ways: Reach;
  /** Squares heroes can stand on. */
  readonly reached: ReadonlySet<number>;
}

/** Opens what can be opened, again and again, until nothing more opens. */
export function attainable(mission: Mission): Attained {
  const layout = layoutOf(mission);
  const ground = groundOf(layout);
  let doors = new Set<number>();
  let gate = false;
  for (;;) {
    const board = makeBoard(
      layout,
      ground,
      layout.doors.filter((_door, index) => !doors.has(index)),
      [],
      gate,
    );
    const ways = waysIn(mission, layout, board);
    const reached = new Set(ways.cells);
    const can = (condition: MissionCondition): boolean =>
      isPossible(mission, layout, board, reached, condition);
    const opened = new Set(
      mission.doors.flatMap(({ lock }, index) => {
        const beside = layout.doors[index]?.cells.some((cell) => reached.has(cell)) ?? false;
        return beside && (!lock || can(lock)) ? [index] : [];
      }),
    );
    const lifted = mission.gate !== undefined && can(mission.gate.opensWhen);
    if (opened.size === doors.size && lifted === gate) return { board, doors, gate, ways, reached };
    doors = opened;
    gate = lifted;
  }
}

export const cellOfAt = (layout: Layout, [x, y]: At): number =>
  (y - layout.grid.top) * layout.grid.width + (x - layout.grid.left);

function waysIn(mission: Mission, layout: Layout, board: Board): Reach {
  const blocked = new Set([
    ...mission.props.filter(({ kind }) => kind === 'brazier').map((prop) => cellOfAt(layout, prop.at)),
  ]);
  const starts = mission.entrance.map((at) => cellOfAt(layout, at));
  return flood(layout.grid, starts, {
    links: board.links,
    enter: (cell) => !layout.solid[cell] && !blocked.has(cell),
  });
}

const near = (board: Board, reached: ReadonlySet<number>, cell: number): boolean =>
  reached.has(cell) || (board.around[cell] ?? []).some((next) => reached.has(next));

function isPossible(
  mission: Mission,
  layout: Layout,
  board: Board,
  reached: ReadonlySet<number>,
  condition: MissionCondition,
): boolean {
  const at = (place: At): boolean => near(board, reached, cellOfAt(layout, place));
  const props = (kind: string, ids: readonly string[]): boolean =>
    ids.every((id) => mission.props.some((prop) => prop.kind === kind && prop.id === id && at(prop.at)));
  if ('killed' in condition)
    return condition.killed.every((id) =>
      mission.monsters.some((monster) => monster.id === id && at(monster.at)),
    );
  if ('levers' in condition) return props('lever', condition.levers);
  if ('buttons' in condition) return props('button', condition.buttons);
  if ('braziers' in condition) return props('brazier', condition.braziers);
  if ('portalClosed' in condition)
    return mission.portals.some(
      (portal) => portal.id === condition.portalClosed && portal.closable && at(portal.at),
    );
  if ('tomesBrought' in condition)
    return (
      mission.props.filter((prop) => prop.kind === 'tome' && at(prop.at)).length >= condition.tomesBrought
    );
  if ('turn' in condition) return true;
  if ('all' in condition)
    return condition.all.every((each) => isPossible(mission, layout, board, reached, each));
  return condition.any.some((each) => isPossible(mission, layout, board, reached, each));
}

/** Can the objective be met? */
export function canBeMet(mission: Mission, { board, reached }: Attained, objective: Objective): boolean {
  const layout = layoutOf(mission);
  const can = (condition: MissionCondition): boolean =>
    isPossible(mission, layout, board, reached, condition);
  if ('kill' in objective) {
    const { ids = [], kinds = [] } = objective.kill;
    const named = ids.length === 0 || can({ killed: ids });
    const all = mission.monsters.filter(({ kind }) => kinds.includes(kind));
    return (
      named &&
      (kinds.length === 0 || all.length > 0) &&
      all.every(({ at }) => near(board, reached, cellOfAt(layout, at)))
    );
  }
  if ('reach' in objective) return tileIsReached(layout, reached, objective.reach);
  if ('carry' in objective)
    return tileIsReached(layout, reached, objective.to) && can({ tomesBrought: objective.carry });
  if ('toggleAll' in objective) return objective.toggleAll.every(can);
  if ('survive' in objective) return true;
  const parts = 'sequence' in objective ? objective.sequence : objective.anyOf;
  const met = (part: Objective): boolean => canBeMet(mission, { board, reached } as Attained, part);
  return 'sequence' in objective ? parts.every(met) : parts.some(met);
}

const tileIsReached = (layout: Layout, reached: ReadonlySet<number>, name: string): boolean =>
  layout.tiles.some((tile) => tile.name === name && tile.cells.some((cell) => reached.has(cell)));
