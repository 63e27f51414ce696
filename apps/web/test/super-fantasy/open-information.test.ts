import { superFantasy } from '@questhall/games/super-fantasy';
import { unreadable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { table } from '../../src/tables/super-fantasy/table.tsx';
import { drawn } from '../drawn.tsx';

test('[SF-F11] [SF-SETUP-02] whatever is open can be seen on the board, or on the large card of a thing', () => {
  const walls = 'walls, floor and furniture are drawn as they lie';
  const reach = 'shown while one points at it';
  const silent = unreadable(
    superFantasy,
    {
      games: 3,
      seed: 'page',
      places: 4,
      inputs: [{ players: 2 }, { players: 3 }, { players: 3, mode: 'ugly-master' }],
      except: {
        seat: 'the reader',
        mode: 'chosen before the match',
        'uglyMaster.stage': 'what is asked says it',
        'doors.*.squares.*': 'the door is drawn between them',
        'map.tiles.*.face': walls,
        'map.tiles.*.name': walls,
        'map.tiles.*.rot': walls,
        'map.tiles.*.x': walls,
        'map.tiles.*.y': walls,
        'mission.beasts': 'on the card of every monster of the kind',
        'stretches.*.*': reach,
        'turn.zones.*': reach,
        'turn.reaches': reach,
      },
    },
    (view) => drawn(superFantasy, table, view),
  );
  expect(silent).toEqual([]);
});
