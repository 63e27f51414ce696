/** What the parts of this table get. */
import type { BrawlView } from '@questhall/games/brawl';
import type { Scene } from '../../../table/game-table.ts';

export type BrawlScene = Scene<BrawlView>;
