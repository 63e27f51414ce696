import type { Finding } from './finding.ts';

/** Where colours have their names. */
const NAMED = /\/(?:styles\/(?:tokens|palette)|colours)\.css$/;
const QUIET = /\/\*[\s\S]*?\*\/|url\([^)]*\)/g;
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\((?!from\b)/gi;
const SPACING = /(?<![\w-])(?:padding|margin|(?:row-|column-)?gap)(?:-[a-z-]+)?\s*:([^;{}]*)/dg;
/** What overlaps, and what is kept free for something that has a size, is geometry. */
const SPACE = /(?<![\w.-])(\d+(?:\.\d+)?)px\b/g;
const LARGEST_SPACE = 48;

interface Literal {
  readonly text: string;
  readonly index: number;
  readonly advice: string;
}

const coloursIn = (said: string): Literal[] =>
  [...said.matchAll(COLOUR)].map(({ 0: text, index }) => ({
    text,
    index,
    advice: 'name the colour in styles/palette.css, or mix it from one that is there',
  }));

const spacesIn = (said: string): Literal[] =>
  [...said.matchAll(SPACING)].flatMap(({ 1: value = '', indices }) =>
    [...value.matchAll(SPACE)]
      .filter(({ 1: pixels }) => Number(pixels) > 0 && Number(pixels) <= LARGEST_SPACE)
      .map(({ 0: text, index }) => ({
        text,
        index: (indices?.[1]?.[0] ?? 0) + index,
        advice: 'take a space of styles/tokens.css, --sp-2 to --sp-48',
      })),
  );

/** A colour or a space that is written out where it is used drifts away from its neighbours: tokens have them all. */
export function literalStyles(file: string, text: string): Finding[] {
  if (NAMED.test(file)) return [];
  // What is left out keeps its length, so that lines can be counted.
  const said = text.replaceAll(QUIET, (quiet) => quiet.replaceAll(/[^\n]/g, ' '));
  return [...coloursIn(said), ...spacesIn(said)].map(({ text: literal, index, advice }) => ({
    file,
    line: said.slice(0, index).split('\n').length,
    message: `${literal}: ${advice}`,
  }));
}
