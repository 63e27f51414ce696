import type { GameInfo } from './game-info.ts';

export const superFantasy: GameInfo = {
  id: 'super-fantasy',
  series: 'Super Fantasy',
  title: 'Ugly Snouts',
  players: '1–6',
  kind: 'Crawl, missions',
  about:
    'Spend one pool of dice on moving, fighting and staying alive, mission by mission, against snouts nobody could love.',
  company: 'party',
  modes: [],
};
