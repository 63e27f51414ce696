/** Outlines and middles of squares and hexes on an SVG board. */
import type { Hex } from '@questhall/geometry';

interface Middle {
  readonly x: number;
  readonly y: number;
}

/** Of a square with this upper left corner, a little smaller than its place so that neighbours do not touch. */
export function squareShape({ x, y }: Middle, size: number, inset = 1.5): string {
  const side = size - 2 * inset;
  return `M${x + inset} ${y + inset}h${side}v${side}h${-side}Z`;
}

/** [GEO-24] Pointy hexes; `radius` is the distance from the middle to a corner. */
export function hexMiddle({ q, r }: Hex, radius: number): Middle {
  return { x: Math.sqrt(3) * radius * (q + r / 2), y: 1.5 * radius * r };
}

export function hexShape({ x, y }: Middle, radius: number, inset = 1.5): string {
  const corner = radius - inset;
  const half = (Math.sqrt(3) / 2) * corner;
  return `M${x} ${y - corner}l${half} ${corner / 2}v${corner}l${-half} ${corner / 2}l${-half} ${-corner / 2}v${-corner}Z`;
}
