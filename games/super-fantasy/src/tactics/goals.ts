/** Where the party has to go: what bots steer by. */
import { cheapest, NONE } from '@questhall/geometry';
import type { MissionCondition, Objective } from '../mission/types.ts';
import type { Board } from '../queries/board.ts';
import { boardOf, isBig, openedBoard, squaresAt, terrainOf } from '../queries/board.ts';
import { conditionHolds } from '../queries/conditions.ts';
import { missionOf } from '../queries/mission.ts';
import { baseSquares, portalSquares } from '../queries/places.ts';
import type { HeroState, MonsterState, State } from '../state.ts';

/** A way that leads nowhere is this long. */
export const NO_WAY = 60;
/** What a closed door, and what a barrel in the way, costs in squares. */
const DOOR = 10;
const OBSTACLE = 4;

type Distances = readonly number[];

/** How far a hero is from what he should go to, doors and obstacles counted. */
export function wayLeft(distances: Distances, cell: number): number {
  const way = cell < 0 ? undefined : distances[cell];
  return way === undefined || way === NONE ? NO_WAY : way;
}

/** The way left from each square, for this hero. */
export function waysFor(s: State, hero: HeroState): Distances {
  if (s.dodge) return waysTo(s, dodgeGoals(s, hero));
  if (s.options.mode === 'big-hunting')
    return waysTo(
      s,
      monsterCells(s, () => true),
    );
  const carried = carryTile(s, missionOf(s).objective);
  if (hero.tome !== '' && carried !== undefined) return waysTo(s, tileCells(s, carried));
  return waysOfParty(s);
}

/** To what the objective asks for; where nothing of it can be reached, to the keys of what is locked. */
function waysOfParty(s: State): Distances {
  const ways = waysToObjective(s);
  if (leadsThere(s, ways)) return ways;
  return waysTo(
    s,
    closedWays(s).flatMap((condition) => conditionCells(s, condition)),
  );
}

const waysToObjective = (s: State): Distances => waysTo(s, objectiveCells(s, missionOf(s).objective));

const leadsThere = (s: State, ways: Distances): boolean =>
  s.heroes.some(({ cell }) => wayLeft(ways, cell) < NO_WAY);

/** Some hero can get to what the objective asks for, without a key. */
export const isWithinReach = (s: State): boolean => leadsThere(s, waysToObjective(s));

/** What has to come true for the ways that are still locked. */
export function closedWays(s: State): MissionCondition[] {
  const { doors, gate } = missionOf(s);
  const closed = doors.flatMap(({ lock }, index) => (lock && s.doors[index]?.locked ? [lock] : []));
  return gate && !s.gateOpen ? [...closed, gate.opensWhen] : closed;
}

/** The Tome of Power, if it lies about; the own base with it; whoever has it. */
function dodgeGoals(s: State, hero: HeroState): readonly number[] {
  if (hero.tome !== '') return baseSquares(s, hero.seat % 2);
  const carrier = s.heroes.find(({ tome }) => tome !== '');
  return [carrier?.cell ?? s.dodge?.tome ?? NONE];
}

function monsterCells(s: State, wanted: (id: string, kind: string) => boolean): number[] {
  const board = boardOf(s);
  return s.monsters
    .filter(({ id, kind }) => wanted(id, kind))
    .flatMap((monster) => [...squaresAt(board, isBig(monster), monster.at)]);
}

/** The heroes have to kill it now. */
export const isSought = (s: State, monster: MonsterState): boolean =>
  objectiveCells(s, missionOf(s).objective).includes(
    squaresAt(boardOf(s), isBig(monster), monster.at)[0] ?? NONE,
  );

const tileCells = (s: State, name: string): readonly number[] =>
  boardOf(s).layout.tiles.find((tile) => tile.name === name)?.cells ?? [];

function objectiveCells(s: State, objective: Objective): readonly number[] {
  if ('sequence' in objective) {
    const open = objective.sequence[s.stage];
    return open ? objectiveCells(s, open) : [];
  }
  if ('anyOf' in objective) return objective.anyOf.flatMap((each) => [...objectiveCells(s, each)]);
  if ('kill' in objective) {
    const { ids = [], kinds = [] } = objective.kill;
    return monsterCells(s, (id, kind) => ids.includes(id) || kinds.some((wanted) => wanted === kind));
  }
  if ('carry' in objective) return tomeCells(s);
  if ('toggleAll' in objective)
    return objective.toggleAll.flatMap((condition) => conditionCells(s, condition));
  if ('reach' in objective) return tileCells(s, objective.reach);
  return monsterCells(s, () => true);
}

