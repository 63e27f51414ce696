/** The languages of the page. Games bring their own words: `languages` in a game's manifest. */
import type { Catalogue } from './catalogue.ts';

interface Language {
  /** As those who speak it call it. */
  readonly name: string;
  /** Nothing: the texts are written in it. */
  readonly catalogue?: () => Promise<Catalogue>;
}

export const TAGS = ['en', 'de'] as const;
export type LanguageTag = (typeof TAGS)[number];

export const LANGUAGES: { readonly [tag in LanguageTag]: Language } = {
  en: { name: 'English' },
  de: { name: 'Deutsch', catalogue: () => import('./de/index.ts').then(({ de }) => de) },
};

/** English, longer and accented: shows what was not translated and what would be cut. Chosen by tests only. */
export const PSEUDO = 'en-XA';

const KEY = 'questhall.language';

const isLanguage = (tag: string | null | undefined): tag is LanguageTag =>
  typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Forbidden, or there is none: a worker, or no browser at all.
    return null;
  }
}

/** What was chosen on this device, or else the first of the browser's languages that we speak. */
function chosen(): LanguageTag | typeof PSEUDO {
  const kept = stored();
  if (kept === PSEUDO || isLanguage(kept)) return kept;
  const wished = globalThis.navigator?.languages ?? [];
  return wished.flatMap((tag) => [tag, tag.split('-')[0]]).find(isLanguage) ?? 'en';
}

/** Settled when the page is opened; another choice opens it anew. */
export const LANGUAGE = chosen();

/** How numbers and dates are written: in English with the day before the month. */
export const LOCALE = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE;

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur', 'yi']);

/** As the page's `dir`. */
export const DIRECTION = RIGHT_TO_LEFT.has(LANGUAGE.split('-')[0] ?? '') ? 'rtl' : 'ltr';

export function chooseLanguage(tag: LanguageTag): void {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // A full or forbidden storage: the choice cannot be kept, and the browser's language stays.
  }
  location.reload();
}
