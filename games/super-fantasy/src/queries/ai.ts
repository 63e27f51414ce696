/** [SF-AI] What a monster sees: distances, targets, places. Deterministic but for the Fate Die. */
import type { Facing } from '@questhall/geometry';
import { cheapest, flood, NONE, neighbour } from '@questhall/geometry';
import type { Motive } from '../events.ts';
import type { HeroState, MonsterState, State } from '../state.ts';
import type { Board } from './board.ts';
import {
  boardOf,
  FREE,
  hasWidth,
  isBig,
  occupied,
  openedBoard,
  squaresAt,
  sweepOf,
  terrainOf,
  tileAt,
  tilesOfMonster,
} from './board.ts';
import { beastOf } from './mission.ts';
import { isAwake, stepOf } from './monsters.ts';
import { behindSquares, zoneAt } from './zones.ts';

/** A door that has to be thought open costs so much. */
export const DOOR_COST = 100;
const FAR = 1_000_000;

/** [SF-AI-12] Heroes that can be attacked. */
export const targetsOf = (s: State): HeroState[] => s.heroes.filter((hero) => !hero.lying && hero.cell >= 0);

/** Terrain that no monster walks over, holes included (SF-TRAP-14). */
function rough(s: State): Uint8Array {
  const terrain = terrainOf(s);
  for (const cell of s.holes) terrain[cell] = 1;
  return terrain;
}

/** Places from which a monster of this size has a square in its zone. */
function placesAround(board: Board, big: boolean, cell: number): number[] {
  const around = board.around[cell] as readonly number[];
  if (!big) return [...around];
  const places: number[] = [];
  const { grid } = board.layout;
  for (const next of around) {
    for (const position of [
      next * 2,
      next * 2 + 1,
      neighbour(grid, next, 3) * 2,
      neighbour(grid, next, 0) * 2 + 1,
    ]) {
      if (position < 0 || position >= board.big.size || places.includes(position)) continue;
      const squares = squaresAt(board, true, position);
      if (squares.length === 2 && !squares.includes(cell)) places.push(position);
    }
  }
  return places;
}

const standsOn = (board: Board, big: boolean, place: number, table: Uint8Array): boolean =>
  squaresAt(board, big, place).every((cell) => table[cell] === FREE) &&
  (!big || hasWidth(board, place, table));

/** Distances on a board depend on its terrain and the hero's square alone, so they are kept. */
const kept = new WeakMap<Board, Map<string, Map<number, readonly number[]>>>();
const MOST_KEPT = 50;

/** What lies about: the same things give the same text. */
const terrainKey = (s: State): string =>
  `${s.barrels.join()}|${s.chests.map(({ cell }) => cell).join()}|${s.holes.join()}|${s.statue}`;

function keptOn(s: State, board: Board): Map<number, readonly number[]> {
  let tables = kept.get(board);
  if (!tables || tables.size > MOST_KEPT) {
    tables = new Map();
    kept.set(board, tables);
  }
  const key = terrainKey(s);
  let table = tables.get(key);
  if (!table) {
    table = new Map();
    tables.set(key, table);
  }
  return table;
}

/** [SF-RULING-110] Steps from each place until this square is in the zone, over terrain only. */
export const distancesTo = (s: State, big: boolean, cell: number): readonly number[] =>
  distancesToEach(s, big, [cell])[0] as readonly number[];

/** The same for several squares, which is quicker than one by one. */
export function distancesToEach(s: State, big: boolean, cells: readonly number[]): (readonly number[])[] {
  const board = boardOf(s);
  const tables = keptOn(s, board);
  return cells.map((cell) => {
    const key = cell * 2 + (big ? 1 : 0);
    const known = tables.get(key);
    if (known) return known;
    const made = distancesOver(board, big, cell, rough(s));
    tables.set(key, made);
    return made;
  });
}

function distancesOver(board: Board, big: boolean, cell: number, terrain: Uint8Array): readonly number[] {
  const starts = placesAround(board, big, cell).filter((place) => standsOn(board, big, place, terrain));
  if (starts.length === 0) return [];
  if (big) {
    const { layout, bigLinks } = board;
    return flood(board.big, starts, {
      links: bigLinks,
      enter: (to, from, direction) =>
        standsOn(board, true, to, terrain) &&
        sweepOf(layout, from, direction).every((square) => terrain[square] === FREE),
    }).distance;
  }
  return flood(board.layout.grid, starts, { links: board.links, enter: (to) => terrain[to] === FREE })
    .distance;
}

/** [SF-RULING-114] The same with closed doors passable at a price. */
function distancesThroughDoors(s: State, big: boolean, cell: number, terrain: Uint8Array): readonly number[] {
  const open = openedBoard(s);
  const board = boardOf(s);
  const starts = placesAround(open, big, cell).filter((place) => standsOn(open, big, place, terrain));
  if (starts.length === 0) return [];
  const links = big ? board.bigLinks : board.links;
  const lattice = big ? open.big : open.layout.grid;
  return cheapest(lattice, starts, {
    links: big ? open.bigLinks : open.links,
    cost: (to, from, direction) => {
      if (!standsOn(open, big, to, terrain)) return NONE;
      return (links[from] as number) & (1 << direction) ? 1 : DOOR_COST;
    },
  }).distance;
}

