import type { Manifest } from '../manifest.ts';

const PACK = { min: 1, max: 5, usual: 3 } as const;
const QUIET = ['allowUnbalanced'] as const;

export const manifest: Manifest = {
  shelf: 1,
  series: 'Fantasy',
  title: 'Pug Quest',
  players: '1–5',
  kind: 'Cooperative',
  about:
    'Five pugs at most, three worlds, one boss. Pay for everything with energy cards and clear each world within ten rounds.',
  minutes: [35, 50],
  demand: 'easy',
  suits: { company: ['alone', 'two', 'more'], time: ['hour'], taste: ['cards'] },
  company: 'pack',
  modes: [
    {
      id: 'standard',
      name: 'Standard',
      about: 'The pack against three worlds and a boss.',
      players: PACK,
      options: { mode: 'standard', dogsLife: false },
      quiet: QUIET,
    },
    {
      id: 'evil-lord',
      name: 'Evil Lord',
      about: 'One player commands the monsters and wins alone. Two to six players.',
      players: { min: 2, max: 6, usual: 4 },
      options: { mode: 'evil-lord', dogsLife: false },
      quiet: QUIET,
      role: (seat, players) => (seat === players - 1 ? 'Evil Lord' : 'Hero'),
    },
    {
      id: 'dogs-life',
      name: 'A Dog’s Life',
      about: 'Hard: smaller hands, and one clock of ten rounds for the whole game.',
      players: PACK,
      options: { mode: 'standard', dogsLife: true },
      quiet: QUIET,
    },
  ],
  heroes: {
    label: 'Your pug',
    all: [
      { id: 'warrior', name: 'Sir Bravepug', role: 'Warrior', art: 'h-warrior' },
      { id: 'witch', name: 'Puga Yaga', role: 'Witch', art: 'h-witch' },
      { id: 'thief', name: 'Pugpin', role: 'Thief', art: 'h-thief' },
      { id: 'cleric', name: 'Pugtor', role: 'Cleric', art: 'h-cleric' },
      { id: 'barbarian', name: 'Puggab', role: 'Barbarian', art: 'h-barbarian' },
      { id: 'merchant', name: 'McPugson', role: 'Merchant', art: 'h-merchant' },
      { id: 'druid', name: 'Pugramix', role: 'Druid', art: 'h-druid' },
      { id: 'wizard', name: 'Elpug', role: 'Wizard', art: 'h-wizard' },
      { id: 'ranger', name: 'Robin Pug', role: 'Ranger', art: 'h-ranger' },
      { id: 'bard', name: 'Pugliaccio', role: 'Bard', art: 'h-bard' },
    ],
  },
  creations: [
    {
      id: 'pugs',
      name: 'Pug',
      about: 'Dress a pug, give it an ability and five combos, and take it to the table.',
      label: 'Pugs of your own',
      setting: 'customHeroes',
      most: 2,
      full: 'The box has two blank sets: two pugs of your own at most.',
      unbalanced: 'allowUnbalanced',
      mode: 'standard',
      isHero: true,
      bench: () => import('./src/creations/hero.ts').then(({ heroBench }) => heroBench),
    },
  ],
  quest: { days: [{ heroes: 'random' }, { heroes: 'random', dogsLife: true }] },
  primer: () => import('./primer.ts').then(({ primer }) => primer),
  rules: () => import('./src/index.ts').then(({ pugQuest }) => pugQuest),
  targets: () => import('./targets.ts').then(({ targets }) => targets),
};
