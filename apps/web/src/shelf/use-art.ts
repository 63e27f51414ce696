import type { GameId } from '@questhall/games';
import { useLoaded } from '../app/use-loaded.ts';
import { pageOf } from '../tables/pages.ts';

const NONE = () => Promise.resolve({ art: () => undefined });

/** From the names of a game's drawings to their addresses; undefined until they are known. */
export function useArt(game: GameId): (name: string) => string | undefined {
  const drawings = useLoaded(pageOf(game).drawings ?? NONE);
  return (name) => drawings?.art(name);
}
