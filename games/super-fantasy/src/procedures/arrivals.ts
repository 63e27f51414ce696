/** Monsters come onto the map; rooms wake. */
import type { Facing } from '@questhall/geometry';
import { dominoCells } from '@questhall/geometry';
import { kindCard } from '../content/index.ts';
import { emit } from '../events.ts';
import { bestFacing, targetsOf } from '../queries/ai.ts';
import {
  apart,
  boardOf,
  FREE,
  isFloor,
  occupied,
  squaresAt,
  tileAt,
  tilesOfMonster,
} from '../queries/board.ts';
import { figuresLeft } from '../queries/monsters.ts';
import { facingTowards } from '../queries/zones.ts';
import type { MonsterState, State } from '../state.ts';
import type { Kind } from '../vocabulary.ts';

type WakeReason = 'entered' | 'bashed' | 'noise' | 'monster' | 'event' | 'portal' | 'uglyMaster';

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

/** A Big monster's place on this square and the one east or south of it, both among `within`; -1: there is none. */
function bigPlace(s: State, cell: number, table: Uint8Array, within: readonly number[]): number {
  const { layout, bigLinks } = boardOf(s);
  for (const position of [cell * 2, cell * 2 + 1]) {
    const cells = dominoCells(layout.grid, position) ?? [];
    const whole =
      cells.length === 2 && cells.every((square) => within.includes(square) && table[square] === FREE);
    if (whole && (bigLinks[position] as number) > 0) return position;
  }
  return -1;
}

/** [SF-RULING-135] A place for a kind on some of these squares that begins with this one; -1: there is none. */
export function placeWithin(s: State, kind: Kind, cell: number, within: readonly number[]): number {
  const table = occupied(s);
  if (kindCard(kind).big) return bigPlace(s, cell, table, within);
  return within.includes(cell) && isFloor(s, cell) && table[cell] === FREE ? cell : -1;
}

/**
 * Puts a new figure on a free square, facing the nearest hero; false if there is none left or no room. A Big one
 * lies on two squares of `within`: of the Portal it comes from.
 */
export function arrive(
  s: State,
  kind: Kind,
  cell: number,
  how: string,
  within: readonly number[] = around(s, cell),
): boolean {
  if (figuresLeft(s, kind) <= 0) return false;
  const at = placeWithin(s, kind, cell, within);
  if (at < 0) return false;
  const monster = addMonster(s, kind, at, nearestFacing(s, kindCard(kind).big, at));
  monster.awake = !s.sleepy.includes(tileAt(s, cell));
  emit(s, { type: 'monsterArrived', monster: monster.id, kind, square: cell, how });
  return true;
}

/** A square and those east and south of it. */
const around = (s: State, cell: number): number[] => [cell, cell + 1, cell + boardOf(s).layout.grid.width];

/** [SF-RULING-107] Towards the nearest standing hero. */
function nearestFacing(s: State, big: boolean, at: number): Facing {
  const board = boardOf(s);
  const squares = squaresAt(board, big, at);
  const gap = (cell: number): number => Math.min(...squares.map((square) => apart(board, square, cell)));
  const [nearest] = targetsOf(s).sort((a, b) => gap(a.cell) - gap(b.cell));
  if (!nearest) return 'S';
  return big
    ? bestFacing(board, true, at, nearest.cell, [nearest]).facing
    : facingTowards(board, at, nearest.cell, 'S');
}
