import { unreadable } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

test('[SF-SETUP-02] whatever is open can be read on the text board', () => {
  const drawn = 'the map is drawn as it lies';
  const reach = 'worked out from the map, to be shown on it';
  const silent = unreadable(rules, {
    games: 4,
    seed: 'open',
    inputs: [{ players: 2 }, { players: 3 }],
    except: {
      seat: 'the reader',
      players: 'every hero has a line',
      'heroes.*.seat': 'everybody plays the heroes together',
      'heroes.*.magic.*': 'the item says it',
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
