/** Games with a drawn table. One that has just begun has none yet, and nothing is asked of it that a table brings. */
import { existsSync } from 'node:fs';
import { GAME_IDS } from '@questhall/games';

export const DRAWN_GAMES = GAME_IDS.filter((id) =>
  existsSync(new URL(`../src/tables/${id}/table.tsx`, import.meta.url)),
);
