/** Which abilities can be used now, and why not. */

import type { Reason } from '@questhall/kernel';
import type { CreatureId, State } from '../state.ts';
import type { Ability, Until } from '../vocabulary.ts';
import { creature, isHero, standingHeroes } from './area.ts';
import type { Source } from './cards.ts';
import { parseSource } from './cards.ts';
import { plainCost, purseOf, shortOf } from './payment.ts';
import type { AbilityInPlay } from './printed.ts';
import { kindsFiring } from './printed.ts';
import { inReach } from './reach.ts';
import { evilLordSeat, hasFlag, printedFor, thresholdMet } from './values.ts';

/** How long an ability stays used. [PQ-RULING-77] A free one without cost and limit: once per Turn. */
export function usedUntil(ability: Ability): Until | undefined {
  if (ability.uses) return USED_UNTIL[ability.uses];
  return ability.when === 'free' && !ability.cost?.length ? 'turnEnd' : undefined;
}

const USED_UNTIL = { oncePerWorld: 'worldEnd', oncePerRound: 'roundEnd', oncePerTurn: 'turnEnd' } as const;

/** Why this ability does not work for its owner now, apart from its timing. */
export const whyNotAbility = (
  s: State,
  owner: CreatureId,
  at: Source,
  ability: Ability,
): Reason | undefined => whyUsedUp(s, owner, at, ability) ?? whyTooDear(s, owner, ability);

function whyUsedUp(s: State, owner: CreatureId, at: Source, ability: Ability): Reason | undefined {
  if (owner !== '' && creature(s, owner).used.some((use) => use.source === at)) {
    return {
      rule: ability.uses === 'oncePerWorld' ? 'PQ-ACTV-03' : 'PQ-RULING-77',
      uses: ability.uses ?? 'oncePerTurn',
    };
  }
  return thresholdMet(s, ability.if, owner)
    ? undefined
    : { rule: 'PQ-RULING-77', threshold: { ...ability.if } };
}

function whyTooDear(s: State, owner: CreatureId, ability: Ability): Reason | undefined {
  if (!ability.cost?.length) return undefined;
  if (!isHero(s, owner) && evilLordSeat(s) === undefined) return { rule: 'PQ-RULING-67' };
  const short = shortOf(purseOf(s, owner), plainCost(ability.cost));
  return short > 0 ? { rule: 'PQ-ENER-11', short } : undefined;
}

/** [PQ-RULING-77] Abilities that are free actions of the owner's Turn. */
export function freeAbilities(s: State, owner: CreatureId): AbilityInPlay[] {
  const list: AbilityInPlay[] = [];
  for (const { free } of printedFor(s, owner, kindsFiring('free')))
    for (const entry of free) list.push(entry);
  return list;
}

/** What everybody can see comes first: a reason must not tell about a hand what its owner alone knows. */
export const whyNotFreeAbility = (
  s: State,
  owner: CreatureId,
  { at, ability }: AbilityInPlay,
): Reason | undefined =>
  whyUsedUp(s, owner, at, ability) ?? whyUseless(s, owner, ability) ?? whyTooDear(s, owner, ability);

/** [PQ-RULING-11] In its Turn nobody uses an ability that would find no target. */
function whyUseless(s: State, owner: CreatureId, ability: Ability): Reason | undefined {
  for (const effect of ability.effects ?? []) {
    if ((effect.do === 'attack' || effect.do === 'defeat') && inReach(s, owner, effect.reach).length === 0)
      return { rule: 'PQ-RULING-10', reach: effect.reach };
  }
  const effects = ability.effects ?? [];
  /** [PQ-RULING-76] "Cannot" beats "may". */
  const onlyMoves =
    effects.length > 0 && effects.every((effect) => effect.do === 'move' && effect.who === 'self');
  if (onlyMoves && hasFlag(s, owner, 'cannotMove')) return { rule: 'PQ-RULING-76', flag: 'cannotMove' };
  const onlyAlly = effects.length > 0 && effects.every((effect) => 'who' in effect && effect.who === 'ally');
  return onlyAlly && standingHeroes(s).length < 2 ? { rule: 'PQ-RULING-11', condition: 'ally' } : undefined;
}

/** The card an ability is printed on, for pointing at it. */
export const cardOf = (at: Source): string => parseSource(at).id;
