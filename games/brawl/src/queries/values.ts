/** Hitpoints, defence, bonuses and immunities as they are now. */
import type { Seat } from '@questhall/kernel';
import { nearest } from '@questhall/kernel';
import { distance } from '../content/arena.ts';
import { championCard } from '../content/index.ts';
import * as flow from '../flow.ts';
import type { Boon, ChampionId, State } from '../state.ts';
import { GATE } from '../state.ts';
import type { Amount, ChampionSide, Condition, Effect, Immunity } from '../vocabulary.ts';
import { sideShown } from './cards.ts';
import { alliesOf, areEnemies, champion, isIn, isTeamGame, isTrapHex, player } from './champions.ts';

export const vpToWin = (s: State): number => (isTeamGame(s) ? 7 : 5);
/** [SFB-DECK-02] [SFB-TEAM-06] */
export const handSize = (s: State): number => (isTeamGame(s) ? 4 : 5);

/** The side of the Champion card that is up. */
const shown = (s: State, id: ChampionId): ChampionSide => {
  const { key, levelled } = champion(s, id);
  return sideShown(championCard(key), levelled);
};

export const hitpointsOf = (s: State, id: ChampionId): number => shown(s, id).hitpoints;
export const remainingOf = (s: State, id: ChampionId): number => hitpointsOf(s, id) - champion(s, id).damage;

/** [SFB-KW-BLOODIED-01] */
export const isBloodied = (s: State, id: ChampionId): boolean =>
  2 * remainingOf(s, id) <= hitpointsOf(s, id) - (hitpointsOf(s, id) % 2);

/** What amounts and conditions are measured by. */
export interface Context {
  readonly seat: Seat;
  readonly source: ChampionId;
  /** The one an effect is being carried out on, or -1. */
  readonly target: ChampionId;
  readonly targets: readonly ChampionId[];
  readonly dealt: readonly number[];
  readonly attacker: ChampionId;
  readonly reactedOn: ChampionId;
  readonly moved: number;
  readonly collided: boolean;
}

const NO_CONTEXT = {
  targets: [],
  dealt: [],
  attacker: -1,
  reactedOn: -1,
  moved: 0,
  collided: false,
} as const;
const contextOf = (s: State, source: ChampionId): Context => ({
  ...NO_CONTEXT,
  seat: champion(s, source).seat,
  source,
  target: -1,
});

/** Attack damage put on the target, or on all of them where an effect is not about one. */
function damageDealt({ target, targets, dealt }: Context): number {
  const index = targets.indexOf(target);
  if (index >= 0) return dealt[index] ?? 0;
  return dealt.reduce((sum, damage) => sum + damage, 0);
}

const onTrapHex = (s: State, id: ChampionId): boolean => isIn(s, id) && isTrapHex(s, champion(s, id).hex);

export function holds(s: State, condition: Condition, c: Context): boolean {
  const target = c.target >= 0 ? c.target : (c.targets[0] ?? -1);
  switch (condition.is) {
    case 'damageDealt':
      return damageDealt(c) > 0;
    case 'targetOut':
      return c.targets.some((id) => !isIn(s, id));
    case 'stillIn':
      return isIn(s, c.reactedOn);
    case 'bloodied': {
      const id = condition.who === 'self' ? c.source : c.reactedOn;
      return isIn(s, id) && isBloodied(s, id);
    }
    case 'onTrapHex':
      return onTrapHex(s, condition.who === 'self' ? c.source : target);
    case 'attackerNotAdjacent':
      return !areAdjacent(s, c.attacker, c.reactedOn);
    case 'pushCausedDamage':
      return c.collided;
  }
}

const areAdjacent = (s: State, a: ChampionId, b: ChampionId): boolean =>
  isIn(s, a) && isIn(s, b) && distance(champion(s, a).hex, champion(s, b).hex) === 1;

