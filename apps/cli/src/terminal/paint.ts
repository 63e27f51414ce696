/** Colours that mean something, and none where they would be noise. */
import type { Io } from '../io.ts';

const CODES = {
  /** Headings and what one looks at first. */
  strong: ['\x1b[1m', '\x1b[22m'],
  /** What may be skipped. */
  faint: ['\x1b[2m', '\x1b[22m'],
  good: ['\x1b[32m', '\x1b[39m'],
  bad: ['\x1b[31m', '\x1b[39m'],
  warn: ['\x1b[33m', '\x1b[39m'],
  /** What one can type. */
  key: ['\x1b[36m', '\x1b[39m'],
} as const;

export type Paint = { readonly [Name in keyof typeof CODES]: (text: string) => string };

/** Styles for what is written to a person; the identity where there is no colour. */
export function paintFor({ colour }: Pick<Io, 'colour'>): Paint {
  const styles = Object.entries(CODES).map(([name, [on, off]]) => [
    name,
    colour ? (text: string) => `${on}${text}${off}` : (text: string) => text,
  ]);
  return Object.fromEntries(styles) as Paint;
}
