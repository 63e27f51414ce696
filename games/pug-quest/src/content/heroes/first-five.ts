import type { Hero } from '../../vocabulary.ts';
import {
  attack,
  combo,
  discard,
  draw,
  drawTreasure,
  heal,
  hurt,
  mark,
  move,
  prevent,
  swapDisplay,
} from '../build.ts';

/** [PQ-VEC-29] to [PQ-VEC-37] All five Combos are given; the types of their symbols are ours. */
const warrior: Hero = {
  id: 'warrior',
  name: 'Sir Bravepug',
  short: 'Bravepug',
  class: 'Warrior',
  origin: 'given',
  type: 'strength',
  life: 7,
  initiative: 6,
  movement: 1,
  ability: { name: 'Stiff Upper Lip', when: 'onDamaged', uses: 'oncePerRound', effects: [draw(1)] },
  combos: [
    combo(1, 'accurate-strike', 'Accurate Strike', ['strength', 'strength'], [attack('melee', 3), draw(1)]),
    combo(
      1,
      'parry-and-riposte',
      'Parry and Riposte',
      ['strength', 'speed'],
      [prevent(2), attack('melee', 1)],
      {
        riposte: 'attackedSelf',
      },
    ),
    combo(
      1,
      'lightning-strikes',
      'Lightning Strikes',
      ['speed', 'speed', 'strength'],
      [attack('melee', 1, { times: 3 }), draw(1)],
    ),
    combo(
      2,
      'chasing-attack',
      'Chasing Attack',
      ['strength', 'strength', 'speed', 'spirit'],
      [attack('melee', 2, { repeatOnDefeat: true })],
    ),
    combo(
      3,
      'coup-de-grace',
      'Coup de Grace',
      ['strength', 'strength', 'strength', 'speed', 'intellect'],
      [{ do: 'defeat', reach: 'melee' }],
      { conditions: ['notMovedThisTurn', 'targetDamaged', 'targetNotBoss'] },
    ),
  ],
};

/** [PQ-VEC-25] Life 6 is given. */
const barbarian: Hero = {
  id: 'barbarian',
  name: 'Puggab',
  class: 'Barbarian',
  origin: 'given',
  type: 'strength',
  life: 6,
  initiative: 5,
  movement: 2,
  ability: {
    name: 'Barkserker',
    when: 'standing',
    if: { damageAtLeast: 3 },
    modifiers: [{ stat: 'damage', by: 1 }],
  },
  combos: [
    combo(
      1,
      'reckless-chop',
      'Reckless Chop',
      ['strength', 'strength'],
      [attack('melee', 4), hurt(1, 'self')],
    ),
    combo(1, 'bite-back', 'Bite Back', ['strength', 'spirit'], [attack('melee', 3)], {
      riposte: 'attackedSelf',
    }),
    combo(
      1,
      'whirling-braids',
      'Whirling Braids',
      ['strength', 'strength', 'speed'],
      [attack('triple-fan', 2)],
    ),
    combo(
      2,
      'two-for-the-axe',
      'Two for the Axe',
      ['strength', 'strength', 'speed', 'spirit'],
      [attack('double-side', 3, { side: 'either' })],
    ),
    combo(
      3,
      'the-big-bark',
      'The Big Bark',
      ['strength', 'strength', 'strength', 'spirit', 'magic'],
      [attack('penetrating', { per: 'ownDamage', each: 2, max: 8 }), heal(2)],
    ),
  ],
};

