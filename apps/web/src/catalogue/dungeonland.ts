import type { GameInfo } from './game-info.ts';

/** One person may run several heroes; the party is two to four. */
const PARTY = { min: 1, max: 4, usual: 2 };

export const dungeonland: GameInfo = {
  id: 'dungeonland',
  series: '12 Realms',
  title: 'Dungeonland',
  players: '1–4',
  kind: 'Crawl, campaign',
  about:
    'Fairy tales gone wrong, one dungeon behind each door. Two to four heroes grow their skill trees, explore, and face a villain with a mind of its own.',
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
};
