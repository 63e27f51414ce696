import { unreadable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

test('[SFB-INFO-05] [SFB-INFO-06] [SFB-INFO-08] whatever is open can be read on the text board', () => {
  const silent = unreadable(rules, {
    games: 9,
    seed: 'open',
    inputs: [{ players: 2 }, { players: 2, draft: 'competitive' }, { players: 4 }],
    except: {
      seat: 'the reader',
      side: 'the reader',
      draft: 'what is asked says it',
      'rings.*': 'colours have no effect',
      'champions.*.strength': 'the sum of what is said card by card',
      'champions.*.movement': 'the sum of what is said card by card',
      'champions.*.incomingStrength': 'the sum of what is said card by card',
    },
  });
  expect(silent).toEqual([]);
});
