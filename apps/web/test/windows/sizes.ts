/** Windows: those that people have, and any others. */
import { below, seeded } from '@questhall/kernel';

export interface Opening {
  readonly width: number;
  readonly height: number;
  /** The size of letters, as a part of the usual one. */
  readonly text: number;
  /** Lines, words and letters stand apart, as WCAG 1.4.12 lets readers have them. */
  readonly spaced: boolean;
}

const plain = (width: number, height: number): Opening => ({ width, height, text: 1, spaced: false });

export const KNOWN: readonly Opening[] = [
  plain(1280, 720),
  plain(1366, 660),
  plain(1536, 730),
  plain(1920, 1080),
  plain(2560, 1300),
  plain(720, 450),
  plain(844, 390),
  plain(820, 1180),
  plain(360, 640),
];

const TEXTS = [1, 1, 1, 1.125, 1.25, 1.5, 2] as const;
const FINE = 10_000;

/** Between 320×480 and 3840×2160, small ones as often as large ones; every fifth with its text spaced out. */
export function randomOpenings(seed: string, count: number): readonly Opening[] {
  const chance = { rng: seeded(seed) };
  const between = (low: number, high: number): number =>
    Math.round(low * (high / low) ** (below(chance, FINE) / FINE));
  return Array.from({ length: count }, () => ({
    width: between(320, 3840),
    height: between(480, 2160),
    text: TEXTS[below(chance, TEXTS.length)] ?? 1,
    spaced: below(chance, 5) === 0,
  }));
}

export const nameOf = ({ width, height, text, spaced }: Opening): string =>
  `${width}×${height}${text === 1 ? '' : ` text ${text * 100} %`}${spaced ? ' spaced' : ''}`;
