import type { Manifest } from '../manifest.ts';
import { achievements } from './achievements.ts';

/** One person may run several heroes; the party is two to four. */
const PARTY = { min: 1, max: 4, usual: 2 };

export const manifest: Manifest = {
  shelf: 3,
  series: '12 Realms',
  title: 'Dungeonland',
  players: '1–4',
  kind: 'Crawl, campaign',
  about:
    'Fairy tales gone wrong, one dungeon behind each door. Two to four heroes grow their skill trees, explore, and face a villain with a mind of its own.',
  minutes: [30, 60],
  demand: 'deep',
  suits: { company: ['alone', 'two', 'more'], time: ['evenings', 'hour'], taste: ['growth'] },
  company: 'party',
  modes: [
    {
      id: 'adventure',
      name: 'One adventure',
      about: 'Any adventure of the book. In later acts the heroes come with what they would have gathered.',
      players: PARTY,
      options: { mode: 'adventure' },
    },
    {
      id: 'campaign',
      name: 'Campaign',
      about:
        'Nine adventures in three acts; gold, gear and skills are carried on. It can be left and taken up again.',
      players: PARTY,
      options: { mode: 'campaign', adventure: 'a1' },
    },
  ],
  lineUp: [
    { art: 'red-riding-hood', name: 'Little Red Riding Hood' },
    { art: 'puss-in-boots', name: 'Puss in Boots' },
    { art: 'snow-white', name: 'Snow White' },
    { art: 'big-bad-wolf', name: 'Big Bad Wolf' },
    { art: 'gingerbread-witch', name: 'Gingerbread Witch' },
    { art: 'mouse-king', name: 'Mouse King' },
  ],
  creations: [
    {
      id: 'adventures',
      name: 'Adventure',
      about: 'Choose the rooms, what wins and what loses, and send a party through the door.',
      label: 'An adventure of your own',
      setting: 'ownAdventure',
      most: 1,
      full: 'One adventure is played at a time.',
      mode: 'adventure',
      bench: () => import('./src/creations/adventure.ts').then(({ adventureBench }) => adventureBench),
    },
    {
      id: 'dungeon-monsters',
      name: 'Monster',
      about: 'Say how it fights and instead of whom it comes. It is met wherever that one would be.',
      label: 'Monsters of your own',
      setting: 'ownMonsters',
      most: 6,
      full: 'Six monsters of your own at most.',
      mode: 'adventure',
      bench: () => import('./src/creations/benches.ts').then(({ monsterBench }) => monsterBench),
    },
    {
      id: 'dungeon-equipment',
      name: 'Equipment',
      about: 'Forge a weapon, armour or a trinket. It is the first thing found in its act.',
      label: 'Equipment of your own',
      setting: 'ownEquipment',
      most: 6,
      full: 'Six pieces of equipment of your own at most.',
      mode: 'adventure',
      bench: () => import('./src/creations/benches.ts').then(({ equipmentBench }) => equipmentBench),
    },
  ],
  quest: {
    days: ['a1', 'a2', 'a3a', 'a3b', 'a4', 'a5', 'a6a', 'a6b', 'a7', 'a8', 'a9'].map((adventure) => ({
      adventure,
      party: '4',
      heroes: 'random',
    })),
  },
  achievements,
  primer: () => import('./primer.ts').then(({ primer }) => primer),
  stories: () => import('./stories.ts').then(({ stories }) => stories),
  rules: () => import('./src/index.ts').then(({ dungeonland }) => dungeonland),
  targets: () => import('./targets.ts').then(({ targets }) => targets),
};
