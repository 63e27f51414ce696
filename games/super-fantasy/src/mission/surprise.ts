/**
 * Missions nobody wrote: rooms laid out by chance, a boss in the farthest, and as many Snouts as it takes. The same seed and strength
 * give the same Mission; a higher strength puts more into the same rooms and leaves less time.
 */
import type { Json, Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import type { SurpriseWish } from '../../../manifest.ts';
import { BEASTS, faceCard } from '../content/index.ts';
import { ends, monster, page, tile, wayIn } from '../content/missions/build.ts';
import { checkMission } from './check.ts';
import type { At, Mission, MissionDoor, MissionMonster, MissionTile } from './types.ts';

const SIZE = 6;
const ROOMS: { readonly [length in SurpriseWish['length']]: readonly [number, number] } = {
  short: [2, 3],
  medium: [4, 5],
  long: [6, 8],
};
/** With doors on all four sides. */
const FACES = Array.from({ length: 9 }, (_, n) => `room-${n + 1}a`);
const NAMES = [
  'Cellar',
  'Pantry',
  'Snoring Hall',
  'Trophy Room',
  'Mud Bath',
  'Counting House',
  'Smokehouse',
  'Dormitory',
  'Gong Room',
] as const;
const PLACES = ['Guardhouse', 'Brewery', 'Toll Tower', 'Cheese Cellar', 'Bath House', 'Kennel'] as const;
const DEEDS = [
  'Trouble at the',
  'Noises in the',
  'Night in the',
  'Supper at the',
  'Burglars in the',
] as const;

interface Room {
  readonly column: number;
  readonly row: number;
  readonly face: string;
  readonly name: string;
  /** How many doors from the entrance. */
  readonly deep: number;
}

interface Chance {
  readonly rng: Rng;
}

const pick = <T>(chance: Chance, list: readonly T[]): T => list[below(chance, list.length)] as T;

function shuffled<T>(chance: Chance, list: readonly T[]): T[] {
  const left = [...list];
  return Array.from({ length: left.length }, () => left.splice(below(chance, left.length), 1)[0] as T);
}

const STEPS = [
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** Grown room by room, never below the first: there is the way in. */
function grow(
  chance: Chance,
  count: number,
): { readonly rooms: readonly Room[]; readonly doors: MissionDoor[] } {
  const faces = shuffled(chance, FACES);
  const names = shuffled(chance, NAMES);
  const room = (column: number, row: number, deep: number, at: number): Room => ({
    column,
    row,
    deep,
    face: faces[at] as string,
    name: names[at] as string,
  });
  const rooms: Room[] = [room(0, 0, 0, 0)];
  const doors: MissionDoor[] = [];
  while (rooms.length < count) {
    const from = pick(chance, rooms);
    const [dx, dy] = pick(chance, STEPS);
    const [column, row] = [from.column + dx, from.row + dy];
    if (rooms.some((other) => other.column === column && other.row === row)) continue;
    doors.push({ edge: doorBetween(from, { column, row }) });
    rooms.push(room(column, row, from.deep + 1, rooms.length));
  }
  return { rooms, doors };
}

/** Every opening is the two middle squares of a side. */
function doorBetween(one: Pick<Room, 'column' | 'row'>, other: Pick<Room, 'column' | 'row'>): string {
  const [column, row] = [Math.max(one.column, other.column), Math.max(one.row, other.row)];
  return one.row === other.row
    ? `${SIZE * column},${SIZE * row + 2}W`
    : `${SIZE * column + 2},${SIZE * row}N`;
}

/** Floor in the room that is in nobody's way: not in the middle of a side, where doors are. */
function floorOf(chance: Chance, { column, row, face }: Room): At[] {
  const { rows } = faceCard(face);
  const free: At[] = [];
  rows.forEach((line, y) => {
    [...line].forEach((square, x) => {
      const byDoor =
        ((x === 2 || x === 3) && (y === 0 || y === 5)) || ((y === 2 || y === 3) && (x === 0 || x === 5));
      if ((square === '.' || square === ',') && !byDoor) free.push([SIZE * column + x, SIZE * row + y]);
    });
  });
  return shuffled(chance, free);
}

/** Where somebody two squares wide can stand, facing south. */
function takeWide(free: At[]): At | undefined {
  const found = free.findIndex(([x, y]) => free.some(([other, line]) => other === x + 1 && line === y));
  const at = free[found];
  if (at === undefined) return undefined;
  const [x, y] = at;
  for (const square of [x, x + 1])
    free.splice(
      free.findIndex((each) => each[0] === square && each[1] === y),
      1,
    );
  return at;
}

/** From 0, which anybody wins, to this, which hardly anybody does. */
export const STRONGEST = 24;

export function surpriseMission(seed: string, { length, players }: SurpriseWish, strength: number): Json {
  const chance = { rng: seeded(`surprise ${seed}`) };
  const [least, most] = ROOMS[length];
  const { rooms, doors } = grow(chance, least + below(chance, most - least + 1));
  const farthest = rooms.reduce((far, each) => (each.deep > far.deep ? each : far));
  const floors = new Map(rooms.map((each) => [each, floorOf(chance, each)]));
  const floor = (each: Room): At[] => floors.get(each) as At[];
  const boss = takeWide(floor(farthest)) ?? ([0, 0] as const);
  const lever =
    below(chance, 3) === 0 && rooms.length > 3 ? leverFor(chance, rooms, farthest, floor) : undefined;
  const chests = rooms.slice(1, 3).flatMap((each) => floor(each).splice(0, 1));
  const portal = floor(pick(chance, rooms.slice(1))).splice(0, 1);
  const monsters = crowd(chance, rooms, floor, strength);
  /** Each room but the first came with its door. */
  const last = rooms.indexOf(farthest) - 1;
  const [, ...others] = rooms;
  const time = 7 + 2 * rooms.length - Math.floor(strength / 6);
  const space = (less: number): number => Math.max(5, Math.min(20, time - less));
  const mission: Mission = {
    id: 'surprise',
    number: 7,
    title: `${pick(chance, DEEDS)} ${pick(chance, PLACES)}`,
    intro: `Somebody big sits in the ${farthest.name}. It does not expect ${players === 1 ? 'a visitor' : 'visitors'}.`,
    solo: [{ heroes: ['barka', 'zoe'] }, { heroes: ['zanvor', 'zoe', 'luckylock'] }],
    tiles: [
      tile('Way In', 'corridor-1a', 2, SIZE),
      ...rooms.map(({ name, face, column, row }): MissionTile => tile(name, face, SIZE * column, SIZE * row)),
    ],
    doors: doors.map((door, at) => (at === last && lever !== undefined ? { ...door, ...lever.lock } : door)),
    chests: chests.map((at) => ({ at })),
    barrels: [],
    columns: [],
    floorTraps: [],
    props: lever === undefined ? [] : [lever.prop],
    sleepy: others.map(({ name }) => name),
    portals: portal.map((at) => ({ kind: 'small', at })),
    monsters: [monster('big-snout', boss[0], boss[1], 'S', { id: 'boss' }), ...monsters],
    beasts: tougher(strength),
    entrance: wayIn(2, SIZE),
    endSpace: ends(space(0), space(2), space(3), space(4), space(4)),
    objective: { kill: { ids: ['boss'] } },
    events: [],
    difficulty: { heroic: {}, epic: {} },
  };
  const locked = checkMission(mission);
  if (!('problems' in locked)) return mission as unknown as Json;
  // A lever behind its own door: without the lock it can be played.
  return { ...mission, doors, props: [] } as unknown as Json;
}

function leverFor(chance: Chance, rooms: readonly Room[], locked: Room, floor: (room: Room) => At[]) {
  const [at] = floor(
    pick(
      chance,
      rooms.filter((room) => room !== locked),
    ),
  ).splice(0, 1);
  if (at === undefined) return undefined;
  return {
    prop: { kind: 'lever', at, id: 'lever' } as const,
    lock: { lock: { levers: ['lever'] } } satisfies Partial<MissionDoor>,
  };
}

/** As many figures as the box has beside the boss and what a Portal brings. */
const MOST_UGLIES = 11;
const EVERY_SIXTH = 6;

/** When there is nobody left to put in, those who are there are tougher. */
function tougher(strength: number): Mission['beasts'] {
  const more = (from: number): number => Number(strength >= from);
  const { 'ugly-snout': ugly, 'big-snout': big } = BEASTS;
  return page(['ugly-snout', 'big-snout'], {
    'ugly-snout': { attack: ugly.attack + more(16) + more(22), life: ugly.life + more(19) },
    'big-snout': {
      life: big.life + more(14) + more(18) + more(23),
      attack: big.attack + more(17) + more(21),
      protection: big.protection + more(20) + more(24),
    },
  });
}

/** Uglies by ones, and a Big one now and then. */
function crowd(
  chance: Chance,
  rooms: readonly Room[],
  floor: (room: Room) => At[],
  strength: number,
): MissionMonster[] {
  const found: MissionMonster[] = [];
  for (let n = 1; n <= strength; n++) {
    const room = rooms[below(chance, rooms.length)] as Room;
    const wide = n % EVERY_SIXTH === 0 && n <= 3 * EVERY_SIXTH ? takeWide(floor(room)) : undefined;
    if (wide !== undefined) found.push(monster('big-snout', wide[0], wide[1]));
    const [at] = wide === undefined ? floor(room).splice(0, 1) : [];
    if (at !== undefined && found.filter(({ kind }) => kind === 'ugly-snout').length < MOST_UGLIES)
      found.push(monster('ugly-snout', at[0], at[1]));
  }
  return found;
}
