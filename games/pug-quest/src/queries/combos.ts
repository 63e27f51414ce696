/** Which combos a Hero has, and why one cannot be played now. */
import type { Reason } from '@questhall/kernel';
import type { CreatureId, State } from '../state.ts';
import type { Combo, Condition, Effect, EnergyType, Reach, Trigger } from '../vocabulary.ts';
import { hero, isHero } from './area.ts';
import { COMBOS, heroCard, monsterCard, source, treasureCard } from './cards.ts';
import type { Cost } from './payment.ts';
import { comboCost, plainCost, purseOf, shortOf } from './payment.ts';
import { onHero } from './printed.ts';
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
    const combo = prizeCombo(prize);
    if (combo) list.push(combo);
  }
  return list;
}

function prizeCombo(id: string): Combo | undefined {
  const card = monsterCard(id);
  return 'prize' in card ? card.prize?.combo : undefined;
}

/** [PQ-RULING-80] What may be paid instead of the cost of a combo of the own sheet, once per World. */
export const insteadOf = (s: State, id: CreatureId, combo: Combo): readonly EnergyType[] | undefined =>
  combo.level === 'treasure' ? undefined : onHero(s, id).instead;

const insteadUsed = (s: State, id: CreatureId): boolean =>
  hero(s, id).used.some((use) => use.source === source('ability', id));

export const costToPlay = (s: State, id: CreatureId, combo: Combo, instead: boolean): Cost =>
  instead ? plainCost(insteadOf(s, id, combo) ?? []) : comboCost(s, id, combo);

/** Why this Hero cannot play this combo now, apart from its timing. */
export function whyNotCombo(s: State, id: CreatureId, combo: Combo, instead: boolean): Reason | undefined {
  /** [PQ-HERO-06] */
  const have = levelOf(s, id);
  if (combo.level !== 'treasure' && combo.level > have)
    return { rule: 'PQ-HERO-06', need: combo.level, have };
  /** [PQ-ACTV-03] */
  if (instead && insteadUsed(s, id)) return { rule: 'PQ-ACTV-03', card: heroCard(s, id).ability.name };
  const targetless = whyNoTarget(s, id, combo);
  if (targetless) return targetless;
  const short = shortOf(purseOf(s, id), costToPlay(s, id, combo, instead));
  return short > 0 ? { rule: 'PQ-ENER-11', short } : undefined;
}

/** [PQ-RULING-11] A combo that attacks, Defeats or names somebody needs a legal target when declared. */
export function whyNoTarget(s: State, id: CreatureId, combo: Combo): Reason | undefined {
  const { conditions } = combo;
  if (s.turn?.of === id && s.turn.moved && conditions?.includes('notMovedThisTurn')) {
    return { rule: 'PQ-VEC-37', condition: 'notMovedThisTurn' };
  }
  const { reach, ally } = needsOf(combo);
  if (reach) {
    if (!combo.reach && hasFlag(s, id, 'noAttack')) return { rule: 'PQ-RULING-76', flag: 'noAttack' };
    const reached = inReach(s, id, reach);
    if (reached.length === 0) return { rule: 'PQ-RULING-10', reach };
    const condition = conditions && brokenForAll(s, conditions, reached, combo.id);
    if (condition) return { rule: 'PQ-RULING-11', condition };
  }
  return ally && !otherHeroStands(s, id) ? { rule: 'PQ-RULING-11', condition: 'ally' } : undefined;
}

/** The condition that the first of these does not meet, where none of them meets them all. */
function brokenForAll(
  s: State,
  conditions: readonly Condition[],
  reached: readonly CreatureId[],
  card: string,
): Condition | undefined {
  let first: Condition | undefined;
  for (const target of reached) {
    const broken = conditionBroken(s, conditions, target, card);
    if (broken === undefined) return undefined;
    first ??= broken;
  }
  return first;
}

/** Whom a combo needs when it is declared: somebody in this reach, another Hero. */
interface Needs {
  readonly reach: Reach | undefined;
  readonly ally: boolean;
}

const prepareNeeds = (combo: Combo): Needs => ({
  reach: combo.effects.some((effect) => effect.do === 'prevent') ? undefined : reachOf(combo),
  ally: namesAlly(combo.effects),
});

const needs: ReadonlyMap<string, Needs> = new Map(COMBOS.map((combo) => [combo.id, prepareNeeds(combo)]));

/** Those of the box are prepared once, those of a table's own Heroes each time. */
const needsOf = (combo: Combo): Needs => needs.get(combo.id) ?? prepareNeeds(combo);

function reachOf(combo: Combo): Reach | undefined {
  if (combo.reach) return combo.reach;
  const effect = combo.effects.find((candidate) => candidate.do === 'attack' || candidate.do === 'defeat');
  return effect && 'reach' in effect ? effect.reach : undefined;
}

/** A text that does nothing but for one other Hero. */
function namesAlly(effects: readonly Effect[]): boolean {
  return effects.length > 0 && effects.every((effect) => 'who' in effect && effect.who === 'ally');
}

function otherHeroStands(s: State, id: CreatureId): boolean {
  for (const queue of s.heroLanes) for (const other of queue) if (other !== id) return true;
  return false;
}

/** Ripostes of a Hero that answer this trigger. */
export const ripostesOf = (s: State, id: CreatureId, trigger: Combo['riposte']): Combo[] =>
  isHero(s, id) && hasRiposte(s, id, trigger)
    ? combosOf(s, id).filter((combo) => combo.riposte === trigger)
    : [];

export function hasRiposte(s: State, id: CreatureId, trigger: Combo['riposte']): boolean {
  for (const combo of heroCard(s, id).combos) if (combo.riposte === trigger) return true;
  const { treasures, prizes } = hero(s, id);
  return (
    treasures.some((treasure) => treasureCard(treasure).combo?.riposte === trigger) ||
    prizes.some((prize) => prizeCombo(prize)?.riposte === trigger)
  );
}

/** [PQ-RIP-01] What an attack on this target is to this Hero. */
export const attackOn = (id: CreatureId, target: CreatureId): readonly Trigger[] =>
  id === target ? ['attackedSelf', 'attackedAny'] : ['attackedAlly', 'attackedAny'];

/** Whether anybody has a Riposte to an attack on this Hero; whether it can be played is another question. */
export const mayBeAnswered = (s: State, target: CreatureId): boolean =>
  s.heroes.some(({ id }) => attackOn(id, target).some((trigger) => hasRiposte(s, id, trigger)));
