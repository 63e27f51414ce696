/** [SF-FACE-02] The engine turns a hero to whatever he does something to. */
import type { Facing } from '@questhall/geometry';
import type { Act } from '../decisions.ts';
import { emit } from '../events.ts';
import { apart, boardOf, figureSquares, heroState } from '../queries/board.ts';
import { facingFor, facingTowards } from '../queries/zones.ts';
import type { FigureId, HeroState, State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';

function turn(s: State, hero: HeroState, facing: Facing | undefined): void {
  if (facing === undefined || facing === hero.facing) return;
  hero.facing = facing;
  emit(s, { type: 'turned', figure: hero.id, facing });
}

/** To one figure, or so that several are in front. */
export function turnToFigures(s: State, id: HeroId, targets: readonly FigureId[]): void {
  const hero = heroState(s, id);
  const squares = targets.flatMap((target) => [...figureSquares(s, target)]);
  if (targets.length > 1) turn(s, hero, facingFor(boardOf(s), hero.cell, squares));
  else turnToSquares(s, hero, squares);
}

/** To the nearest of these squares. */
function turnToSquares(s: State, hero: HeroState, squares: readonly number[]): void {
  const board = boardOf(s);
  const [nearest] = [...squares].sort((a, b) => apart(board, hero.cell, a) - apart(board, hero.cell, b));
  if (nearest !== undefined) turn(s, hero, facingTowards(board, hero.cell, nearest, hero.facing));
}

/** The square across a door. */
function acrossDoor(s: State, hero: HeroState, door: number): number[] {
  const { doors, gate, grid, tileOf } = boardOf(s).layout;
  const cells = (doors[door] ?? gate)?.cells ?? [];
  const straight = [1, -1, grid.width, -grid.width];
  return cells.filter((cell) => straight.includes(cell - hero.cell) && tileOf[cell] !== tileOf[hero.cell]);
}

/** [SF-RULING-19] To the target of an action, an ability or an item. Attacks see to it themselves. */
export function turnToTarget(s: State, id: HeroId, act: Act): void {
  if (act.do === 'attack' || !('at' in act)) return;
  const hero = heroState(s, id);
  if ('figure' in act.at) {
    if (act.at.figure !== id) turnToFigures(s, id, [act.at.figure]);
  } else if ('square' in act.at) turnToSquares(s, hero, [act.at.square]);
  else if ('door' in act.at) turnToSquares(s, hero, acrossDoor(s, hero, act.at.door));
}
