/** Whether a text speaks of what somebody looks for: in any order, in singular or plural, as a verb or a noun. */

const ENDINGS = /(?:ies|ing|ed|es|s|y)$/;
const SHORTEST = 3;

/** "targets", "targeted" and "targeting" as "target". */
function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return stem.length < SHORTEST ? word : stem;
}

export const wordsIn = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** How many of the words it has, from 0 to 1. Without words to look for, everything has all of them. */
export function wordsFound(query: string, text: string): number {
  const words = wordsIn(query);
  const lower = text.toLowerCase();
  return words.length === 0 ? 1 : words.filter((word) => lower.includes(stemOf(word))).length / words.length;
}

/** Those that have all words; where there are none, those that have most of them, more than half at least. */
export function withWords<T>(all: readonly T[], query: string, textOf: (one: T) => string): readonly T[] {
  const found = all.map((one) => ({ one, share: wordsFound(query, textOf(one)) }));
  const best = Math.max(0, ...found.map(({ share }) => share));
  return best <= 0.5 ? [] : found.filter(({ share }) => share === best).map(({ one }) => one);
}
