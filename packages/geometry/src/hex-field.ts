import type { Hex } from './hexes.ts';
import { compareHexes, formatHex, HEX_DIRECTIONS, stepHex } from './hexes.ts';
import type { Lattice } from './lattice.ts';
import { at, NONE } from './lattice.ts';

/** Any set of hexes as numbered cells in reading order; directions as in HEX_DIRECTIONS. */
export interface HexField extends Lattice {
  readonly hexes: readonly Hex[];
  readonly west: number;
  readonly north: number;
  readonly width: number;
  /** Row by row over the rectangle in q and r that holds the field: the cell, or NONE. */
  readonly cells: Int32Array;
}

export function hexField(hexes: readonly Hex[]): HexField {
  const west = Math.min(...hexes.map(({ q }) => q));
  const north = Math.min(...hexes.map(({ r }) => r));
  const width = Math.max(...hexes.map(({ q }) => q)) - west + 1;
  const height = Math.max(...hexes.map(({ r }) => r)) - north + 1;
  const cells = new Int32Array(width * height).fill(NONE);
  const sorted = [...new Map(hexes.map((hex) => [formatHex(hex), hex])).values()].sort(compareHexes);
  sorted.forEach(({ q, r }, cell) => {
    cells[(r - north) * width + q - west] = cell;
  });
  const size = sorted.length;
  const field = {
    size,
    directions: 6,
    neighbours: new Int32Array(size * 6),
    hexes: sorted,
    west,
    north,
    width,
    cells,
  };
  sorted.forEach((hex, cell) => {
    HEX_DIRECTIONS.forEach((direction, d) => {
      field.neighbours[cell * 6 + d] = hexCell(field, stepHex(hex, direction));
    });
  });
  return field;
}

/** The cell of a hex, NONE outside the field. */
export function hexCell({ west, north, width, cells }: HexField, { q, r }: Hex): number {
  const column = q - west;
  const row = r - north;
  const inside = column >= 0 && column < width && row >= 0 && row * width < cells.length;
  return inside ? at(cells, row * width + column) : NONE;
}

export function hexAt(field: HexField, cell: number): Hex {
  return field.hexes[cell] as Hex;
}

export function hexCells(field: HexField, hexes: readonly Hex[]): number[] {
  return hexes.map((hex) => hexCell(field, hex)).filter((cell) => cell !== NONE);
}
