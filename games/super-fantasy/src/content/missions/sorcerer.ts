import type { Mission } from '../../mission/types.ts';
import { ends, monster, page, tile, wayIn } from './build.ts';

const RITUAL = {
  all: [{ braziers: ['brazier-west', 'brazier-east'] }, { buttons: ['statue-button'] }],
} as const;

export const sorcerer: Mission = {
  id: 'sorcerer',
  number: 4,
  title: 'Some Like It Cold',
  intro:
    'Zur’ill has frozen the village pond and charges admission. One brazier burns already: light the other one and push the Statue onto the button, and the way up to his cold room is open. The Portal beside the Ice Hall can be closed, for whoever has the nerve; its door will not hold for ever.',
  solo: [{ heroes: ['zoe', 'zanvor'] }, { heroes: ['barka', 'luckylock', 'zoe'] }],
  tiles: [
    tile('Steps', 'corridor-1a', 8, 18),
    tile('Hall of the Statue', 'room-1a', 6, 12),
    tile('West Shrine', 'room-5a', 0, 12),
    tile('East Shrine', 'room-10a', 12, 12),
    tile('Ice Hall', 'room-2a', 6, 6),
    tile('Compost', 'room-9a', 0, 6),
    tile('Portal Room', 'room-3a', 12, 6),
    tile('Stairs', 'stairs-1a', 8, 2),
    tile('Cold Room', 'big-room-1b', 5, -6, 0, { sealed: RITUAL }),
  ],
  doors: [
    { edge: '6,14W' },
    { edge: '12,14W' },
    { edge: '8,12N', trap: true },
    { edge: '2,12N' },
    { edge: '14,12N' },
    { edge: '6,8W' },
    { id: 'portal-door', edge: '12,8W', trap: true },
    { edge: '8,6N' },
  ],
  gate: { edge: '8,2N', opensWhen: RITUAL },
  chests: [{ at: [1, 10] }, { at: [16, 10], trap: true }, { at: [16, 12] }],
  barrels: [
    [6, 17],
    [11, 17],
    [4, 7],
    [16, 8],
  ],
  columns: [
    [6, 12],
    [11, 12],
  ],
  floorTraps: [],
  props: [
    { kind: 'brazier', id: 'brazier-west', at: [1, 15], on: true },
    { kind: 'brazier', id: 'brazier-east', at: [16, 14] },
    { kind: 'statue', id: 'statue', at: [7, 15] },
    { kind: 'button', id: 'statue-button', at: [10, 15] },
  ],
  sleepy: ['Ice Hall', 'West Shrine', 'East Shrine', 'Compost', 'Portal Room', 'Cold Room'],
  portals: [
    { id: 'portal', kind: 'big', at: [14, 7], closable: true, table: { lightning: 0, drop: 1, skull: 2 } },
  ],
  monsters: [
    monster('ugly-snout', 7, 13),
    monster('ugly-snout', 10, 13, 'S', { minPlayers: 3 }),
    monster('ugly-snout', 2, 14, 'E'),
    monster('ugly-snout', 14, 15, 'W'),
    monster('ugly-snout', 8, 9),
    monster('ugly-snout', 4, 10, 'E'),
    monster('big-snout', 3, 13, 'E', { minPlayers: 4 }),
    monster('s-n-o-u-t', 14, 14, 'W', { minPlayers: 4 }),
    monster('s-n-o-u-t', 14, 16, 'W', { minPlayers: 5 }),
    monster('smelly-things', 2, 8, 'E', { minPlayers: 4 }),
    monster('big-snout', 9, 8, 'S', { minPlayers: 4 }),
    monster('zur-ill', 8, -4, 'S', { id: 'zur-ill' }),
    monster('ugly-snout', 6, -2),
    monster('ugly-snout', 11, -2, 'S', { minPlayers: 4 }),
  ],
  beasts: page(['ugly-snout', 'big-snout', 's-n-o-u-t', 'smelly-things', 'zur-ill'], {
    'zur-ill': { life: 4, protection: 8 },
  }),
  entrance: wayIn(8, 18),
  endSpace: ends(18, 17, 16, 16, 16),
  objective: { sequence: [{ toggleAll: [RITUAL] }, { kill: { ids: ['zur-ill'] } }] },
  events: [
    { when: RITUAL, do: [{ wake: 'Cold Room' }, { say: 'Upstairs somebody sneezes icicles.' }] },
    {
      when: { turn: 9 },
      do: [
        { openDoor: 'portal-door' },
        { wake: 'Portal Room' },
        { say: 'The door of the Portal Room has frozen through, and falls.' },
      ],
    },
  ],
  difficulty: { heroic: {}, epic: { monsters: [monster('smelly-things', 14, 10, 'W')] } },
};
