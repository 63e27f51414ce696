/** Carries out the effects of a card, one after the other, in printed order [SFB-RULING-15]. */
import type { Seat } from '@questhall/kernel';
import { call, underWay } from '@questhall/kernel';
import { distance, HEX_COUNT, next } from '../content/arena.ts';
import type { Count, Next, PickChampion } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Attack, CarryOut } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { effectsOf } from '../queries/cards.ts';
import { alliesOf, champion, enemiesOf, isFree, isIn } from '../queries/champions.ts';
import { endsOf } from '../queries/reach.ts';
import { adjacentEnemiesOf } from '../queries/targeting.ts';
import type { Context } from '../queries/values.ts';
import { ALL_DEFENCE, amountOf, holds, isWarded } from '../queries/values.ts';
import type { Boon, ChampionId, State } from '../state.ts';
import { GATE } from '../state.ts';
import type { Effect, Leap, When } from '../vocabulary.ts';
import { millCards } from './cards.ts';
import { dealDamage, healBy } from './damage.ts';
import { isNegated, shove } from './displace.ts';
import { callWalk, canBeMoved } from './move.ts';
import { root } from './traps.ts';

interface Occasion {
  readonly of: string;
  readonly when: When;
  readonly seat: Seat;
  readonly source: ChampionId;
  readonly targets?: readonly ChampionId[];
  readonly dealt?: readonly number[];
  readonly attacker?: ChampionId;
  readonly reactedOn?: ChampionId;
}

export function carryOutEffects(s: State, occasion: Occasion): void {
  const { of, when, seat, source, targets = [], dealt = [], attacker = -1, reactedOn = -1 } = occasion;
  if (effectsOf(of, when).length === 0) return;
  call(s, flow.carryOut, {
    of,
    when,
    seat,
    source,
    targets: [...targets],
    dealt: [...dealt],
    attacker,
    reactedOn,
    at: -1,
    left: [],
    moved: 0,
    collided: false,
    leftHex: -1,
  });
}

const effectAt = (f: CarryOut): Effect => effectsOf(f.of, f.when)[f.at] as Effect;
const contextFor = (f: CarryOut, target: ChampionId): Context => ({ ...f, target });

/** Effects that concern several at the same time; all others go one by one [SFB-RULING-14]. */
const TOGETHER: readonly Effect['op'][] = [
  'damage',
  'strength',
  'move',
  'defence',
  'incomingStrength',
  'ignoreDefence',
];
/** One of several is chosen. */
const isOneOf = ({ who }: Effect): boolean => who === 'adjacentEnemy' || who === 'enemyNearTarget';
/** It is about a player's cards, not about a Champion in the arena. */
const isAboutPlayer = ({ who }: Effect): boolean => who === 'player' || who === 'targetsController';

/** Stands for "nobody in particular" among the recipients: the player. */
const PLAYER = -1;

/** Whom an effect concerns, or may concern. */
function concerned(s: State, f: CarryOut, effect: Effect): ChampionId[] {
  const { source } = f;
  const target = f.targets[0] ?? -1;
  switch (effect.who) {
    case 'player':
    case 'targetsController':
      return [PLAYER];
    case 'self':
      return [source];
    case 'target':
      return f.targets;
    case 'attacker':
      return [f.attacker];
    case 'reactedOn':
      return [f.reactedOn];
    case 'allies':
      return alliesOf(s, source);
    case 'adjacentAllies':
      return alliesOf(s, source).filter((id) => distance(champion(s, id).hex, champion(s, source).hex) === 1);
    case 'adjacentEnemy':
    case 'adjacentEnemies':
      return adjacentEnemiesOf(s, source);
    case 'championsAdjacentToTarget':
      return near(s, target, 1, [...alliesOf(s, source), ...enemiesOf(s, source), source]);
    case 'enemiesAdjacentToTarget':
      return near(s, target, 1, enemiesOf(s, source));
    case 'enemyNearTarget':
      return near(s, target, effect.within ?? 1, enemiesOf(s, source));
  }
}

/** [SFB-RULING-93] Measured from where the target is, or was when it went out. */
function near(s: State, target: ChampionId, within: number, among: readonly ChampionId[]): ChampionId[] {
  const { hex, fellAt } = champion(s, target);
  const from = hex === GATE ? fellAt : hex;
  return among
    .filter((id) => id !== target && distance(champion(s, id).hex, from) <= within)
    .sort((a, b) => a - b);
}

