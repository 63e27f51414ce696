/** The bots' own few words around the sentences of the games. */

export const ONLY_CHOICE = 'It is the only choice.';
export const NOTHING_AT_ONCE = 'Nothing much comes of it at once.';

/** A sentence of the game, and how often it came true. */
export function because(sentence: string, often: number): string {
  if (often > 0.9) return sentence;
  return often >= 0.5 ? `Most often: ${sentence}` : `Sometimes: ${sentence}`;
}
