/** [PQ-RULING-77] Using an ability: deciding, paying, carrying it out. */
import { call } from '@questhall/kernel';
import type { UseAbility as UseAbilityOption } from '../decisions.ts';
import { emit } from '../events.ts';
import type { UseAbility } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { usedUntil, whyNotAbility } from '../queries/abilities.ts';
import { creature, hero, isHero, isStanding, monster } from '../queries/area.ts';
import { abilityAt, monsterCard, parseSource, treasureCard } from '../queries/cards.ts';
import { plainCost } from '../queries/payment.ts';
import type { State } from '../state.ts';
import { frozen } from '../state.ts';
import type { Ability } from '../vocabulary.ts';
import { controllerOf } from './aim.ts';
import { pay, removeFrom } from './energy.ts';
import { freshCarryOut } from './occasion.ts';

const printed = (s: State, f: UseAbility): Ability => {
  const ability = abilityAt(s, f.at);
  if (!ability) throw new Error(`${f.at} is no ability`);
  return ability;
};

const useAbility = procedure(flow.useAbility, {
  /** Things may have changed since it came due. */
  still: (s, f) => {
    if (f.owner !== '' && !isStanding(s, f.owner)) return 'end';
    return whyNotAbility(s, f.owner, f.at, printed(s, f)) ? 'end' : undefined;
  },
  /** What costs something is the owner's choice. */
  decide: ask({
    kind: 'ability',
    who: (s, f) => (f.decided || !printed(s, f).cost?.length ? undefined : controllerOf(s, f.owner)),
    candidates: (): UseAbilityOption[] => [{ do: 'use' }, { do: 'pass' }],
    about: (_s, f) => ({ owner: f.owner, source: f.at }),
    answer: (_s, _f, option) => (option.do === 'pass' ? 'end' : undefined),
  }),
  pay: (s, f) => {
    const { cost } = printed(s, f);
    if (cost?.length) pay(s, f.owner, plainCost(cost), f.at);
  },
  carryOut: (s, f) => {
    const until = usedUntil(printed(s, f));
    if (until && f.owner !== '') creature(s, f.owner).used.push(frozen({ source: f.at, until }));
    emit(s, { type: 'abilityUsed', by: f.owner, source: f.at });
    useUp(s, f);
    const { targets, attacker, onward, answered } = f;
    call(s, flow.carryOut, freshCarryOut(f.owner, f.at, { targets, attacker, onward, answered }));
  },
});

/** Cards that are gone once used: one-time Prizes, and Consumables under a Creature [PQ-RULING-67]. */
function useUp(s: State, { owner, at }: UseAbility): void {
  const { kind, id } = parseSource(at);
  const card = kind === 'prize' ? monsterCard(id) : undefined;
  if (card && 'prize' in card && card.prize?.discardOnUse && isHero(s, owner)) {
    removeFrom(hero(s, owner).prizes, id);
    s.monsterDiscard.push(id);
  }
  if (kind === 'loot' && treasureCard(id).kind === 'consumable') {
    removeFrom(monster(s, owner).loot, id);
    s.treasureDiscard.push(id);
    emit(s, { type: 'consumed', by: owner, treasure: id });
  }
}

export const abilityProcedures = [useAbility];
