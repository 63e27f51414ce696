/** [PQ-INIT] The order of Turns. */
import type { CreatureId, State } from '../state.ts';
import { inReadingOrder, monster } from './area.ts';
import { initiativeOf } from './values.ts';

/** Those of one faction that have not acted and come next, and with which Initiative. */
function foremost(s: State, lanes: readonly (readonly CreatureId[])[]) {
  let tied: CreatureId[] = [];
  let initiative = 0;
  let standing = 0;
  for (const queue of lanes) {
    standing += queue.length;
    for (const id of queue) {
      if (s.acted.includes(id)) continue;
      const own = initiativeOf(s, id);
      if (tied.length === 0 || own > initiative) {
        tied = [id];
        initiative = own;
      } else if (own === initiative) tied.push(id);
    }
  }
  return { tied, initiative, standing };
}

/**
 * [PQ-RULING-41] Found anew after each Turn: those that have not acted and come next, several of them if they are tied.
 * [PQ-INIT-02] [PQ-INIT-03] On a tie the larger faction goes first, the Heroes if both are equal.
 */
export function nextToAct(s: State): CreatureId[] {
  const heroes = foremost(s, s.heroLanes);
  const monsters = foremost(s, s.monsterLanes);
  if (heroes.tied.length === 0) return monsters.tied;
  if (monsters.tied.length === 0) return heroes.tied;
  if (heroes.initiative !== monsters.initiative)
    return heroes.initiative > monsters.initiative ? heroes.tied : monsters.tied;
  return heroes.standing >= monsters.standing ? heroes.tied : monsters.tied;
}

/** [PQ-RULING-40] Among tied Monsters: the Boss, then by lane, then rank. */
export const firstMonster = (s: State, tied: readonly CreatureId[]): CreatureId =>
  tied.find((id) => monster(s, id).boss) ?? (inReadingOrder(s, tied)[0] as CreatureId);
