/** Bone Duel with two mistakes: a clone shares its hands, and one bone exists only on paper. */
import { asGame } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';

export const brokenToy = asGame({
  ...toy,
  id: 'broken-toy',
  content: [...toy.content, 'wishbone'],
  clone: (s) => ({
    ...toy.clone(s),
    fighters: s.fighters.map((fighter) => ({ ...fighter, hand: fighter.hand })),
  }),
});
