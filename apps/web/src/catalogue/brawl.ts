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
  modes: [],
};
