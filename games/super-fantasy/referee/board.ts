/** The board as a spectator sees it: what is linked, what stands where, how far something is. */
import type { Facing } from '@questhall/geometry';
import type { MonsterView, SuperView } from '../src/view.ts';
import type { Table } from './table.ts';

const column = (view: SuperView, square: number): number => square % view.map.width;
const row = (view: SuperView, square: number): number => Math.floor(square / view.map.width);

/** [SF-RULING-01] King's moves. */
export function distance(view: SuperView, a: number, b: number): number {
  return Math.max(Math.abs(column(view, a) - column(view, b)), Math.abs(row(view, a) - row(view, b)));
}

function neighbours(view: SuperView, square: number): number[] {
  const [x, y] = [column(view, square), row(view, square)];
  const found: number[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [nx, ny] = [x + dx, y + dy];
      const inside = nx >= 0 && ny >= 0 && nx < view.map.width && ny < view.map.height;
      if ((dx !== 0 || dy !== 0) && inside) found.push(ny * view.map.width + nx);
    }
  }
  return found;
}

/** The edge two orthogonal neighbours share, as views write it. */
function edgeBetween(view: SuperView, a: number, b: number): string {
  const [first, second] = a < b ? [a, b] : [b, a];
  const side = second - first === 1 && row(view, first) === row(view, second) ? 'W' : 'N';
  return `${column(view, second)},${row(view, second)}${side}`;
}

const isFloor = (view: SuperView, square: number): boolean => (view.map.tileOf[square] ?? -1) >= 0;

function straightLink(view: SuperView, shut: ReadonlySet<string>, a: number, b: number): boolean {
  return isFloor(view, a) && isFloor(view, b) && !shut.has(edgeBetween(view, a, b));
}

/** [SF-RULING-02] Orthogonal neighbours without wall or closed door; diagonal ones if all four edges at the corner are free. */
function joined(view: SuperView, shut: ReadonlySet<string>, a: number, b: number): boolean {
  const [dx, dy] = [column(view, b) - column(view, a), row(view, b) - row(view, a)];
  if (dx === 0 || dy === 0) return straightLink(view, shut, a, b);
  const corners = [a + dx, a + dy * view.map.width];
  return corners.every(
    (corner) => straightLink(view, shut, a, corner) && straightLink(view, shut, corner, b),
  );
}

export type Links = readonly (readonly number[])[];

/** For every square the squares it is linked to. */
export function linksOf(view: SuperView, shut: ReadonlySet<string>): Links {
  return view.map.tileOf.map((_tile, square) =>
    isFloor(view, square) ? neighbours(view, square).filter((next) => joined(view, shut, square, next)) : [],
  );
}

export const linked = (table: Table, a: number, b: number): boolean => table.links[a]?.includes(b) ?? false;

/** [SF-BLOCK-01] [SF-BLOCK-02] The squares around a monster. */
export function zoneOf(table: Table, squares: readonly number[]): Set<number> {
  const around = squares.flatMap((square) => [...(table.links[square] ?? [])]);
  return new Set(around.filter((square) => !squares.includes(square)));
}

/** Squares of those whose Block Zones hold this hero: monsters, or in Dodge Tome standing opponents. */
export function foesOf(table: Table, hero: string): { id: string; squares: readonly number[] }[] {
  const monsters = [...table.monsters.values()].map(({ id, squares }) => ({ id: id as string, squares }));
  const own = table.heroes.get(hero);
  if (!table.view.dodge || !own) return monsters;
  const others = [...table.heroes.values()].filter(
    ({ team, lying, square }) => team !== own.team && !lying && square >= 0,
  );
  return [...monsters, ...others.map(({ id, square }) => ({ id: id as string, squares: [square] }))];
}

/** How many Block Zones a square lies in. */
export const zonesAt = (table: Table, hero: string, square: number): number =>
  foesOf(table, hero).filter(({ squares }) => zoneOf(table, squares).has(square)).length;

/** [SF-RULING-11] A chain of linked squares that goes out one ring with every step. */
function hasTrajectory(table: Table, from: number, to: number): boolean {
  const range = distance(table.view, from, to);
  let ring = new Set([from]);
  for (let step = 1; step <= range; step++) {
    const next = new Set<number>();
    for (const square of ring) {
      for (const beyond of table.links[square] ?? []) {
        if (distance(table.view, from, beyond) === step) next.add(beyond);
      }
    }
    ring = next;
  }
  return ring.has(to);
}

/** [SF-RANGE-02] The rings in which a figure can be hit. */
export function ringsTo(table: Table, from: number, squares: readonly number[]): number[] {
  return squares.filter((to) => hasTrajectory(table, from, to)).map((to) => distance(table.view, from, to));
}

/** [SF-RULING-09] What cannot be walked on, figures aside. */
export function isObstacle(table: Table, square: number): boolean {
  return (
    !isFloor(table.view, square) ||
    table.solid.has(square) ||
    table.barrels.has(square) ||
    table.chests.has(square) ||
    table.statue === square
  );
}

export function figureOn(table: Table, square: number, besides = ''): string | undefined {
  for (const hero of table.heroes.values()) if (hero.square === square && hero.id !== besides) return hero.id;
  for (const monster of table.monsters.values()) {
    if (monster.id !== besides && monster.squares.includes(square)) return monster.id;
  }
  return undefined;
}

export const isFree = (table: Table, square: number, besides = ''): boolean =>
  !isObstacle(table, square) && figureOn(table, square, besides) === undefined;

/** [SF-RULING-14] The squares lie in some 2 × 2 block of linked squares that are all free. */
export function isTwoWide(table: Table, squares: readonly number[], besides: string): boolean {
  const { width } = table.view.map;
  const [first = 0] = squares;
  return [0, 1, width, width + 1].some((back) => {
    const corner = first - back;
    const block = [corner, corner + 1, corner + width, corner + width + 1];
    return (
      squares.every((square) => block.includes(square)) &&
      linked(table, corner, corner + width + 1) &&
      block.every((square) => isFree(table, square, besides))
    );
  });
}

const AHEAD: { readonly [facing in Facing]: readonly [number, number] } = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** [SF-RULING-18] How far a square lies ahead of somebody; below 0 it is behind. */
export function ahead(view: SuperView, from: number, facing: Facing, to: number): number {
  const [x, y] = AHEAD[facing];
  return (column(view, to) - column(view, from)) * x + (row(view, to) - row(view, from)) * y;
}

/** Whether a square lies behind a monster: behind all of its squares. */
export const isBehind = (view: SuperView, { squares, facing }: MonsterView, square: number): boolean =>
  squares.every((own) => ahead(view, own, facing, square) < 0);

/** The direction of one step, as the facing or facings it goes along. */
export function facingsOf(view: SuperView, from: number, to: number): Facing[] {
  return (['N', 'E', 'S', 'W'] as const).filter((facing) => ahead(view, from, facing, to) > 0);
}

/** [SF-RULING-110] Steps over terrain, without figures, until a hero is in the zone; undefined: there is no way. */
export function stepsTo(table: Table, from: number, hero: number): number | undefined {
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((square) => linked(table, square, hero))) return steps;
    const next: number[] = [];
    for (const square of edge) {
      for (const beyond of table.links[square] ?? []) {
        if (seen.has(beyond) || isObstacle(table, beyond) || table.holes.has(beyond)) continue;
        seen.add(beyond);
        next.push(beyond);
      }
    }
    edge = next;
  }
  return undefined;
}
