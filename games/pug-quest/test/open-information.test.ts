import { unreadable, unseen } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const matches = {
  games: 24,
  seed: 'open',
  inputs: [{ players: 1 }, { players: 2 }, { players: 3, mode: 'evil-lord' }],
};

test('[PQ-RULING-62] whatever lies open on the table is in the views', () => {
  const deck = 'nobody knows what comes next';
  const silent = unseen(rules, {
    ...matches,
    except: {
      stack: 'what is asked says it',
      rng: deck,
      options: 'chosen before the match',
      asks: 'the number of a question',
      energyDeck: deck,
      treasureDeck: deck,
      monsterDeck: deck,
      worldDeck: deck,
      bossDeck: deck,
      'heroes.*.xp': 'they lie face down; how many there are is open',
      'heroes.*.used.*.until': 'the ability says it',
      'monsters.*.used.*.until': 'the ability says it',
    },
  });
  expect(silent).toEqual([]);
});

test('[PQ-RULING-62] whatever is open can be read on the text board', () => {
  const silent = unreadable(rules, {
    ...matches,
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
