import { unreadable, unseen } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const matches = {
  games: 9,
  seed: 'open',
  inputs: [{ players: 2 }, { players: 2, draft: 'competitive' }, { players: 4 }],
};

test('[SFB-INFO-05] [SFB-RULING-74] whatever lies open on the table is in the views', () => {
  const deck = 'nobody knows what comes next';
  const silent = unseen(rules, {
    ...matches,
    except: {
      stack: 'the Action under way is shown',
      rng: deck,
      options: 'chosen before the match',
      asks: 'the number of a question',
      challengeDeck: deck,
      'players.*.deck': deck,
      supply: deck,
      'traps.*.face': 'they lie face down',
      'champions.*.fellAt': 'told when it fell; it matters until the Action is over',
    },
  });
  expect(silent).toEqual([]);
});

test('[SFB-INFO-05] [SFB-INFO-06] [SFB-INFO-08] whatever is open can be read on the text board', () => {
  const silent = unreadable(rules, {
    ...matches,
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
