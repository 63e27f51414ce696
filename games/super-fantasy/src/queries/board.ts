/** The dungeon as it stands now: which squares belong together, what lies and stands where. */
import type { Dominoes } from '@questhall/geometry';
import {
  areLinked,
  dominoCells,
  dominoes,
  dominoLinks,
  dominoSweep,
  liesInBlock,
  NONE,
  openBlocks,
  outward,
  setWall,
  squareLinks,
  wallsOn,
} from '@questhall/geometry';
import { kindCard } from '../content/index.ts';
import type { DoorState, HeroState, MonsterState, State } from '../state.ts';
import type { Layout, Passage } from './layout.ts';
import { layoutOf } from './layout.ts';
import { missionOf } from './mission.ts';

/** [SF-RULING-02] Links of squares and of Big monsters' positions, for one set of open doors and broken walls. */
export interface Board extends Ground {
  readonly layout: Layout;
  readonly links: Uint8Array;
  /** The squares linked to each square. */
  readonly around: readonly (readonly number[])[];
  readonly bigLinks: Uint16Array;
  /** By square: the ring in which a trajectory reaches each other square, up to 3; 0 for none. */
  readonly rings: (Uint8Array | undefined)[];
  /** By position: the Block Zone of a Big monster. */
  readonly bigZones: (readonly number[] | undefined)[];
}

/** What all boards of a layout have in common. */
interface Ground {
  readonly big: Dominoes;
  /** The squares a monster covers, by its place: of one square, of two. */
  readonly single: readonly (readonly number[])[];
  readonly double: readonly (readonly number[])[];
}

interface Shared extends Ground {
  readonly boards: Map<number, Board>;
  /** What each move of a Big monster newly covers or sweeps, at position * 12 + direction. */
  readonly sweeps: (readonly number[])[];
}

const shared = new WeakMap<Layout, Shared>();

function sharedOf(layout: Layout): Shared {
  const known = shared.get(layout);
  if (known) return known;
  const made: Shared = { ...groundOf(layout), boards: new Map(), sweeps: [] };
  shared.set(layout, made);
  return made;
}

export function groundOf({ grid }: Layout): Ground {
  const big = dominoes(grid);
  return {
    big,
    single: Array.from({ length: grid.size }, (_, cell) => [cell]),
    double: Array.from({ length: big.size }, (_, position) => dominoCells(grid, position) ?? [position >> 1]),
  };
}

/** Looking at one match, the same board is asked for again and again. */
let latest: { readonly options: object; readonly key: number; readonly board: Board } | undefined;

export function boardOf(s: State): Board {
  const key = keyOf(s, 'now');
  if (latest?.key === key && latest.options === s.options) return latest.board;
  const board = boardBy(s, key, 'now');
  latest = { options: s.options, key, board };
  return board;
}

/** Which doors count as open: those that are, all that are not locked, or all. */
type Doors = 'now' | 'unlocked' | 'all';

/** The board with more doors open; the gate stays as it is. */
export const openedBoard = (s: State, doors: Exclude<Doors, 'now'> = 'all'): Board =>
  boardBy(s, keyOf(s, doors), doors);

const isOpen = ({ open, locked }: DoorState, doors: Doors): boolean =>
  open || doors === 'all' || (doors === 'unlocked' && !locked);

/** A number for each set of open doors and broken walls. */
function keyOf(s: State, doors: Doors): number {
  let key = s.gateOpen ? 1 : 0;
  for (let i = 0; i < s.doors.length; i++) if (isOpen(s.doors[i] as DoorState, doors)) key += 2 << i;
  let factor = 2 ** 20;
  for (const stretch of s.ruined) {
    key += (stretch + 1) * factor;
    factor *= 1024;
  }
  return key;
}

function boardBy(s: State, key: number, doors: Doors): Board {
  const layout = layoutOf(missionOf(s));
  const ground = sharedOf(layout);
  const known = ground.boards.get(key);
  if (known) return known;
  const closed = layout.doors.filter((_door, at) => !isOpen(s.doors[at] as DoorState, doors));
  const broken = s.ruined.map((at) => layout.stretches[at] as Passage);
  const made = makeBoard(layout, ground, closed, broken, s.gateOpen);
  ground.boards.set(key, made);
  return made;
}

