/** Where the drawings of the game's cards are. */

import type { PugView } from '@questhall/games/pug-quest';
import { dressedPug } from '../../../art/pug-quest/dressed.ts';
import { art as pugArt } from '../../../art/pug-quest/index.ts';
import { heroCard, isBoss, looksOf, treasureCard } from './cards.ts';

/** A Hero made by a player who did not care for looks. */
const PLAIN = { pug: 'blank-a', hat: 'paper' } as const;

/** The portrait of a Hero, Monster or Boss, or the picture of a Treasure. */
export function artOf(id: string, view: Pick<PugView, 'customHeroes'>): string | undefined {
  const hero = heroCard(id, view);
  if (hero !== undefined) return pugArt(`h-${id}`) ?? dressedPug(hero.picture ?? PLAIN);
  if (treasureCard(id) !== undefined) return pugArt(`t-${id}`);
  return pugArt(`${isBoss(id) ? 'b' : 'm'}-${looksOf(id)}`);
}

export const worldArt = (id: string): string | undefined => pugArt(`w-${id}`);
