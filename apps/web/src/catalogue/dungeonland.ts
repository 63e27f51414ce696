import type { GameInfo } from './game-info.ts';

export const dungeonland: GameInfo = {
  id: 'dungeonland',
  series: '12 Realms',
  title: 'Dungeonland',
  players: '1–5',
  kind: 'Crawl, campaign',
  about:
    'Fairy tales gone wrong, one dungeon behind each door. Grow a skill tree, explore, and face a villain with a mind of its own.',
  company: 'party',
  modes: [],
};
