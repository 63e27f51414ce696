/** Where the drawings of the game's cards are. */

import type { PugView } from '@questhall/pug-quest';
import { pugArt } from '../../../art/pug-quest/index.ts';
import { heroCard, isBoss, treasureCard } from './cards.ts';

/** The portrait of a Hero, Monster or Boss, or the picture of a Treasure. */
export function artOf(id: string, view: Pick<PugView, 'customHeroes'>): string | undefined {
  const hero = heroCard(id, view);
  if (hero !== undefined) return pugArt(`h-${hero.picture?.pug ?? id}`);
  if (treasureCard(id) !== undefined) return pugArt(`t-${id}`);
  return pugArt(`${isBoss(id) ? 'b' : 'm'}-${id}`);
}

export const worldArt = (id: string): string | undefined => pugArt(`w-${id}`);
