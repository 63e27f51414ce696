/** Who watches a game: the referee that its package brings. */
import type { Referee } from '@questhall/testkit';

/** Nothing: a game from a module of its own, or one that brings none. */
export async function loadReferee(ref: string): Promise<Referee | undefined> {
  if (ref.startsWith('file:')) return undefined;
  const address = `@questhall/${ref}/referee`;
  try {
    const { referee } = (await import(address)) as { readonly referee: Referee };
    return referee;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
