import { unreadable, unseen } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const matches = { games: 6, seed: 'open', inputs: [{ players: 2 }, { players: 3 }] };

test('[SF-SETUP-02] whatever lies open on the table is in the views', () => {
  const deck = 'nobody knows what comes next';
  const silent = unseen(rules, {
    ...matches,
    except: {
      stack: 'what is asked says it',
      rng: deck,
      options: 'chosen before the match',
      asks: 'the number of a question',
      fateBag: deck,
      magicPile: deck,
      smallPile: deck,
      trapBag: deck,
      named: 'a number for names to come',
      'doors.*.id': 'a name nobody sees',
      killed: 'who is missing on the map',
      wolfDice: 'the skill says it',
      'monsters.*.awake': 'the tile says it',
      'turn.fresh': 'what is asked says it',
      'turn.ending': 'what is asked says it',
      'turn.running.*.attacks': 'what is asked says it',
      'turn.running.*.landed': 'what is asked says it',
    },
  });
  expect(silent).toEqual([]);
});

test('[SF-SETUP-02] whatever is open can be read on the text board', () => {
  const drawn = 'the map is drawn as it lies';
  const reach = 'worked out from the map, to be shown on it';
  const silent = unreadable(rules, {
    ...matches,
    except: {
      seat: 'the reader',
      players: 'every hero has a line',
      'heroes.*.seat': 'everybody plays the heroes together',
      'heroes.*.magic.*': 'the item says it',
      'doors.*.index': 'a number nobody sees',
      'map.tileOf': drawn,
      'map.tiles.*.face': drawn,
      'map.tiles.*.kind': drawn,
      'map.tiles.*.rot': drawn,
      'map.tiles.*.x': drawn,
      'map.tiles.*.y': drawn,
      'stretches.*.*': reach,
      'turn.zones.*': reach,
      'turn.reaches.*.weapon': reach,
      'turn.reaches.*.range': reach,
      'turn.reaches.*.ring.*': reach,
      'turn.reaches.*.shots.*.figure': reach,
      'turn.reaches.*.shots.*.path.*': reach,
    },
  });
  expect(silent).toEqual([]);
});
