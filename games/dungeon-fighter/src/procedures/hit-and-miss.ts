/** [DF-HIT] [DF-MISS] [DF-TPL] What a Hit does to the Monster, and a Miss to the Hero. */
import type { Reason } from '@questhall/kernel';
import { call } from '@questhall/kernel';
import type { Hammers, TakeBack, UseArmor } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { armorCard, armorsOf } from '../queries/carrying.ts';
import { combatOf, foeDamage, placeOf, throwOf } from '../queries/combat.ts';
import { hammerBonus, hitDamage } from '../queries/damage.ts';
import { hasHammers, hero, isConscious, seatOf } from '../queries/heroes.ts';
import type { HeroState, State } from '../state.ts';
import type { Template } from '../throws.ts';
import { discardEquipment, gainGold, healAll } from './gains.ts';
import { makeSuffer } from './suffer.ts';

/** [DF-UNI-07] [DF-RULING-27] Whoever has the Hammers, while conscious. */
const hammerer = (s: State): HeroState | undefined =>
  s.heroes.find((state) => hasHammers(state) && isConscious(state));

/** [DF-RULING-39] What the life is treated as. */
const KILLED = -3;

const hit = procedure(flow.hit, {
  /** [DF-DEC-18] W6: out of turn. */
  hammers: ask({
    kind: 'hammers',
    who: (s) => {
      const owner = hammerer(s);
      const { hammersReady, instaKill } = throwOf(s);
      return owner && hammersReady > 0 && !instaKill ? owner.seat : undefined;
    },
    candidates: (s): Hammers[] =>
      Array.from({ length: throwOf(s).hammersReady + 1 }, (_, spend) => ({ do: 'hammers', spend })),
    about: (s) => ({
      hero: throwOf(s).hero,
      damage: hitDamage(s),
      life: combatOf(s).life,
      ready: throwOf(s).hammersReady,
    }),
    answer: (s, _f, { spend }) => {
      if (spend === 0) return;
      throwOf(s).hammersSpent = spend;
      s.tokens.hammers -= spend;
      const by = hammerer(s)?.id ?? '';
      emit(s, { type: 'hammersSpent', hero: by, spent: spend, bonus: hammerBonus(spend) });
    },
  }),
  /** W6. */
  window: (s) => {
    if (!throwOf(s).instaKill) call(s, flow.spendWindow, { at: 'hit' });
  },
  /** [DF-HIT-03] [DF-KILL-01] */
  damage: (s) => {
    const combat = combatOf(s);
    const { hero: by, instaKill } = throwOf(s);
    if (instaKill) {
      combat.life = Math.min(combat.life, KILLED);
      return emit(s, { type: 'instaKilled', by });
    }
    hurtMonster(s, hitDamage(s), 'hit');
  },
  /** [DF-TPL-12] */
  majorHeal: (s) => {
    if (placeOf(throwOf(s)) !== 'majorHeal') return;
    healAll(s, 5, 'template');
    takeOff(s, 'majorHeal');
  },
  /** [DF-TPL-13] [DF-DEC-23] [DF-RULING-34] */
  lightning: ask({
    kind: 'takeBack',
    who: (s) => {
      const { hero: by } = throwOf(s);
      const there = placeOf(throwOf(s)) === 'lightning' && isConscious(hero(s, by));
      return there ? seatOf(s, by) : undefined;
    },
    candidates: (s): TakeBack[] => [{ do: 'takeBack', at: { die: throwOf(s).die } }, { do: 'letLie' }],
    about: (s) => ({ hero: throwOf(s).hero, die: throwOf(s).die }),
    answer: (s, _f, option) => {
      if (option.do === 'takeBack') takeDieBack(s);
    },
  }),
});

function hurtMonster(s: State, amount: number, why: 'hit' | 'agileInstincts' | 'armor'): void {
  const combat = combatOf(s);
  combat.life -= amount;
  emit(s, { type: 'monsterHurt', by: throwOf(s).hero, amount, life: combat.life, why });
}

function takeOff(s: State, template: Template): void {
  const combat = combatOf(s);
  combat.templates = combat.templates.filter((lying) => lying.template !== template);
  emit(s, { type: 'templateRemoved', template });
}

