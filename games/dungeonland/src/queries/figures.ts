/** Who is on the map, where, and beside whom. */
import type { Printed } from '../content/index.ts';
import { heroCard, printedOn } from '../content/index.ts';
import type { FigureId, FigureState, HeroState, State } from '../state.ts';
import { NOWHERE } from '../state.ts';
import type { Hero, Power } from '../vocabulary.ts';
import type { StandardAttack } from '../vocabulary-monsters.ts';
import { boardOf } from './board.ts';
import { nones } from './tables.ts';

export const hero = (s: State, id: FigureId): HeroState => s.heroes[id] as HeroState;

export function figureOrNone(s: State, id: FigureId): FigureState | undefined {
  if (id < 0) return undefined;
  if (id < 10) return s.heroes[id];
  for (const figure of s.others) if (figure.id === id) return figure;
  return undefined;
}

export function figure(s: State, id: FigureId): FigureState {
  const found = figureOrNone(s, id);
  if (!found) throw new Error(`there is no figure ${id}`);
  return found;
}

export const isHero = (figure: FigureState): figure is HeroState => figure.kind === 'hero';
export const isMonster = ({ kind }: FigureState): boolean => kind === 'minion' || kind === 'villain';
/** Heroes and their allies. */
export const isFriend = ({ kind }: FigureState): boolean => kind === 'hero' || kind === 'ally';
export const areEnemies = (a: FigureState, b: FigureState): boolean => isFriend(a) !== isFriend(b);

export const isOnMap = (figure: FigureState): boolean => figure.cell !== NOWHERE;

/** A figure that is there and can be dealt with. */
export function standing(s: State, id: FigureId): boolean {
  const found = figureOrNone(s, id);
  return found !== undefined && found.cell !== NOWHERE;
}

export const consciousHeroes = (s: State): HeroState[] => s.heroes.filter((each) => each.cell !== NOWHERE);

/** Heroes and allies on the map, in order of number. */
export function friends(s: State): FigureState[] {
  const list: FigureState[] = [];
  for (const each of s.heroes) if (each.cell !== NOWHERE) list.push(each);
  for (const each of s.others) if (each.kind === 'ally' && each.cell !== NOWHERE) list.push(each);
  return list;
}

export const monsters = (s: State): FigureState[] =>
  s.others.filter((each) => isMonster(each) && each.cell !== NOWHERE);

/** Monsters, and mirrors, which can be attacked like them. */
export const foes = (s: State): FigureState[] =>
  s.others.filter((each) => each.kind !== 'ally' && each.cell !== NOWHERE);

export const enemiesOf = (s: State, of: FigureState): FigureState[] => (isFriend(of) ? foes(s) : friends(s));

export function* everybody(s: State): Generator<FigureState> {
  for (const each of s.heroes) if (each.cell !== NOWHERE) yield each;
  for (const each of s.others) if (each.cell !== NOWHERE) yield each;
}

/** [DL-EXPL-04] [DL-LOOT-01] Mirrors are objects and do not count. */
export function anyMonster(s: State): boolean {
  for (const each of s.others) if (isMonster(each) && each.cell !== NOWHERE) return true;
  return false;
}

/** The printed card of a figure that is no hero. */
export const statsOf = ({ kind, card }: FigureState): Printed => printedOn(kind, card);

export const printedPowers = (figure: FigureState): readonly Power[] =>
  figure.kind === 'hero' ? heroCard(figure.card).powers : statsOf(figure).powers;

export const sheetOf = (figure: HeroState): Hero => heroCard(figure.card);

export const attacksOf = (figure: FigureState): readonly StandardAttack[] =>
  figure.kind === 'hero' ? [] : statsOf(figure).attacks;

const largeCards = new Map<string, boolean>();
/** Players make cards of their own; a server sees many. */
export const MOST_KEPT = 500;

/** [DL-POW-33] */
export function isLarge(figure: FigureState): boolean {
  if (figure.kind !== 'minion' && figure.kind !== 'villain') return false;
  let large = largeCards.get(figure.card);
  if (large === undefined) {
    large = statsOf(figure).powers.some(({ power }) => power === 'largeCreature');
    if (largeCards.size >= MOST_KEPT) largeCards.clear();
    largeCards.set(figure.card, large);
  }
  return large;
}

/** The spaces a figure fills, standing with its top left space here. */
export function spacesAt(s: State, large: boolean, cell: number): readonly number[] {
  if (!large) return [cell];
  const { width } = boardOf(s).grid;
  return [cell, cell + 1, cell + width, cell + width + 1];
}

export const spacesOf = (s: State, figure: FigureState): readonly number[] =>
  spacesAt(s, isLarge(figure), figure.cell);

/** By cell: the figure standing there, or NONE. */
export type Crowd = readonly number[];

interface Standing {
  readonly map: State['map'];
  /** Number and cell of everybody, one after the other. */
  readonly where: readonly number[];
  readonly table: Crowd;
}

