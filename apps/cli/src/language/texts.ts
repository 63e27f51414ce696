/** What the frame of a terminal table says, in the language of whoever sits there. The English sentence is its own key. */
import type { Values } from '@questhall/language';
import { formatMessage } from '@questhall/language';
import { de } from './de.ts';

/** A translation: the English message and what stands for it. */
export type Catalogue = { readonly [english: string]: string };

const CATALOGUES: { readonly [tag: string]: Catalogue } = { de };

export const SPOKEN_TAGS: readonly string[] = ['en', ...Object.keys(CATALOGUES)];

export interface Tongue {
  readonly tag: string;
  readonly t: (english: string, values?: Values) => string;
}

export function tongueOf(tag: string): Tongue {
  const catalogue = CATALOGUES[tag] ?? {};
  const rules = new Intl.PluralRules(tag);
  return {
    tag,
    t: (english, values = {}) => formatMessage(catalogue[english] ?? english, values, (n) => rules.select(n)),
  };
}

/** As the terminal is set: `de_AT.UTF-8` is German. What we do not speak is English. */
export function wishedTag({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: {
  readonly [name: string]: string | undefined;
}): string {
  const wished = /^[a-z]+/.exec(LC_ALL || LC_MESSAGES || LANG || '')?.[0] ?? '';
  return SPOKEN_TAGS.includes(wished) ? wished : 'en';
}
