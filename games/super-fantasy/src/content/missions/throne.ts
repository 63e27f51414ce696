import type { Mission } from '../../mission/types.ts';
import { KINDS } from '../../vocabulary.ts';
import { ends, monster, page, tile, wayIn } from './build.ts';

/** Lever and brazier, or the button: for as long as the Statue, or somebody, stands on it. */
const OPEN = {
  any: [
    { buttons: ['court-button'] },
    { all: [{ levers: ['throne-lever'] }, { braziers: ['throne-brazier'] }] },
  ],
} as const;

export const throne: Mission = {
  id: 'throne',
  number: 6,
  title: 'Throne of the Tribe',
  intro:
    'It all ends here. Close the great Portal in the mess for good; then the lever lifts the throne’s gate while the brazier burns, or the button in the court does, for as long as something heavy stands on it. See Dorbak, chief of the tribe, about the cheese, or snatch the recipe from behind his throne and carry it home to the Drawbridge. The louder you are, the more of them will want to watch.',
  solo: [{ heroes: ['barka', 'zoe', 'helena'] }, { heroes: ['zanvor', 'yang-ping', 'luckylock', 'zoe'] }],
  tiles: [
    tile('Drawbridge', 'corridor-1a', 8, 24),
    tile('Court', 'room-1a', 6, 18),
    tile('Barracks', 'room-2a', 0, 18),
    tile('Mess', 'room-4a', 12, 18),
    tile('Passage', 'short-corridor-1a', 8, 14),
    tile('Smelly Store', 'room-9a', 0, 12),
    tile('Spider Loft', 'room-7a', 12, 12),
    tile('Great Stairs', 'stairs-1a', 8, 10),
    tile('Throne Room', 'big-room-1b', 5, 2, 0, { sealed: { portalClosed: 'great-portal' } }),
  ],
  doors: [
    { edge: '6,20W' },
    { edge: '12,20W' },
    { edge: '8,18N', lock: { any: [{ levers: ['throne-lever'] }, { killed: ['sergeant'] }] } },
    { edge: '2,18N' },
    { edge: '14,18N', trap: true },
    { edge: '8,14N' },
  ],
  gate: { edge: '8,10N', opensWhen: { all: [{ portalClosed: 'great-portal' }, OPEN] } },
  chests: [
    { at: [1, 22], trap: true },
    { at: [16, 22] },
    { at: [1, 16], trap: true },
    { at: [16, 16] },
    { at: [6, 5] },
  ],
  barrels: [
    [6, 23],
    [11, 23],
    [4, 19],
    [13, 22],
    [4, 16],
  ],
  columns: [
    [7, 4],
    [10, 4],
    [7, 7],
    [10, 7],
  ],
  floorTraps: [
    [2, 15],
    [15, 15],
  ],
  props: [
    { kind: 'lever', id: 'throne-lever', at: [1, 20] },
    { kind: 'brazier', id: 'throne-brazier', at: [16, 20], on: true },
    { kind: 'statue', id: 'statue', at: [9, 21] },
    { kind: 'button', id: 'court-button', at: [7, 21] },
    { kind: 'tome', id: 'recipe', at: [6, 3] },
    { kind: 'fate', id: 'fate-1', at: [5, 15] },
    { kind: 'fate', id: 'fate-2', at: [12, 15] },
    { kind: 'fate', id: 'fate-3', at: [0, 21] },
    { kind: 'fate', id: 'fate-4', at: [17, 19] },
  ],
  fate: ['item', 'item', 'monster', 'nothing'],
  sleepy: ['Barracks', 'Mess', 'Passage', 'Smelly Store', 'Spider Loft', 'Throne Room'],
  portals: [
    {
      id: 'great-portal',
      kind: 'big',
      at: [12, 18],
      closable: true,
      table: { lightning: 0, drop: 1, skull: 2 },
    },
  ],
  monsters: [
    monster('ugly-snout', 7, 19),
    monster('ugly-snout', 10, 19),
    monster('big-snout', 2, 20, 'E', { id: 'sergeant' }),
    monster('s-n-o-u-t', 14, 19, 'W'),
    monster('big-snout', 15, 22, 'W', { minPlayers: 5 }),
    monster('smelly-things', 2, 13, 'E'),
    monster('big-snout', 1, 15, 'E', { minPlayers: 3 }),
    monster('big-snout', 4, 15, 'E', { minPlayers: 4 }),
    monster('spiked-snout', 8, 14, 'S', { minPlayers: 4 }),
    monster('racing-spider', 14, 13, 'W', { ridden: true }),
    monster('stud', 12, 13, 'S'),
    monster('s-n-o-u-t', 15, 12, 'W', { minPlayers: 4 }),
    monster('s-n-o-u-t', 13, 16, 'W'),
    monster('zur-ill', 4, 13, 'E', { minPlayers: 6 }),
    monster('s-n-o-u-t', 6, 6, 'E', { minPlayers: 5 }),
    monster('dorbak', 8, 3, 'S', { id: 'dorbak' }),
    monster('ugly-snout', 7, 6),
    monster('ugly-snout', 10, 6, 'S', { minPlayers: 4 }),
  ],
  beasts: page(KINDS, {
    dorbak: { life: 3, protection: 9, attack: 3 },
    tatanka: { life: 4, protection: 9 },
  }),
  entrance: wayIn(8, 24),
  endSpace: ends(18, 18, 18, 18, 18),
  objective: {
    sequence: [
      { toggleAll: [{ portalClosed: 'great-portal' }, OPEN] },
      { anyOf: [{ kill: { ids: ['dorbak'] } }, { carry: 1, to: 'Drawbridge' }] },
    ],
  },
  events: [
    {
      when: { killed: ['sergeant'] },
      do: [{ wake: 'Passage' }, { say: 'The sergeant’s whistle is heard next door.' }],
    },
    { when: { levers: ['throne-lever'] }, do: [{ wake: 'Mess' }, { say: 'A bell rings for supper.' }] },
    {
      when: { portalClosed: 'great-portal' },
      do: [{ wake: 'Throne Room' }, { say: 'The throne creaks. Somebody heavy stands up.' }],
    },
  ],
  difficulty: {
    heroic: {},
    epic: {
      monsters: [monster('tatanka', 8, 7, 'N', { id: 'tatanka' })],
      objective: {
        sequence: [
          { toggleAll: [{ portalClosed: 'great-portal' }, OPEN] },
          { kill: { ids: ['dorbak', 'tatanka'] } },
        ],
      },
    },
  },
};
