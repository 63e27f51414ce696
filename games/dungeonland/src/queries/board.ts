/** The board that tiles, doors and scenery make: cells, walls, links. Derived once for each map. */
import type { Edge, SightBlock, SquareGrid, Walls } from '@questhall/geometry';
import {
  cellOf,
  edgeOf,
  footprintLinks,
  setWall,
  squareGrid,
  squareLinks,
  turnRows,
} from '@questhall/geometry';
import { tileCard } from '../content/index.ts';
import type { Door, MapState, PlacedTile, Scenery, State } from '../state.ts';
import type { SceneryType, Side } from '../vocabulary-dungeon.ts';
import { FACINGS } from '../vocabulary-dungeon.ts';

export const TILE_SIZE = 8;

export interface Board {
  readonly grid: SquareGrid;
  readonly walls: Walls;
  /** [DL-RULING-66] Which spaces are adjacent; figures and obstacles do not matter here. */
  readonly links: Uint8Array;
  /** The same for a Large Creature, by its top left space. (No getter: a board with one would have a shape of its own.) */
  readonly bigLinks: () => Uint8Array;
  /** Blocking terrain or off the map. */
  readonly closed: Uint8Array;
  /** [DL-RULING-93] Stops movement, not sight. */
  readonly obstacle: Uint8Array;
  /** [DL-RULING-116] The step into it ends the move. */
  readonly rough: Uint8Array;
  /** Which of the tiles in play a cell belongs to; −1 off the map. */
  readonly tileAt: Int8Array;
  /** By tile: the cells of spawn points 1 to 8; −1 where there is none. */
  readonly spawns: readonly (readonly number[])[];
  /** By cell: the scenery standing there, or undefined. */
  readonly sceneryAt: readonly (Scenery | undefined)[];
  /** Lines of sight that were drawn before; see sight.ts. */
  readonly lines: Map<number, Line>;
  /** By cell: its square. */
  readonly squares: readonly Square[];
}

/** The spaces a line of sight passes through, or what of the board itself stops it. */
export interface Line {
  readonly cells: Int16Array | null;
  readonly block: SightBlock | undefined;
}

interface Square {
  readonly x: number;
  readonly y: number;
}

const boards = new WeakMap<MapState, Board>();

/** The board asked for last: mostly it is asked for again. */
let latest: { readonly map: MapState; readonly board: Board } | undefined;

export function boardOf({ map }: Pick<State, 'map'>): Board {
  if (latest?.map === map) return latest.board;
  const board = boards.get(map) ?? makeBoard(map);
  boards.set(map, board);
  latest = { map, board };
  return board;
}

const OBSTACLES: ReadonlySet<SceneryType> = new Set([
  'chest',
  'barrel',
  'cupboard',
  'fountain',
  'altar',
  'lever',
  'cage',
  'oven',
  'key',
  'pebbles',
]);

/** A cage that was opened and a key that was taken leave the space free. */
const isInTheWay = ({ type, used }: Scenery): boolean =>
  OBSTACLES.has(type) && !(used && (type === 'cage' || type === 'key'));

/** By tile: its rows in each of the four directions, once they were asked for. */
const turned = new Map<string, (readonly string[])[]>();

export function turnedRows({ tile, turns, rows }: PlacedTile): readonly string[] {
  if (rows) return rows;
  const known = turned.get(tile) ?? [];
  turned.set(tile, known);
  known[turns] ??= turnRows(tileCard(tile).rows, turns);
  return known[turns];
}

export const turnSide = (side: Side, turns: number): Side =>
  FACINGS[(FACINGS.indexOf(side) + turns + 4) % 4] as Side;

/** By height and width. Two or three tiles make few rectangles, and which cells are neighbours is the same wherever they lie. */
const rectangles = new Map<number, SquareGrid>();

function gridOf(width: number, height: number, left: number, top: number): SquareGrid {
  const key = height * 1000 + width;
  const grid = rectangles.get(key) ?? squareGrid(width, height);
  rectangles.set(key, grid);
  return { ...grid, left, top };
}

