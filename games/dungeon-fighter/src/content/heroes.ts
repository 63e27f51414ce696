/** [DF-HERO] Hero sheets: the four of the box. */
import type { Hero } from '../vocabulary.ts';

export const LABYRINTH_HEROES: readonly Hero[] = [
  {
    id: 'tina-thunder',
    pack: 'labyrinth',
    name: 'Tina Thunder',
    picture: 'tina-thunder',
    abilities: { red: { kind: 'piercing' }, green: { kind: 'selfHealing' }, blue: { kind: 'hammer' } },
    carries: { weapon: 2, armor: 1, spendable: 1 },
    quote: 'If it does not ring, I did not hit it.',
    flavour: 'Born in a storm, thrown out of three choirs.',
  },
  {
    id: 'prince-todd',
    pack: 'labyrinth',
    name: 'Prince Todd',
    picture: 'prince-todd',
    abilities: { red: { kind: 'focused' }, green: { kind: 'pickpocket' }, blue: { kind: 'royalMoney' } },
    carries: { weapon: 1, armor: 1, spendable: 2 },
    quote: 'Money is no object. It is a projectile.',
    flavour: 'Heir to a throne he has pawned twice.',
  },
  {
    id: 'randolph',
    pack: 'labyrinth',
    name: 'Randolph',
    picture: 'randolph',
    abilities: { red: { kind: 'healParty' }, green: { kind: 'rethrow' }, blue: { kind: 'metamorphosis' } },
    carries: { weapon: 1, armor: 1, spendable: 2 },
    quote: 'Was that a monster or a coat stand? Frog, either way.',
    flavour: 'His teacher lives on his hat and disagrees with everything.',
  },
  {
    id: 'lanky-loushot',
    pack: 'labyrinth',
    name: 'Lanky Loushot',
    picture: 'lanky-loushot',
    abilities: {
      red: { kind: 'swornEnemy', type: 'goblin' },
      green: { kind: 'agileInstincts' },
      blue: { kind: 'trackingStrike' },
    },
    carries: { weapon: 2, armor: 1, spendable: 1 },
    quote: 'I see two of them. I shall hit the one in the middle.',
    flavour: 'The best archer of his village, which has since moved away.',
  },
];