/** Who stood where when it was last asked, for each state. */
const lastStanding = new WeakMap<State, Standing>();

/** A copy begins with what is known about the original. */
export function shareStanding(s: State, twin: State): void {
  const known = lastStanding.get(s);
  if (known) lastStanding.set(twin, known);
}

/** Who stands where now. Nobody changes the table: another crowd has another one. */
export function occupants(s: State): Crowd {
  const known = lastStanding.get(s);
  if (known && known.map === s.map && isSameCrowd(s, known.where)) return known.table;
  const table = nones(boardOf(s).grid.size).slice();
  const where: number[] = [];
  for (const each of s.heroes) {
    where.push(each.id, each.cell);
    if (each.cell !== NOWHERE) table[each.cell] = each.id;
  }
  for (const each of s.others) {
    where.push(each.id, each.cell);
    if (each.cell === NOWHERE) continue;
    table[each.cell] = each.id;
    if (isLarge(each)) for (const cell of spacesOf(s, each)) table[cell] = each.id;
  }
  lastStanding.set(s, { map: s.map, where, table });
  return table;
}

/** Does nobody but this figure itself stand there? For one space: cheaper than a table of all of them. */
export function isFreeFor(s: State, mover: FigureState, cell: number): boolean {
  for (const each of s.heroes) if (each.cell === cell && each !== mover) return false;
  for (const each of s.others) {
    if (each === mover || each.cell === NOWHERE) continue;
    if (each.cell === cell || (isLarge(each) && spacesOf(s, each).includes(cell))) return false;
  }
  return true;
}

function isSameCrowd(s: State, where: readonly number[]): boolean {
  if (where.length !== 2 * (s.heroes.length + s.others.length)) return false;
  let i = 0;
  for (const each of s.heroes) if (where[i++] !== each.id || where[i++] !== each.cell) return false;
  for (const each of s.others) if (where[i++] !== each.id || where[i++] !== each.cell) return false;
  return true;
}

/** Are two spaces adjacent, by the links of the board? */
export function linked(s: State, a: number, b: number): boolean {
  const { grid, links } = boardOf(s);
  const ways = links[a] as number;
  if (ways === 0) return false;
  const base = a * 8;
  for (let d = 0; d < 8; d++) if (ways & (1 << d) && grid.neighbours[base + d] === b) return true;
  return false;
}

function anyLinked(s: State, from: readonly number[], to: readonly number[]): boolean {
  for (const a of from) for (const b of to) if (linked(s, a, b)) return true;
  return false;
}

/** [DL-ADJ-01] [DL-RULING-95] */
export const areAdjacent = (s: State, a: FigureState, b: FigureState): boolean =>
  a.cell !== NOWHERE && b.cell !== NOWHERE && standsBeside(s, isLarge(a), a.cell, b);

/** Would a figure of this size be adjacent to `b` from this space? */
export function standsBeside(s: State, large: boolean, cell: number, b: FigureState): boolean {
  if (b.cell === NOWHERE) return false;
  if (!large && !isLarge(b)) return linked(s, cell, b.cell);
  return anyLinked(s, spacesAt(s, large, cell), spacesOf(s, b));
}

/** [DL-RULING-57] The larger of column and row difference between the nearest spaces. */
export function distanceBetween(s: State, a: FigureState, b: FigureState): number {
  return distanceFrom(s, isLarge(a), a.cell, b);
}

export function distanceFrom(s: State, large: boolean, cell: number, b: FigureState): number {
  const { width } = boardOf(s).grid;
  const mine = large ? 1 : 0;
  const theirs = isLarge(b) ? 1 : 0;
  const ax = cell % width;
  const bx = b.cell % width;
  return Math.max(gap(ax, mine, bx, theirs), gap((cell - ax) / width, mine, (b.cell - bx) / width, theirs));
}

/** Between two stretches: where each begins, and how many spaces it has beyond the first. */
const gap = (from: number, more: number, to: number, others: number): number =>
  Math.max(0, to - from - more, from - to - others);

export function distanceToCell(s: State, a: FigureState, cell: number): number {
  const { width } = boardOf(s).grid;
  let nearest = Number.MAX_SAFE_INTEGER;
  for (const own of spacesOf(s, a)) {
    const dx = Math.abs((own % width) - (cell % width));
    const dy = Math.abs((own - (own % width)) / width - (cell - (cell % width)) / width);
    nearest = Math.min(nearest, Math.max(dx, dy));
  }
  return nearest;
}

/** Seats of the whole party, each once. */
export const partySeats = (s: State): number[] =>
  Array.from({ length: s.options.players }, (_, seat) => seat);

/** Who answers for a figure: the hero's seat, or that of the hero who leads it. */
export const seatOf = (s: State, id: FigureId): number => {
  const found = figureOrNone(s, id);
  if (!found) return 0;
  if (isHero(found)) return found.seat;
  return found.leader >= 0 ? hero(s, found.leader).seat : 0;
};
