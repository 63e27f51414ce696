/** [DF-EQUIP-10] [DF-EQUIP-11] Spendables: the windows in which they are used, and what they do. */
import { call, reactionWindow, underWay } from '@questhall/kernel';
import type { Spend } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Window } from '../flow.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { spendableCard } from '../queries/carrying.ts';
import { combatOf, throwOf } from '../queries/combat.ts';
import { clockwiseFrom, consciousHeroes, hero, isConscious, seatOf } from '../queries/heroes.ts';
import { spendCandidates, sufferingUnderWay, whyNotSpend } from '../queries/spendables.ts';
import type { HeroState, State } from '../state.ts';
import { joinDie } from './combat.ts';
import { discardEquipment, heal } from './gains.ts';

/** [DF-DEC-19] [DF-DEC-21] [DF-DEC-30] [DF-RULING-20] The Active Hero first, then clockwise; only who is conscious. */
const spendWindow = reactionWindow<State, { at: Window }, Spend>(flow.spendWindow.name, {
  kind: 'spend',
  entitled: (s) =>
    clockwiseFrom(s, s.combat?.active ?? s.leader)
      .filter((state) => isConscious(state) && state.equipment.length > 0)
      .map(({ id }) => id),
  seatOf,
  candidates: (s, f, who) => (isOver(s, f.at) ? [] : spendCandidates(s, hero(s, who))),
  whyNot: (s, f, option) => whyNotSpend(s, option, f.at),
  about: (s, f, who) => ({ hero: who, at: f.at, ...danger(s, f.at) }),
  react: (s, _f, option, who) => spend(s, who, option),
});

/** Nothing threatens any more. */
const isOver = (s: State, at: Window): boolean => at === 'damage' && underWay(s, flow.suffer).amount === 0;

/** What is about to happen, and to whom. */
function danger(s: State, at: Window): { heroes?: string[]; amount?: number; why?: string } {
  if (at !== 'damage') return {};
  const { heroes, amount, why } = underWay(s, flow.suffer);
  return { heroes: [...heroes], amount, why };
}

export const spend = (s: State, owner: string, option: Spend): void =>
  call(s, flow.useSpendable, {
    hero: owner,
    card: option.card,
    on: option.hero ?? '',
    template: option.template ?? '',
  });

const useSpendable = procedure(flow.useSpendable, {
  use: (s, f) => {
    const { effect } = spendableCard(f.card);
    discardEquipment(s, hero(s, f.hero), f.card);
    emit(s, { type: 'spent', hero: f.hero, card: f.card, on: f.on });
    switch (effect.kind) {
      case 'heal':
        return healNowOrAfter(s, f.on === '' ? consciousHeroes(s) : [hero(s, f.on)], effect.amount);
      case 'doubleSection':
        throwOf(s).doubled = true;
        return;
      case 'cancelMissDamage':
        underWay(s, flow.suffer).amount = 0;
        return emit(s, { type: 'unhurt', hero: throwOf(s).hero, why: 'spendable' });
      case 'joinDie':
        joinDie(s, effect.die, 'card');
        combatOf(s).pool.push(effect.die);
        return;
      case 'flip':
        if (f.template !== '') call(s, flow.flipTemplate, { template: f.template, asked: false });
    }
  },
});

/** [DF-RULING-60] Whoever is about to suffer is healed when the damage is taken off. */
function healNowOrAfter(s: State, heroes: readonly HeroState[], amount: number): void {
  const suffering = sufferingUnderWay(s);
  for (const state of heroes) {
    if (suffering?.heroes.includes(state.id)) suffering.healing.push({ hero: state.id, amount });
    else heal(s, state, amount, 'spendable');
  }
}

export const spendProcedures = [spendWindow, useSpendable];
