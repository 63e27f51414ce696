/** The arrow keys walk over the things on the table: to the nearest one that lies that way. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WAYS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const;
export type Arrow = keyof typeof WAYS;

export const isArrow = (key: string): key is Arrow => Object.hasOwn(WAYS, key);

/** What lies off the straight way counts as being further; what lies far more beside than ahead, much further. */
const DETOUR = 2.2;
const ASIDE = 2.5;
const NOT_THAT_WAY = 10_000;

const middle = ({ left, top, width, height }: Box): readonly [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** The index of the box to go to from one of them; nothing: none lies that way. */
export function nextBox(boxes: readonly Box[], from: Box, arrow: Arrow): number | undefined {
  const [dx, dy] = WAYS[arrow];
  const [x, y] = middle(from);
  let best: number | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const [toX, toY] = middle(box);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    const far = along + aside * DETOUR + (aside > along * ASIDE ? NOT_THAT_WAY : 0);
    if (along <= 1 || far >= shortest) return;
    shortest = far;
    best = index;
  });
  return best;
}
