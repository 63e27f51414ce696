import type { GameId } from '@questhall/games';
import { useEffect } from 'react';
import { keepGames } from '../app/offline.ts';

/** Milliseconds in which a table that has just opened has line and processor for itself: pictures, dice, the first moves of bots. */
const SETTLING = 2000;

/** Who has sat at a game's table can play it with no network ever after. Nothing is fetched before the table stands. */
export function useKeptOffline(game: GameId, stands: boolean): void {
  useEffect(() => {
    if (!stands) return undefined;
    const waiting = setTimeout(() => {
      const keep = () => keepGames([game]);
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) window.requestIdleCallback(keep);
      else keep();
    }, SETTLING);
    return () => clearTimeout(waiting);
  }, [game, stands]);
}
