/** Which combos a Hero has, and why one cannot be played now. */
import type { Reason } from '@questhall/kernel';
import type { CreatureId, State } from '../state.ts';
import type { Combo, Effect, EnergyType, Reach } from '../vocabulary.ts';
import { hero, isHero, standingHeroes } from './area.ts';
import { comboCard, heroCard, monsterCard, source, treasureCard } from './cards.ts';
import type { Cost } from './payment.ts';
import { comboCost, plainCost, purseOf, shortOf } from './payment.ts';
import { conditionBroken, inReach } from './reach.ts';
import { hasFlag, levelOf } from './values.ts';

/** [PQ-HERO-05] [PQ-TREAS-08] [PQ-PRIZE-02] Everything on its sheet, its Treasures and its Prizes. */
export function combosOf(s: State, id: CreatureId): Combo[] {
  const { treasures, prizes } = hero(s, id);
  const list: Combo[] = [...heroCard(s, id).combos];
  for (const treasure of treasures) {
    const { combo } = treasureCard(treasure);
    if (combo) list.push(combo);
  }
  for (const prize of prizes) {
    const card = monsterCard(prize);
    if ('prize' in card && card.prize?.combo) list.push(card.prize.combo);
  }
  return list;
}

/** [PQ-RULING-80] What may be paid instead of the cost of a combo of the own sheet, once per World. */
export function insteadOf(s: State, id: CreatureId, combo: Combo): readonly EnergyType[] | undefined {
  if (combo.level === 'treasure') return undefined;
  const effect = heroCard(s, id).ability.effects?.find((candidate) => candidate.do === 'payInstead');
  if (effect?.do !== 'payInstead') return undefined;
  return effect.cost;
}

const insteadUsed = (s: State, id: CreatureId): boolean =>
  hero(s, id).used.some((use) => use.source === source('ability', id));

export const costToPlay = (s: State, id: CreatureId, combo: Combo, instead: boolean): Cost =>
  instead ? plainCost(insteadOf(s, id, combo) ?? []) : comboCost(s, id, combo);

/** Why this Hero cannot play this combo now, apart from its timing. */
export function whyNotCombo(s: State, id: CreatureId, comboId: string, instead: boolean): Reason | undefined {
  const combo = comboCard(s, comboId);
  /** [PQ-HERO-06] */
  if (combo.level !== 'treasure' && combo.level > levelOf(s, id)) {
    return { rule: 'PQ-HERO-06', need: combo.level, have: levelOf(s, id) };
  }
  /** [PQ-ACTV-03] */
  if (instead && insteadUsed(s, id)) return { rule: 'PQ-ACTV-03', card: heroCard(s, id).ability.name };
  const targetless = whyNoTarget(s, id, combo);
  if (targetless) return targetless;
  const short = shortOf(purseOf(s, id), costToPlay(s, id, combo, instead));
  return short > 0 ? { rule: 'PQ-ENER-11', short } : undefined;
}

/** [PQ-RULING-11] A combo that attacks, Defeats or names somebody needs a legal target when declared. */
export function whyNoTarget(s: State, id: CreatureId, combo: Combo): Reason | undefined {
  const conditions = combo.conditions ?? [];
  if (conditions.includes('notMovedThisTurn') && s.turn?.of === id && s.turn.moved) {
    return { rule: 'PQ-VEC-37', condition: 'notMovedThisTurn' };
  }
  const prevents = combo.effects.some((effect) => effect.do === 'prevent');
  const reach = prevents ? undefined : reachOf(combo);
  if (reach) {
    if (hasFlag(s, id, 'noAttack') && !combo.reach) return { rule: 'PQ-RULING-76', flag: 'noAttack' };
    const reached = inReach(s, id, reach);
    if (reached.length === 0) return { rule: 'PQ-RULING-10', reach };
    const broken = reached.map((target) => conditionBroken(s, conditions, target, combo.id));
    if (broken.every((condition) => condition !== undefined))
      return { rule: 'PQ-RULING-11', condition: broken[0] ?? '' };
  }
  return namesAlly(combo.effects) && !otherHeroStands(s, id)
    ? { rule: 'PQ-RULING-11', condition: 'ally' }
    : undefined;
}

function reachOf(combo: Combo): Reach | undefined {
  if (combo.reach) return combo.reach;
  const effect = combo.effects.find((candidate) => candidate.do === 'attack' || candidate.do === 'defeat');
  return effect && 'reach' in effect ? effect.reach : undefined;
}

/** A text that does nothing but for one other Hero. */
const namesAlly = (effects: readonly Effect[]): boolean =>
  effects.length > 0 && effects.every((effect) => 'who' in effect && effect.who === 'ally');

const otherHeroStands = (s: State, id: CreatureId): boolean =>
  standingHeroes(s).some((other) => other !== id);

/** Ripostes of a Hero that answer this trigger. */
export const ripostesOf = (s: State, id: CreatureId, trigger: Combo['riposte']): Combo[] =>
  isHero(s, id) ? combosOf(s, id).filter((combo) => combo.riposte === trigger) : [];

export function hasRiposte(s: State, id: CreatureId, trigger: Combo['riposte']): boolean {
  for (const combo of heroCard(s, id).combos) if (combo.riposte === trigger) return true;
  const { treasures, prizes } = hero(s, id);
  return treasures.length + prizes.length > 0 && ripostesOf(s, id, trigger).length > 0;
}
