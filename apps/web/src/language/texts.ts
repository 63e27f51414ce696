/**
 * What the page says. The English sentence is written where it is shown, `t('Play again')`; in another language its
 * translation is looked up by it. What has none is said in English.
 */
import type { Values } from '@questhall/language';
import { formatMessage, messageParts, pseudo } from '@questhall/language';
import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import type { Catalogue } from './catalogue.ts';
import { LANGUAGE, LANGUAGES, PSEUDO } from './languages.ts';

let catalogue: Catalogue = {};

/** Before anything is said. English has nothing to wait for. */
export async function loadTexts(): Promise<void> {
  if (LANGUAGE === PSEUDO) return;
  try {
    catalogue = (await LANGUAGES[LANGUAGE].catalogue?.()) ?? {};
  } catch {
    // English is better than nothing; the next visit tries again.
  }
}

const rules = new Intl.PluralRules(LANGUAGE);
const rule = (n: number): string => rules.select(n);

const NONE = {};

/** A translation that is still empty is none. */
const inLanguage = (english: string): string => catalogue[english] || english;

/** A sentence in the language of whoever reads it. */
export function t(english: string, values: Values = NONE): string {
  const said = formatMessage(inLanguage(english), values, rule);
  return LANGUAGE === PSEUDO ? pseudo(said) : said;
}

/** The same around pictures, keys and links. */
export function rich(english: string, values: Values<ReactNode>): ReactNode {
  const parts = messageParts(inLanguage(english), values, rule);
  const said = parts.map((part) => (LANGUAGE === PSEUDO && typeof part === 'string' ? pseudo(part) : part));
  return createElement(Fragment, null, ...said);
}
