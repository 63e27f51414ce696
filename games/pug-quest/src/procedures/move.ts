/** [PQ-MOVE] Moving along the line, on the mover's own side. */
import { pick } from '@questhall/kernel';
import type { MoveDirection } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { isHero, isStanding, laneAfter, laneOf, laneStoodIn } from '../queries/area.ts';
import { hasFlag } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import type { Direction } from '../vocabulary.ts';
import { controllerOf } from './aim.ts';
import { removeFrom } from './energy.ts';
import { fire } from './occasion.ts';

/**
 * [PQ-MOVE-02] [PQ-MOVE-03] The mover goes to the tail of its new lane; [PQ-MOVE-05] those behind it close up.
 * `onward` is empty for a step back. The last thing a step does: it may set off abilities.
 */
export function shift(
  s: State,
  id: CreatureId,
  to: number,
  onward: Direction | '',
  why: string,
  quiet: boolean,
): void {
  const queues = isHero(s, id) ? s.heroLanes : s.monsterLanes;
  const from = laneStoodIn(s, id);
  removeFrom(laneOf(queues, from), id);
  laneOf(queues, to).push(id);
  /** [PQ-RULING-79] */
  if (s.turn?.of === id) s.turn.moved = true;
  emit(s, { type: 'moved', creature: id, from, to, why });
  if (!quiet) fire(s, 'onMove', id, { onward: onward === '' ? 'none' : onward });
}

const moveBy = procedure(flow.moveBy, {
  still: (s, f) => (!isStanding(s, f.creature) || hasFlag(s, f.creature, 'cannotMove') ? 'end' : undefined),
  /** [PQ-RULING-84] A free direction of an automated Creature is random, and it goes all the way. */
  set: (s, f) => {
    const chosen = controllerOf(s, f.owner) !== undefined || f.dir !== 'choice';
    const dir = chosen ? f.dir : pick(s, ['left', 'right'] as const);
    if (dir === 'choice') return;
    shift(s, f.creature, laneAfter(laneStoodIn(s, f.creature), f.lanes, dir), dir, f.owner, f.quiet);
    return 'end';
  },
  /** The way, and 1 up to all of the lanes. */
  choose: ask({
    kind: 'direction',
    who: (s, f) => controllerOf(s, f.owner),
    candidates: (s, f): MoveDirection[] => {
      const list: MoveDirection[] = [];
      const seen = [laneStoodIn(s, f.creature)];
      for (let steps = 1; steps <= f.lanes; steps++) {
        for (const dir of ['left', 'right'] as const) {
          const lane = laneAfter(laneStoodIn(s, f.creature), steps, dir);
          if (seen.includes(lane)) continue;
          seen.push(lane);
          list.push({ do: 'shift', dir, at: { lane } });
        }
      }
      return list;
    },
    about: (_s, f) => ({ creature: f.creature, owner: f.owner, lanes: f.lanes }),
    answer: (s, f, { at, dir }) => shift(s, f.creature, at.lane, dir, f.owner, f.quiet),
  }),
});

export const moveProcedures = [moveBy];
