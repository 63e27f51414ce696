import type { Ability, Combo, Treasure } from '../../vocabulary.ts';
import { attack, combo, draw, heal, mark, move } from '../build.ts';

/** [PQ-RULING-67] In a Creature's paws: the same swing at the same price, without the Hero's card play. */
const swung = ({ cost, effects }: Combo): readonly Ability[] => [
  { when: 'free', uses: 'oncePerTurn', cost, effects: effects.filter((effect) => effect.do !== 'draw') },
];

const weapon = (id: string, name: string, swing: Combo): Treasure => ({
  id,
  name,
  origin: 'authored',
  kind: 'weapon',
  combo: swing,
  underCreature: swung(swing),
});

/** [PQ-TREAS-08] One for each way to hit. */
export const WEAPONS: readonly Treasure[] = [
  weapon(
    'bone-sword',
    'Bone Sword',
    combo(
      'treasure',
      'chop-and-chew',
      'Chop and Chew',
      ['spirit', 'strength'],
      [attack('melee', 3), heal(1)],
    ),
  ),
  weapon(
    'squeaky-hammer',
    'Squeaky Hammer',
    combo(
      'treasure',
      'squeak',
      'Squeak!',
      ['strength', 'magic', 'spirit'],
      [attack('triple-fan', 2), mark('flustered', 'target', 'roundEnd', { stat: 'damage', by: -1 })],
    ),
  ),
  weapon(
    'ball-sling',
    'Ball Sling',
    combo('treasure', 'far-throw', 'Far Throw', ['speed', 'intellect'], [attack('any', 3)]),
  ),
  weapon(
    'leash-whip',
    'Leash Whip',
    combo(
      'treasure',
      'heel',
      'Heel!',
      ['speed', 'strength'],
      [attack('distance', 2), move('target', 1, 'choice'), draw(1)],
    ),
  ),
  weapon(
    'wand-of-fetch',
    'Wand of Fetch',
    combo(
      'treasure',
      'there-and-back',
      'There and Back',
      ['magic', 'intellect'],
      [attack('penetrating', 1, { times: 2 }), draw(1)],
    ),
  ),
  weapon(
    'frisbee-chakram',
    'Frisbee Chakram',
    combo('treasure', 'wide-curve', 'Wide Curve', ['speed', 'intellect'], [attack('double-fork', 3)]),
  ),
  weapon(
    'claw-gauntlet',
    'Claw Gauntlet',
    combo(
      'treasure',
      'left-and-right',
      'Left and Right',
      ['strength', 'speed'],
      [attack('double-side', 2, { side: 'either' }), draw(1)],
    ),
  ),
  weapon(
    'howling-horn',
    'Howling Horn',
    combo(
      'treasure',
      'long-howl',
      'Long Howl',
      ['magic', 'spirit'],
      [attack('triple-wide', 2), move('target', 1, 'choice')],
    ),
  ),
];