/** Those an effect really reaches: in the arena, its condition met, not warded off. */
function reached(s: State, f: CarryOut, effect: Effect): ChampionId[] {
  if (isAboutPlayer(effect)) return !effect.if || holds(s, effect.if, contextFor(f, -1)) ? [PLAYER] : [];
  /** [SFB-RULING-92] */
  if (!isIn(s, f.source)) {
    emit(s, { type: 'forfeited', champion: f.source, what: effect.op, why: 'sourceOut' });
    return [];
  }
  return concerned(s, f, effect).filter((id) => {
    if (!isIn(s, id)) {
      emit(s, { type: 'forfeited', champion: id, what: effect.op, why: 'targetOut' });
      return false;
    }
    if (effect.if && !holds(s, effect.if, contextFor(f, id))) return false;
    if (f.when === 'post' && f.reactedOn < 0 && isWarded(s, id, 'postAttack')) {
      emit(s, { type: 'warded', champion: id, against: 'postAttack' });
      return false;
    }
    return true;
  });
}

const carryOut = procedure(flow.carryOut, {
  /** The next recipient of the effect under way, or the next effect. */
  next: (s, f) => {
    if (f.left.length > 0) return;
    const done = f.at >= 0 ? effectAt(f) : undefined;
    /** [SFB-RULING-43] [SFB-RULING-96] Out of action by its own movement: the rest is lost. */
    if (done && isOwnLeap(done) && !isIn(s, f.source)) return 'end';
    f.at += 1;
    const effect = effectsOf(f.of, f.when)[f.at];
    if (!effect) return 'end';
    f.left = reached(s, f, effect);
    return f.left.length === 0 ? 'stay' : undefined;
  },
  /** [SFB-DEC-27] [SFB-DEC-32] One of those it may concern. */
  pick: ask({
    kind: 'pick',
    who: (_s, f) => (isOneOf(effectAt(f)) ? f.seat : undefined),
    candidates: (_s, f): PickChampion[] => [
      ...f.left.map((id): PickChampion => ({ do: 'pick', at: { champion: id } })),
      ...(effectAt(f).may ? [{ do: 'none' } as const] : []),
    ],
    about: (_s, f) => ({ of: f.of, what: effectAt(f).op }),
    answer: (_s, f, option) => {
      f.left = option.do === 'none' ? [] : [option.at.champion];
      return option.do === 'none' ? 'again' : undefined;
    },
  }),
  /** [SFB-DEC-18] [SFB-RULING-14] Whoever played the card says who is next. */
  order: ask({
    kind: 'next',
    who: (_s, f) => (f.left.length > 1 && !TOGETHER.includes(effectAt(f).op) ? f.seat : undefined),
    candidates: (_s, f): Next[] => f.left.map((id) => ({ do: 'next', at: { champion: id } })),
    about: (_s, f) => ({ of: f.of, what: effectAt(f).op }),
    answer: (_s, f, option) => {
      const { champion: first } = option.at;
      f.left = [first, ...f.left.filter((id) => id !== first)];
    },
  }),
  apply: (s, f) => {
    const effect = effectAt(f);
    if (TOGETHER.includes(effect.op)) {
      const all = f.left;
      f.left = [];
      applyToAll(s, f, effect, all);
      return 'again';
    }
    const id = f.left[0] as ChampionId;
    f.left = f.left.slice(1);
    if (id === PLAYER || isIn(s, id)) applyTo(s, f, effect, id);
    return 'again';
  },
});

type OwnLeap = Effect & { readonly op: Leap; readonly amount: number };

/** A Dash, Jump or Swoop of the acting Champion itself. */
export const isOwnLeap = (effect: Effect): effect is OwnLeap =>
  effect.who === 'self' && (effect.op === 'dash' || effect.op === 'jump' || effect.op === 'swoop');

/** One damage event, or the same token for all. */
function applyToAll(s: State, f: CarryOut, effect: Effect, all: readonly ChampionId[]): void {
  switch (effect.op) {
    case 'damage': {
      const hits = all.map((target) => ({
        target,
        amount: amountOf(s, effect.amount, damageContext(f, effect, target)),
      }));
      dealDamage(s, hits, f.source, f.seat, 'effect');
      return;
    }
    case 'strength':
    case 'move':
    case 'defence':
    case 'incomingStrength':
    case 'ignoreDefence': {
      const { op, until } = effect;
      if (until === 'thisAttack') {
        if (op === 'defence') attackUnderWay(s).guard += effect.amount;
        return;
      }
      for (const id of all) {
        const amount = effect.amount === 'all' ? ALL_DEFENCE : amountOf(s, effect.amount, contextFor(f, id));
        gainBoon(s, id, { op, amount, until, from: f.of });
      }
      return;
    }
    default:
      throw new Error(`${effect.op} is not done to all at once`);
  }
}

