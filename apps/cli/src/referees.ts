/** Who watches a game: the referee in its folder. */
import type { Referee } from '@questhall/testkit';

/** Found by its place, which an installed package has as well; all of that is JavaScript. */
const INDEX = import.meta.url.endsWith('.js') ? 'index.js' : 'index.ts';

/** Nothing: a game from a module of its own, or one that brings none. */
export async function loadReferee(ref: string): Promise<Referee | undefined> {
  if (ref.startsWith('file:')) return undefined;
  const address = new URL(`../../../games/${ref}/referee/${INDEX}`, import.meta.url).href;
  try {
    const { referee } = (await import(address)) as { readonly referee: Referee };
    return referee;
  } catch (error) {
    if (isMissing(error, ref)) return undefined;
    throw error;
  }
}

/** There is no such folder; a file that is missing further in is a mistake. */
const isMissing = (error: unknown, ref: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(`${ref}/referee/${INDEX}' imported from`);