/** The board with these doors closed and these walls broken. */
export function makeBoard(
  layout: Layout,
  { big, single, double }: Ground,
  closed: readonly Passage[],
  broken: readonly Passage[],
  gateOpen: boolean,
): Board {
  const { grid, tileOf, solid } = layout;
  const walls = wallsOn(grid, layout.walls);
  for (const { edges } of broken) for (const edge of edges) setWall(grid, walls, edge, false);
  for (const { edges } of closed) for (const edge of edges) setWall(grid, walls, edge, true);
  if (layout.gate && !gateOpen) for (const edge of layout.gate.edges) setWall(grid, walls, edge, true);
  const links = squareLinks(grid, { diagonals: 'both', walls, closed: (cell) => tileOf[cell] === NONE });
  const around = Array.from({ length: grid.size }, (_, cell) => {
    const found: number[] = [];
    for (let d = 0; d < 8; d++) {
      if ((links[cell] as number) & (1 << d)) found.push(grid.neighbours[cell * 8 + d] as number);
    }
    return found;
  });
  const blocks = openBlocks(grid, links, (cell) => tileOf[cell] !== NONE && !solid[cell]);
  const bigLinks = dominoLinks(big, links, (position) => {
    const cells = dominoCells(grid, position);
    return cells !== undefined && liesInBlock(grid, blocks, cells);
  });
  return { layout, links, around, big, single, double, bigLinks, rings: [], bigZones: [] };
}

/** [SF-RULING-11] [SF-RULING-12] The ring in which a trajectory from here gets there, 1 to 3; 0: none does. */
export function ringTo(board: Board, from: number, to: number): number {
  let rings = board.rings[from];
  if (!rings) {
    const { grid } = board.layout;
    const reach = outward(grid, from, 3, board.links);
    rings = new Uint8Array(grid.size);
    for (const cell of reach.cells) rings[cell] = reach.distance[cell] as number;
    board.rings[from] = rings;
  }
  return rings[to] as number;
}

export const linked = (board: Board, a: number, b: number): boolean =>
  areLinked(board.layout.grid, board.links, a, b);

export const isBig = (monster: Pick<MonsterState, 'kind'>): boolean => kindCard(monster.kind).big;

/** The squares of a monster at a place. */
export const squaresAt = (board: Board, big: boolean, at: number): readonly number[] =>
  (big ? board.double : board.single)[at] as readonly number[];

export const monsterSquares = (s: State, monster: MonsterState): readonly number[] =>
  squaresAt(boardOf(s), isBig(monster), monster.at);

/** [SF-RULING-14] Beside the two squares of a Big monster lie two more that are free: the passage is two wide. */
export function hasWidth(board: Board, position: number, table: Uint8Array): boolean {
  if ((board.bigLinks[position] as number) === 0) return false;
  const [first = NONE, second = NONE] = squaresAt(board, true, position);
  const aside = second - first === 1 ? board.layout.grid.width : 1;
  return [-aside, aside].some((side) => {
    const [a, b] = [first + side, second + side];
    /** Diagonal squares are linked only where no wall or door lies between the four. */
    return table[a] === FREE && table[b] === FREE && linked(board, first, b);
  });
}

/** The squares that must be free for a step of a Big monster. */
export function sweepOf(layout: Layout, position: number, direction: number): readonly number[] {
  const { sweeps } = sharedOf(layout);
  const at = position * 12 + direction;
  let found = sweeps[at];
  if (!found) {
    found = dominoSweep(layout.grid, position, direction);
    sweeps[at] = found;
  }
  return found;
}

/** [SF-RULING-09] What stands on a square. */
export const FREE = 0;
export const CHEST = 2;
export const BARREL = 3;
const STATUE = 4;
const BRAZIER = 5;
export const HERO = 7;
const MONSTER = 8;

/** Terrain: furniture, columns, chests, barrels, Statue and Braziers. */
export function terrainOf(s: State): Uint8Array {
  const { solid } = layoutOf(missionOf(s));
  const terrain = solid.slice();
  for (const { cell } of s.chests) terrain[cell] = CHEST;
  for (const cell of s.barrels) terrain[cell] = BARREL;
  if (s.statue >= 0) terrain[s.statue] = STATUE;
  for (const { cell } of s.braziers) terrain[cell] = BRAZIER;
  return terrain;
}

