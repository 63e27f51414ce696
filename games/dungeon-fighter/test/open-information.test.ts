import { unreadable, unseen } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const matches = { games: 60, seed: 'open', inputs: [{ players: 2 }, { players: 3, levelUp: true }] };

test('[DF-DEC-04] whatever lies open on the table is in the views', () => {
  const deck = 'nobody knows what comes next';
  const silent = unseen(rules, {
    ...matches,
    except: {
      stack: 'what is asked says it',
      rng: deck,
      options: 'chosen before the match',
      asks: 'the number of a question',
      bossDeck: deck,
      dungeonDeck: deck,
      monsterBags: deck,
      shopDeck: deck,
      refused: 'an offer that was refused is not made again',
      'combat.special.*.from': 'the card that brought it says it',
      'paths.*.knownBy.*': 'the Leader holds them, and looks at them',
      'throw.hammersReady': 'as many as Hammers are active',
    },
  });
  expect(silent).toEqual([]);
});

test('[DF-DEC-04] whatever is open can be read on the text board', () => {
  const request = 'what the dice table is told of the throw that the board describes';
  const number = 'the number of a throw, for those who draw it';
  const silent = unreadable(rules, {
    ...matches,
    except: {
      seat: 'the reader',
      players: 'every Hero has a line',
      serial: number,
      'throw.landing.serial': number,
      'combat.lying.*.by': number,
      'combat.templates.*.by': number,
      'combat.tens': 'the markers of the life that is said',
      'combat.units': 'the markers of the life that is said',
      throwing: request,
    },
  });
  expect(silent).toEqual([]);
});
