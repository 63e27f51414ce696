/** Where the narrator stands over a board: at an edge where it hides nothing of what it speaks of. Pure numbers. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
  /** How many square pixels of its subjects it hides there. */
  readonly hidden: number;
}

const MARGIN = 10;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Corners first, then the middles of the upper and the lower edge. */
function spotsIn(room: Box, { width, height }: Pick<Box, 'width' | 'height'>): readonly Box[] {
  const left = room.left + MARGIN;
  const top = room.top + MARGIN;
  const right = Math.max(left, room.left + room.width - width - MARGIN);
  const bottom = Math.max(top, room.top + room.height - height - MARGIN);
  const middle = (left + right) / 2;
  return [
    { left, top },
    { left: right, top },
    { left, top: bottom },
    { left: right, top: bottom },
    { left: middle, top },
    { left: middle, top: bottom },
  ].map((at) => ({ ...at, width, height }));
}

/** The place it has is kept as long as no other hides less. */
export function dock(
  room: Box,
  size: Pick<Box, 'width' | 'height'>,
  subjects: readonly Box[],
  now?: Pick<Spot, 'left' | 'top'>,
): Spot {
  const spots = spotsIn(room, size).map((box) => ({
    left: box.left,
    top: box.top,
    hidden: subjects.reduce((sum, subject) => sum + overlap(box, subject), 0),
  }));
  const least = Math.min(...spots.map(({ hidden }) => hidden));
  const best = spots.filter(({ hidden }) => hidden === least);
  const kept = best.find(({ left, top }) => left === now?.left && top === now.top);
  return kept ?? best[0] ?? { left: room.left, top: room.top, hidden: 0 };
}
