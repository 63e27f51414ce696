/** Where the drawings of figures are. */
import { ownMonster } from '@questhall/games/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';

/** A monster that a player made is drawn like one of the box. */
export const figureArt = (card: string): string | undefined => art(ownMonster(card)?.looks ?? card);
