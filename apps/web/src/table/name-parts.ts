import type { Ref } from '@questhall/kernel';

interface Part {
  /** Where it begins in the sentence. */
  readonly at: number;
  readonly words: string;
  /** What these words name. */
  readonly ref?: Ref;
}

interface Name {
  readonly name: string;
  readonly ref: Ref;
}

/** Takes a sentence apart, so that each name in it can be pointed at; of two names that fit, the longer one is meant. */
export function nameParts(text: string, names: readonly Name[]): readonly Part[] {
  const longFirst = names.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  const parts: Part[] = [];
  let plain = 0;
  const flush = (to: number): void => {
    if (to > plain) parts.push({ at: plain, words: text.slice(plain, to) });
  };
  for (let at = 0; at < text.length; ) {
    const found = longFirst.find(({ name }) => text.startsWith(name, at));
    if (found === undefined) {
      at += 1;
      continue;
    }
    flush(at);
    parts.push({ at, words: found.name, ref: found.ref });
    at += found.name.length;
    plain = at;
  }
  flush(text.length);
  return parts;
}
