import type { Manifest } from '../manifest.ts';
import { achievements } from './achievements.ts';

export const manifest: Manifest = {
  shelf: 2,
  series: 'Super Fantasy',
  title: 'Brawl',
  players: '2 or 4',
  kind: 'Duel',
  about:
    'Three champions a side in a ring of hexes. Each turn three cards, one of each core: hold the challenges before your rival does.',
  minutes: [20, 30],
  demand: 'medium',
  suits: { company: ['alone', 'two'], time: ['short'], taste: ['rival', 'cards'] },
  company: 'other side',
  modes: [
    {
      id: 'duel',
      name: 'Duel',
      about: 'One against one, three champions a side.',
      players: { min: 2, max: 2, usual: 2 },
    },
    {
      id: 'pairs',
      name: 'Two against two',
      about: 'Four players, two on each side of the ring.',
      players: { min: 4, max: 4, usual: 4 },
    },
  ],
  lineUp: [
    { art: 'goldarr', name: 'Gold’arr' },
    { art: 'gwaien', name: 'Gwaien' },
    { art: 'kilgore', name: 'Kilgore' },
    { art: 'khalize', name: 'Khalize' },
    { art: 'kolel', name: 'Ko’lel' },
    { art: 'xinshen', name: 'Xinshén' },
  ],
  creations: [
    {
      id: 'champions',
      name: 'Champion',
      about: 'Two sides and six cards in the keywords of the box. It joins the Champions to choose from.',
      label: 'Champions of your own',
      setting: 'ownChampions',
      most: 3,
      full: 'Three Champions of your own at most.',
      mode: 'duel',
      isTaken: true,
      bench: () => import('./src/creations/champion.ts').then(({ championBench }) => championBench),
    },
    {
      id: 'challenges',
      name: 'Challenge',
      about: 'Say what a side has to do, and how hard it is. It is shuffled among the Challenges of the box.',
      label: 'Challenges of your own',
      setting: 'ownChallenges',
      most: 4,
      full: 'Four Challenges of your own at most.',
      mode: 'duel',
      bench: () => import('./src/creations/challenge.ts').then(({ challengeBench }) => challengeBench),
    },
  ],
  quest: { rivals: 1, days: [{ draft: 'casual' }, { draft: 'free' }, { draft: 'competitive' }] },
  achievements,
  primer: () => import('./primer.ts').then(({ primer }) => primer),
  rules: () => import('./src/index.ts').then(({ brawl }) => brawl),
  languages: {
    de: {
      spoken: () => import('./src/words/de/index.ts').then(({ de }) => de),
      primer: () => import('./primer.de.ts').then(({ primer }) => primer),
    },
  },
  targets: () => import('./targets.ts').then(({ targets }) => targets),
};
