/** [5.7] Conditions of a Mission: locks, gates, events, objectives. */
import type { MissionCondition, Objective } from '../mission/types.ts';
import type { State } from '../state.ts';
import { figureOn } from './figures.ts';
import { layoutOf } from './layout.ts';
import { missionOf } from './mission.ts';

export function conditionHolds(s: State, condition: MissionCondition): boolean {
  if ('killed' in condition) return condition.killed.every((id) => s.killed.includes(id));
  if ('levers' in condition) {
    const on = condition.on ?? true;
    return s.levers.every((lever) => !condition.levers.includes(lever.id) || lever.on === on);
  }
  if ('buttons' in condition) {
    const on = condition.on ?? true;
    return s.buttons.every(
      (button) => !condition.buttons.includes(button.id) || isPressed(s, button.cell) === on,
    );
  }
  if ('braziers' in condition) {
    const lit = condition.lit ?? true;
    return s.braziers.every((brazier) => !condition.braziers.includes(brazier.id) || brazier.on === lit);
  }
  if ('portalClosed' in condition)
    return s.portals.some((portal) => portal.id === condition.portalClosed && portal.closed);
  if ('tomesBrought' in condition) return broughtTomes(s) >= condition.tomesBrought;
  if ('turn' in condition) return s.turnMarker >= condition.turn;
  if ('all' in condition) return condition.all.every((each) => conditionHolds(s, each));
  return condition.any.some((each) => conditionHolds(s, each));
}

const broughtTomes = (s: State): number => s.tomes.filter((tome) => tome.brought).length;

/** [SF-PROP-02] */
export const isPressed = (s: State, cell: number): boolean => s.statue === cell || figureOn(s, cell) !== '';

/** The first step of a sequence that is not done counts; earlier ones stay done. */
export function objectiveMet(s: State, objective: Objective): boolean {
  if ('kill' in objective) {
    const { ids = [], kinds = [] } = objective.kill;
    return (
      ids.every((id) => s.killed.includes(id)) && !s.monsters.some((monster) => kinds.includes(monster.kind))
    );
  }
  if ('reach' in objective) {
    const { tiles, tileOf } = layoutOf(missionOf(s));
    const goal = tiles.find((tile) => tile.name === objective.reach)?.index;
    const there = s.heroes.filter((hero) => hero.cell >= 0 && !hero.lying && tileOf[hero.cell] === goal);
    return there.length > 0 && (objective.heroes === 'one' || there.length === s.heroes.length);
  }
  if ('carry' in objective) return broughtTomes(s) >= objective.carry;
  if ('toggleAll' in objective) return objective.toggleAll.every((condition) => conditionHolds(s, condition));
  if ('survive' in objective) return s.turnMarker >= objective.survive;
  if ('anyOf' in objective) return objective.anyOf.some((each) => objectiveMet(s, each));
  return s.stage >= objective.sequence.length;
}