/** What a Reaction gives back is measured by what was dealt to the Champion it was played on. */
const damageContext = (f: CarryOut, effect: Effect, target: ChampionId): Context =>
  contextFor(f, effect.who === 'attacker' ? f.reactedOn : target);

function gainBoon(s: State, id: ChampionId, boon: Boon): void {
  champion(s, id).boons.push(boon);
  emit(s, { type: 'boonGained', champion: id, boon: { ...boon } });
}

const attackUnderWay = (s: State): Attack => underWay(s, flow.attack);

/** To one Champion, or to a player. */
function applyTo(s: State, f: CarryOut, effect: Effect, id: ChampionId): void {
  const { seat, source } = f;
  switch (effect.op) {
    case 'dash':
    case 'jump':
    case 'swoop':
      if (canBeMoved(s, id, effect.op))
        callWalk(s, { champion: id, seat, source, how: effect.op, left: effect.amount });
      else f.moved = 0;
      return;
    case 'force':
      f.leftHex = champion(s, id).hex;
      force(s, { champion: id, seat, source, left: amountOf(s, effect.amount, contextFor(f, id)) });
      return;
    case 'push':
    case 'pull':
      f.collided = false;
      shove(s, {
        champion: id,
        seat,
        source,
        how: effect.op,
        left: amountOf(s, effect.amount, contextFor(f, id)),
      });
      return;
    case 'fear':
      call(s, flow.flee, {
        champion: id,
        seat,
        source,
        distance: amountOf(s, effect.amount, contextFor(f, id)),
      });
      return;
    case 'stun':
      call(s, flow.stun, { champion: id });
      return;
    case 'root':
      root(s, id, champion(s, id).hex);
      return;
    case 'heal':
      call(s, flow.heal, { seat, champion: id, most: amountOf(s, effect.amount, contextFor(f, id)) });
      return;
    case 'place':
      call(s, flow.place, {
        seat,
        champion: id,
        source,
        hexes: placesFor(s, f, effect.where, id),
        may: effect.may ?? false,
      });
      return;
    case 'immune':
      attackUnderWay(s).wards.push(effect.to);
      return;
    case 'draw':
      /** [SFB-DEC-21] */
      call(s, flow.draw, { seat, most: amountOf(s, effect.amount, contextFor(f, -1)) });
      return;
    case 'plan':
      call(s, flow.plan, { seat, left: amountOf(s, effect.amount, contextFor(f, -1)) });
      return;
    case 'recover':
      call(s, flow.recover, { seat, left: amountOf(s, effect.amount, contextFor(f, -1)) });
      return;
    case 'mill': {
      const [target] = f.targets;
      if (target !== undefined)
        millCards(s, champion(s, target).seat, amountOf(s, effect.amount, contextFor(f, -1)));
      return;
    }
    case 'moveTrap':
      call(s, flow.moveTrap, { seat, from: -1 });
      return;
    default:
      throw new Error(`${effect.op} is read from the card, not carried out`);
  }
}

/** [SFB-KW-FORCE-01] */
function force(
  s: State,
  moving: { champion: ChampionId; seat: Seat; source: ChampionId; left: number },
): void {
  const { champion: id, left } = moving;
  if (isNegated(s, id, 'force') || !canBeMoved(s, id, 'force')) return;
  if (endsOf(s, id, 'force', left, -1).length > 0) callWalk(s, { ...moving, how: 'force' });
  else emit(s, { type: 'forfeited', champion: id, what: 'force', why: 'noWay' });
}

/** [SFB-RULING-42] Free hexes only. */
function placesFor(s: State, f: CarryOut, where: 'adjacentFree' | 'hexTargetLeft', id: ChampionId): number[] {
  const around =
    where === 'hexTargetLeft'
      ? [f.leftHex]
      : [0, 1, 2, 3, 4, 5].map((direction) => next(champion(s, id).hex, direction));
  return around.filter((hex) => hex >= 0 && hex < HEX_COUNT && isFree(s, hex));
}

/** [SFB-DEC-23] [SFB-KW-HEAL-01] Up to so much. */
const heal = procedure(flow.heal, {
  count: ask({
    kind: 'heal',
    who: (s, f) => (Math.min(f.most, champion(s, f.champion).damage) > 0 ? f.seat : undefined),
    candidates: (s, f): Count[] =>
      Array.from({ length: Math.min(f.most, champion(s, f.champion).damage) + 1 }, (_, n) => ({
        do: 'count',
        n,
      })),
    about: (_s, f) => ({ champion: f.champion, most: f.most }),
    answer: (s, f, { n }) => healBy(s, f.champion, n),
  }),
});

export const effectProcedures = [carryOut, heal];
