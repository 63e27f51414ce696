import type { Treasure } from '../../vocabulary.ts';
import { combo, discard, draw, move, prevent, standing, swapDisplay } from '../build.ts';

/** [PQ-TREAS-09] */
export const TRINKETS: readonly Treasure[] = [
  {
    id: 'chainmail',
    name: 'Canine Chainmail',
    short: 'Chainmail',
    origin: 'given',
    kind: 'trinket',
    combo: combo('treasure', 'iron-jumper', 'Iron Jumper', ['strength'], [prevent(3)], {
      riposte: 'attackedSelf',
    }),
    underCreature: [standing({ stat: 'armour', by: 1 })],
  },
  {
    id: 'bowl-shield',
    name: 'Bowl Shield',
    origin: 'authored',
    kind: 'trinket',
    abilities: [{ ...standing({ stat: 'armour', by: 1 }), if: { damageAtLeast: 3 } }],
    underCreature: [{ ...standing({ stat: 'armour', by: 1 }), if: { damageAtLeast: 2 } }],
  },
  {
    id: 'swift-booties',
    name: 'Swift Booties',
    origin: 'authored',
    kind: 'trinket',
    abilities: [{ when: 'free', uses: 'oncePerTurn', effects: [move('self', 1, 'choice')] }],
    underCreature: [standing({ stat: 'movement', by: 1 })],
  },
  {
    id: 'golden-tag',
    name: 'Golden Tag',
    origin: 'authored',
    kind: 'trinket',
    abilities: [
      standing({ stat: 'handLimit', by: 1 }, { price: 'pickUp', by: -1 }, { price: 'market', by: -1 }),
    ],
    underCreature: [standing({ stat: 'life', by: 2 })],
  },
  {
    id: 'biscuit-purse',
    name: 'Biscuit Purse',
    origin: 'authored',
    kind: 'trinket',
    abilities: [{ when: 'free', uses: 'oncePerWorld', effects: [draw(3)] }],
    underCreature: [{ when: 'onHit', effects: [discard('energy', 1, 'target')] }],
  },
  {
    id: 'crystal-ball',
    name: 'Crystal Ball',
    origin: 'authored',
    kind: 'trinket',
    abilities: [{ when: 'free', uses: 'oncePerTurn', effects: [swapDisplay(1)] }],
    underCreature: [{ when: 'turnStart', effects: [discard('display', 2, 'self')] }],
  },
  {
    id: 'dinner-bell',
    name: 'Dinner Bell',
    origin: 'authored',
    kind: 'trinket',
    abilities: [
      standing({ stat: 'initiative', by: 3 }),
      { when: 'free', uses: 'oncePerWorld', effects: [draw(1, 'allHeroes')] },
    ],
    underCreature: [standing({ stat: 'initiative', by: 3 })],
  },
];
