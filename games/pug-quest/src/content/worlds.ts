import type { World } from '../vocabulary.ts';
import { discard, heal, move, standing } from './build.ts';

/** [PQ-COMP-07] */
export const WORLDS: readonly World[] = [
  {
    /** [PQ-VEC-01] [PQ-RULING-43] The lanes are given. */
    id: 'icy',
    name: 'Icy Lands',
    origin: 'given',
    type: 'intellect',
    feature: [{ when: 'onMove', applies: 'heroes', effects: [move('self', 1, 'onward')] }],
    lanes: [[1, 1, 2], ['X'], ['B'], ['X'], [3, 4, 5]],
  },
  {
    id: 'forest',
    name: 'Barkwood',
    origin: 'authored',
    type: 'spirit',
    feature: [{ when: 'roundEnd', applies: 'all', effects: [heal(1, 'allCreatures')] }],
    lanes: [[1, 2, 5], [2], [1, 'B'], [3, 4], [5]],
  },
  {
    id: 'swamp',
    name: 'Muddle Mire',
    origin: 'authored',
    type: 'magic',
    feature: [
      { when: 'onMove', applies: 'heroes', effects: [discard('energy', 1, 'self')] },
      { ...standing({ stat: 'movement', by: -1 }), applies: 'monsters' },
    ],
    lanes: [['X'], [1, 2, 5], ['B', 3], [2, 4], [1, 5]],
  },
  {
    id: 'desert',
    name: 'Bone Dry Dunes',
    origin: 'authored',
    type: 'speed',
    feature: [
      { when: 'standing', applies: 'all', effects: [{ do: 'displaySize', n: 3 }] },
      { ...standing({ price: 'pickUp', by: -1 }), applies: 'heroes' },
    ],
    lanes: [[1, 2, 3], [4, 5], ['X'], [1, 2, 5], ['B']],
  },
  {
    id: 'castle',
    name: 'Kennelot',
    origin: 'authored',
    type: 'strength',
    feature: [
      { ...standing({ stat: 'initiative', by: 1 }), applies: 'monsters' },
      { ...standing({ stat: 'handLimit', by: 1 }), applies: 'heroes' },
    ],
    lanes: [[1, 4], [2, 5], [1, 'B'], [3, 5], [2]],
  },
];
