/** What is printed in the box, in the language of the page. */
import type { Printed } from '@questhall/games/brawl';
import { english } from '@questhall/games/brawl';
import { LANGUAGE } from '../../language/languages.ts';

const OTHERS: { readonly [tag: string]: () => Promise<Printed> } = {
  de: () => import('@questhall/games/brawl/words/de').then(({ german }) => german),
};

export let printed: Printed = english;

/** Before the table is shown: nothing of the box is named earlier. */
export async function loadPrinted(): Promise<void> {
  // English is better than nothing; the next visit tries again.
  printed = (await OTHERS[LANGUAGE]?.().catch(() => english)) ?? english;
}
