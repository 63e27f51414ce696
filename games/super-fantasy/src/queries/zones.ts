/** [SF-BLOCK] Block Zones: who holds whom. */
import type { Facing, Square } from '@questhall/geometry';
import { isBehind, squareOf } from '@questhall/geometry';
import type { MonsterState, State } from '../state.ts';
import type { Board } from './board.ts';
import { boardOf, figureSquares, findMonster, heroState, isBig, squaresAt } from './board.ts';

/** [SF-BLOCK-01] [SF-BLOCK-02] [SF-BLOCK-03] The squares linked to a monster's own, at a place. */
export function zoneAt(board: Board, big: boolean, at: number): readonly number[] {
  if (!big) return board.around[at] as readonly number[];
  const known = board.bigZones[at];
  if (known) return known;
  const own = squaresAt(board, true, at);
  const zone: number[] = [];
  board.bigZones[at] = zone;
  for (const cell of own) {
    for (const next of board.around[cell] as readonly number[]) {
      if (!own.includes(next) && !zone.includes(next)) zone.push(next);
    }
  }
  return zone;
}

export const zoneOf = (s: State, monster: MonsterState): readonly number[] =>
  zoneAt(boardOf(s), isBig(monster), monster.at);

/** [SF-BLOCK-06] Has the monster this square in its zone, which is also its reach? */
function holds(board: Board, monster: MonsterState, cell: number): boolean {
  const big = isBig(monster);
  const around = board.around[cell] as readonly number[];
  if (!big) return around.includes(monster.at);
  const own = squaresAt(board, true, monster.at);
  return !own.includes(cell) && own.some((square) => around.includes(square));
}

/** Dodge Tome: seats of one parity are one team. */
export const teamOf = (s: State, hero: string): number => heroState(s, hero).seat % 2;

/** [SF-DODGE-05] Those whose zones hold this hero at a square: monsters, or standing opponents in Dodge Tome. */
export function holders(s: State, hero: string, cell: number): string[] {
  const board = boardOf(s);
  const found: string[] = [];
  for (const monster of s.monsters) if (holds(board, monster, cell)) found.push(monster.id);
  if (s.dodge) {
    const around = board.around[cell] as readonly number[];
    for (const other of s.heroes) {
      if (other.lying || other.cell < 0 || teamOf(s, other.id) === teamOf(s, hero)) continue;
      if (around.includes(other.cell)) found.push(other.id);
    }
  }
  return found;
}

/** Marks every square of a Block Zone that holds this hero, but for those that are ignored. */
export function zoneTable(s: State, hero: string, ignored: readonly string[] = []): Uint8Array {
  const board = boardOf(s);
  const table = new Uint8Array(board.layout.grid.size);
  for (const monster of s.monsters) {
    if (ignored.includes(monster.id)) continue;
    for (const cell of zoneAt(board, isBig(monster), monster.at)) table[cell] = 1;
  }
  if (s.dodge) {
    for (const other of s.heroes) {
      if (other.lying || other.cell < 0 || ignored.includes(other.id)) continue;
      if (teamOf(s, other.id) === teamOf(s, hero)) continue;
      for (const cell of board.around[other.cell] as readonly number[]) table[cell] = 1;
    }
  }
  return table;
}

/** [SF-RULING-72] Whom a hero fights: monsters, and in Dodge Tome the standing heroes of the other team. */
export function foesOf(s: State, hero: string): string[] {
  const monsters = s.monsters.map(({ id }) => id);
  if (!s.dodge) return monsters;
  const team = teamOf(s, hero);
  return s.heroes
    .filter((other) => teamOf(s, other.id) !== team && !other.lying && other.cell >= 0)
    .map(({ id }) => id);
}

/** [SF-RULING-18] Is the square in the half plane behind the figure? A Big one is in front as long as one square is. */
export function isBehindFigure(s: State, id: string, cell: number): boolean {
  const monster = findMonster(s, id);
  const facing = monster ? monster.facing : heroState(s, id).facing;
  return behindSquares(boardOf(s), figureSquares(s, id), facing, cell);
}

export function behindSquares(
  board: Board,
  squares: readonly number[],
  facing: Facing,
  cell: number,
): boolean {
  const { grid } = board.layout;
  const other: Square = squareOf(grid, cell);
  return squares.every((square) => isBehind(squareOf(grid, square), facing, other));
}

/** [SF-RULING-19] The facing that looks from one square at another; straight ahead before sideways. */
export function facingTowards(board: Board, from: number, to: number, present: Facing): Facing {
  const { grid } = board.layout;
  const a = squareOf(grid, from);
  const b = squareOf(grid, to);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (dx === 0 && dy === 0) return present;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'E' : 'W';
  if (Math.abs(dy) > Math.abs(dx)) return dy > 0 ? 'S' : 'N';
  const options: readonly Facing[] = [dy > 0 ? 'S' : 'N', dx > 0 ? 'E' : 'W'];
  return options.includes(present) ? present : (options[0] as Facing);
}

/** [SF-RULING-155] One facing that has all of these in front; undefined if there is none. */
export function facingFor(board: Board, from: number, targets: readonly number[]): Facing | undefined {
  return (['N', 'E', 'S', 'W'] as const).find((facing) =>
    targets.every((target) => !behindSquares(board, [from], facing, target)),
  );
}

export function monsterOn(s: State, cell: number): MonsterState | undefined {
  const board = boardOf(s);
  for (const monster of s.monsters) {
    if (squaresAt(board, isBig(monster), monster.at).includes(cell)) return monster;
  }
  return undefined;
}
