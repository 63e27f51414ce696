/** Twelve exploration cards a quest level. */
import type { ExplorationCard } from '../vocabulary-dungeon.ts';
import { card, put } from './exploration-card.ts';

const one = card(1);
const two = card(2);
const three = card(3);

export const EXPLORATION: readonly ExplorationCard[] = [
  one('e101', 'Cubs in the Pantry', 't02', 'S', [
    ['wolf-cub', [3, 4, 5]],
    ['thorn-sprout', [0, 2, 5]],
  ]),
  one('e102', 'Needles and Pins', 't03', 'N', [
    ['thorn-sprout', [1, 3, 5]],
    ['candle-imp', [2, 3, 5]],
  ]),
  one('e103', 'Toadstool Ring', 't04', 'W', [['gingerbread-man', [3, 6, 10]]], {
    scenery: [put('fountain', 4, 2)],
    special: 'blessing',
  }),
  one(
    'e104',
    'Wicks and Wax',
    't06',
    'S',
    [
      ['candle-imp', [2, 3, 5]],
      ['bone-pirate', [1, 3, 5]],
    ],
    { special: 'darkness' },
  ),
  one('e105', 'Last Dance', 't07', 'S', [
    ['mouse-soldier', [3, 4, 5]],
    ['candle-imp', [0, 2, 5]],
  ]),
  one(
    'e106',
    'Icing and Spite',
    't08',
    'W',
    [
      ['gingerbread-man', [2, 3, 5]],
      ['candle-imp', [1, 3, 5]],
    ],
    {
      scenery: [put('oven', 4, 5)],
    },
  ),
  one('e107', 'Drill Ground', 't10', 'N', [['mouse-soldier', [3, 6, 10]]], { special: 'ambush' }),
  one(
    'e108',
    'Shore Leave',
    't11',
    'W',
    [
      ['bone-pirate', [3, 4, 5]],
      ['wolf-cub', [0, 2, 5]],
    ],
    {
      scenery: [put('chest', 4, 0)],
    },
  ),
  one(
    'e109',
    'Spun Trouble',
    't12',
    'N',
    [
      ['thorn-sprout', [2, 3, 5]],
      ['bone-pirate', [1, 3, 5]],
    ],
    {
      scenery: [put('cage', 1, 6, 'caged-woodcutter')],
    },
  ),
  one(
    'e110',
    'A Cold Seat',
    't14',
    'S',
    [
      ['wolf-cub', [2, 3, 5]],
      ['bone-pirate', [1, 3, 5]],
    ],
    {
      scenery: [put('altar', 2, 3)],
    },
  ),
  one(
    'e111',
    'Overdue',
    't15',
    'S',
    [
      ['candle-imp', [1, 3, 5]],
      ['mouse-soldier', [2, 3, 5]],
    ],
    { special: 'quiet' },
  ),
  one(
    'e112',
    'Thorns, Thorns',
    't16',
    'E',
    [
      ['thorn-sprout', [2, 3, 5]],
      ['wolf-cub', [1, 3, 5]],
    ],
    {
      scenery: [put('trapPlate', 3, 3)],
      special: 'trader',
    },
  ),
  two('e201', 'What Big Teeth', 't02', 'E', [
    ['grey-wolf', [2, 4, 5]],
    ['wolf-cub', [2, 3, 5]],
  ]),
  two(
    'e202',
    'Feathered Ambush',
    't03',
    'S',
    [
      ['tengu-duelist', [2, 4, 5]],
      ['thorn-sprout', [2, 3, 5]],
    ],
    {
      special: 'ambush',
    },
  ),
  two(
    'e203',
    'A Ring of Pikes',
    't04',
    'N',
    [
      ['card-pikeman', [2, 3, 4]],
      ['mouse-grenadier', [1, 2, 3]],
      ['mouse-soldier', [0, 1, 1]],
    ],
    { special: 'trader' },
  ),
  two(
    'e204',
    'The Long Gallery',
    't06',
    'N',
    [
      ['mouse-grenadier', [2, 4, 5]],
      ['mouse-soldier', [2, 3, 5]],
    ],
    {
      special: 'darkness',
    },
  ),
  two(
    'e205',
    'Masked Guests',
    't07',
    'N',
    [
      ['tengu-duelist', [1, 2, 3]],
      ['hags-apprentice', [1, 2, 3]],
      ['candle-imp', [2, 3, 3]],
    ],
    {
      scenery: [put('cupboard', 7, 1)],
    },
  ),
  two(
    'e206',
    'The Second Batch',
    't08',
    'E',
    [
      ['hags-apprentice', [1, 3, 5]],
      ['gingerbread-man', [4, 5, 5]],
    ],
    {
      scenery: [put('oven', 2, 3), put('oven', 5, 4)],
    },
  ),
  two('e207', 'Royal Flush', 't10', 'S', [
    ['card-pikeman', [3, 5, 6]],
    ['candle-imp', [0, 1, 3]],
  ]),
  two(
    'e208',
    'Low Tide',
    't11',
    'E',
    [
      ['drowned-corsair', [2, 4, 5]],
      ['bone-pirate', [2, 3, 5]],
    ],
    {
      scenery: [put('barrel', 5, 1)],
    },
  ),
  two(
    'e209',
    'The Sleeping Guard',
    't12',
    'W',
    [
      ['card-pikeman', [1, 3, 3]],
      ['grey-wolf', [2, 2, 3]],
      ['wolf-cub', [0, 1, 3]],
    ],
    {
      scenery: [put('trapPlate', 2, 6)],
    },
  ),
  two(
    'e210',
    'Grenadiers on Parade',
    't14',
    'N',
    [
      ['mouse-grenadier', [2, 3, 4]],
      ['card-pikeman', [1, 2, 3]],
      ['mouse-soldier', [0, 1, 1]],
    ],
    {
      special: 'toll',
    },
  ),
  two(
    'e211',
    'Forbidden Shelf',
    't15',
    'W',
    [
      ['hags-apprentice', [2, 3, 4]],
      ['tengu-duelist', [1, 2, 3]],
      ['candle-imp', [0, 1, 1]],
    ],
    {
      scenery: [put('altar', 3, 3)],
    },
  ),
  two(
    'e212',
    'Lost in the Briar',
    't16',
    'S',
    [
      ['grey-wolf', [2, 4, 5]],
      ['thorn-sprout', [2, 3, 5]],
    ],
    { special: 'quiet' },
  ),
  three('e301', 'The Pack Comes Home', 't02', 'S', [
    ['dire-wolf', [2, 3, 5]],
    ['wolf-cub', [1, 4, 2]],
  ]),
  three('e302', 'Ice on the Path', 't03', 'E', [
    ['frost-troll', [1, 1, 2]],
    ['grey-wolf', [2, 5, 6]],
    ['wolf-cub', [1, 2, 2]],
  ]),
  three(
    'e303',
    'Clockwork Meadow',
    't04',
    'S',
    [
      ['clockwork-guard', [1, 2, 3]],
      ['card-pikeman', [2, 3, 4]],
      ['candle-imp', [1, 2, 2]],
    ],
    {
      scenery: [put('fountain', 3, 2)],
    },
  ),
  three(
    'e304',
    'Shots in the Dark',
    't06',
    'S',
    [
      ['cutthroat-marksman', [2, 3, 4]],
      ['bone-pirate', [1, 4, 6]],
    ],
    { special: 'darkness' },
  ),
  three(
    'e305',
    'Waltz of Mirrors',
    't07',
    'W',
    [
      ['mirror-wraith', [2, 3, 5]],
      ['candle-imp', [1, 4, 2]],
    ],
    { special: 'toll' },
  ),
  three(
    'e306',
    "Cook's Revenge",
    't08',
    'W',
    [
      ['oni-brute', [1, 1, 2]],
      ['hags-apprentice', [2, 5, 6]],
      ['gingerbread-man', [1, 2, 2]],
    ],
    {
      scenery: [put('oven', 4, 6)],
    },
  ),
  three(
    'e307',
    'House of Cards',
    't10',
    'E',
    [
      ['card-pikeman', [2, 5, 6]],
      ['clockwork-guard', [1, 1, 2]],
      ['candle-imp', [1, 2, 2]],
    ],
    {
      special: 'ambush',
    },
  ),
  three(
    'e308',
    'The Drowned Fleet',
    't11',
    'W',
    [
      ['cutthroat-marksman', [1, 1, 3]],
      ['drowned-corsair', [2, 5, 4]],
      ['bone-pirate', [1, 2, 2]],
    ],
    {
      scenery: [put('chest', 5, 1)],
    },
  ),
  three(
    'e309',
    'The Last Spindle',
    't12',
    'N',
    [
      ['mirror-wraith', [1, 2, 3]],
      ['tengu-duelist', [2, 3, 4]],
      ['thorn-sprout', [1, 2, 2]],
    ],
    { special: 'trader' },
  ),
  three(
    'e310',
    'Trolls at Court',
    't14',
    'S',
    [
      ['frost-troll', [1, 2, 2]],
      ['dire-wolf', [1, 1, 3]],
      ['wolf-cub', [1, 4, 2]],
    ],
    {
      scenery: [put('altar', 5, 3)],
    },
  ),
  three(
    'e311',
    'Unfinished Chapters',
    't15',
    'E',
    [
      ['clockwork-guard', [1, 1, 2]],
      ['mirror-wraith', [1, 2, 3]],
      ['candle-imp', [1, 4, 2]],
    ],
    {
      special: 'blessing',
    },
  ),
  three('e312', 'Blood Thorns', 't16', 'N', [
    ['oni-brute', [1, 1, 2]],
    ['dire-wolf', [1, 2, 3]],
    ['thorn-sprout', [1, 4, 2]],
  ]),
];
