import type { Edge } from './edges.ts';
import { edgeOf } from './edges.ts';
import type { Square } from './squares.ts';
import { mirrorSquare, turnDirection, turnSquare } from './squares.ts';

/*
 * [GEO-20] A tile turns clockwise about its own rectangle, so that its squares stay at 0 to width − 1 and 0 to
 * height − 1; after an odd number of quarter turns width and height have changed places.
 */

export interface TileSize {
  readonly width: number;
  readonly height: number;
}

export function turnedSize({ width, height }: TileSize, turns: number): TileSize {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

export function turnInTile(square: Square, size: TileSize, turns: number): Square {
  const turned = turnSquare(square, turns);
  const far = turnSquare({ x: size.width - 1, y: size.height - 1 }, turns);
  return { x: turned.x - Math.min(far.x, 0), y: turned.y - Math.min(far.y, 0) };
}

export function turnEdgeInTile(edge: Edge, size: TileSize, turns: number): Edge {
  return edgeOf(turnInTile(edge, size, turns), turnDirection(edge.side, turns));
}

export function mirrorInTile(square: Square, { width }: TileSize): Square {
  const { x, y } = mirrorSquare(square);
  return { x: x + width - 1, y };
}

export function mirrorEdgeInTile(edge: Edge, size: TileSize): Edge {
  return edgeOf(mirrorInTile(edge, size), edge.side === 'N' ? 'N' : 'E');
}

/** A tile drawn as rows of letters, turned. Every row must have the length of the first. */
export function turnRows(rows: readonly string[], turns: number): string[] {
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  const { width, height } = turnedSize(size, turns);
  const letterAt = (x: number, y: number) => {
    const from = turnInTile({ x, y }, { width, height }, -turns);
    return rows[from.y]?.[from.x] ?? '';
  };
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => letterAt(x, y)).join(''),
  );
}

export function mirrorRows(rows: readonly string[]): string[] {
  return rows.map((row) => [...row].reverse().join(''));
}
