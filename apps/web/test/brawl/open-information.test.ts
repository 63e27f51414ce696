import { brawl } from '@questhall/games/brawl';
import { unreadable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { table } from '../../src/tables/brawl/table.tsx';
import { drawn } from '../drawn.tsx';

test('[SFB-INFO-05] [SFB-INFO-06] whatever is open can be seen on the board, or on the large card of a thing', () => {
  const silent = unreadable(
    brawl,
    {
      games: 4,
      seed: 'page',
      places: 3,
      inputs: [{ players: 2 }, { players: 4 }],
      except: {
        seat: 'the reader',
        side: 'the reader',
        players: 'every player has a card',
        action: 'shown while it happens',
        resolving: 'shown while it happens',
        order: 'the seats are in this order',
        rings: 'colours have no effect',
        round: 'nothing depends on it after the first',
        trapSupply: 'eight of twelve, whenever four are on the board',
        vpToWin: 'the scoreboard has as many places',
        'seats.*.side': 'the colour of their rings',
        'track.*.vp': 'printed on the track',
      },
    },
    (view) => drawn(brawl, table, view),
  );
  expect(silent).toEqual([]);
});
