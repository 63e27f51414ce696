/**
 * What the check of a Mission says of every way to break one that has a piece of everything: each part left out, written
 * twice, named differently or moved by a square. Read a difference before writing the files anew (vitest -u).
 */
import { expect, test } from 'vitest';
import { kindCard } from '../../src/content/index.ts';
import { ARENAS, MISSIONS } from '../../src/content/missions/index.ts';
import { checkMission } from '../../src/mission/check.ts';
import { drawMission } from '../../src/mission/draw.ts';
import type { Mission, MissionCondition, Objective } from '../../src/mission/types.ts';
import { layoutOf } from '../../src/queries/layout.ts';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Change {
  /** What was done, in words. */
  readonly said: string;
  readonly to: Json;
}

/** Every way to change one part of this value. */
function changes(value: Json, path: string): Change[] {
  if (typeof value === 'number') return [{ said: `${path} = ${value + 1}`, to: value + 1 }];
  if (typeof value === 'boolean') return [{ said: `${path} = ${!value}`, to: !value }];
  if (typeof value === 'string') return [{ said: `${path} = nobody`, to: 'nobody' }];
  if (value === null) return [];
  if (Array.isArray(value)) return changesOfList(value, path);
  const entries = Object.entries(value as { readonly [key: string]: Json });
  return entries.flatMap(([key, inner]) => [
    { said: `${path}.${key} left out`, to: Object.fromEntries(entries.filter(([other]) => other !== key)) },
    ...changes(inner, `${path}.${key}`).map(({ said, to }) => ({
      said,
      to: Object.fromEntries(entries.map(([other, old]) => [other, other === key ? to : old])),
    })),
  ]);
}

const changesOfList = (list: readonly Json[], path: string): Change[] =>
  list.flatMap((inner, at) => [
    { said: `${path}[${at}] left out`, to: list.toSpliced(at, 1) },
    { said: `${path}[${at}] twice`, to: [...list, inner] },
    ...changes(inner, `${path}[${at}]`).map(({ said, to }) => ({ said, to: list.with(at, to) })),
  ]);

/** The way to the throne, without the rooms beside it. */
const book = MISSIONS.at(-1) as Mission;
const small: Mission = {
  ...book,
  tiles: book.tiles.filter(({ name }) => !['Mess', 'Smelly Store', 'Spider Loft'].includes(name)),
  doors: [
    { edge: '6,20W' },
    { edge: '8,18N', lock: { any: [{ levers: ['throne-lever'] }, { killed: ['sergeant'] }] } },
    { id: 'stairs-door', edge: '8,14N', trap: true },
  ],
  gate: {
    edge: '8,10N',
    opensWhen: { all: [{ portalClosed: 'great-portal' }, { braziers: ['throne-brazier'] }, { turn: 2 }] },
  },
  chests: [{ at: [1, 22], trap: true }, { at: [6, 5] }],
  barrels: [[6, 23]],
  columns: [[7, 4]],
  floorTraps: [[10, 22]],
  props: [
    { kind: 'lever', id: 'throne-lever', at: [1, 20] },
    { kind: 'brazier', id: 'throne-brazier', at: [11, 19], on: true },
    { kind: 'statue', id: 'statue', at: [9, 21] },
    { kind: 'button', id: 'court-button', at: [7, 21] },
    { kind: 'tome', id: 'recipe', at: [6, 3] },
    { kind: 'fate', id: 'fate-1', at: [3, 18] },
    { kind: 'fate', id: 'fate-2', at: [0, 21] },
    { kind: 'fate', id: 'fate-3', at: [6, 18] },
    { kind: 'fate', id: 'fate-4', at: [11, 23] },
  ],
  sleepy: ['Barracks', 'Throne Room'],
  portals: [
    {
      ...{ id: 'great-portal', kind: 'big', at: [3, 21], closable: true },
      table: { lightning: 0, drop: 1, skull: [{ kind: 'ugly-snout', n: 2 }] },
    },
    { kind: 'small', at: [5, 20] },
  ],
  monsters: [
    { kind: 'big-snout', at: [2, 20], facing: 'E', id: 'sergeant' },
    { kind: 'racing-spider', at: [8, 19], facing: 'S', ridden: true },
    { kind: 'smelly-things', at: [11, 5], facing: 'E' },
    { kind: 'ugly-snout', at: [7, 6], facing: 'S', minPlayers: 4 },
    { kind: 'dorbak', at: [8, 3], facing: 'S', id: 'dorbak' },
  ],
  events: [
    { when: { killed: ['sergeant'] }, do: [{ wake: 'Passage' }, { openDoor: 'stairs-door' }] },
    { when: { buttons: ['court-button'] }, do: [{ spawn: 'ugly-snout', at: [9, 19] }, { say: 'A bell.' }] },
  ],
  objective: {
    sequence: [
      { toggleAll: [{ portalClosed: 'great-portal' }, { buttons: ['court-button'] }] },
      { anyOf: [{ kill: { ids: ['dorbak'], kinds: ['smelly-things'] } }, { carry: 1, to: 'Drawbridge' }] },
    ],
  },
  difficulty: {
    heroic: {},
    epic: {
      monsters: [{ kind: 'tatanka', at: [8, 7], facing: 'N', id: 'tatanka' }],
      objective: { kill: { ids: ['dorbak', 'tatanka'] } },
    },
  },
};

