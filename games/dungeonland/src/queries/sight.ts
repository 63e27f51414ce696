/** [DL-LOS] Exact lines of sight, range, and whether an attack may be aimed at somebody. */
import { cellOf, crossings, sightBlock, squareOf } from '@questhall/geometry';
import type { Reason } from '@questhall/kernel';
import { explorationCard } from '../content/index.ts';
import type { FigureState, State } from '../state.ts';
import type { AttackType } from '../vocabulary.ts';
import type { Board, Line } from './board.ts';
import { boardOf } from './board.ts';
import type { Crowd } from './figures.ts';
import {
  areEnemies,
  distanceFrom,
  figure as figureById,
  isHero,
  isLarge,
  occupants,
  sheetOf,
  spacesAt,
  spacesOf,
  standsBeside,
} from './figures.ts';
import { hasPower } from './powers.ts';

/** What an attack is aimed with. */
export interface Aim {
  readonly type: AttackType;
  readonly range: number;
  /** [DL-POW-07] */
  readonly deadeye: boolean;
  /** [DL-ZEN-03] */
  readonly pastEnemies: boolean;
  /** A spell is no weapon: it may be aimed at adjacent figures. */
  readonly spell: boolean;
}

/** [DL-RULING-57] Fog and darkness shorten every range. */
export function rangeNow(s: State, range: number): number {
  let now = range;
  if (s.rules.includes('fog')) now = Math.min(now, 3);
  for (const tile of s.map.tiles)
    if (tile.card !== '' && explorationCard(tile.card).special === 'darkness') now = Math.min(now, 4);
  return now;
}

/**
 * [DL-RULING-68] The spaces a line passes through, from centre to centre; null where walls, rock or the border stop it
 * whoever stands there. Lines of a board are looked at again and again, so each is drawn once.
 */
function lineOn(board: Board, from: number, to: number): Line {
  const key = from * board.grid.size + to;
  const known = board.lines.get(key);
  if (known !== undefined) return known;
  const { grid, walls, closed } = board;
  const isClosed = (cell: number): boolean => closed[cell] === 1;
  const block = sightBlock(grid, from, to, { walls, inside: isClosed, corner: isClosed });
  const cells = block
    ? null
    : Int16Array.from(
        crossings(squareOf(grid, from), squareOf(grid, to))
          .slice(0, -1)
          .map(({ square }) => cellOf(grid, square)),
      );
  const line: Line = { cells, block };
  board.lines.set(key, line);
  return line;
}

/** [DL-RULING-95] One clear line from any space to any space; `ignore` says which figures are looked past. */
function hasLine(
  s: State,
  from: readonly number[],
  to: readonly number[],
  standing: Crowd,
  ignore: (figure: FigureState) => boolean,
): boolean {
  const board = boardOf(s);
  for (const a of from) {
    for (const b of to) {
      const { cells } = lineOn(board, a, b);
      if (cells && isClear(s, cells, from, to, standing, ignore)) return true;
    }
  }
  return false;
}

function isClear(
  s: State,
  line: Int16Array,
  from: readonly number[],
  to: readonly number[],
  standing: Crowd,
  ignore: (figure: FigureState) => boolean,
): boolean {
  for (const cell of line) {
    const who = standing[cell] as number;
    if (who === -1 || from.includes(cell) || to.includes(cell)) continue;
    if (!ignore(figureById(s, who))) return false;
  }
  return true;
}

/** What stops a line of sight: the rock in a space, a wall, a corner of them, or somebody. */
const BLOCKERS = ['rock', 'wall', 'corner', 'figure'] as const;
export type Blocker = (typeof BLOCKERS)[number];

export interface Blocked {
  readonly by: Blocker;
  /** In squares; halves lie between two of them. */
  readonly x: number;
  readonly y: number;
}

/** What is in the way between two figures; of several lines the one between their first spaces. For those who ask why. */
export const blockBetween = (s: State, from: FigureState, to: FigureState, aim?: Aim): Blocked | undefined =>
  sees(s, from, to, aim) ? undefined : blockOf(s, from, to);

