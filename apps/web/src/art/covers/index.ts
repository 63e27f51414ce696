import type { GameId } from '../../catalogue/games.ts';
import brawl from './brawl.svg?url';
import dungeonFighter from './dungeon-fighter.svg?url';
import dungeonland from './dungeonland.svg?url';
import pugQuest from './pug-quest.svg?url';
import superFantasy from './super-fantasy.svg?url';

/** Pictures of the boxes, 220 by 300. */
export const COVERS: Readonly<Record<GameId, string>> = {
  'pug-quest': pugQuest,
  brawl,
  dungeonland,
  'super-fantasy': superFantasy,
  'dungeon-fighter': dungeonFighter,
};
