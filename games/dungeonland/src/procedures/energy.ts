/** Tokens that come and go: energy, gold, Health, conditions. */
import { call } from '@questhall/kernel';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { figure as byId, hero as heroById, isHero, sheetOf } from '../queries/figures.ts';
import { cancels } from '../queries/powers.ts';
import { maxEnergy, maxHealth } from '../queries/values.ts';
import type { FigureId, FigureState, HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { Condition, PowerId } from '../vocabulary.ts';

/** [DL-ENERGY-01] [DL-TOKEN-02] */
export function spend(s: State, hero: HeroState, amount: number): void {
  if (amount === 0) return;
  hero.energy -= amount;
  emit(s, { type: 'energyChanged', figure: hero.id, amount: -amount, energy: hero.energy });
}

/** [DL-TOKEN-03] Never above the value. */
export function recover(s: State, hero: HeroState, amount: number): void {
  const before = hero.energy;
  hero.energy = Math.max(0, Math.min(maxEnergy(s, hero), before + amount));
  if (hero.energy !== before)
    emit(s, { type: 'energyChanged', figure: hero.id, amount: hero.energy - before, energy: hero.energy });
}

export function gainGold(s: State, hero: HeroState, amount: number, why: string): void {
  if (amount === 0) return;
  hero.gold += amount;
  emit(s, { type: 'goldChanged', figure: hero.id, amount, why });
}

/** [DL-RULING-19] Healing a figure on the map, or rousing one who is unconscious. */
export function heal(s: State, id: FigureId, amount: number, by: FigureId): void {
  const figure = byId(s, id);
  if (isHero(figure) && figure.out) {
    if (amount > 0 && !figure.out.healed) {
      figure.out.healed = true;
      emit(s, { type: 'heroRoused', figure: id, by });
      /** The whole round after the fall has passed: back at once. */
      if (s.round >= figure.out.since + 2) call(s, flow.comeBack, { hero: id });
    }
    return;
  }
  const healed = Math.min(amount, maxHealth(s, figure) - figure.health);
  if (healed <= 0) return;
  figure.health += healed;
  emit(s, { type: 'healed', figure: id, amount: healed, health: figure.health });
}

const CONDITION_OF: Partial<Record<PowerId, Condition>> = {
  blind: 'blind',
  frozen: 'frozen',
  sleep: 'asleep',
  stun: 'stunned',
  immobilize: 'immobilized',
  terror: 'terrified',
  control: 'controlled',
};

/** [DL-RULING-86] [DL-RULING-87] A power of an attack lays its token, unless it is cancelled. */
export function inflict(s: State, id: FigureId, power: PowerId, by: FigureId = NOBODY): void {
  const figure = byId(s, id);
  const condition = CONDITION_OF[power];
  if (!condition || figure.kind === 'mirror' || figure.cell < 0) return;
  if (cancels(s, figure, power)) {
    emit(s, { type: 'conditionCancelled', figure: id, power });
    return;
  }
  /** [DL-VAI-08] [DL-VAI-16] */
  const meant =
    figure.kind === 'villain' && (condition === 'frozen' || condition === 'asleep') ? 'stunned' : condition;
  /** [DL-POW-06] Whoever did it decides. */
  if (meant === 'controlled' && !isHero(figure)) figure.leader = by;
  layCondition(s, figure, meant);
}

function layCondition(s: State, figure: FigureState, condition: Condition): void {
  const have = figure.conditions.filter((each) => each === condition).length;
  const running = s.active?.figure === figure.id && s.active.ending.includes(condition) ? 1 : 0;
  if (have > running) return;
  figure.conditions.push(condition);
  emit(s, { type: 'conditionGained', figure: figure.id, condition });
}

export function endCondition(s: State, figure: FigureState, condition: Condition): void {
  const at = figure.conditions.indexOf(condition);
  if (at < 0) return;
  figure.conditions.splice(at, 1);
  /** [DL-RULING-86] What ends before the activation does not end with it once more: laid anew, it is for the next one. */
  const ending = s.active?.figure === figure.id ? s.active.ending : [];
  if (ending.includes(condition)) ending.splice(ending.indexOf(condition), 1);
  if (!figure.conditions.includes(condition))
    emit(s, { type: 'conditionEnded', figure: figure.id, condition });
}

export const clearConditions = (s: State, figure: FigureState): void => {
  while (figure.conditions.length > 0) endCondition(s, figure, figure.conditions[0] as Condition);
};

/** [DL-RULING-22] After a change of items: surplus tokens go, but Health stays at least 1. */
export function fitTokens(s: State, id: FigureId): void {
  const hero = heroById(s, id);
  const most = Math.max(1, maxHealth(s, hero));
  const surplus = hero.health - most;
  if (surplus > 0) {
    hero.health = most;
    emit(s, { type: 'healthReturned', figure: id, amount: surplus, health: most });
  }
  recover(s, hero, Math.min(0, maxEnergy(s, hero) - hero.energy));
}

export const isUnique = (hero: HeroState, unique: string): boolean => sheetOf(hero).unique === unique;
