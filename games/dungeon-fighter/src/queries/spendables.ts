/** [DF-EQUIP-11] [DF-RULING-20] [DF-RULING-62] Which Spendables can be used when, and on whom. */
import type { Reason } from '@questhall/kernel';
import { runsOf, underWay } from '@questhall/kernel';
import type { Spend } from '../decisions.ts';
import type { Window } from '../flow.ts';
import * as flow from '../flow.ts';
import type { HeroState, State, ThrowState } from '../state.ts';
import { spendableCard, spendablesOf } from './carrying.ts';
import { combatOf, throwOf } from './combat.ts';
import { base } from './damage.ts';
import { hero, isConscious, isHurt, maxLife } from './heroes.ts';

/** Resting and shopping are a window of their own (W9). */
export type Moment = Window | 'rest';

/** Everything this Hero might think of spending. */
export function spendCandidates(s: State, owner: HeroState): Spend[] {
  return spendablesOf(owner).flatMap((card): Spend[] => {
    const { effect } = spendableCard(card);
    const at = { card };
    if (effect.kind === 'heal' && effect.whom === 'one')
      return s.heroes
        .filter((state) => !state.eliminated)
        .map(({ id }) => ({ do: 'spend', card, hero: id, at }));
    if (effect.kind === 'flip')
      return effect.templates.map((template) => ({ do: 'spend', card, template, at }));
    return [{ do: 'spend', card, at }];
  });
}

export function whyNotSpend(s: State, { card, hero: target }: Spend, at: Moment): Reason | undefined {
  const { effect } = spendableCard(card);
  switch (effect.kind) {
    case 'heal':
      if (at === 'hit') return { rule: 'DF-RULING-20', card };
      return target === undefined ? whyNotHealAll(s) : whyNotHeal(s, hero(s, target));
    case 'doubleSection':
      return at === 'hit' ? whyNotDouble(throwOf(s), card) : { rule: 'DF-RULING-36', card };
    case 'cancelMissDamage':
      if (at !== 'damage') return { rule: 'DF-DEC-20', card };
      return whyNotCancel(s, card);
    case 'joinDie': {
      if (at !== 'turn') return { rule: 'DF-RULING-62', card };
      const there = combatOf(s).special.some(({ die }) => die === effect.die);
      return there ? { rule: 'DF-RULING-62', die: effect.die } : undefined;
    }
    case 'flip':
      return at === 'turn' ? undefined : { rule: 'DF-RULING-62', card };
  }
}

/** [DF-RULING-36] Once, and not the 0 of the Major Heal. */
function whyNotDouble(thrown: ThrowState, card: string): Reason | undefined {
  const value = base(thrown);
  return thrown.doubled || value === 0 ? { rule: 'DF-RULING-36', card, value } : undefined;
}

/** [DF-NODICE-04] [DF-RULING-07] [DF-RULING-31] [DF-RULING-45] It cancels the damage of a Miss and nothing else. */
function whyNotCancel(s: State, card: string): Reason | undefined {
  const { why, amount } = underWay(s, flow.suffer);
  if (why === 'retrieve') return { rule: 'DF-NODICE-04', card };
  if (why === 'thorns') return { rule: 'DF-RULING-31', card };
  if (why !== 'miss') return { rule: 'DF-RULING-45', card };
  return amount === 0 ? { rule: 'DF-MISS-06', card } : undefined;
}

/** Heroes are about to suffer, and nothing has spared them yet. */
export const sufferingUnderWay = (s: State): flow.Suffer | undefined => {
  const suffering = runsOf(s, flow.suffer).at(-1);
  return suffering && suffering.amount > 0 ? suffering : undefined;
};

/** [DF-RULING-60] What is about to be lost can be healed. */
const isThreatened = (s: State, { id }: HeroState): boolean =>
  sufferingUnderWay(s)?.heroes.includes(id) ?? false;

/** [DF-RULING-60] The life this Hero will have when the damage is taken off and what was spent is added. */
export function lifeAfter(s: State, state: HeroState): number {
  const suffering = sufferingUnderWay(s);
  if (!suffering?.heroes.includes(state.id)) return state.life;
  return suffering.healing
    .filter(({ hero: healed }) => healed === state.id)
    .reduce((life, { amount }) => Math.min(maxLife(state), life + amount), state.life - suffering.amount);
}

/** [DF-HERO-05] [DF-RULING-11] */
function whyNotHeal(s: State, state: HeroState): Reason | undefined {
  if (!isConscious(state)) return { rule: 'DF-RULING-11', hero: state.id };
  return isHurt(state) || isThreatened(s, state) ? undefined : { rule: 'DF-HERO-05', hero: state.id };
}

function whyNotHealAll(s: State): Reason | undefined {
  const anybody = s.heroes.some((state) => isConscious(state) && (isHurt(state) || isThreatened(s, state)));
  return anybody ? undefined : { rule: 'DF-HERO-05', hero: '' };
}
