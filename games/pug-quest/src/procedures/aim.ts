/** [PQ-ATK-03..08] Choosing the targets of an attack. */
import { callerOf } from '@questhall/kernel';
import type { Side, Target } from '../decisions.ts';
import type { Motive } from '../events.ts';
import type { Aim, Aimed } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { hero, inReadingOrder, isHero } from '../queries/area.ts';
import { comboCard } from '../queries/cards.ts';
import { conditionBroken, easiestPrey, easiestSide, inReach, isChosen } from '../queries/reach.ts';
import { evilLordSeat, remainingLife } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import type { Condition, Reach } from '../vocabulary.ts';

/** Who decides for a Creature: its player, the Evil Lord, or nobody. */
export const controllerOf = (s: State, id: CreatureId): number | undefined =>
  isHero(s, id) ? hero(s, id).seat : evilLordSeat(s);

const conditionsOf = (s: State, card: string): readonly Condition[] =>
  card === '' ? [] : (comboCard(s, card).conditions ?? []);

/** Everyone this attack could be aimed at. */
export const fitTargets = (s: State, f: Pick<Aim, 'by' | 'reach' | 'side' | 'card'>): CreatureId[] => {
  const conditions = conditionsOf(s, f.card);
  return inReach(s, f.by, f.reach, f.side).filter((id) => !conditionBroken(s, conditions, id, f.card));
};

const aim = procedure(flow.aim, {
  /** Most reaches leave no choice. */
  fixed: (s, f) => {
    if (isChosen(f.reach) || (f.reach === 'double-side' && f.side === 'either')) return;
    settle(s, f, fitTargets(s, f), 'only');
    return 'end';
  },
  /** [PQ-RULING-15] [PQ-RULING-84] Automated Creatures take the easiest prey, one by one. */
  automated: (s, f) => {
    if (controllerOf(s, f.by) !== undefined) return;
    if (f.reach === 'double-side') {
      settle(s, f, fitTargets(s, { ...f, side: easiestSide(s, f.by) }), 'leastLife');
      return 'end';
    }
    const left = fitTargets(s, f);
    while (f.chosen.length < f.count && left.length > 0) {
      const prey = easiestPrey(s, left) as CreatureId;
      left.splice(left.indexOf(prey), 1);
      f.chosen.push(prey);
    }
    settle(s, f, f.chosen, 'leastLife');
    return 'end';
  },
  /** [PQ-RULING-12] "Either": the attacker chooses the neighbour. */
  side: ask({
    kind: 'side',
    who: (s, f) => (f.reach === 'double-side' ? controllerOf(s, f.by) : undefined),
    candidates: (): Side[] => [
      { do: 'side', side: 'left' },
      { do: 'side', side: 'right' },
    ],
    whyNot: (s, f, { side }) =>
      fitTargets(s, { ...f, side }).length === 0 ? { rule: 'PQ-RULING-10', side } : undefined,
    about: (_s, f) => ({ by: f.by, card: f.card }),
    answer: (s, f, { side }) => {
      settle(s, f, fitTargets(s, { ...f, side }), 'evilLord');
      return 'end';
    },
  }),
  choose: ask({
    kind: 'target',
    who: (s, f) => (f.chosen.length < f.count ? controllerOf(s, f.by) : undefined),
    candidates: (s, f): Target[] => {
      const targets: Target[] = inReach(s, f.by, f.reach)
        .filter((creature) => !f.chosen.includes(creature))
        .map((creature) => ({ do: 'target', at: { creature } }));
      return f.chosen.length > 0 && targets.length > 0 ? [...targets, { do: 'done' }] : targets;
    },
    whyNot: (s, f, option) => {
      if (option.do === 'done') return undefined;
      const broken = conditionBroken(s, conditionsOf(s, f.card), option.at.creature, f.card);
      return broken ? conditionReason(broken, option.at.creature) : undefined;
    },
    about: (_s, f) => ({
      by: f.by,
      card: f.card,
      reach: f.reach,
      left: f.count - f.chosen.length,
      chosen: [...f.chosen],
    }),
    answer: (_s, f, option) => {
      if (option.do === 'done') return undefined;
      f.chosen.push(option.at.creature);
      return 'stay';
    },
  }),
  settled: (s, f) => settle(s, f, f.chosen, 'evilLord'),
});

function settle(s: State, f: Aim, targets: readonly CreatureId[], motive: Motive['kind']): void {
  const caller = callerOf<Aimed>(s);
  caller.targets = inReadingOrder(s, targets);
  caller.motive = motive;
  f.chosen = [];
}

const conditionReason = (condition: Condition, creature: CreatureId) => ({
  rule: condition === 'targetNotMarked' ? 'PQ-VEC-39' : 'PQ-VEC-37',
  condition,
  creature,
});

/** The motive as the log tells it. */
export function motiveFor(s: State, f: Aimed & { reach: Reach }): Motive {
  if (f.motive === 'leastLife' && f.targets[0] !== undefined) {
    return { kind: 'leastLife', life: remainingLife(s, f.targets[0]) };
  }
  return f.motive === 'evilLord' ? { kind: 'evilLord' } : { kind: 'only', reach: f.reach };
}

export const aimProcedures = [aim];
