import type { Placement } from '@floating-ui/dom';
import { computePosition, offset, shift } from '@floating-ui/dom';

export const SIDES = ['right', 'left', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

export interface Place {
  /** The side of its anchor, or at an edge of the window, away from everything it is about. */
  readonly side: Side | 'docked';
  readonly left: number;
  readonly top: number;
  /** Along the edge that faces the anchor, from its left or upper end. */
  readonly arrow: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const MARGIN = 8;
const ARROW_INSET = 18;
/** What it is about weighs so much more than something that could be chosen meanwhile. */
const SUBJECT = 40;
/** Another side than the one asked for must be better by this many pixels. */
const HABIT = 400;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function arrowOf(side: Side, anchor: Box, at: Box): number {
  const along = side === 'left' || side === 'right';
  const [middle, from, length] = along
    ? [anchor.top + anchor.height / 2, at.top, at.height]
    : [anchor.left + anchor.width / 2, at.left, at.width];
  return clamp(ARROW_INSET, middle - from, Math.max(ARROW_INSET, length - ARROW_INSET));
}

/** The four corners and the middles of the upper and lower edge of the window. */
function docks({ width, height }: { readonly width: number; readonly height: number }): readonly Box[] {
  const [right, bottom] = [window.innerWidth - width - MARGIN, window.innerHeight - height - MARGIN];
  return [MARGIN, right / 2, right].flatMap((left) =>
    [MARGIN, bottom].map((top) => ({ left, top, width, height })),
  );
}

/**
 * Where something floats: beside its anchor, on the side where it hides least of what it is about and of what can be
 * chosen; if it would hide a subject on every side, it docks at an edge of the window.
 */
export async function place(
  float: HTMLElement,
  anchor: Element,
  {
    side,
    subjects,
    others,
  }: { readonly side: Side; readonly subjects: readonly Element[]; readonly others: readonly Element[] },
): Promise<Place> {
  const about = [anchor, ...subjects].map((element) => element.getBoundingClientRect());
  const around = others.map((element) => element.getBoundingClientRect());
  const cost = (at: Box): number =>
    SUBJECT * about.reduce((sum, box) => sum + overlap(at, box), 0) +
    around.reduce((sum, box) => sum + overlap(at, box), 0);
  const tries = await Promise.all(
    [side, ...SIDES.filter((other) => other !== side)].map(async (placement: Placement & Side, rank) => {
      const { x, y } = await computePosition(anchor, float, {
        strategy: 'fixed',
        placement,
        middleware: [offset(GAP), shift({ padding: MARGIN, crossAxis: true })],
      });
      const at = { left: x, top: y, width: float.offsetWidth, height: float.offsetHeight };
      return {
        side: placement,
        at,
        hidden: overlap(at, about[0] ?? at),
        cost: cost(at) + (rank === 0 ? 0 : HABIT),
      };
    }),
  );
  const [best] = tries.toSorted((a, b) => a.cost - b.cost);
  const [anchorBox] = about;
  if (best !== undefined && anchorBox !== undefined && best.hidden === 0)
    return {
      side: best.side,
      left: best.at.left,
      top: best.at.top,
      arrow: arrowOf(best.side, anchorBox, best.at),
    };
  const [dock] = docks({ width: float.offsetWidth, height: float.offsetHeight }).toSorted(
    (a, b) => cost(a) - cost(b),
  );
  return { side: 'docked', left: dock?.left ?? MARGIN, top: dock?.top ?? MARGIN, arrow: 0 };
}