/** Keys of distances through doors come after those of walks. */
const BY_DOORS = 1_000_000;

function distancesByDoors(s: State, big: boolean, cell: number): readonly number[] {
  const tables = keptOn(s, boardOf(s));
  const key = BY_DOORS + cell * 2 + (big ? 1 : 0);
  const known = tables.get(key);
  if (known) return known;
  const made = distancesThroughDoors(s, big, cell, rough(s));
  tables.set(key, made);
  return made;
}

/** The distance of a place in such a table; FAR where none leads. */
export const far = (distances: readonly number[], place: number): number => {
  const distance = distances[place];
  return distance === undefined || distance === NONE ? FAR : distance;
};

/** How far it is from a place to the nearest hero, for monsters of one size; through closed doors if need be. */
export function nearestHeroFor(s: State, big: boolean): (place: number) => number {
  const cells = targetsOf(s).map((hero) => hero.cell);
  const walks = distancesToEach(s, big, cells);
  let byDoors: (readonly number[])[] | undefined;
  return (place) => {
    const way = least(walks, place);
    if (way < FAR) return way;
    byDoors ??= cells.map((cell) => distancesByDoors(s, big, cell));
    return least(byDoors, place);
  };
}

function least(tables: readonly (readonly number[])[], place: number): number {
  let found = FAR;
  for (const table of tables) found = Math.min(found, far(table, place));
  return found;
}

/** The distances to each hero that can be attacked; through doors only if no hero is reachable otherwise. */
export function heroDistances(
  s: State,
  monster: MonsterState,
  heroes: readonly HeroState[],
): Map<string, readonly number[]> {
  const big = isBig(monster);
  const walked = new Map(heroes.map((hero) => [hero.id as string, distancesTo(s, big, hero.cell)]));
  if ([...walked.values()].some((distances) => far(distances, monster.at) < FAR)) return walked;
  return new Map(heroes.map((hero) => [hero.id as string, distancesByDoors(s, big, hero.cell)]));
}

/** [SF-RULING-109] Who acts next: Initiative, then nearest, then reading order, then number. */
export function nextMonster(s: State): MonsterState | undefined {
  const heroes = targetsOf(s);
  if (heroes.length === 0) return undefined;
  let first: MonsterState[] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const monster of s.monsters) {
    if (monster.acted || !isAwake(s, monster)) continue;
    const { initiative } = beastOf(s, monster.kind);
    if (initiative < lowest) {
      lowest = initiative;
      first = [];
    }
    if (initiative === lowest) first.push(monster);
  }
  const [only] = first;
  if (!only || first.length === 1) return only;
  const tables = heroes.map((hero) => distancesTo(s, isBig(only), hero.cell));
  const nearness = (monster: MonsterState): number =>
    Math.min(...tables.map((table) => far(table, monster.at)));
  let best = only;
  let least = nearness(only);
  for (const monster of first.slice(1)) {
    const distance = nearness(monster);
    if (distance < least || (distance === least && monster.at < best.at)) {
      best = monster;
      least = distance;
    }
  }
  return best;
}

/** Places within its Step, with all other figures in the way. */
export function monsterReach(
  s: State,
  monster: MonsterState,
  steps = stepOf(s, monster),
): { places: readonly number[]; steps: readonly number[]; previous: readonly number[] } {
  const board = boardOf(s);
  const table = occupied(s, monster.id);
  for (const cell of s.holes) if (table[cell] === FREE) table[cell] = 1;
  const big = isBig(monster);
  const reach = big
    ? flood(board.big, monster.at, {
        links: board.bigLinks,
        limit: steps,
        enter: (to, from, direction) =>
          standsOn(board, true, to, table) &&
          sweepOf(board.layout, from, direction).every((square) => table[square] === FREE),
      })
    : flood(board.layout.grid, monster.at, {
        links: board.links,
        limit: steps,
        enter: (to) => table[to] === FREE,
      });
  return { places: reach.cells, steps: reach.distance, previous: reach.previous };
}

/** Heroes, of those that can be attacked, in the zone of a monster at a place. */
export function engaged(
  board: Board,
  big: boolean,
  place: number,
  heroes: readonly HeroState[],
): HeroState[] {
  const zone = zoneAt(board, big, place);
  return heroes.filter((hero) => zone.includes(hero.cell));
}

/** [SF-RULING-116] The facing that has this hero in front and fewest heroes behind; then N, E, S, W. */
export function bestFacing(
  board: Board,
  big: boolean,
  place: number,
  towards: number,
  heroes: readonly HeroState[],
): { facing: Facing; behind: number } {
  const squares = squaresAt(board, big, place);
  const facings: readonly Facing[] = big
    ? (place & 1) === 1
      ? ['E', 'W']
      : ['N', 'S']
    : ['N', 'E', 'S', 'W'];
  let best: { facing: Facing; behind: number } | undefined;
  for (const facing of facings) {
    if (behindSquares(board, squares, facing, towards)) continue;
    const behind = heroes.filter((hero) => behindSquares(board, squares, facing, hero.cell)).length;
    if (!best || behind < best.behind) best = { facing, behind };
  }
  return best ?? { facing: facings[0] as Facing, behind: 0 };
}

