import { dungeonland } from '@questhall/games/dungeonland';
import { unreadable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { table } from '../../src/tables/dungeonland/table.tsx';
import { drawn } from '../drawn.tsx';

test('[DL-F13] [DL-VAI-09] whatever is open can be seen on the board, or on the large card of a thing', () => {
  const silent = unreadable(
    dungeonland,
    {
      games: 3,
      seed: 'page',
      places: 2,
      inputs: [
        { players: 2, adventure: 'a1' },
        { players: 3, adventure: 'a6b' },
        { players: 2, mode: 'campaign' },
      ],
      except: {
        seat: 'the reader',
        mode: 'chosen before the match',
        act: 'the adventure says it',
        'tiles.*.card': 'the rule of its card is told with the event',
        unseen: 'shown when one points at a figure out of sight',
      },
    },
    (view) => drawn(dungeonland, table, view),
  );
  expect(silent).toEqual([]);
});
