import type { Mission } from '../../mission/types.ts';
import { ends, monster, page, tile, wayIn } from './build.ts';

const LEVERS = { levers: ['lever-west', 'lever-east', 'lever-cellar'] } as const;

export const gate: Mission = {
  id: 'gate',
  number: 2,
  title: 'Three to Get In',
  intro:
    'Behind the gate sits the keeper of the stolen pantry keys. Three levers open the gate; all three must be down at once. The Portal in the workshop fills up meanwhile, and somebody is looking for the key of its door.',
  solo: [{ heroes: ['barka', 'zoe'] }, { heroes: ['luckylock', 'helena', 'yang-ping'] }],
  tiles: [
    tile('Steps', 'corridor-1a', 8, 18),
    tile('Crossing', 'room-2a', 6, 12),
    tile('Cellar', 'room-3a', 0, 12),
    tile('Workshop', 'room-6b', 12, 12, 90),
    tile('West Tower', 'room-5a', 0, 6),
    tile('Hall', 'room-1a', 6, 6),
    tile('East Tower', 'room-9a', 12, 6),
    tile('Key Room', 'room-11a', 6, 0, 0, { sealed: LEVERS }),
  ],
  doors: [
    { edge: '6,14W' },
    { id: 'workshop-door', edge: '12,14W', trap: true },
    { edge: '8,12N' },
    { edge: '2,12N' },
    { edge: '6,8W' },
    { edge: '12,8W', trap: true },
  ],
  gate: { edge: '8,6N', opensWhen: LEVERS },
  chests: [{ at: [16, 13] }, { at: [1, 7], trap: true }, { at: [10, 1] }],
  barrels: [
    [7, 17],
    [10, 17],
    [1, 16],
    [16, 16],
    [4, 10],
  ],
  columns: [],
  floorTraps: [],
  props: [
    { kind: 'lever', id: 'lever-west', at: [1, 9] },
    { kind: 'lever', id: 'lever-east', at: [16, 9] },
    { kind: 'lever', id: 'lever-cellar', at: [1, 13] },
  ],
  sleepy: ['Cellar', 'Workshop', 'West Tower', 'East Tower', 'Key Room'],
  portals: [{ id: 'portal', kind: 'big', at: [14, 14], table: { lightning: 0, drop: 1, skull: 2 } }],
  monsters: [
    monster('ugly-snout', 7, 13),
    monster('ugly-snout', 10, 13),
    monster('ugly-snout', 2, 14, 'E'),
    monster('s-n-o-u-t', 13, 16, 'W', { minPlayers: 4 }),
    monster('ugly-snout', 8, 8),
    monster('ugly-snout', 3, 8),
    monster('s-n-o-u-t', 14, 8, 'W'),
    monster('big-snout', 3, 10, 'S', { minPlayers: 5 }),
    monster('big-snout', 9, 3, 'S', { id: 'key-guard' }),
    monster('spiked-snout', 8, 1, 'S', { id: 'keeper' }),
    monster('ugly-snout', 7, 3),
  ],
  beasts: page(['ugly-snout', 'big-snout', 's-n-o-u-t', 'spiked-snout']),
  entrance: wayIn(8, 18),
  endSpace: ends(15, 13, 11, 11, 11),
  objective: { sequence: [{ toggleAll: [LEVERS] }, { kill: { ids: ['keeper', 'key-guard'] } }] },
  events: [
    {
      when: LEVERS,
      do: [
        { wake: 'Key Room' },
        { say: 'The gate rattles up. Somebody behind it grunts, and puts down a sandwich.' },
      ],
    },
    {
      when: { turn: 8 },
      do: [
        { openDoor: 'workshop-door' },
        { wake: 'Workshop' },
        { say: 'Somebody has found the key of the workshop.' },
      ],
    },
  ],
  difficulty: { heroic: {}, epic: { monsters: [monster('big-snout', 15, 10, 'W')] } },
};
