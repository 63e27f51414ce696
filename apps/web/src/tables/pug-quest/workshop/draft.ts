/** A hero on the bench: as the rules read it, before they give it ids. */
import type { Combo, Hero, Picture } from '@questhall/games/pug-quest';

export interface Draft extends Omit<Hero, 'id' | 'origin' | 'short' | 'combos'> {
  readonly combos: readonly Omit<Combo, 'id'>[];
}

const BARE: Picture = { pug: 'blank-a', hat: 'paper' };

/** Heroes of the box are drawn by hand; one made like them wears paper until it is dressed. */
export const picturedAs = ({ picture }: Pick<Draft, 'picture'>): Picture => picture ?? BARE;
