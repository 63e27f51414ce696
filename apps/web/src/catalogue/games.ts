/** The five boxes on the shelf, one file each. */
import { brawl } from './brawl.ts';
import { dungeonFighter } from './dungeon-fighter.ts';
import { dungeonland } from './dungeonland.ts';
import type { GameId, GameInfo } from './game-info.ts';
import { GAME_IDS } from './game-info.ts';
import { pugQuest } from './pug-quest.ts';
import { superFantasy } from './super-fantasy.ts';

export type { GameId, GameInfo } from './game-info.ts';
export { GAME_IDS } from './game-info.ts';

export const isGameId = (text: string | undefined): text is GameId => GAME_IDS.some((id) => id === text);

export const GAMES: Readonly<Record<GameId, GameInfo>> = {
  'pug-quest': pugQuest,
  brawl,
  dungeonland,
  'super-fantasy': superFantasy,
  'dungeon-fighter': dungeonFighter,
};