const FIELDS = [
  ...['tiles', 'doors', 'gate', 'chests', 'barrels', 'columns', 'floorTraps', 'props', 'fate', 'sleepy'],
  ...['portals', 'monsters', 'entrance', 'endSpace', 'objective', 'events', 'difficulty'],
] as const;

function verdict(mission: unknown): string {
  const checked = checkMission(structuredClone(mission));
  if ('mission' in checked) return 'fine';
  return checked.problems.map(({ field, found, allowed }) => `${field}: ${found} (${allowed})`).join('; ');
}

test('the Mission itself is fine', () => {
  expect(verdict(small)).toBe('fine');
});

test.each(FIELDS)('whatever is wrong with the %s of a Mission is found, and nothing else', async (field) => {
  const value = JSON.parse(JSON.stringify(small[field as keyof Mission])) as Json;
  const lines = changes(value, field).map(({ said, to }) => `${said}: ${verdict({ ...small, [field]: to })}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/mission-check/${field}.txt`);
});

test('nothing is used more often than the box holds it', () => {
  const lever = { kind: 'lever' as const, at: [2, 19] as const };
  const levers = ['a', 'b', 'c'].map((id) => ({ ...lever, id }));
  expect(verdict({ ...small, props: [...small.props, ...levers] })).toBe('props: 4 × lever (at most 3)');
  const lock = { turn: 3 };
  const doors = [{ edge: '6,20W', lock }, ...Array.from({ length: 5 }, () => ({ edge: '8,14N', lock }))];
  expect(verdict({ ...small, doors, events: [] })).toContain('doors: 6 Locks (at most 5)');
  const floorTraps = Array.from({ length: 7 }, () => [10, 22]);
  expect(verdict({ ...small, floorTraps })).toBe('doors, chests, floorTraps: 9 traps (at most 8)');
  const twoSmall = [19, 20].map((y) => ({ kind: 'small', at: [5, y] }));
  expect(verdict({ ...small, portals: twoSmall })).toContain('portals: several small ones (one of each)');
  expect(verdict({ ...small, portals: [] })).toContain('portals: none (at least one Portal)');
  const snouts = Array.from({ length: 14 }, () => ({ kind: 'big-snout', at: [7, 19], facing: 'S' }));
  expect(verdict({ ...small, monsters: [...small.monsters, ...snouts] })).toContain(
    'monsters: 15 × big-snout (at most 4)',
  );
});

test('tiles lie together: a map that is mostly nothing is refused before anything is worked out on it', () => {
  const far = { face: 'room-11a', at: [54, 54] as const, rot: 0 as const, name: 'Far Away' };
  expect(verdict({ ...small, tiles: [...small.tiles, far] })).toMatch(
    /^tiles: \d{4} squares from corner to corner \(at most 1600: tiles lie together\)$/,
  );
});