const merchant: Hero = {
  id: 'merchant',
  name: 'McPugson',
  class: 'Merchant',
  origin: 'given',
  type: 'intellect',
  life: 7,
  initiative: 3,
  movement: 1,
  ability: {
    name: 'Thumb on the Price',
    when: 'standing',
    modifiers: [
      { price: 'pickUp', by: -1 },
      { price: 'market', by: -1 },
    ],
  },
  combos: [
    combo(
      1,
      'barter',
      'Barter',
      ['intellect'],
      [{ do: 'trade', what: ['energy', 'treasure'], who: 'ally' }, swapDisplay(1)],
    ),
    combo(1, 'loose-change', 'Loose Change', ['intellect', 'speed'], [attack('distance', 2), draw(1)]),
    combo(1, 'money-back', 'Money Back', ['intellect', 'spirit'], [prevent(2), draw(1)], {
      riposte: 'attackedSelf',
    }),
    combo(
      2,
      'treasure-map',
      'Treasure Map',
      ['intellect', 'intellect', 'speed', 'magic'],
      [drawTreasure(1), draw(2)],
    ),
    combo(
      3,
      'everything-must-go',
      'Everything Must Go',
      ['intellect', 'intellect', 'intellect', 'strength', 'speed'],
      [attack('any', { per: 'treasuresHeld', each: 2, max: 8 }), draw(1)],
    ),
  ],
};

const witch: Hero = {
  id: 'witch',
  name: 'Puga Yaga',
  class: 'Witch',
  origin: 'given',
  type: 'magic',
  life: 5,
  initiative: 4,
  movement: 1,
  ability: {
    name: 'Under the Kitchen Table',
    when: 'free',
    uses: 'oncePerTurn',
    effects: [swapDisplay(2)],
  },
  combos: [
    combo(
      1,
      'ladle-lob',
      'Ladle Lob',
      ['magic', 'intellect'],
      [attack('distance', 3), discard('display', 1, 'self')],
    ),
    combo(
      1,
      'sniffle-hex',
      'Sniffle Hex',
      ['magic', 'spirit'],
      [mark('hexed', 'target', 'worldEnd', { stat: 'damage', by: -1 })],
      { activation: true, reach: 'any', conditions: ['targetNotMarked'] },
    ),
    combo(
      1,
      'broom-sweep',
      'Broom Sweep',
      ['magic', 'magic', 'speed'],
      [attack('melee', 2), move('target', 2, 'choice'), draw(1)],
    ),
    combo(
      2,
      'boil-over',
      'Boil Over',
      ['magic', 'magic', 'strength', 'intellect'],
      [attack('triple-wide', 3)],
    ),
    combo(
      3,
      'curse-of-the-empty-bowl',
      'Curse of the Empty Bowl',
      ['magic', 'magic', 'magic', 'spirit', 'speed'],
      [
        attack('any', 2, { targets: 3 }),
        mark('bowl-cursed', 'target', 'worldEnd', { stat: 'armour', by: -1 }),
      ],
      { activation: true },
    ),
  ],
};

/** [PQ-RULING-58] Prayer costs 1 Spirit. */
const cleric: Hero = {
  id: 'cleric',
  name: 'Pugtor',
  class: 'Cleric',
  origin: 'given',
  type: 'spirit',
  life: 7,
  initiative: 2,
  movement: 1,
  ability: {
    name: 'Prayer',
    when: 'free',
    effects: [{ do: 'payInstead', cost: ['spirit'], uses: 'oncePerWorld' }],
  },
  combos: [
    combo(1, 'protection', 'Protection', ['spirit', 'strength'], [prevent('all')], {
      riposte: 'attackedAny',
    }),
    combo(1, 'cure', 'Cure', ['spirit', 'intellect'], [heal(2, 'laneHeroes')]),
    combo(1, 'golden-bonk', 'Golden Bonk', ['spirit', 'spirit', 'strength'], [attack('melee', 4), heal(1)]),
    combo(
      2,
      'blessing',
      'Blessing',
      ['spirit', 'spirit', 'magic', 'intellect'],
      [mark('blessed', 'laneHeroes', 'worldEnd', { stat: 'damage', by: 1 }), draw(1)],
      { activation: true },
    ),
    combo(
      3,
      'miracle-of-the-bone',
      'Miracle of the Bone',
      ['spirit', 'spirit', 'spirit', 'magic', 'strength'],
      [heal(2, 'allHeroes'), draw(2)],
    ),
  ],
};

export const FIRST_FIVE: readonly Hero[] = [warrior, barbarian, merchant, witch, cleric];