/** Whom a monster goes after, and why; several: they are equally good, and the Fate Die decides among them. */
export interface Prey {
  readonly heroes: readonly HeroState[];
  readonly why: Motive;
}

/** [SF-RULING-117] War Cry, then the Mission's orders, then the nearest. */
export function preyOf(s: State, monster: MonsterState): Prey | undefined {
  const heroes = targetsOf(s);
  const crier = heroes.find((hero) => hero.id === monster.warCry);
  if (crier) return { heroes: [crier], why: 'warCry' };
  if (monster.orders === 'guard') {
    const tiles = tilesOfMonster(s, monster);
    const near = heroes.filter((hero) => tiles.includes(tileAt(s, hero.cell)));
    const held = engaged(boardOf(s), isBig(monster), monster.at, heroes);
    const found = near.length > 0 ? near : held;
    return found.length === 0 ? undefined : { ...nearest(s, monster, found), why: 'orders' };
  }
  const carriers = monster.orders === 'carrier' ? heroes.filter((hero) => hero.tome !== '') : [];
  if (carriers.length > 0) return { ...nearest(s, monster, carriers), why: 'orders' };
  return heroes.length === 0 ? undefined : nearest(s, monster, heroes);
}

/** [SF-RULING-110] [SF-AI-05] */
export function nearest(s: State, monster: MonsterState, heroes: readonly HeroState[]): Prey {
  if (heroes.length === 1) return { heroes, why: 'only' };
  const distances = heroDistances(s, monster, heroes);
  const of = (hero: HeroState): number => far(distances.get(hero.id) ?? [], monster.at);
  const least = Math.min(...heroes.map(of));
  return { heroes: heroes.filter((hero) => of(hero) === least), why: 'nearest' };
}

/** What a monster would do if it were to act now: whom it would go after, why, and whom of these it gets at. */
export type Intention = {
  readonly monster: string;
  readonly heroes: readonly string[];
  readonly why: Motive;
  readonly reaches: readonly string[];
};

/** [SF-AI-04] Of all monsters that are awake, where nobody plays them. */
export function intentionsOf(s: State): Intention[] {
  if (s.um) return [];
  const board = boardOf(s);
  return s.monsters.flatMap((monster) => {
    const prey = isAwake(s, monster) ? preyOf(s, monster) : undefined;
    if (!prey) return [];
    const { places } = monsterReach(s, monster);
    const reaches = prey.heroes.filter((hero) =>
      places.some((place) => engaged(board, isBig(monster), place, [hero]).length > 0),
    );
    return {
      monster: monster.id,
      heroes: prey.heroes.map(({ id }) => id),
      why: prey.heroes.length > 1 ? 'fate' : prey.why,
      reaches: reaches.map(({ id }) => id),
    };
  });
}

/** [SF-RULING-112] Where it goes for this target; its present place if nothing is better. */
export function bestPlace(
  s: State,
  monster: MonsterState,
  target: HeroState,
  distances: readonly number[],
  reach: ReturnType<typeof monsterReach>,
): number {
  const board = boardOf(s);
  const big = isBig(monster);
  const heroes = targetsOf(s);
  if (zoneAt(board, big, monster.at).includes(target.cell)) return monster.at;
  let best = monster.at;
  let score: readonly number[] | undefined;
  for (const place of reach.places) {
    const held = engaged(board, big, place, heroes);
    const engages = held.includes(target);
    const steps = reach.steps[place] as number;
    const next = engages
      ? [0, 0, 0 - held.length, steps, bestFacing(board, big, place, target.cell, heroes).behind, place]
      : [1, far(distances, place), 0 - held.length, steps, 0, place];
    if (!score || isLess(next, score)) {
      best = place;
      score = next;
    }
  }
  return best;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** [SF-RULING-161] Straight runs of enough shifts that bring the target into its zone. */
export function chargePaths(
  s: State,
  monster: MonsterState,
  target: HeroState,
  { least, extra }: { readonly least: number; readonly extra: number },
): number[][] {
  const board = boardOf(s);
  if (monster.stuck || zoneAt(board, true, monster.at).includes(target.cell)) return [];
  const table = occupied(s, monster.id);
  for (const cell of s.holes) if (table[cell] === FREE) table[cell] = 1;
  const most = stepOf(s, monster) + extra;
  const found: number[][] = [];
  for (let direction = 0; direction < 8; direction++) {
    let at = monster.at;
    const path = [at];
    for (let step = 1; step <= most; step++) {
      if (!((board.bigLinks[at] as number) & (1 << direction))) break;
      const to = neighbour(board.big, at, direction);
      if (to === NONE || !standsOn(board, true, to, table)) break;
      path.push(to);
      at = to;
      const reached = zoneAt(board, true, at).includes(target.cell);
      if (step >= least && reached) found.push(path);
      if (reached) break;
    }
  }
  return found;
}
