/** How far the party has come: what bots hope for. */
import type { MissionCondition, Objective } from '../mission/types.ts';
import { apart, boardOf } from '../queries/board.ts';
import { conditionHolds } from '../queries/conditions.ts';
import { beastOf, missionOf } from '../queries/mission.ts';
import type { State } from '../state.ts';
import type { Kind } from '../vocabulary.ts';
import { closedWays, isWithinReach, NO_WAY, wayLeft, waysFor } from './goals.ts';

/** The whole objective, and all locks and gates, against each other. */
const OBJECTIVE = 40;
const WAYS = 30;
/** Being there is nearly as good as having done it: so that nothing is left undone for fear of the way to the next. */
const BEING_THERE = 0.8;

/** What is done, what is open, and how near the heroes are to what comes next. */
export function progressOf(s: State): number {
  const { objective, doors, gate } = missionOf(s);
  const locks = doors.filter(({ lock }) => lock).length + (gate ? 1 : 0);
  const open = locks === 0 ? 0 : 1 - closedWays(s).length / locks;
  const next = isWithinReach(s) ? OBJECTIVE * nextPart(s, objective) : WAYS / Math.max(1, locks);
  return OBJECTIVE * progress(s, objective) + WAYS * open + BEING_THERE * next * nearness(s);
}

/** How much the next thing done brings, at least. */
function nextPart(s: State, objective: Objective): number {
  if ('sequence' in objective) {
    const open = objective.sequence[s.stage];
    return open ? nextPart(s, open) / objective.sequence.length : 0;
  }
  if ('anyOf' in objective) return Math.max(...objective.anyOf.map((each) => nextPart(s, each)));
  if ('kill' in objective) return 1 / countOf(s, objective.kill);
  if ('carry' in objective) return 0.4 / objective.carry;
  if ('toggleAll' in objective) return 0.5 / objective.toggleAll.length;
  return 1;
}

function progress(s: State, objective: Objective): number {
  if ('sequence' in objective) {
    const open = objective.sequence[s.stage];
    return (s.stage + (open ? progress(s, open) : 0)) / objective.sequence.length;
  }
  if ('anyOf' in objective) return Math.max(...objective.anyOf.map((each) => progress(s, each)));
  if ('kill' in objective) return killed(s, objective.kill);
  if ('carry' in objective) {
    const brought = s.tomes.filter((tome) => tome.brought).length;
    const carried = s.heroes.filter((hero) => hero.tome !== '').length;
    const turned = s.fateTokens.filter(({ face }) => face !== '').length;
    return Math.min(1, (brought + 0.4 * carried + 0.15 * turned) / objective.carry);
  }
  if ('toggleAll' in objective) return mean(objective.toggleAll.map((condition) => fulfilled(s, condition)));
  if ('survive' in objective) return Math.min(1, s.turnMarker / objective.survive);
  return 0;
}

const mean = (parts: readonly number[]): number =>
  parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + part, 0) / parts.length;

type Wanted = Extract<Objective, { kill: unknown }>['kill'];

const isOne = ({ ids = [], kinds = [] }: Wanted, id: string, kind: Kind): boolean =>
  kinds.includes(kind) || ids.includes(id);

/** Those of the Mission, or those on the map if these are more. */
function countOf(s: State, wanted: Wanted): number {
  const printed = missionOf(s).monsters.filter(({ id = '', kind }) => isOne(wanted, id, kind)).length;
  return Math.max(1, printed, s.monsters.filter(({ id, kind }) => isOne(wanted, id, kind)).length);
}

/** Wounds and kills of those that count. */
function killed(s: State, wanted: Wanted): number {
  const total = countOf(s, wanted);
  let left = 0;
  for (const { id, kind, wounds } of s.monsters) {
    if (isOne(wanted, id, kind)) left += 1 - (0.8 * wounds) / beastOf(s, kind).life;
  }
  return (total - left) / total;
}

/** How much of a condition holds. */
function fulfilled(s: State, condition: MissionCondition): number {
  if (conditionHolds(s, condition)) return 1;
  if ('all' in condition) return mean(condition.all.map((each) => fulfilled(s, each)));
  if ('levers' in condition)
    return mean(
      s.levers
        .filter(({ id }) => condition.levers.includes(id))
        .map(({ on }) => Number(on === (condition.on ?? true))),
    );
  if ('braziers' in condition)
    return mean(
      s.braziers
        .filter(({ id }) => condition.braziers.includes(id))
        .map(({ on }) => Number(on === (condition.lit ?? true))),
    );
  if ('portalClosed' in condition)
    return (s.portals.find(({ id }) => id === condition.portalClosed)?.progress ?? 0) / 4;
  if ('buttons' in condition) {
    const button = s.buttons.find(({ id }) => condition.buttons.includes(id));
    return button && s.statue >= 0 ? 0.8 / (1 + apart(boardOf(s), s.statue, button.cell)) : 0;
  }
  return 0;
}

/** 1 when all heroes are where they want to be, less with the way that is left. */
function nearness(s: State): number {
  let sum = 0;
  for (const hero of s.heroes) sum += 1 - wayLeft(waysFor(s, hero), hero.cell) / NO_WAY;
  return sum / Math.max(1, s.heroes.length);
}
