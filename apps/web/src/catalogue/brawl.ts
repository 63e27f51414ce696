import type { GameInfo } from './game-info.ts';

export const brawl: GameInfo = {
  id: 'brawl',
  series: 'Super Fantasy',
  title: 'Brawl',
  players: '2 or 4',
  kind: 'Duel',
  about:
    'Three champions a side in a ring of hexes. Each turn three cards, one of each core: hold the challenges before your rival does.',
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
};
