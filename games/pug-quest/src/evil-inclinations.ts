/** [PQ-EVIL] How readily a sensible Evil Lord takes each option: where its Creatures bite most, and what its cards are worth. */
import type { Decision } from '@questhall/kernel';
import { underWay } from '@questhall/kernel';
import type { PugOption } from './decisions.ts';
import { asPugOption } from './decisions.ts';
import * as flow from './flow.ts';
import { isHero } from './queries/area.ts';
import { monsterCard } from './queries/cards.ts';
import { inReach, isChosen } from './queries/reach.ts';
import { amountOf, bonus, remainingLife } from './queries/values.ts';
import type { CreatureId, State } from './state.ts';
import { emptyLanes } from './state.ts';
import type { Effect } from './vocabulary.ts';

export function evilInclinations(s: State, { options }: Decision): readonly number[] {
  return options.map((option) => inclination(s, asPugOption(option)));
}

const JOKER_WORTH = 1.5;
const FOURTH_POWER = (x: number): number => x * x * x * x;

function inclination(s: State, option: PugOption): number {
  switch (option.do) {
    case 'move':
      return FOURTH_POWER(1 + bite(s, underWay(s, flow.monsterMove).monster, option.at.lane));
    case 'target':
      return isHero(s, option.at.creature) ? FOURTH_POWER(1 + prey(s, option.at.creature, 1)) : 1;
    case 'add':
      return FOURTH_POWER(added(s, option.at.creature)) / (option.card === 'joker' ? JOKER_WORTH : 1);
    case 'prevent':
      return FOURTH_POWER(
        prevented(s, option.cards.length) / (option.cards.includes('joker') ? JOKER_WORTH : 1),
      );
    /** A free swing is taken; who has fallen is robbed of what would only be thrown away. */
    case 'ability':
    case 'use':
    case 'loot':
      return 3;
    case 'waive':
      return 0;
    default:
      return 1;
  }
}

/** What a Creature's attacks would do from a lane. One that strikes before it moves is left to chance. */
function bite(s: State, id: CreatureId, lane: number): number {
  const { turn, attackFirst } = monsterCard(id);
  if (attackFirst) return 0;
  const { heroes, heroLanes } = s;
  const monsterLanes = emptyLanes();
  monsterLanes[lane - 1]?.push(id);
  let sum = 0;
  for (const effect of turn) {
    if (effect.do !== 'attack') continue;
    const reached = inReach({ heroes, heroLanes, monsterLanes }, id, effect.reach, effect.side);
    sum += struck(s, id, effect, reached);
  }
  return sum;
}

function struck(
  s: State,
  id: CreatureId,
  effect: Extract<Effect, { do: 'attack' }>,
  reached: readonly CreatureId[],
): number {
  const damage = (amountOf(s, effect.damage, id) + bonus(s, id, 'damage')) * (effect.times ?? 1);
  const worths = reached.map((hero) => prey(s, hero, damage)).sort((left, right) => right - left);
  const most = isChosen(effect.reach)
    ? (effect.targets ?? 1)
    : effect.reach === 'double-side'
      ? 2
      : worths.length;
  return worths.slice(0, most).reduce((sum, worth) => sum + worth, 0);
}

/** A Hero felled is worth more than the wounds. */
function prey(s: State, hero: CreatureId, damage: number): number {
  const left = remainingLife(s, hero);
  return left <= damage ? 3 : (damage + 2 / left) / 2;
}

const added = (s: State, hero: CreatureId): number => {
  const left = remainingLife(s, hero);
  return left <= 2 ? 1.7 : left <= 4 ? 1.2 : 0.9;
};

/** For the Boss every point counts, for others only what keeps them standing. */
function prevented(s: State, points: number): number {
  const { target } = underWay(s, flow.evilPrevent);
  if (target === s.boss) return 1 + 0.35 * points;
  if (points === 0) return 1;
  const { amounts, targets } = underWay(s, flow.strikeMonsters);
  const damage = amounts[targets.indexOf(target)] ?? 0;
  const left = remainingLife(s, target);
  return damage >= left && damage - points === left - 1 ? 1.3 : 0.5;
}