function makeBoard(map: MapState): Board {
  const xs = map.tiles.map((tile) => tile.x);
  const ys = map.tiles.map((tile) => tile.y);
  const west = xs.length === 0 ? 0 : Math.min(...xs);
  const north = ys.length === 0 ? 0 : Math.min(...ys);
  const east = xs.length === 0 ? west : Math.max(...xs);
  const south = ys.length === 0 ? north : Math.max(...ys);
  const grid = gridOf(east - west + TILE_SIZE, south - north + TILE_SIZE, west, north);
  const closed = new Uint8Array(grid.size).fill(1);
  const obstacle = new Uint8Array(grid.size);
  const rough = new Uint8Array(grid.size);
  const tileAt = new Int8Array(grid.size).fill(-1);
  const spawns = map.tiles.map((tile, index) => {
    const points = new Array<number>(9).fill(-1);
    turnedRows(tile).forEach((row, dy) => {
      [...row].forEach((letter, dx) => {
        const cell = cellIn(grid, { x: tile.x + dx, y: tile.y + dy });
        tileAt[cell] = index;
        if (letter === '#' || letter === '_') return;
        closed[cell] = 0;
        if (letter === 'o' || letter === 'L' || letter === 'C' || letter === 'V') obstacle[cell] = 1;
        if (letter === '~') rough[cell] = 1;
        if (letter >= '1' && letter <= '8') points[Number(letter)] = cell;
      });
    });
    return points;
  });
  const sceneryAt = new Array<Scenery | undefined>(grid.size).fill(undefined);
  for (const piece of map.scenery) {
    const cell = cellIn(grid, piece);
    if (cell < 0) continue;
    sceneryAt[cell] = piece;
    if (piece.type === 'gate' && !piece.used) closed[cell] = 1;
    if (isInTheWay(piece)) obstacle[cell] = 1;
  }
  const walls = wallsAround(grid, map);
  const links = squareLinks(grid, { diagonals: 'either', walls, closed: (cell) => closed[cell] === 1 });
  let bigLinks: Uint8Array | undefined;
  return {
    grid,
    walls,
    links,
    /** Most boards never see a Large Creature. */
    bigLinks: () => {
      bigLinks ??= footprintLinks(grid, links, 2, 2);
      return bigLinks;
    },
    closed,
    obstacle,
    rough,
    tileAt,
    spawns,
    sceneryAt,
    lines: new Map(),
    squares: squaresOf(grid),
  };
}

/** By rectangle and where it lies: boards come and go, and squares stay where they are. */
const squaresIn = new Map<string, readonly Square[]>();

function squaresOf({ left, top, width, height }: SquareGrid): readonly Square[] {
  const key = `${left},${top},${width},${height}`;
  const known = squaresIn.get(key);
  if (known) return known;
  const squares: Square[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) squares.push(Object.freeze({ x: left + x, y: top + y }));
  squaresIn.set(key, squares);
  return squares;
}

/** Every side of every tile is wall, but for open doors. */
function wallsAround(grid: SquareGrid, map: MapState): Walls {
  const walls = new Uint8Array(grid.size);
  for (const { x, y } of map.tiles) {
    for (let i = 0; i < TILE_SIZE; i++) {
      setWall(grid, walls, edgeOf({ x: x + i, y }, 'N'), true);
      setWall(grid, walls, edgeOf({ x: x + i, y: y + TILE_SIZE - 1 }, 'S'), true);
      setWall(grid, walls, edgeOf({ x, y: y + i }, 'W'), true);
      setWall(grid, walls, edgeOf({ x: x + TILE_SIZE - 1, y: y + i }, 'E'), true);
    }
  }
  for (const door of map.doors) {
    if (door.open) for (const edge of doorEdges(door)) setWall(grid, walls, edge, false);
  }
  return walls;
}

/** The two squares on the door's own tile. */
export function doorSquares({ x, y, side }: Door): { x: number; y: number }[] {
  const [dx, dy] = side === 'N' || side === 'S' ? [1, 0] : [0, 1];
  return [
    { x, y },
    { x: x + dx, y: y + dy },
  ];
}

const doorEdges = (door: Door): Edge[] => doorSquares(door).map((square) => edgeOf(square, door.side));

/** Where the doors of a placed tile are, on its turned sides. */
export function doorPlace(
  { x, y }: { readonly x: number; readonly y: number },
  side: Side,
): { x: number; y: number } {
  if (side === 'N') return { x: x + 3, y };
  if (side === 'S') return { x: x + 3, y: y + TILE_SIZE - 1 };
  return side === 'W' ? { x, y: y + 3 } : { x: x + TILE_SIZE - 1, y: y + 3 };
}

export const squareAt = (s: State, cell: number): Square => boardOf(s).squares[cell] as Square;
export const cellAt = (s: State, square: Square): number => cellIn(boardOf(s).grid, square);

/**
 * Marked as whole: elsewhere the coordinates of lines have halves, so that inside the engine those of squares are
 * fractions, too. What is counted in cells should not be.
 */
function cellIn(grid: SquareGrid, square: Square): number {
  return cellOf(grid, square) | 0;
}

export const tileOfCell = (s: State, cell: number): number => boardOf(s).tileAt[cell] ?? -1;
