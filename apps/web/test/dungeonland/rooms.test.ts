import { TILES } from '@questhall/games/dungeonland';
import { turnRows } from '@questhall/geometry';
import { expect, test } from 'vitest';
import { layersOf } from '../../src/tables/dungeonland/board/room/floors.ts';
import { FLOORS, roomOf } from '../../src/tables/dungeonland/board/room/rooms.ts';
import { bareBlocks, squaresUnder, standingOn } from '../../src/tables/dungeonland/board/room/turned.ts';

const LAID = TILES.flatMap(({ id, rows }) =>
  [0, 1, 2, 3].map((turns): [string, number, readonly string[]] => [id, turns, turnRows(rows, turns)]),
);

test.for(LAID)(
  'tile %s, turned %i times: what blocks is drawn, and nothing else looks like it',
  ([id, turns, rows]) => {
    const room = roomOf(id);
    const standing = standingOn({ rows, turns }, room);
    const under = standing.flatMap(({ piece, turns: own }) =>
      squaresUnder(piece, own).map(({ x, y }) => `${x} ${y}`),
    );
    const bare = bareBlocks({ rows, turns }, room);
    expect(new Set(under).size, 'no two drawings on one square').toBe(under.length);
    expect(standing.filter(({ piece }) => room.pieces.includes(piece)).length, 'all of its own').toBe(
      room.pieces.length,
    );
    const drawn = rows.map((row, y) =>
      [...row].map((_, x) => {
        const key = `${x} ${y}`;
        return under.includes(key) || bare.has(key);
      }),
    );
    const closed = rows.map((row) => [...row].map((sign) => sign === '#' || sign === 'o'));
    expect(drawn).toEqual(closed);
  },
);

test('a tile drawn for the occasion gets an obstacle on each of its own, and no furniture on free squares', () => {
  const rows = ['........', '.o......', ...Array.from({ length: 6 }, () => '........')];
  const standing = standingOn({ rows, turns: 0 }, roomOf('t07'));
  expect(standing.map(({ piece: { kind }, x, y }) => [kind, x, y])).toEqual([['candelabra', 1.5, 1.5]]);
});

test('every tile has a room of its own, every floor is drawn and used', () => {
  const rooms = TILES.map(({ id }) => roomOf(id));
  expect(new Set(rooms).size).toBe(TILES.length);
  expect(rooms.every((room) => room.inlays.length > 0 && room.lamps.length > 0)).toBe(true);
  expect(FLOORS.filter((floor) => !rooms.some((room) => room.floor === floor))).toEqual([]);
  expect(FLOORS.every((floor) => layersOf(floor).every(({ d }) => !/NaN|undefined/.test(d)))).toBe(true);
});
