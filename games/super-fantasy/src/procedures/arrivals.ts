/** Monsters come onto the map; rooms wake. */
import type { Facing } from '@questhall/geometry';
import { dominoCells } from '@questhall/geometry';
import { kindCard } from '../content/index.ts';
import { emit } from '../events.ts';
import { boardOf, FREE, isFloor, occupied, squaresAt, tileAt, tilesOfMonster } from '../queries/board.ts';
import { figuresLeft } from '../queries/monsters.ts';
import { facingTowards } from '../queries/zones.ts';
import type { MonsterState, State } from '../state.ts';
import type { Kind } from '../vocabulary.ts';

type WakeReason = 'entered' | 'bashed' | 'noise' | 'monster' | 'event' | 'uglyMaster';

/** [SF-WAKE-06] [SF-RULING-143] */
export function wakeTile(s: State, tile: number, why: WakeReason): void {
  if (!s.sleepy.includes(tile)) return;
  s.sleepy = s.sleepy.filter((other) => other !== tile);
  emit(s, { type: 'tileWoke', tile, why });
  if (s.options.mode !== 'ugly-master') return;
  for (const monster of s.monsters) {
    if (tilesOfMonster(s, monster).includes(tile)) monster.awake = true;
  }
}

/** [SF-WAKE-07] An active monster on a sleepy tile; not in Ugly Master mode. */
export function wakeAround(s: State, monster: MonsterState): void {
  if (s.options.mode === 'ugly-master') return;
  for (const tile of tilesOfMonster(s, monster)) wakeTile(s, tile, 'monster');
}

/** The facing a Big monster may have as it lies. */
const fitFacing = (big: boolean, at: number, wanted: Facing): Facing => {
  if (!big) return wanted;
  const standing = (at & 1) === 1;
  if (standing) return wanted === 'E' || wanted === 'W' ? wanted : 'E';
  return wanted === 'N' || wanted === 'S' ? wanted : 'S';
};

export function addMonster(
  s: State,
  kind: Kind,
  at: number,
  facing: Facing,
  more: Partial<Pick<MonsterState, 'ridden' | 'orders' | 'awake'>> & { id?: string } = {},
): MonsterState {
  s.named += 1;
  const monster: MonsterState = {
    id: more.id ?? `${kind}-${s.named}`,
    kind,
    at,
    facing: fitFacing(kindCard(kind).big, at, facing),
    wounds: 0,
    stunned: false,
    frozen: false,
    stuck: false,
    awake: more.awake ?? true,
    ridden: more.ridden ?? false,
    acted: false,
    moved: false,
    warCry: '',
    hurtBy: [],
    opened: false,
    orders: more.orders ?? '',
  };
  s.monsters.push(monster);
  return monster;
}

/** A Big monster's place on this square and the one east or south of it; -1 if neither is free. */
function bigPlace(s: State, cell: number, table = occupied(s)): number {
  const { layout, big, bigLinks } = boardOf(s);
  for (const position of [cell * 2, cell * 2 + 1]) {
    const cells = dominoCells(layout.grid, position);
    if (!cells || position >= big.size) continue;
    const whole = cells.every((square) => isFloor(s, square) && table[square] === FREE);
    if (whole && (bigLinks[position] as number) > 0) return position;
  }
  return -1;
}

/** Puts a new figure on a free square, facing the nearest hero; false if there is none left or no room. */
export function arrive(s: State, kind: Kind, cell: number, how: string): boolean {
  if (figuresLeft(s, kind) <= 0) return false;
  const table = occupied(s);
  const { big } = kindCard(kind);
  const at = big ? bigPlace(s, cell, table) : isFloor(s, cell) && table[cell] === FREE ? cell : -1;
  if (at < 0) return false;
  const monster = addMonster(s, kind, at, nearestFacing(s, squaresAt(boardOf(s), big, at)));
  monster.awake = !s.sleepy.includes(tileAt(s, cell));
  emit(s, { type: 'monsterArrived', monster: monster.id, kind, square: cell, how });
  return true;
}

function nearestFacing(s: State, squares: readonly number[]): Facing {
  const board = boardOf(s);
  const { width } = board.layout.grid;
  const from = squares[0] as number;
  const distance = (cell: number): number =>
    Math.max(
      Math.abs((cell % width) - (from % width)),
      Math.abs(Math.trunc(cell / width) - Math.trunc(from / width)),
    );
  let best = -1;
  for (const hero of s.heroes) {
    if (hero.cell >= 0 && !hero.lying && (best < 0 || distance(hero.cell) < distance(best))) best = hero.cell;
  }
  return best < 0 ? 'S' : facingTowards(board, from, best, 'S');
}
