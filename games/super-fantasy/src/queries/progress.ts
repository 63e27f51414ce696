/** How much of the objective is done, 0 to 1: what bots steer by. */
import { flood, NONE } from '@questhall/geometry';
import type { MissionCondition, Objective } from '../mission/types.ts';
import type { State } from '../state.ts';
import { monsterSquares, openedBoard } from './board.ts';
import { conditionHolds } from './conditions.ts';
import { beastOf, missionOf } from './mission.ts';

export function progressOf(s: State): number {
  const { objective } = missionOf(s);
  return progress(s, objective);
}

function progress(s: State, objective: Objective): number {
  if ('sequence' in objective) {
    const open = objective.sequence[s.stage];
    return (s.stage + (open ? progress(s, open) : 0)) / objective.sequence.length;
  }
  if ('anyOf' in objective) return Math.max(...objective.anyOf.map((each) => progress(s, each)));
  if ('kill' in objective) return killed(s, objective.kill);
  if ('carry' in objective) {
    const brought = s.tomes.filter((tome) => tome.brought).length;
    const carried = s.heroes.filter((hero) => hero.tome !== '').length;
    return Math.min(1, (brought + 0.4 * carried) / objective.carry);
  }
  if ('toggleAll' in objective) {
    const done = objective.toggleAll.filter((condition) => conditionHolds(s, condition)).length;
    return done / Math.max(1, objective.toggleAll.length) + partly(s, objective.toggleAll) * 0.05;
  }
  if ('survive' in objective) return Math.min(1, s.turnMarker / objective.survive);
  return 0.5 * nearness(s, tileCells(s, objective.reach));
}

/** Wounds and kills of those that count, and how near the heroes are to the next. */
function killed(
  s: State,
  { ids = [], kinds = [] }: { readonly ids?: readonly string[]; readonly kinds?: readonly string[] },
): number {
  const wanted = missionOf(s).monsters.filter(
    (monster) => kinds.includes(monster.kind) || (monster.id !== undefined && ids.includes(monster.id)),
  );
  const left = s.monsters.filter((monster) => kinds.includes(monster.kind) || ids.includes(monster.id));
  if (left.length === 0) return 1;
  const open = left.reduce(
    (sum, monster) => sum + 1 - (0.7 * monster.wounds) / beastOf(s, monster.kind).life,
    0,
  );
  const total = Math.max(left.length, wanted.length, ids.length);
  const near = nearness(
    s,
    left.flatMap((monster) => [...monsterSquares(s, monster)]),
  );
  return Math.max(0, (total - open) / total) + (0.25 * near) / total;
}

const tileCells = (s: State, name: string): readonly number[] =>
  openedBoard(s).layout.tiles.find((tile) => tile.name === name)?.cells ?? [];

/** 1 when a hero stands beside one of these squares, less with distance, doors counting as open. */
function nearness(s: State, cells: readonly number[]): number {
  if (cells.length === 0) return 0;
  const board = openedBoard(s);
  const { distance } = flood(board.layout.grid, cells, { links: board.links });
  let sum = 0;
  let count = 0;
  for (const hero of s.heroes) {
    const far = hero.cell < 0 ? NONE : (distance[hero.cell] as number);
    count += 1;
    if (far !== NONE) sum += 1 / (1 + 0.15 * far);
  }
  return count === 0 ? 0 : sum / count;
}

/** Steps on the way to conditions that do not hold yet. */
function partly(s: State, conditions: readonly MissionCondition[]): number {
  let sum = 0;
  for (const condition of conditions) {
    if ('portalClosed' in condition)
      sum += s.portals.find((portal) => portal.id === condition.portalClosed)?.progress ?? 0;
  }
  return sum;
}
