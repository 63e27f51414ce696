/** Who watches a game: the referee in its folder. */
import type { Referee } from '@questhall/testkit';

/** Nothing: a game from a module of its own, or one that brings none. */
export async function loadReferee(ref: string): Promise<Referee | undefined> {
  if (ref.startsWith('file:')) return undefined;
  const address = `@questhall/games/${ref}/referee`;
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
  error.message.includes(`${ref}/referee/index.ts' imported from`);
