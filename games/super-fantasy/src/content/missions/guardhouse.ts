import type { Mission } from '../../mission/types.ts';
import { ends, monster, page, tile, wayInEast } from './build.ts';

export const guardhouse: Mission = {
  id: 'guardhouse',
  number: 1,
  title: 'Knock Knock',
  intro:
    'Somebody ate the village’s cheese, and the crumbs lead to the old guardhouse. Kill every Big Snout in it, before the night watch comes back from the pub. The Portal hums in the barracks; nobody has to go in there, but its door will not stay shut for ever.',
  solo: [{ heroes: ['barka', 'helena'] }, { heroes: ['zanvor', 'zoe', 'luckylock'] }],
  tiles: [
    tile('Porch', 'corridor-1a', -6, 8, 90),
    tile('Yard', 'room-1a', 0, 6),
    tile('Kitchen', 'room-4a', 6, 6),
    tile('Armoury', 'room-9a', 12, 6),
    tile('Barracks', 'room-5a', 0, 0),
    tile('Guardroom', 'room-2a', 6, 0),
    tile('Larder', 'room-3a', 12, 0),
  ],
  doors: [
    { edge: '6,8W' },
    { edge: '12,8W' },
    { id: 'barracks-door', edge: '2,6N' },
    { edge: '8,6N', trap: true },
    { edge: '14,6N' },
    { edge: '6,2W' },
    { edge: '12,2W' },
  ],
  chests: [{ at: [16, 1], trap: true }, { at: [1, 4] }],
  barrels: [
    [0, 11],
    [5, 11],
    [6, 11],
    [11, 6],
    [17, 11],
  ],
  columns: [],
  floorTraps: [],
  props: [],
  sleepy: ['Kitchen', 'Armoury', 'Barracks', 'Guardroom', 'Larder'],
  portals: [{ kind: 'small', at: [4, 2] }],
  monsters: [
    monster('ugly-snout', 1, 7),
    monster('ugly-snout', 4, 7),
    monster('ugly-snout', 7, 7, 'W'),
    monster('ugly-snout', 10, 10, 'W'),
    monster('ugly-snout', 2, 3),
    monster('ugly-snout', 1, 2, 'S', { minPlayers: 4 }),
    monster('ugly-snout', 14, 3, 'W'),
    monster('ugly-snout', 13, 10, 'W', { minPlayers: 4 }),
    monster('big-snout', 8, 2, 'S', { id: 'captain' }),
    monster('big-snout', 15, 2, 'W', { id: 'cook' }),
    monster('big-snout', 9, 3, 'S', { id: 'sergeant' }),
    monster('big-snout', 14, 9, 'W', { id: 'armourer' }),
  ],
  beasts: page(['ugly-snout', 'big-snout']),
  entrance: wayInEast(-1, 8),
  endSpace: ends(16, 12, 11, 10, 10),
  /** By name: those an Ugly Master summons are not asked for. */
  objective: { kill: { ids: ['captain', 'sergeant', 'cook', 'armourer'] } },
  events: [
    {
      when: { turn: 7 },
      do: [
        { openDoor: 'barracks-door' },
        { wake: 'Barracks' },
        { say: 'The night shift has found its boots, and the door.' },
      ],
    },
  ],
  difficulty: {
    heroic: {},
    epic: { monsters: [monster('ugly-snout', 3, 4, 'S')] },
  },
};
