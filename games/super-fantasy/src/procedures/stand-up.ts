/** [SF-DOWN-04] Heroes get up again. */
import { flood } from '@questhall/geometry';
import { emit } from '../events.ts';
import { boardOf, FREE, occupied } from '../queries/board.ts';
import { maxLifeOf } from '../queries/heroes.ts';
import { layoutOf } from '../queries/layout.ts';
import { missionOf } from '../queries/mission.ts';
import type { HeroState, State } from '../state.ts';

/** [SF-RULING-127] Life only; [SF-HUNT-08] in the arena on the start square, or the nearest free one. */
export function standUp(s: State, hero: HeroState): void {
  hero.lying = false;
  hero.life = maxLifeOf(hero);
  emit(s, { type: 'stoodUp', hero: hero.id });
  if (s.options.mode !== 'big-hunting') return;
  const path = [hero.cell, freeStart(s, hero)];
  if (path[0] === path[1]) return;
  hero.cell = path[1] as number;
  emit(s, { type: 'moved', figure: hero.id, path, how: 'start' });
}

function freeStart(s: State, hero: HeroState): number {
  const { grid } = layoutOf(missionOf(s));
  const start = startSquare(s, hero.seat);
  const table = occupied(s, hero.id);
  const reach = flood(grid, start, { links: boardOf(s).links });
  return reach.cells.find((cell) => table[cell] === FREE) ?? hero.cell;
}

/** [SF-HUNT-01] */
export function startSquare(s: State, seat: number): number {
  const mission = missionOf(s);
  const { grid } = layoutOf(mission);
  const [x, y] = mission.entrance[seat] ?? [grid.left, grid.top];
  return (y - grid.top) * grid.width + (x - grid.left);
}
