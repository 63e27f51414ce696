/**
 * How each game looks on the table: a folder here and a line below (docs/add-a-table.md). A game whose rules are known
 * (play/games.ts) but which has no line here is played in words and buttons.
 */
import type { GameId } from '../catalogue/games.ts';
import type { GameTable } from '../table/board-props.ts';
import { plainTable } from '../table/plain/plain-table.tsx';

/** Each is a chunk of its own, loaded when somebody sits down. */
const TABLES: { readonly [game in GameId]?: () => Promise<{ readonly table: GameTable }> } = {
  'pug-quest': () => import('./pug-quest/table.tsx'),
  brawl: () => import('./brawl/table.tsx'),
  dungeonland: () => import('./dungeonland/table.tsx'),
  'super-fantasy': () => import('./super-fantasy/table.tsx'),
  'dungeon-fighter': () => import('./dungeon-fighter/table.tsx'),
};

export const loadTable = async (game: GameId): Promise<GameTable> =>
  (await TABLES[game]?.())?.table ?? plainTable;
