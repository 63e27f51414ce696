import { unreadable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

test('[PQ-RULING-62] whatever is open can be read on the text board', () => {
  const silent = unreadable(rules, {
    games: 8,
    seed: 'open',
    inputs: [{ players: 1 }, { players: 2 }, { players: 3 }, { players: 3, mode: 'evil-lord' }],
    except: {
      seat: 'the reader',
      players: 'every Hero has a line',
      mode: 'chosen before the match',
      'heroes.*.cards': 'whoever may see the hand reads it',
      'monsters.*.boss': 'the Boss is named at the top',
    },
  });
  expect(silent).toEqual([]);
});
