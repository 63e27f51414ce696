import type { GameId } from '@questhall/games';
import { GAME_IDS } from '@questhall/games';
import type { GameTable } from '../table/game-table.ts';
import type { GamePage } from './game-page.ts';

const PAGES = import.meta.glob<GamePage>('./*/page.tsx', { eager: true, import: 'page' });

export const pageOf = (game: GameId): GamePage => PAGES[`./${game}/page.tsx`] ?? {};

/** This game, or else the first on the shelf whose page has such a part. */
export const gameWith = (part: keyof GamePage, game?: GameId): GameId | undefined =>
  [...(game === undefined ? [] : [game]), ...GAME_IDS].find((id) => pageOf(id)[part] !== undefined);

export const loadTable = async (game: GameId): Promise<GameTable> =>
  (await pageOf(game).table?.())?.table ?? (await import('../table/listen/words-table.tsx')).plainTable;