/** Tome pieces in sight, and tokens that may hide one. */
function tomeCells(s: State): number[] {
  const lying = s.tomes.filter(({ cell }) => cell >= 0).map(({ cell }) => cell);
  const hidden = s.tomes.some(
    ({ id, cell, brought }) => cell < 0 && !brought && s.heroes.every(({ tome }) => tome !== id),
  );
  return hidden
    ? [...lying, ...s.fateTokens.filter(({ face }) => face === '').map(({ cell }) => cell)]
    : lying;
}

function conditionCells(s: State, condition: MissionCondition): number[] {
  if (conditionHolds(s, condition)) return [];
  if ('killed' in condition) return monsterCells(s, (id) => condition.killed.includes(id));
  if ('levers' in condition)
    return s.levers
      .filter(({ id, on }) => condition.levers.includes(id) && on !== (condition.on ?? true))
      .map(({ cell }) => cell);
  if ('buttons' in condition)
    return s.buttons
      .filter(({ id }) => condition.buttons.includes(id))
      .map(({ cell }) => pushSquare(s, cell) ?? cell);
  if ('braziers' in condition)
    return s.braziers
      .filter(({ id, on }) => condition.braziers.includes(id) && on !== (condition.lit ?? true))
      .map(({ cell }) => cell);
  if ('portalClosed' in condition)
    return s.portals
      .filter(({ id }) => id === condition.portalClosed)
      .flatMap((portal) => portalSquares(s, portal));
  if ('tomesBrought' in condition) return tomeCells(s);
  if ('turn' in condition) return [];
  return ('all' in condition ? condition.all : condition.any).flatMap((each) => conditionCells(s, each));
}

/** The square from which the Statue is pushed straight to a button; none where it does not lie in line. */
function pushSquare(s: State, button: number): number | undefined {
  if (s.statue < 0) return undefined;
  const { width } = boardOf(s).layout.grid;
  const dx = (button % width) - (s.statue % width);
  const dy = Math.trunc(button / width) - Math.trunc(s.statue / width);
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return undefined;
  return s.statue - Math.sign(dx) - Math.sign(dy) * width;
}

function carryTile(s: State, objective: Objective): string | undefined {
  if ('carry' in objective) return objective.to;
  if ('sequence' in objective) {
    const open = objective.sequence[s.stage];
    return open && carryTile(s, open);
  }
  if ('anyOf' in objective) {
    for (const part of objective.anyOf) {
      const found = carryTile(s, part);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Ways depend on the board, on what stands about and on where they lead, so they are kept. */
const kept = new WeakMap<Board, Map<string, Distances>>();
const MOST_KEPT = 200;

function waysTo(s: State, cells: readonly number[]): Distances {
  const starts = cells.filter((cell) => cell >= 0);
  if (starts.length === 0) return [];
  const board = boardOf(s);
  let tables = kept.get(board);
  if (!tables || tables.size > MOST_KEPT) {
    tables = new Map();
    kept.set(board, tables);
  }
  const locked = s.doors.map((door) => (door.locked ? 1 : 0)).join('');
  const key = `${starts.join()}|${locked}|${s.barrels.length}|${s.chests.length}|${s.statue}`;
  let ways = tables.get(key);
  if (!ways) {
    ways = measure(s, board, starts);
    tables.set(key, ways);
  }
  return ways;
}

function measure(s: State, board: Board, starts: readonly number[]): Distances {
  const open = openedBoard(s, 'unlocked');
  const terrain = terrainOf(s);
  const { solid } = board.layout;
  return cheapest(board.layout.grid, starts, {
    links: open.links,
    cost: (to, from, direction) => {
      if (solid[to]) return NONE;
      const through = (board.links[from] as number) & (1 << direction) ? 1 : DOOR;
      return terrain[to] ? through + OBSTACLE : through;
    },
  }).distance;
}
