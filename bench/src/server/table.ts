/**
 * The match all servers run: the skirmish's table without a limit of moves. A step moves one own figure by one field,
 * wrapping round the edges, and rolls two dice; sides alternate. Every step is legal for whoever's turn it is, so that a
 * load generator needs no rules.
 */
import type { Core, Dice, Side } from '../engine/skirmish.ts';
import { SIZE } from '../engine/skirmish.ts';

export interface Step {
  figure: string;
  dx: number;
  dy: number;
}

export function applyStep(table: Core, side: Side, { figure: id, dx, dy }: Step, dice: Dice): boolean {
  const figure = table.figures[id];
  if (!figure || figure.owner !== side || figure.hp <= 0 || Math.abs(dx) + Math.abs(dy) !== 1) return false;
  figure.x = (figure.x + dx + SIZE) % SIZE;
  figure.y = (figure.y + dy + SIZE) % SIZE;
  figure.tired++;
  table.dice = [dice.d6(), dice.d6()];
  table.moves++;
  return true;
}

/** The n-th step of a side. */
export function nthStep(side: Side, n: number): Step {
  return { figure: `f${((n * 7) % 15) * 2 + side}`, dx: n % 2, dy: 1 - (n % 2) };
}
