/** [SF-RULING-78] [SF-RULING-41] Squares from which Brutal Assault can strike. */
import type { FigureId, HeroState, State } from '../state.ts';
import { attackTypeOf, isInReach } from './attack.ts';
import { isWithin } from './board.ts';
import { isHeld, weaponsOf } from './heroes.ts';
import type { HeroReach } from './reach.ts';
import { heroReach } from './reach.ts';
import { foesOf, zoneTable } from './zones.ts';

/** He heeds only the zone of his target. */
export function assaultReach(s: State, hero: HeroState, target: FigureId, steps: number): HeroReach {
  const ignored = foesOf(s, hero.id).filter((id) => id !== target);
  return heroReach(s, hero.id, { steps: isHeld(hero) ? 0 : steps, ignoreZones: false, ignored });
}

/** Where he stands is one of them, if the target is in reach already. */
export function assaultSquares(s: State, hero: HeroState, target: FigureId, steps: number): number[] {
  if (!isWithin(s, hero.cell, target, steps + 1)) return [];
  const weapons = weaponsOf(hero).filter((weapon) => attackTypeOf(weapon) === 'melee');
  const strikes = (cell: number): boolean => weapons.some((weapon) => isInReach(s, cell, target, weapon));
  const near = zoneTable(
    s,
    hero.id,
    foesOf(s, hero.id).filter((id) => id !== target),
  );
  const there = assaultReach(s, hero, target, steps).cells.filter(
    (cell) => near[cell] === 1 && strikes(cell),
  );
  return strikes(hero.cell) ? [hero.cell, ...there] : there;
}
