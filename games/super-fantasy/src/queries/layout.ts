/** The dungeon as a Mission lays it out: what never changes while it is played. */
import type { Edge, Facing, Square, SquareGrid } from '@questhall/geometry';
import {
  cellOf,
  edgeOf,
  edgeSquares,
  FACINGS,
  formatEdge,
  NONE,
  parseEdge,
  squareGrid,
  squareOf,
  stepSquare,
  turnDirection,
  turnRows,
} from '@questhall/geometry';
import { faceCard } from '../content/index.ts';
import type { Face, Furniture, TileKind } from '../content/tiles.ts';
import { FURNITURE } from '../content/tiles.ts';
import type { At, Mission, MissionTile } from '../mission/types.ts';

export interface TilePlace {
  readonly index: number;
  readonly name: string;
  readonly kind: TileKind;
  readonly cells: readonly number[];
}

/** [SF-RULING-05] Two neighbouring edges, and the two squares on either side. */
export interface Passage {
  readonly edges: readonly [Edge, Edge];
  readonly cells: readonly number[];
  /** [SF-RULING-45] The tiles on either side. */
  readonly tiles: readonly number[];
}

export interface Layout {
  readonly grid: SquareGrid;
  /** Tile of each cell; NONE where there is no floor. */
  readonly tileOf: Int16Array;
  readonly tiles: readonly TilePlace[];
  /** Squares with furniture or a column. */
  readonly solid: Uint8Array;
  readonly furniture: readonly { readonly cell: number; readonly kind: Furniture | 'column' }[];
  /** Walls of the dungeon, without doors and gate. */
  readonly walls: readonly Edge[];
  readonly doors: readonly Passage[];
  readonly gate: Passage | undefined;
  /** [SF-RULING-82] Where Luckylock may break through. */
  readonly stretches: readonly Passage[];
  /** [SF-RULING-08] Tiles that share a border, whatever stands on it. */
  readonly adjacent: readonly (readonly number[])[];
}

const layouts = new WeakMap<object, Layout>();

let latest: { readonly mission: Mission; readonly layout: Layout } | undefined;

/** Looked up by the Mission itself, which never changes. */
export function layoutOf(mission: Mission): Layout {
  if (latest?.mission === mission) return latest.layout;
  const layout = layouts.get(mission) ?? makeLayout(mission);
  layouts.set(mission, layout);
  latest = { mission, layout };
  return layout;
}

interface Laid {
  readonly place: MissionTile;
  readonly face: Face;
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly openings: readonly Facing[];
}

function lay(place: MissionTile): Laid {
  const face = faceCard(place.face);
  const turns = place.rot / 90;
  const rows = turnRows(face.rows, turns);
  const openings = face.openings.map((side) => turnDirection(side, turns));
  return { place, face, rows, width: rows[0]?.length ?? 0, height: rows.length, openings };
}

/** The outer edges a face opens: the two middle ones of a side. */
function openEdges({ place, face, width, height, openings }: Laid): string[] {
  const [x, y] = place.at;
  const middle = (length: number): readonly number[] =>
    face.whole ? Array.from({ length }, (_, at) => at) : [length / 2 - 1, length / 2];
  return (face.whole ? FACINGS : openings).flatMap((side) => {
    const squares: Square[] =
      side === 'N' || side === 'S'
        ? middle(width).map((dx) => ({ x: x + dx, y: side === 'N' ? y : y + height - 1 }))
        : middle(height).map((dy) => ({ x: side === 'W' ? x : x + width - 1, y: y + dy }));
    return squares.map((square) => formatEdge(edgeOf(square, side)));
  });
}

const toSquare = ([x, y]: At): Square => ({ x, y });

/** The edge named and the next one: to the east of an N edge, to the south of a W edge. */
export function doorEdges(text: string): [Edge, Edge] {
  const edge = parseEdge(text as `${number},${number}N`);
  const next = edge.side === 'N' ? { ...edge, x: edge.x + 1 } : { ...edge, y: edge.y + 1 };
  return [edge, next];
}

