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

export const GAMES: Games = Object.fromEntries(GAME_IDS.map((id) => [id, () => kept(id)]));
