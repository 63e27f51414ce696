/** The same sentence for fingers: things are tapped, and there are neither keys nor a pointer that rests on something. */

/** Sentences that only make sense with a keyboard or a mouse. */
const NOT_FOR_FINGERS = /\b(?:[A-Z] (?:asks|takes|ends)|Space (?:goes|for)|By keyboard|before you click)\b/;

export function inTouchWords(text: string): string {
  return text
    .replaceAll(/Rest the pointer on ([^,]+), or press long,/g, 'Press long on $1')
    .split(/(?<=[.!?]) /)
    .filter((sentence) => !NOT_FOR_FINGERS.test(sentence))
    .join(' ')
    .replaceAll(/\b(C|c)lick/g, (_, first: string) => (first === 'C' ? 'Tap' : 'tap'))
    .replaceAll(/\b(P|p)ress (?!long)/g, (_, first: string) => (first === 'P' ? 'Tap ' : 'tap '));
}

/** In the words of whatever the person points with. */
export const inOwnWords = (text: string): string =>
  window.matchMedia('(pointer: coarse)').matches ? inTouchWords(text) : text;