function takeDieBack(s: State): void {
  const combat = combatOf(s);
  const { die, hero: by, serial } = throwOf(s);
  takeOff(s, 'lightning');
  combat.lying = combat.lying.filter((lying) => lying.by !== serial);
  if (die === 'white') s.chest.white += 1;
  else combat.pool.push(die);
  const special = combat.special.find((each) => each.die === die);
  if (special) special.thrown = false;
  emit(s, { type: 'dieTakenBack', hero: by, die, why: 'lightning' });
}

const miss = procedure(flow.miss, {
  /** [DF-MISS-06] [DF-MISS-07] [DF-COM-01] */
  blow: (s, f) => {
    const { dodged, hero: by } = throwOf(s);
    f.damage = dodged ? 0 : foeDamage(s);
    if (!dodged) return;
    emit(s, { type: 'unhurt', hero: by, why: 'agileInstincts' });
    hurtMonster(s, 2, 'agileInstincts');
  },
  /** [DF-UNI-02] [DF-RULING-26] Never below 0; before Armor is asked for, so that the question names what is left. */
  frog: (s, f) => {
    if (f.damage === 0 || !s.tokens.frog) return;
    f.damage = Math.max(0, f.damage - 2);
    if (f.damage === 0) emit(s, { type: 'unhurt', hero: throwOf(s).hero, why: 'frog' });
  },
  /** [DF-EQUIP-08] [DF-DEC-20] [DF-RULING-43] */
  armor: ask({
    kind: 'armor',
    who: (s) => {
      const state = hero(s, throwOf(s).hero);
      return isConscious(state) && armorsOf(state).length > 0 ? state.seat : undefined;
    },
    candidates: (s, f): UseArmor[] => {
      const armors = armorsOf(hero(s, throwOf(s).hero));
      const useful = armors.some((card) => whyNotWear(s, f, card) === undefined);
      return [
        ...armors.map((card): UseArmor => ({ do: 'armor', card, at: { card } })),
        ...(useful ? [{ do: 'pass' } as const] : []),
      ];
    },
    whyNot: (s, f, option) => (option.do === 'pass' ? undefined : whyNotWear(s, f, option.card)),
    about: (s, f) => ({ hero: throwOf(s).hero, damage: f.damage, shield: s.tokens.shield }),
    answer: (s, f, option) => {
      if (option.do === 'pass') return;
      wear(s, f, option.card);
      return 'stay';
    },
  }),
  /** It wards off what Armor left. */
  shield: (s, f) => {
    const { hero: by } = throwOf(s);
    if (f.damage === 0 || !s.tokens.shield) return;
    f.damage = 0;
    s.tokens.shield = false;
    emit(s, { type: 'tokenTurned', token: 'shield', active: false });
    emit(s, { type: 'unhurt', hero: by, why: 'shield' });
  },
  /** W7, W8, and the damage. Whoever fainted by thorns suffers no more. */
  damage: (s, f) => {
    const { hero: by } = throwOf(s);
    if (f.damage > 0 && isConscious(hero(s, by))) makeSuffer(s, [by], f.damage, 'miss');
  },
});

/** Once per combat, and not for nothing. */
function whyNotWear(s: State, f: { damage: number }, card: string): Reason | undefined {
  if (hero(s, throwOf(s).hero).turned.includes(card)) return { rule: 'DF-EQUIP-08', card };
  return armorCard(card).effect.kind === 'prevent' && f.damage === 0
    ? { rule: 'DF-MISS-06', card }
    : undefined;
}

function wear(s: State, f: { damage: number }, card: string): void {
  const state = hero(s, throwOf(s).hero);
  const { effect, discardAfterUse } = armorCard(card);
  emit(s, { type: 'armorUsed', hero: state.id, card });
  if (discardAfterUse) discardEquipment(s, state, card);
  else state.turned.push(card);
  if (effect.kind === 'gold') gainGold(s, effect.amount, 'armor');
  else if (effect.kind === 'hurtMonster') hurtMonster(s, effect.amount, 'armor');
  else {
    f.damage = effect.amount === 'all' ? 0 : Math.max(0, f.damage - effect.amount);
    if (f.damage === 0) emit(s, { type: 'unhurt', hero: state.id, why: 'armor' });
  }
}

export const hitAndMissProcedures = [hit, miss];