test('what is not in the box is not found', () => {
  expect(() => kindCard('nobody' as never)).toThrow('there is no');
});

/** All ways to word what is to be done or to open a Lock, first some that can be, then some that cannot. */
const CONDITIONS: readonly MissionCondition[] = [
  ...[['sergeant'], ['sergeant', 'dorbak'], ['nobody']].map((killed) => ({ killed })),
  ...[['throne-lever'], ['nobody']].map((levers) => ({ levers })),
  ...[['court-button'], ['throne-lever']].map((buttons) => ({ buttons })),
  ...[['throne-brazier'], ['throne-lever']].map((braziers) => ({ braziers })),
  ...['great-portal', 'nobody'].map((portalClosed) => ({ portalClosed })),
  ...[1, 2].map((tomesBrought) => ({ tomesBrought })),
  { turn: 5 },
  { all: [{ turn: 5 }, { tomesBrought: 2 }] },
  { all: [{ turn: 5 }, { tomesBrought: 1 }] },
  { any: [{ turn: 5 }, { tomesBrought: 2 }] },
  { any: [{ tomesBrought: 3 }, { tomesBrought: 2 }] },
];
const OBJECTIVES: readonly Objective[] = [
  ...[{}, { ids: ['dorbak'] }, { ids: ['nobody'] }, { kinds: ['ugly-snout'] as const }].map((kill) => ({
    kill,
  })),
  ...[{ kinds: ['stud'] as const }, { ids: ['sergeant'], kinds: ['stud'] as const }].map((kill) => ({
    kill,
  })),
  ...['Barracks', 'Throne Room', 'nowhere'].map((reach) => ({ reach, heroes: 'one' as const })),
  ...[1, 2].map((carry) => ({ carry, to: 'Drawbridge' })),
  { carry: 1, to: 'nowhere' },
  { survive: 9 },
  { sequence: [{ survive: 9 }, { kill: { kinds: ['stud'] } }] },
  { anyOf: [{ survive: 9 }, { kill: { kinds: ['stud'] } }] },
  ...CONDITIONS.map((condition) => ({ toggleAll: [{ turn: 2 }, condition] })),
];

test('an objective can be met or not, and so can the Lock before it', async () => {
  const locked = (lock: MissionCondition): Mission => ({
    ...small,
    doors: small.doors.map((door) => ({ ...door, lock })),
  });
  const lines = [
    ...OBJECTIVES.map((objective) => `${JSON.stringify(objective)}: ${verdict({ ...small, objective })}`),
    ...CONDITIONS.map((lock) => `Locks ${JSON.stringify(lock)}: ${verdict(locked(lock))}`),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/mission-check/attainable.txt');
});

const DRAWN: readonly Mission[] = [...MISSIONS, ...Object.values(ARENAS)];

test.each(DRAWN)(
  'the dungeon of $title is laid out as drawn, with its doors and weak walls',
  async (mission) => {
    const own = structuredClone(mission);
    const { grid, tileOf, walls, doors, gate, stretches, adjacent } = layoutOf(own);
    const passage = ({ cells, tiles }: { cells: readonly number[]; tiles: readonly number[] }): string =>
      `${cells.join(' ')} between ${tiles.join(' and ')}`;
    const lines = [
      drawMission(own),
      `${grid.width} × ${grid.height} from ${grid.left},${grid.top}; ${walls.length} walls`,
      ...Array.from({ length: grid.height }, (_, y) =>
        [...tileOf.slice(y * grid.width, (y + 1) * grid.width)].join(' '),
      ),
      ...doors.map((door) => `door ${passage(door)}`),
      ...(gate ? [`gate ${passage(gate)}`] : []),
      ...stretches.map((stretch) => `wall ${passage(stretch)}`),
      ...adjacent.map((tiles, at) => `${at} beside ${tiles.join(', ')}`),
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../golden/layouts/${mission.id}.txt`);
  },
);
