import type { Finding } from './finding.ts';

/** Where colours have their names. */
const NAMED = /\/(?:styles\/(?:tokens|palette)|colours)\.css$/;
const QUIET = /\/\*[\s\S]*?\*\/|url\([^)]*\)/g;
const LITERAL = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\((?!from\b)/gi;

/** A colour that is written out where it is used drifts away from its neighbours. Beside tokens, style sheets name theirs. */
export function literalColours(file: string, text: string): Finding[] {
  if (NAMED.test(file)) return [];
  // What is left out keeps its length, so that lines can be counted.
  const said = text.replaceAll(QUIET, (quiet) => quiet.replaceAll(/[^\n]/g, ' '));
  return [...said.matchAll(LITERAL)].map(({ 0: colour, index }) => ({
    file,
    line: said.slice(0, index).split('\n').length,
    message: `${colour}: name the colour in styles/palette.css, or mix it from one that is there`,
  }));
}
