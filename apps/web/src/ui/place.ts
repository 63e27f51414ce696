/** Where a floating thing goes: beside its anchor, inside the window, with an arrow that still points at the anchor. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

export const SIDES = ['right', 'left', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Along the edge that faces the anchor, from its left or upper end. */
  readonly arrow: number;
}

const GAP = 14;
const MARGIN = 8;
const ARROW_INSET = 18;

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));

function roomOn(side: Side, anchor: Box, view: Size): number {
  if (side === 'right') return view.width - anchor.left - anchor.width;
  if (side === 'left') return anchor.left;
  if (side === 'top') return anchor.top;
  return view.height - anchor.top - anchor.height;
}

const sideways = (side: Side): boolean => side === 'left' || side === 'right';

/** The preferred side if the thing fits there, else the first side where it does, else the roomiest. */
function chooseSide(anchor: Box, size: Size, view: Size, preferred: Side): Side {
  const fits = (side: Side): boolean =>
    roomOn(side, anchor, view) >= (sideways(side) ? size.width : size.height) + GAP + MARGIN;
  return (
    [preferred, ...SIDES].find(fits) ??
    SIDES.toSorted((a, b) => roomOn(b, anchor, view) - roomOn(a, anchor, view))[0] ??
    preferred
  );
}

export function place(anchor: Box, size: Size, view: Size, preferred: Side = 'right'): Place {
  const side = chooseSide(anchor, size, view, preferred);
  const middleX = anchor.left + anchor.width / 2;
  const middleY = anchor.top + anchor.height / 2;
  const wantedLeft =
    side === 'right'
      ? anchor.left + anchor.width + GAP
      : side === 'left'
        ? anchor.left - size.width - GAP
        : middleX - size.width / 2;
  const wantedTop =
    side === 'bottom'
      ? anchor.top + anchor.height + GAP
      : side === 'top'
        ? anchor.top - size.height - GAP
        : middleY - Math.min(size.height / 2, 44);
  const left = clamp(wantedLeft, MARGIN, view.width - size.width - MARGIN);
  const top = clamp(wantedTop, MARGIN, view.height - size.height - MARGIN);
  const arrow = sideways(side)
    ? clamp(middleY - top, ARROW_INSET, size.height - ARROW_INSET)
    : clamp(middleX - left, ARROW_INSET, size.width - ARROW_INSET);
  return { side, left, top, arrow };
}
