/** Where hexes are drawn. The arena is seen a little from above the own gate: rows lie closer than hexes are wide. */
import type { BrawlView, HexId, Home } from '@questhall/games/brawl';
import { HEXES } from '@questhall/games/brawl';
import { hexMiddle } from '../../../table/parts/grid.ts';
import type { Box } from '../../../table/zoom.ts';

const RADIUS = 46;
/** How much lower things look than they are long. */
const TILT = 0.87;

/** The stones, and as much of the gates as is worth seeing. */
export const ARENA: Box = { x: -378, y: -248, width: 756, height: 496 };

/** Heads at the gates, which stand beyond the hexes. */
const GATES = 46;

/** As much of the arena as there is to see: while somebody waits, with both gates. */
export const arenaOf = ({ champions }: BrawlView): Box =>
  champions.some(({ hex }) => hex === null)
    ? { ...ARENA, y: ARENA.y - GATES, height: ARENA.height + 2 * GATES }
    : ARENA;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The end of the arena that is drawn at the foot: the own one. */
export const nearHome = (view: BrawlView): Home => view.homes[view.side ?? 0] ?? 'south';

export function placeOf(hex: HexId, near: Home): Place {
  const middle = hexMiddle(HEXES[hex] ?? { q: 0, r: 0 }, RADIUS);
  const side = near === 'south' ? 1 : -1;
  return { x: side * middle.x, y: side * middle.y * TILT };
}

/** The six corners of a hex, clockwise from the uppermost. */
export function cornersAt({ x, y }: Place, inset: number): readonly Place[] {
  const long = RADIUS - inset;
  const [half, corner] = [(Math.sqrt(3) / 2) * long, long * TILT];
  return [
    { x, y: y - corner },
    { x: x + half, y: y - corner / 2 },
    { x: x + half, y: y + corner / 2 },
    { x, y: y + corner },
    { x: x - half, y: y + corner / 2 },
    { x: x - half, y: y - corner / 2 },
  ];
}

/** The outline of a hex; `inset` draws it smaller than its place. */
export function outlineAt({ x, y }: Place, inset = 1.5): string {
  const long = RADIUS - inset;
  const half = (Math.sqrt(3) / 2) * long;
  const corner = long * TILT;
  return `M${x} ${y - corner}l${half} ${corner / 2}v${corner}l${-half} ${corner / 2}l${-half} ${-corner / 2}v${-corner}Z`;
}

/** How far out the gates lie: their inner half is under the first stones. */
export const GATE = 229;

/** Where those who are out of action wait, side by side: at their own gate. */
export const gatePlace = (home: Home, near: Home, at: number, of: number): Place => ({
  x: (at - (of - 1) / 2) * 62,
  y: home === near ? GATE : -GATE,
});