/** The same where it is known that something is. */
function blockOf(s: State, from: FigureState, to: FigureState): Blocked | undefined {
  const board = boardOf(s);
  const { grid } = board;
  const { block, cells } = lineOn(board, from.cell, to.cell);
  if (block?.by === 'square') return { by: 'rock', ...squareOf(grid, block.cell) };
  if (block) {
    const [a, b] = [squareOf(grid, block.from), squareOf(grid, block.to)];
    return { by: block.by === 'edge' ? 'wall' : 'corner', x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  }
  const standing = occupants(s);
  const own = [...spacesOf(s, from), ...spacesOf(s, to)];
  const cell = cells?.find((each) => standing[each] !== -1 && !own.includes(each));
  return cell === undefined ? undefined : { by: 'figure', ...squareOf(grid, cell) };
}

const nobody = (): boolean => false;

/** Whom a line is drawn past. */
type Past = Pick<Aim, 'deadeye' | 'pastEnemies'>;

/** [DL-POW-07] What a figure looks past whatever it does, without the help of a weapon. */
export const ownEyes = (s: State, figure: FigureState): Past => ({
  deadeye: hasPower(s, figure, 'deadeye'),
  pastEnemies: false,
});

export function seesCell(
  s: State,
  from: FigureState,
  cell: number,
  aim: Past,
  standing = occupants(s),
): boolean {
  return hasLine(s, spacesOf(s, from), [cell], standing, lookedPast(from, aim));
}

const lookedPast =
  (from: FigureState, aim: Past) =>
  (other: FigureState): boolean =>
    other === from || (areEnemies(from, other) ? aim.pastEnemies : aim.deadeye);

/** [DL-LOS-01] Does one figure see another? */
export function sees(
  s: State,
  from: FigureState,
  to: FigureState,
  aim: Past = ownEyes(s, from),
  standing = occupants(s),
  cell = from.cell,
): boolean {
  const past = aim.deadeye || aim.pastEnemies;
  const ignore = !past && cell === from.cell ? nobody : lookedPast(from, aim);
  return hasLine(s, spacesAt(s, isLarge(from), cell), spacesOf(s, to), standing, ignore);
}

/** [DL-RULING-63] Ranged attacks never have an adjacent enemy as their target. [Point Blank] may. */
const shootsAdjacent = (from: FigureState): boolean => isHero(from) && sheetOf(from).unique === 'pointBlank';

/** May this figure aim at that one, standing on this space? The cheap question, for monsters' plans. */
export function canAim(
  s: State,
  from: FigureState,
  cell: number,
  to: FigureState,
  aim: Aim,
  standing: Crowd,
): boolean {
  const large = isLarge(from);
  if (aim.type === 'melee' && !aim.spell) return standsBeside(s, large, cell, to);
  if (hasPower(s, to, 'invisible')) return false;
  if (distanceFrom(s, large, cell, to) > rangeNow(s, aim.range)) return false;
  if (aim.type === 'ranged' && !aim.spell && standsBeside(s, large, cell, to) && !shootsAdjacent(from))
    return false;
  return sees(s, from, to, aim, standing, cell);
}

/** [DL-ATTACK-01] The same question with the rule that forbids it. */
export function whyNotAim(
  s: State,
  from: FigureState,
  to: FigureState,
  aim: Aim,
  standing: Crowd,
): Reason | undefined {
  const large = isLarge(from);
  if (aim.type === 'melee' && !aim.spell)
    return standsBeside(s, large, from.cell, to) ? undefined : { rule: 'DL-EQUIP-05', figure: to.id };
  if (hasPower(s, to, 'invisible')) return { rule: 'DL-POW-19', figure: to.id };
  const range = rangeNow(s, aim.range);
  const distance = distanceFrom(s, large, from.cell, to);
  if (distance > range) return { rule: 'DL-RULING-57', figure: to.id, have: range, need: distance };
  if (aim.type === 'ranged' && !aim.spell && standsBeside(s, large, from.cell, to) && !shootsAdjacent(from))
    return { rule: 'DL-RANGE-01', figure: to.id };
  if (sees(s, from, to, aim, standing)) return undefined;
  const block = blockOf(s, from, to);
  const at = squareOf(boardOf(s).grid, from.cell);
  return {
    rule: 'DL-LOS-01',
    figure: to.id,
    ...(block && { by: block.by, east: block.x - at.x, south: block.y - at.y }),
  };
}
