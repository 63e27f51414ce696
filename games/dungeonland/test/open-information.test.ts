import { unreadable, unseen } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const matches = {
  games: 8,
  seed: 'open',
  inputs: [
    { players: 2, adventure: 'a1' },
    { players: 3, adventure: 'a6b' },
    { players: 2, adventure: 'a7' },
    { players: 2, mode: 'campaign' },
  ],
};

test('[DL-VAI-09] [DL-RULING-113] whatever lies open on the table is in the views', () => {
  const deck = 'nobody knows what comes next';
  const silent = unseen(rules, {
    ...matches,
    except: {
      stack: 'what is asked says it',
      rng: deck,
      options: 'chosen before the match',
      asks: 'the number of a question',
      consumables: deck,
      equipment: deck,
      eventDeck: deck,
      exploration: deck,
      'map.nextId': 'a number nobody sees',
      'active.ending': 'conditions that are shown, and which end with the activation',
      'progress.lost': 'the match is over',
      'progress.piecesPlaced': 'they stand on the map',
    },
  });
  expect(silent).toEqual([]);
});

test('[DL-VAI-09] [DL-RULING-113] whatever is open can be read on the text board', () => {
  const silent = unreadable(rules, {
    ...matches,
    except: {
      seat: 'the reader',
      players: 'everybody who is there has a line',
      mode: 'chosen before the match',
      act: 'the adventure says it',
      'heroes.*.seat': 'everybody plays the whole party together',
      'others.*.card': 'named by the order in which they came',
      'others.*.kind': 'the card says it',
      'others.*.large': 'the power Large Creature says it',
      'doors.*.id': 'a number nobody sees',
      'scenery.*.id': 'a number nobody sees',
      'villain.starting': 'the full Health in its line',
      'tiles.*.turns': 'the rows are drawn as they lie',
    },
  });
  expect(silent).toEqual([]);
});
