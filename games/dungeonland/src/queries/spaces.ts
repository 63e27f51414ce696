/** [DL-ATTACK-03] [DL-RULING-52] Spaces that an attack may be aimed at instead of a figure. */
import type { HeroState, State } from '../state.ts';
import { boardOf } from './board.ts';
import { distanceToCell, occupants } from './figures.ts';
import type { Aim } from './sight.ts';
import { rangeNow, seesCell } from './sight.ts';

/** Melee reaches adjacent spaces. Nobody stands there: a figure would have to be named as the target. */
function aiming(s: State, hero: HeroState, aim: Aim, clear: boolean): (cell: number) => boolean {
  const { closed, obstacle } = boardOf(s);
  const where = occupants(s);
  const reach = aim.range === 0 ? 1 : rangeNow(s, aim.range);
  return (cell) =>
    closed[cell] === 0 &&
    where[cell] === -1 &&
    !(clear && obstacle[cell] === 1) &&
    distanceToCell(s, hero, cell) <= reach &&
    seesCell(s, hero, cell, aim, where);
}

/** `clear`: obstacles are left out, too. */
export function spacesInSight(s: State, hero: HeroState, aim: Aim, clear: boolean): number[] {
  const { size } = boardOf(s).grid;
  const canAimAt = aiming(s, hero, aim, clear);
  const list: number[] = [];
  for (let cell = 0; cell < size; cell++) if (canAimAt(cell)) list.push(cell);
  return list;
}

/** Is there any? Mostly the next space will do. */
export function anySpaceInSight(s: State, hero: HeroState, aim: Aim, clear: boolean): boolean {
  const { grid } = boardOf(s);
  const canAimAt = aiming(s, hero, aim, clear);
  for (let d = 0; d < 8; d++) {
    const cell = grid.neighbours[hero.cell * 8 + d] as number;
    if (cell >= 0 && canAimAt(cell)) return true;
  }
  return aim.range > 0 && spacesInSight(s, hero, aim, clear).length > 0;
}
