import type { Manifest } from '../manifest.ts';

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
      about: 'The game as boxed: the Labyrinth of Sinister Storms. One to four players.',
      players: { min: 1, max: 4, usual: 3 },
      options: { boxes: 'labyrinth' },
    },
    {
      id: 'mixed',
      name: 'Both boxes',
      about: 'Two more Heroes join from another box. One to six players.',
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
  practice: 'Practice range: throw as you like, no match needed',
  primer: () => import('./primer.ts').then(({ primer }) => primer),
  rules: () => import('./src/index.ts').then(({ dungeonFighter }) => dungeonFighter),
  dice: () => import('./src/dice.ts').then(({ loadDice }) => loadDice()),
  realDice: () =>
    import('./src/real.ts').then(({ realPrompt, readReal }) => ({ prompt: realPrompt, read: readReal })),
  targets: () => import('./targets.ts').then(({ targets }) => targets),
};
