/** [SF-RULING-94] Where a Dwarven Jump can land. */
import { flood } from '@questhall/geometry';
import type { HeroState, State } from '../state.ts';
import { boardOf, FREE, occupied } from './board.ts';
import { zoneTable } from './zones.ts';

/** Over anything but walls and closed doors, onto a free square in a Block Zone. */
export function jumpSquares(s: State, hero: HeroState, steps: number): number[] {
  const board = boardOf(s);
  const table = occupied(s, hero.id);
  const zones = zoneTable(s, hero.id);
  const reach = flood(board.layout.grid, hero.cell, { links: board.links, limit: steps });
  return reach.cells.filter((cell) => cell !== hero.cell && table[cell] === FREE && zones[cell] === 1);
}
