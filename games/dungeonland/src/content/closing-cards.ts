/** The last tile of each adventure that has one, with its villain or objective. */
import type { ExplorationCard } from '../vocabulary-dungeon.ts';
import { card, put } from './exploration-card.ts';

const one = card(1);
const two = card(2);
const three = card(3);

export const CLOSING_CARDS: readonly ExplorationCard[] = [
  one('c1', 'End of the Path', 't16', 'W', [
    ['wolf-cub', [5, 5, 6]],
    ['grey-wolf', [1, 2, 2]],
  ]),
  one(
    'c2',
    'The Locked Gate',
    't12',
    'N',
    [
      ['mouse-soldier', [4, 5, 6]],
      ['bone-pirate', [0, 1, 2]],
    ],
    {
      scenery: [put('gate', 3, 7)],
    },
  ),
  one('c3a', "The Wolf's Bed", 't02', 'S', [['wolf-cub', [3, 4, 5]]], { villain: 'big-bad-wolf' }),
  one('c3b', 'The Great Oven', 't08', 'W', [['gingerbread-man', [1, 2, 3]]], {
    villain: 'gingerbread-witch',
    scenery: [put('oven', 3, 3), put('oven', 5, 6)],
  }),
  two(
    'c4',
    'The Banner Field',
    't04',
    'S',
    [
      ['mouse-soldier', [3, 4, 6]],
      ['mouse-grenadier', [2, 3, 4]],
    ],
    {
      scenery: [put('banner', 4, 4)],
      special: 'reinforcements',
    },
  ),
  two('c5', 'The Clock Strikes', 't07', 'S', [
    ['card-pikeman', [2, 2, 3]],
    ['hags-apprentice', [1, 2, 3]],
  ]),
  two('c6a', 'Court of Crumbs', 't10', 'N', [['mouse-soldier', [1, 2, 5]]], {
    villain: 'mouse-king',
    /** The King is never far from his larder (MOUSE-4). */
    scenery: [put('chest', 5, 0)],
  }),
  two('c6b', 'The Seventh Room', 't11', 'E', [['bone-pirate', [3, 4, 6]]], { villain: 'captain-bluebeard' }),
  three('c7', 'The Frozen Mirror', 't14', 'S', [['mirror-wraith', [3, 5, 7]]], { special: 'mirrors' }),
  three('c8', 'Hall of the Fairest', 't07', 'S', [['mirror-wraith', [1, 4, 6]]], { villain: 'evil-queen' }),
  three('c9', 'The Last Page', 't15', 'S', [['hags-apprentice', [0, 1, 2]]], { villain: 'unwritten-king' }),
];
