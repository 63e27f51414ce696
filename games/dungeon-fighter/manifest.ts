import type { Manifest } from '../manifest.ts';
import { achievements } from './achievements.ts';

export const manifest: Manifest = {
  shelf: 5,
  series: 'Storms Labyrinth',
  title: 'Dungeon Fighter',
  players: '1–6',
  kind: 'Throw dice',
  about:
    'Dice that are really thrown: off the elbow, under the knee, with one eye shut. Hit the target or be hit by the monster.',
  minutes: [20, 40],
  demand: 'easy',
  suits: { company: ['alone', 'two', 'more'], time: ['short', 'hour'], taste: ['throwing', 'dice'] },
  company: 'party',
  modes: [
    {
      id: 'labyrinth',
      name: 'The labyrinth',
      about:
        'The game as boxed: the Labyrinth of Sinister Storms. One to four players; the fewer Heroes, the harder.',
      players: { min: 1, max: 4, usual: 3 },
      options: { boxes: 'labyrinth' },
    },
    {
      id: 'mixed',
      name: 'Both boxes',
      about:
        'The Travellers’ Fair joins the Labyrinth: a second board with dice of its own, more of everything. One to six players.',
      players: { min: 1, max: 6, usual: 4 },
      options: { boxes: 'mixed' },
    },
  ],
  lineUp: [
    { art: 'randolph', name: 'Randolph' },
    { art: 'prince-todd', name: 'Prince Todd' },
    { art: 'lanky-loushot', name: 'Lanky Loushot' },
    { art: 'evil-queen', name: 'Evil Queen' },
    { art: 'carnivorose', name: 'Carnivorose' },
    { art: 'sir-clank', name: 'Sir Clank' },
  ],
  quest: {
    days: [
      { boxes: 'labyrinth', heroes: 'random' },
      { boxes: 'labyrinth', heroes: 'random', levelUp: true },
    ],
  },
  practice: 'Practice range: throw as you like, no match needed',
  creations: [
    {
      id: 'fighters',
      name: 'Hero',
      about: 'Give each die an ability, say what fits into the pockets, and throw.',
      label: 'Heroes of your own',
      setting: 'ownHeroes',
      most: 4,
      full: 'Four Heroes of your own at most.',
      mode: 'labyrinth',
      isTaken: true,
      bench: () => import('./src/creations/benches.ts').then(({ heroBench }) => heroBench),
    },
    {
      id: 'monsters',
      name: 'Monster',
      about: 'Say how tough it is and what throw it asks for. It waits among the Monsters of its level.',
      label: 'Monsters of your own',
      setting: 'ownMonsters',
      most: 6,
      full: 'Six Monsters of your own at most.',
      mode: 'labyrinth',
      bench: () => import('./src/creations/benches.ts').then(({ monsterBench }) => monsterBench),
    },
    {
      id: 'rooms',
      name: 'Room',
      about: 'Say what happens to whoever opens its door. It lies among the rooms of the labyrinth.',
      label: 'Rooms of your own',
      setting: 'ownRooms',
      most: 6,
      full: 'Six rooms of your own at most.',
      mode: 'labyrinth',
      bench: () => import('./src/creations/benches.ts').then(({ roomBench }) => roomBench),
    },
    {
      id: 'equipment',
      name: 'Equipment',
      about: 'Forge a Weapon, an Armor, a Spendable or a Relic, and find it in the Shops.',
      label: 'Equipment of your own',
      setting: 'ownEquipment',
      most: 6,
      full: 'Six pieces of equipment of your own at most.',
      mode: 'labyrinth',
      bench: () => import('./src/creations/benches.ts').then(({ equipmentBench }) => equipmentBench),
    },
  ],
  achievements,
  primer: () => import('./primer.ts').then(({ primer }) => primer),
  rules: () => import('./src/index.ts').then(({ dungeonFighter }) => dungeonFighter),
  dice: () => import('./src/dice.ts').then(({ loadDice }) => loadDice()),
  realDice: () =>
    import('./src/real.ts').then(({ realPrompt, readReal }) => ({ prompt: realPrompt, read: readReal })),
  targets: () => import('./targets.ts').then(({ targets }) => targets),
};
