import type { GameId } from '@questhall/games';
import { useEffect } from 'react';
import { keepGames } from '../app/offline.ts';

/** Who has sat at a game's table can play it with no network ever after. Nothing is fetched before the table stands. */
export function useKeptOffline(game: GameId, stands: boolean): void {
  useEffect(() => {
    if (!stands) return undefined;
    const keep = () => keepGames([game]);
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      keep();
      return undefined;
    }
    const waiting = window.requestIdleCallback(keep);
    return () => window.cancelIdleCallback(waiting);
  }, [game, stands]);
}
