/** [DF-MIX] Heroes of the second box, the Travellers’ Fair: cards of our own, with backs that match those of the Labyrinth. */
import type { Hero } from '../../vocabulary.ts';

const pack = 'fair';

export const FAIR_HEROES: readonly Hero[] = [
  {
    id: 'granny-grapeshot',
    pack,
    name: 'Granny Grapeshot',
    picture: 'granny-grapeshot',
    abilities: { red: { kind: 'piercing' }, green: { kind: 'healParty' }, blue: { kind: 'grapeshot' } },
    carries: { weapon: 1, armor: 1, spendable: 2 },
    quote: 'Eat your soup, dear, I have dice to fire.',
    flavour: 'Knits chain mail. Loads it, too.',
  },
  {
    id: 'sir-clank',
    pack,
    name: 'Sir Clank',
    picture: 'sir-clank',
    abilities: { red: { kind: 'selfHealing' }, green: { kind: 'focused' }, blue: { kind: 'paradeShield' } },
    carries: { weapon: 1, armor: 2, spendable: 1 },
    quote: 'Mmpf! Mmmpf mpf!',
    flavour: 'The visor has been stuck since the parade.',
  },
  {
    id: 'bruno-bellringer',
    pack,
    name: 'Bruno Bellringer',
    picture: 'bruno-bellringer',
    abilities: {
      red: { kind: 'swornEnemy', type: 'beast' },
      green: { kind: 'selfHealing' },
      blue: { kind: 'bellRinger' },
    },
    carries: { weapon: 2, armor: 1, spendable: 1 },
    quote: 'Who rang? Oh. Me.',
    flavour: 'Lifts anything but a teacup with his little finger in.',
  },
  {
    id: 'pipa-patchwork',
    pack,
    name: 'Pipa Patchwork',
    picture: 'pipa-patchwork',
    abilities: { red: { kind: 'pickpocket' }, green: { kind: 'rethrow' }, blue: { kind: 'clowning' } },
    carries: { weapon: 1, armor: 1, spendable: 2 },
    quote: 'Smell my flower. Go on. Go on!',
    flavour: 'Her shoes arrive half a minute before her.',
  },
];
