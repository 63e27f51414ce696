import type { Hex, HexDirection } from './hexes.ts';
import { compareHexes, HEX_DIRECTIONS, hexDistance, stepHex } from './hexes.ts';

/** [GEO-25] The direction of the hex row through both; undefined if they share none, or are the same hex. */
export function hexDirection(from: Hex, to: Hex): HexDirection | undefined {
  const distance = hexDistance(from, to);
  if (distance === 0) return undefined;
  return HEX_DIRECTIONS.find((direction) => {
    const end = stepHex(from, direction, distance);
    return end.q === to.q && end.r === to.r;
  });
}

/** Straight ahead, nearest first, without the start. */
export function hexRow(from: Hex, direction: HexDirection, length: number): Hex[] {
  return Array.from({ length }, (_, i) => stepHex(from, direction, i + 1));
}

/** The hexes of a common row that lie between two hexes; undefined if they share no row. */
export function hexesBetween(a: Hex, b: Hex): Hex[] | undefined {
  const direction = hexDirection(a, b);
  return direction && hexRow(a, direction, hexDistance(a, b) - 1);
}

/** [GEO-25] Do all lie on one straight row, gaps allowed? */
export function shareHexRow(hexes: readonly Hex[]): boolean {
  const same = (coordinate: (hex: Hex) => number) => new Set(hexes.map(coordinate)).size <= 1;
  return same(({ q }) => q) || same(({ r }) => r) || same(({ q, r }) => q + r);
}

/**
 * [GEO-27] The line drawn between two centres, both included: at each of its even steps the nearest hex, or both
 * where it runs exactly along their common border. The line back is the same in reverse.
 */
export function hexLine(from: Hex, to: Hex): Hex[][] {
  const n = hexDistance(from, to);
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  return Array.from({ length: n + 1 }, (_, k) => {
    if (k === 0) return [from];
    // One of the three cube coordinates moves by a whole number at each step, so one rounding settles the other two.
    if (Math.abs(dr) === n) {
      const r = from.r + Math.sign(dr) * k;
      return nearest(dq * k, n).map((q) => ({ q: from.q + q, r }));
    }
    if (Math.abs(dq) === n) {
      const q = from.q + Math.sign(dq) * k;
      return nearest(dr * k, n).map((r) => ({ q, r: from.r + r }));
    }
    const sum = Math.sign(dq + dr) * k;
    return nearest(dq * k, n)
      .map((q) => ({ q: from.q + q, r: from.r + sum - q }))
      .sort(compareHexes);
  });
}

/** The whole number nearest to part / n, or both neighbours of an exact half. */
function nearest(part: number, n: number): number[] {
  const rest = ((part % n) + n) % n;
  const below = (part - rest) / n;
  if (2 * rest === n) return [below, below + 1];
  return [2 * rest < n ? below : below + 1];
}

/** [GEO-28] The first hexes in the way of a drawn line; where it runs between two, only both together block it. */
export function hexSightBlock(from: Hex, to: Hex, blocks: (hex: Hex) => boolean): Hex[] | undefined {
  return hexLine(from, to)
    .slice(1, -1)
    .find((step) => step.every(blocks));
}
