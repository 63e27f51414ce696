/** The games as a release has kept them. */
import { GAME_IDS, RELEASED } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import type { Games } from '../src/index.ts';

const RELEASES = new URL('../../../games/released/', import.meta.url);

async function kept(id: string): Promise<Game> {
  const version = Math.max(...(RELEASED[id] ?? []));
  const { href } = new URL(`${id}/${version}.js`, RELEASES);
  return ((await import(href)) as { readonly rules: Game }).rules;
}

/** One that was never released has no matches to go on with. */
export const KEPT_IDS = GAME_IDS.filter((id) => (RELEASED[id] ?? []).length > 0);

export const GAMES: Games = Object.fromEntries(KEPT_IDS.map((id) => [id, () => kept(id)]));