/** Does terrain stand on this square? */
export const isTerrain = (s: State, cell: number): boolean =>
  layoutOf(missionOf(s)).solid[cell] !== FREE ||
  s.statue === cell ||
  s.barrels.includes(cell) ||
  s.chests.some((chest) => chest.cell === cell) ||
  s.braziers.some((brazier) => brazier.cell === cell);

/** Terrain and figures; one figure may be left out. */
export function occupied(s: State, without = ''): Uint8Array {
  const table = terrainOf(s);
  for (const hero of s.heroes) if (hero.cell >= 0 && hero.id !== without) table[hero.cell] = HERO;
  const board = boardOf(s);
  for (const monster of s.monsters) {
    if (monster.id === without) continue;
    for (const cell of squaresAt(board, isBig(monster), monster.at)) table[cell] = MONSTER;
  }
  return table;
}

export const isFloor = (s: State, cell: number): boolean =>
  cell >= 0 && layoutOf(missionOf(s)).tileOf[cell] !== NONE;

/** [SF-RULING-07] The tile a square belongs to. */
export const tileAt = (s: State, cell: number): number => layoutOf(missionOf(s)).tileOf[cell] as number;

export function tilesOfMonster(s: State, monster: MonsterState): number[] {
  const { tileOf } = layoutOf(missionOf(s));
  const [first = 0, second = first] = monsterSquares(s, monster);
  const tiles = [tileOf[first] as number];
  if (tileOf[second] !== tileOf[first]) tiles.push(tileOf[second] as number);
  return tiles;
}

export const heroState = (s: State, id: string): HeroState => {
  for (const hero of s.heroes) if (hero.id === id) return hero;
  throw new Error(`${id} does not play`);
};

export const findMonster = (s: State, id: string): MonsterState | undefined => {
  for (const monster of s.monsters) if (monster.id === id) return monster;
  return undefined;
};

export const monsterState = (s: State, id: string): MonsterState => {
  const found = findMonster(s, id);
  if (!found) throw new Error(`${id} is not on the map`);
  return found;
};

export const isHeroId = (s: State, id: string): boolean => s.heroes.some((hero) => hero.id === id);

/** The squares of any figure. */
export const figureSquares = (s: State, id: string): readonly number[] => squaresOn(boardOf(s), s, id);

/** The same on a board that is known already. */
function squaresOn(board: Board, s: State, id: string): readonly number[] {
  const monster = findMonster(s, id);
  return monster
    ? squaresAt(board, isBig(monster), monster.at)
    : squaresAt(board, false, heroState(s, id).cell);
}

/** [SF-RULING-15] The nearest ring in which a trajectory reaches any square of a figure. */
export function ringToFigure(s: State, from: number, id: string): number {
  const board = boardOf(s);
  let best = 0;
  for (const cell of squaresOn(board, s, id)) {
    const ring = ringTo(board, from, cell);
    if (ring > 0 && (best === 0 || ring < best)) best = ring;
  }
  return best;
}

/** Is some square of the figure exactly in this ring? */
export function inRing(s: State, from: number, id: string, ring: number): boolean {
  const board = boardOf(s);
  for (const cell of squaresOn(board, s, id)) if (ringTo(board, from, cell) === ring) return true;
  return false;
}

/** Squares between two as the crow flies, the second counted. */
export function apart({ layout }: Board, a: number, b: number): number {
  const { width } = layout.grid;
  return Math.max(
    Math.abs((a % width) - (b % width)),
    Math.abs(Math.trunc(a / width) - Math.trunc(b / width)),
  );
}

/** Is a square of the figure at most so far away as the crow flies? */
export function isWithin(s: State, from: number, id: string, most: number): boolean {
  const board = boardOf(s);
  for (const cell of squaresOn(board, s, id)) if (apart(board, from, cell) <= most) return true;
  return false;
}

/** [SF-RULING-08] Tiles with an open edge between them. */
export function communicate(s: State, a: number, b: number): boolean {
  const board = boardOf(s);
  const { tileOf, tiles } = board.layout;
  return (tiles[a]?.cells ?? []).some((cell) =>
    (board.around[cell] ?? []).some((next) => tileOf[next] === b),
  );
}
