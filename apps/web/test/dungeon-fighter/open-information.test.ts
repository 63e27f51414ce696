import { dungeonFighter } from '@questhall/games/dungeon-fighter';
import { unreadable } from '@questhall/testkit';
import { expect, test, vi } from 'vitest';
import { table } from '../../src/tables/dungeon-fighter/table.tsx';
import { drawn } from '../drawn.tsx';

test('[DF-F11] [DF-DEC-04] whatever is open can be seen on the board, or on the large card of a thing', () => {
  // Without graphics the board is drawn flat.
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  const request = 'what the dice table is told of the throw that the board shows';
  const number = 'the number of a throw, for those who draw it';
  const silent = unreadable(
    dungeonFighter,
    {
      games: 12,
      seed: 'page',
      places: 6,
      inputs: [{ players: 2 }, { players: 3, levelUp: true }],
      except: {
        seat: 'the reader',
        players: 'every Hero has a card',
        serial: number,
        'throw.landing.serial': number,
        'combat.lying.*.by': number,
        'combat.templates.*.by': number,
        'combat.tens': 'the markers of the life that is shown',
        'combat.units': 'the markers of the life that is shown',
        throwing: request,
      },
    },
    (view) => drawn(dungeonFighter, table, view),
  );
  expect(silent).toEqual([]);
});