export function amountOf(s: State, amount: Amount, c: Context): number {
  if (typeof amount === 'number') return amount;
  if ('base' in amount) return amount.base + (holds(s, amount.when, c) ? amount.plus : 0);
  const n = amount.times * counted(s, amount.of, c);
  return amount.most === undefined ? n : Math.min(n, amount.most);
}

type Counted = Exclude<Extract<Amount, { readonly of: string }>['of'], number>;

function counted(s: State, of: Counted, c: Context): number {
  switch (of) {
    case 'readyCores':
      return player(s, c.seat).ready.length;
    case 'enemyTargets':
      return c.targets.filter((id) => areEnemies(s, id, c.source)).length;
    case 'damageDealt':
      return damageDealt(c);
    case 'damageOnTarget':
      return champion(s, c.target).damage;
    case 'hexesMoved':
      return c.moved;
  }
}

export function boonsOf(s: State, id: ChampionId, op: Boon['op']): number {
  let sum = 0;
  for (const boon of champion(s, id).boons) if (boon.op === op) sum += boon.amount;
  return sum;
}

/** Always-on effects of the side of its card that is up, if their condition holds. */
function* statics(s: State, id: ChampionId): Generator<Effect> {
  for (const effect of shown(s, id).effects) {
    if (effect.when !== 'static') continue;
    if (!effect.if || holds(s, effect.if, contextOf(s, id))) yield effect;
  }
}

/** [SFB-DMG-01] [SFB-RULING-11] Current defence, with what a Reaction adds; never below 0. */
export function defenceOf(s: State, id: ChampionId, reaction = 0): number {
  let sum = shown(s, id).defence + boonsOf(s, id, 'defence') + reaction;
  for (const effect of statics(s, id)) {
    if (effect.op === 'defence' && effect.who === 'self') sum += effect.amount;
  }
  for (const ally of alliesOf(s, id)) {
    if (!champion(s, ally).levelled || !areAdjacent(s, ally, id)) continue;
    for (const effect of statics(s, ally)) {
      if (effect.op === 'defence' && effect.who === 'adjacentAllies') sum += effect.amount;
    }
  }
  return Math.max(0, sum);
}

/** How much defence attacks of this Champion disregard. */
export function ignoredDefence(s: State, attacker: ChampionId): number {
  let sum = 0;
  for (const effect of statics(s, attacker)) {
    if (effect.op === 'ignoreDefence') sum += effect.amount === 'all' ? ALL_DEFENCE : effect.amount;
  }
  return sum;
}
export const ALL_DEFENCE = 99;

/** [SFB-RULING-66] What the side of its card that is up makes it immune to. */
export function isImmune(s: State, id: ChampionId, to: Immunity): boolean {
  for (const effect of statics(s, id)) if (effect.op === 'immune' && effect.to === to) return true;
  return false;
}

/** [SFB-RULING-101] What the Reaction to the attack under way wards off for this Champion. */
export function isWarded(s: State, id: ChampionId, against: Immunity): boolean {
  const attack = nearest(s, flow.attack);
  return attack?.reactedOn === id && attack.wards.includes(against);
}

export function mayPayOtherCore(s: State, id: ChampionId): boolean {
  if (champion(s, id).usedOnce || champion(s, id).hex === GATE) return false;
  for (const effect of statics(s, id)) if (effect.op === 'payOtherCore') return true;
  return false;
}

/** [SFB-RULING-79] [SFB-MOVE-07] What is added to move values. */
export const movementBonus = (s: State, id: ChampionId): number => boonsOf(s, id, 'move');

/** [SFB-RULING-21] What is added to the range of attacks with a printed range. */
export function rangeShift(s: State, id: ChampionId): { min: number; max: number } {
  for (const effect of statics(s, id)) if (effect.op === 'range') return { min: effect.min, max: effect.max };
  return NO_SHIFT;
}
const NO_SHIFT = { min: 0, max: 0 };
