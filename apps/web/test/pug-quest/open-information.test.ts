import { pugQuest } from '@questhall/games/pug-quest';
import { unreadable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { table } from '../../src/tables/pug-quest/table.tsx';
import { drawn } from '../drawn.tsx';

test('[PQ-RULING-62] whatever is open can be seen on the board, or on the large card of a thing', () => {
  const silent = unreadable(
    pugQuest,
    {
      games: 6,
      seed: 'page',
      places: 1,
      inputs: [{ players: 2 }, { players: 3, mode: 'evil-lord' }],
      except: {
        seat: 'the reader',
        players: 'every Hero has a card',
        mode: 'chosen before the match',
        next: 'the row of Initiative says it',
      },
    },
    (view) => drawn(pugQuest, table, view),
  );
  expect(silent).toEqual([]);
});
