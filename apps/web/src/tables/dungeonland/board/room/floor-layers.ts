/** A floor as a few layers of ink, each one path over the whole tile: nothing repeats, and little is drawn. */
import { SIDE, short, WIDE } from './ink.ts';

export interface Layer {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export type Chance = () => number;

export const box = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x)} ${short(y)}h${short(wide)}v${short(high)}h${short(-wide)}Z`;

/** Shapes shared out among shades, one layer for each shade. */
export function shaded(
  shapes: readonly string[],
  shades: readonly string[],
  chance: Chance,
  line?: Pick<Layer, 'stroke' | 'width'>,
): readonly Layer[] {
  const heaps = shades.map((): string[] => []);
  for (const shape of shapes) heaps[Math.floor(chance() * heaps.length)]?.push(shape);
  return shades.map((fill, at) => ({ d: heaps[at]?.join('') ?? '', fill, ...line }));
}

/** So many small things, anywhere. */
export const strewn = (count: number, chance: Chance, draw: (x: number, y: number) => string): string =>
  Array.from({ length: count }, () => draw(8 + chance() * (WIDE - 16), 10 + chance() * (WIDE - 16))).join('');

export const blob = (x: number, y: number, wide: number, high: number): string =>
  `M${short(x - wide)} ${short(y)}q${short(wide * 0.1)} ${short(-high)} ${short(wide)} ${short(-high)}t${short(wide)} ${short(high)}q${short(-wide * 0.3)} ${short(high)} ${short(-wide)} ${short(high)}t${short(-wide)} ${short(-high)}Z`;

export const dot = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Courses of boards, each as high as said, their ends never one above the other. */
export function courses(high: number, [least, most]: readonly [number, number], chance: Chance) {
  const boards: string[] = [];
  const nails: string[] = [];
  const grain: string[] = [];
  for (let y = 0; y < WIDE; y += high) {
    let x = -chance() * least;
    while (x < WIDE) {
      const end = Math.min(WIDE, x + least + chance() * (most - least));
      const from = Math.max(0, x);
      boards.push(box(from, y, end - from, high));
      if (x > 0) nails.push(dot(x + 4.5, y + high / 2, 1.2), dot(end - 4.5, y + high / 2, 1.2));
      const line = y + high * (0.3 + chance() * 0.4);
      grain.push(
        `M${short(from + 6)} ${short(line)}q${short((end - from) / 3)} ${short(chance() * 6 - 3)} ${short(Math.max(0, end - from - 14))} 0`,
      );
      x = end;
    }
  }
  return { boards, nails: nails.join(''), grain: grain.join('') };
}

/** One square after the other, by column and row. */
export const squares = <T>(draw: (column: number, row: number) => T): readonly T[] =>
  Array.from({ length: 64 }, (_, at) => draw(at % 8, Math.floor(at / 8)));

export const squareAt = (column: number, row: number): string => box(column * SIDE, row * SIDE, SIDE, SIDE);

/** Stones of one course: cut at joints that wander a little. */
export function stones(rows: number, [least, most]: readonly [number, number], chance: Chance): string[] {
  const high = WIDE / rows;
  return Array.from({ length: rows }, (_, row) => {
    const found: string[] = [];
    let x = -chance() * least;
    while (x < WIDE) {
      const end = x + least + chance() * (most - least);
      const [from, to] = [Math.max(0, x) + 1.2, Math.min(WIDE, end) - 1.2];
      const [y, slant] = [row * high + 1.2, chance() * 3 - 1.5];
      if (to - from > 4)
        found.push(
          `M${short(from + 3)} ${short(y)}L${short(to - 2)} ${short(y + slant / 2)}L${short(to)} ${short(y + high - 5)}L${short(to - 3)} ${short(y + high - 2.4)}L${short(from)} ${short(y + high - 2.4 - slant / 2)}L${short(from + slant / 2)} ${short(y + 3)}Z`,
        );
      x = end;
    }
    return found;
  }).flat();
}
