import type { Mission } from '@questhall/games/super-fantasy';
import { groundOfMission, KIND_CARDS, MISSIONS } from '@questhall/games/super-fantasy';
import { expect, test } from 'vitest';
import { mirrored, used } from '../../src/tables/super-fantasy/workshop/map-edits.ts';

const [first] = MISSIONS as readonly [Mission, ...Mission[]];
const bare: Mission = { ...first, doors: [], props: [], monsters: [] };

test('what is put on a square is there, and clearing it leaves the Mission as it was', () => {
  for (const mission of MISSIONS)
    for (const tool of ['chest', 'barrel', 'column', 'trap', 'prop:lever', 'monster:ugly-snout'])
      expect(used(used(mission, tool, [-9, -9]), 'erase', [-9, -9])).toEqual(mission);
});

test('a door comes where two openings meet, beside whichever square of them, and is taken away there', () => {
  const tiles = [
    { face: 'room-1a', at: [0, 0], rot: 0, name: 'Yard' },
    { face: 'room-4b', at: [6, 0], rot: 90, name: 'Hall' },
    { face: 'room-2a', at: [0, 6], rot: 0, name: 'Cellar' },
    { face: 'room-6b', at: [6, 6], rot: 90, name: 'Attic' },
  ] as const;
  const rooms = { ...bare, tiles };
  // Room 4, side b, opens to the east and the south; a quarter turn later to the south and the west.
  for (const at of [
    [5, 2],
    [5, 3],
    [6, 2],
    [6, 3],
  ] as const) {
    const with_ = used(rooms, 'door', at);
    expect(with_.doors).toEqual([{ edge: '6,2W' }]);
    expect(used(with_, 'door', [5, 3])).toEqual(rooms);
  }
  expect(used(rooms, 'door', [3, 6]).doors).toEqual([{ edge: '2,6N' }]);
  // Only one of two has an opening there, or none has.
  expect(used(rooms, 'door', [8, 5])).toEqual(rooms);
  expect(used(rooms, 'door', [0, 0])).toEqual(rooms);
});

test('all doors of the book lie where the tool puts them', () => {
  for (const mission of MISSIONS)
    for (const { edge } of mission.doors) {
      const [x = 0, y = 0] = edge.split(/[,NW]/).map(Number);
      const others = mission.doors.filter((door) => door.edge !== edge);
      const again = used({ ...mission, doors: others }, 'door', [x, y]).doors;
      expect(again.at(-1)).toEqual({ edge });
    }
});

test('monsters and tiles turn on the spot, four times to where they were', () => {
  const at = first.monsters[0]?.at ?? [0, 0];
  const once = used(first, 'turn', at);
  expect(once.monsters[0]?.facing).not.toBe(first.monsters[0]?.facing);
  expect(['a', 'b', 'c'].reduce((mission) => used(mission, 'turn', at), once)).toEqual(first);
});

test('a tile has a name of its own, and is taken away whole', () => {
  const one = used(first, 'tile:room-5a', [50, 40]);
  expect(used(used(one, 'tile:room-6a', [40, 40]), 'untile', [51, 41]).tiles.at(-1)?.name).toBe('Room 2');
  const with_ = used(first, 'tile:room-6a', [40, 40]);
  expect(new Set(with_.tiles.map(({ name }) => name)).size).toBe(with_.tiles.length);
  expect(used(with_, 'untile', [41, 41])).toEqual(first);
});

test('levers get names, so that doors can ask for them', () => {
  const two = used(used(first, 'prop:lever', [-9, -9]), 'prop:lever', [-8, -9]);
  const ids = two.props.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a lock lies on the door beside the square, opens by all levers, and is taken off again', () => {
  const door = { ...bare, doors: [{ edge: '6,2W' }] };
  expect(used(door, 'lock', [6, 3]).doors).toEqual([{ edge: '6,2W' }]);
  const levers = used(used(door, 'prop:lever', [1, 1]), 'prop:lever', [2, 1]);
  const locked = used(levers, 'lock', [5, 3]);
  expect(locked.doors).toEqual([{ edge: '6,2W', lock: { levers: ['lever-1', 'lever-2'] } }]);
  expect(used(locked, 'lock', [6, 2]).doors).toEqual([{ edge: '6,2W' }]);
  expect(used(levers, 'lock', [3, 3])).toEqual(levers);
});

test('who has to be killed is pointed at, and let go again', () => {
  const one = used(bare, 'monster:big-snout', [3, 3]);
  const wanted = used(one, 'prey', [3, 3]);
  expect(wanted.monsters).toMatchObject([{ kind: 'big-snout', id: 'boss-1' }]);
  expect(wanted.objective).toEqual({ kill: { ids: ['boss-1'] } });
  const two = used(used(wanted, 'monster:ugly-snout', [4, 1]), 'prey', [4, 1]);
  expect(two.objective).toEqual({ kill: { ids: ['boss-1', 'boss-2'] } });
  expect(used(two, 'prey', [3, 3]).objective).toEqual({ kill: { ids: ['boss-2'] } });
});

test('mirrored, every door of the book lies between two openings, and mirrored again it is what it was', () => {
  for (const mission of MISSIONS) {
    const image = mirrored(mission);
    const again = mirrored(image);
    // Of two ways a tile can lie alike, either will do.
    const squares = ({ tiles, ...rest }: Mission) => ({
      ...rest,
      tiles: tiles.map(({ rot: _, ...tile }) => tile),
    });
    expect(squares(again)).toEqual(squares(mission));
    for (const { edge } of image.doors) {
      const [x = 0, y = 0] = edge.split(/[,NW]/).map(Number);
      const others = image.doors.filter((door) => door.edge !== edge);
      expect(used({ ...image, doors: others }, 'door', [x, y]).doors.at(-1)).toEqual({ edge });
    }
  }
});

test('what lies on two squares lies on both of them in the mirror', () => {
  const kind = KIND_CARDS.find(({ big }) => big)?.id ?? 'ugly-snout';
  const room = { face: 'room-1a', at: [0, 0], rot: 0, name: 'Yard' } as const;
  const found = (['N', 'E', 'W'] as const).map((facing) => {
    const [monster] = mirrored({ ...bare, tiles: [room], monsters: [{ kind, at: [1, 1], facing }] }).monsters;
    return [monster?.at, monster?.facing];
  });
  // It lies across the way it faces.
  expect(found).toEqual([
    [[3, 1], 'N'],
    [[4, 1], 'W'],
    [[4, 1], 'E'],
  ]);
});

test('the ground says how far it is from the entrance, by which way, and what can be aimed at', () => {
  for (const mission of MISSIONS.slice(0, 2)) {
    const ground = groundOfMission(mission);
    const [front = [0, 0]] = mission.entrance;
    expect(ground.steps(front)).toBe(0);
    expect(ground.steps([-50, -50])).toBeUndefined();
    expect(ground.way([-50, -50])).toEqual([]);
    expect([ground.ring(front, [front[0], front[1] + 1]), ground.ring(front, [-50, -50])]).toEqual([1, 0]);
    for (const { at } of mission.chests) {
      const way = ground.way(at);
      expect(way).toHaveLength((ground.steps(at) ?? -1) + 1);
      expect(way.at(-1)).toEqual(at);
    }
  }
});
