import type { GameId } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import { useCallback } from 'react';
import { useLoaded } from '../app/use-loaded.ts';
import { loadRules } from '../play/games.ts';
import { loadSpokenRules } from '../play/spoken.ts';
import type { GameTable } from '../table/game-table.ts';
import { plainTable } from '../table/listen/words-table.tsx';
import { loadTable } from './pages.ts';

/** The rules of a game, as in `loadSpokenRules`, and its table; undefined until both are here. */
export function useGame(
  game: GameId,
  version?: number,
): { readonly rules: Game; readonly table: GameTable } | undefined {
  return useLoaded(
    useCallback(async () => {
      const [rules, newest, table] = await Promise.all([
        loadSpokenRules(game, version),
        loadRules(game),
        loadTable(game),
      ]);
      return { rules, table: tableFor(rules, newest, table) };
    }, [game, version]),
  );
}

/** What is missing is only looked for in matches of older rules. */
function tableFor(rules: Game, newest: Game, table: GameTable): GameTable {
  if (rules.shape !== newest.shape) return plainTable;
  const { since, ...today } = table;
  return rules.version === newest.version || since === undefined ? today : table;
}
