import type { Ability, Effect, Treasure } from '../../vocabulary.ts';
import { draw, heal, mark } from '../build.ts';

/** [PQ-RULING-67] Under a Creature it is eaten once, in that Creature's Turn. */
const eaten = (...effects: Effect[]): readonly Ability[] => [{ when: 'free', uses: 'oncePerWorld', effects }];

/** [PQ-TREAS-06] */
export const CONSUMABLES: readonly Treasure[] = [
  {
    id: 'pizza',
    name: 'Pizza',
    origin: 'given',
    kind: 'consumable',
    effects: [heal(3)],
    underCreature: eaten(heal(3)),
  },
  {
    id: 'cupcake',
    name: 'Cupcake',
    origin: 'given',
    kind: 'consumable',
    effects: [heal(1), draw(2)],
    underCreature: eaten(heal(2)),
  },
  {
    id: 'treats',
    name: 'Treats',
    origin: 'given',
    kind: 'consumable',
    effects: [draw(3)],
    underCreature: eaten(mark('begging', 'self', 'turnEnd', { stat: 'damage', by: 1 })),
  },
  {
    id: 'broth',
    name: 'Bone Broth',
    origin: 'authored',
    kind: 'consumable',
    effects: [heal(2, 'laneHeroes')],
    underCreature: eaten(heal(1), heal(1, 'adjacentMonsters')),
  },
  {
    id: 'peanut-butter',
    name: 'Peanut Butter',
    origin: 'authored',
    kind: 'consumable',
    effects: [heal(1), mark('sticky', 'self', 'roundEnd', { stat: 'armour', by: 2 })],
    underCreature: eaten(heal(1), mark('sticky', 'self', 'roundEnd', { stat: 'armour', by: 1 })),
  },
  {
    id: 'ham',
    name: 'Festive Ham',
    origin: 'authored',
    kind: 'consumable',
    effects: [heal(1), mark('festive', 'self', 'turnEnd', { stat: 'damage', by: 2 })],
    underCreature: eaten(heal(1), mark('festive', 'self', 'turnEnd', { stat: 'damage', by: 2 })),
  },
];
