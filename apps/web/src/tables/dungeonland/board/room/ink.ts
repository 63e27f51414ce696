/** The hand that draws the rooms: its inks, and chances that fall the same way every time. */

export const SIDE = 48;
export const WIDE = 8 * SIDE;
export const INK = '#0b1026';
export const GOLD = '#d8b25a';
export const GOLD_HI = '#f7e2a4';

/** Fractions from 0 to 1, the same for the same seed. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const short = (value: number): number => Math.round(value * 10) / 10;

/** A point so far from the middle, in degrees clockwise from the right. */
export function around(reach: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [short(reach * Math.cos(angle)), short(reach * Math.sin(angle))];
}

/** A star of so many points between two circles. */
export const starPath = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: 2 * points }, (_, at) =>
    around(at % 2 === 0 ? outer : inner, (at * 180) / points - 90).join(' '),
  ).join('L')}Z`;
