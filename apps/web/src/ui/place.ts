import type { Placement } from '@floating-ui/dom';
import { computePosition, offset, shift } from '@floating-ui/dom';

export const SIDES = ['right', 'left', 'top', 'bottom'] as const;
export type Side = (typeof SIDES)[number];

const HIDES = ['nothing', 'choices', 'subjects'] as const;
export type Hides = (typeof HIDES)[number];

export interface Place {
  /** The side of its anchor, or at an edge of the window, away from everything it is about. */
  readonly side: Side | 'docked';
  readonly left: number;
  readonly top: number;
  /** Along the edge that faces the anchor, from its left or upper end. */
  readonly arrow: number;
  /** What it hides even here. */
  readonly hides: Hides;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const MARGIN = 8;
const ARROW_INSET = 18;
const LEAST_HEIGHT = 120;
/** How much a pixel weighs: of what it is about, of what could be chosen or asked meanwhile, of any words. */
const WEIGHTS = { subjects: 400, choices: 8, words: 1 } as const;
/** Another side than the one asked for must be better by this many pixels, and a place away from it by so many. */
const HABIT = 400;
const AWAY = 3000;
/** Places away from it are looked for along so many rows and columns. */
const STEPS = [0, 0.25, 0.5, 0.75, 1] as const;

export type Surroundings = { readonly [kind in keyof typeof WEIGHTS]: readonly Box[] };

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const hidden = (at: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap(at, box), 0);

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function arrowOf(side: Side, anchor: Box, at: Box): number {
  const along = side === 'left' || side === 'right';
  const [middle, from, length] = along
    ? [anchor.top + anchor.height / 2, at.top, at.height]
    : [anchor.left + anchor.width / 2, at.left, at.width];
  return clamp(ARROW_INSET, middle - from, Math.max(ARROW_INSET, length - ARROW_INSET));
}

/** Everywhere in the window, not too finely. */
function docks({ width, height }: Pick<Box, 'width' | 'height'>): readonly Box[] {
  const right = Math.max(0, window.innerWidth - width - 2 * MARGIN);
  const bottom = Math.max(0, window.innerHeight - height - 2 * MARGIN);
  return STEPS.flatMap((across) =>
    STEPS.map((down) => ({ left: MARGIN + right * across, top: MARGIN + bottom * down, width, height })),
  );
}

/** The height there is above or below all that it is about. */
export function roomBeside({ subjects }: Surroundings): number {
  const above = Math.min(...subjects.map(({ top }) => top));
  const below = window.innerHeight - Math.max(...subjects.map(({ top, height }) => top + height));
  return Math.max(LEAST_HEIGHT, Math.max(above, below) - 2 * MARGIN);
}

/** Where it hides least: beside its anchor, or anywhere else in the window if it would hide something it is about there. */
export async function place(
  float: HTMLElement,
  anchor: Element,
  side: Side,
  around: Surroundings,
): Promise<Place> {
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const anchorBox = { left, top, width, height };
  const size = { width: float.offsetWidth, height: float.offsetHeight };
  const cost = (at: Box): number =>
    WEIGHTS.subjects * hidden(at, around.subjects) +
    WEIGHTS.choices * hidden(at, around.choices) +
    WEIGHTS.words * hidden(at, around.words);
  const beside = await Promise.all(
    [side, ...SIDES.filter((other) => other !== side)].map(async (placement: Placement & Side, rank) => {
      const { x, y } = await computePosition(anchor, float, {
        strategy: 'fixed',
        placement,
        middleware: [offset(GAP), shift({ padding: MARGIN, crossAxis: true })],
      });
      const at = { left: x, top: y, ...size };
      return { at, side: placement, cost: cost(at) + (rank === 0 ? 0 : HABIT) };
    }),
  );
  const away = docks(size).map((at) => ({ at, side: 'docked' as const, cost: cost(at) + AWAY }));
  const [best] = [...beside, ...away].toSorted((one, other) => one.cost - other.cost);
  if (best === undefined) return { side: 'docked', left: MARGIN, top: MARGIN, arrow: 0, hides: 'subjects' };
  return {
    side: best.side,
    left: best.at.left,
    top: best.at.top,
    arrow: best.side === 'docked' ? 0 : arrowOf(best.side, anchorBox, best.at),
    hides:
      hidden(best.at, around.subjects) > 0
        ? 'subjects'
        : hidden(best.at, around.choices) > 0
          ? 'choices'
          : 'nothing',
  };
}