function makeLayout(mission: Mission): Layout {
  const laid = mission.tiles.map(lay);
  const left = Math.min(...laid.map(({ place }) => place.at[0]));
  const top = Math.min(...laid.map(({ place }) => place.at[1]));
  const right = Math.max(...laid.map(({ place, width }) => place.at[0] + width));
  const bottom = Math.max(...laid.map(({ place, height }) => place.at[1] + height));
  const grid = squareGrid(right - left, bottom - top, left, top);
  const tileOf = new Int16Array(grid.size).fill(NONE);
  const solid = new Uint8Array(grid.size);
  const furniture: { cell: number; kind: Furniture | 'column' }[] = [];
  const tiles = laid.map(({ place, face, rows }, index): TilePlace => {
    const cells: number[] = [];
    rows.forEach((row, dy) => {
      [...row].forEach((letter, dx) => {
        const cell = cellOf(grid, { x: place.at[0] + dx, y: place.at[1] + dy });
        tileOf[cell] = index;
        cells.push(cell);
        const kind = FURNITURE[letter as keyof typeof FURNITURE];
        if (!kind) return;
        solid[cell] = 1;
        furniture.push({ cell, kind });
      });
    });
    return { index, name: place.name, kind: face.kind, cells };
  });
  for (const at of mission.columns) {
    const cell = cellOf(grid, toSquare(at));
    solid[cell] = 1;
    furniture.push({ cell, kind: 'column' });
  }
  const openings = new Map<string, number>();
  for (const tile of laid) {
    for (const edge of openEdges(tile)) openings.set(edge, (openings.get(edge) ?? 0) + 1);
  }
  const walls: Edge[] = [];
  for (let cell = 0; cell < grid.size; cell++) {
    if (tileOf[cell] === NONE) continue;
    for (const side of FACINGS) {
      const beyond = cellOf(grid, stepSquare(squareOf(grid, cell), side));
      if (beyond !== NONE && tileOf[beyond] === tileOf[cell]) continue;
      const edge = edgeOf(squareOf(grid, cell), side);
      const shared = beyond !== NONE && tileOf[beyond] !== NONE;
      if (shared && (side === 'S' || side === 'E')) continue;
      if (openings.get(formatEdge(edge)) !== 2) walls.push(edge);
    }
  }
  const passage = (edges: readonly [Edge, Edge]): Passage => {
    const cells = edges.flatMap((edge) => edgeSquares(edge).map((square) => cellOf(grid, square)));
    const sides = cells.map((cell) => (cell === NONE ? NONE : (tileOf[cell] as number)));
    return { edges, cells, tiles: [...new Set(sides)].filter((tile) => tile !== NONE) };
  };
  return {
    grid,
    tileOf,
    tiles,
    solid,
    furniture,
    walls,
    doors: mission.doors.map(({ edge }) => passage(doorEdges(edge))),
    gate: mission.gate && passage(doorEdges(mission.gate.edge)),
    stretches: stretchesOf(walls, passage, solid),
    adjacent: adjacentTiles(grid, tileOf, tiles.length),
  };
}

/** Two walls in line, each with floor on both sides, between the same two tiles. */
function stretchesOf(
  walls: readonly Edge[],
  passage: (edges: readonly [Edge, Edge]) => Passage,
  solid: Uint8Array,
): Passage[] {
  const names = new Map(walls.map((edge) => [formatEdge(edge), edge]));
  return walls.flatMap((edge) => {
    const next = names.get(
      formatEdge(edge.side === 'N' ? { ...edge, x: edge.x + 1 } : { ...edge, y: edge.y + 1 }),
    );
    if (!next) return [];
    const found = passage([edge, next]);
    const whole = found.cells.every((cell) => cell !== NONE && !solid[cell]);
    return whole && found.tiles.length === 2 && spansTwo(found) ? [found] : [];
  });
}

/** The far side of both edges is one tile, and so is the near side. */
const spansTwo = ({ cells, tiles }: Passage): boolean => cells.length === 4 && tiles.length === 2;

function adjacentTiles(grid: SquareGrid, tileOf: Int16Array, count: number): number[][] {
  const sets = Array.from({ length: count }, () => new Set<number>());
  for (let cell = 0; cell < grid.size; cell++) {
    const tile = tileOf[cell] as number;
    if (tile === NONE) continue;
    for (let d = 0; d < 4; d++) {
      const beyond = grid.neighbours[cell * 8 + d] as number;
      const other = beyond === NONE ? NONE : (tileOf[beyond] as number);
      if (other !== NONE && other !== tile) sets[tile]?.add(other);
    }
  }
  return sets.map((set) => [...set].sort((a, b) => a - b));
}
