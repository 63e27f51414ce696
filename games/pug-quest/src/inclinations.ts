/**
 * How readily a sensible player takes each option. Bots let their thoughts go on by it, so it must be quick and roughly
 * right, not clever: what an option gains in cards and points of damage, against what it costs.
 */
import type { Decision } from '@questhall/kernel';
import type { PugOption } from './decisions.ts';
import { asPugOption } from './decisions.ts';
import { evilInclinations } from './evil-inclinations.ts';
import { isHero, laneStoodIn, monstersIn, standingHeroes } from './queries/area.ts';
import { comboCard, treasureCard, worldCard } from './queries/cards.ts';
import { combosOf } from './queries/combos.ts';
import { conditionBroken, inReach } from './queries/reach.ts';
import {
  amountOf,
  bonus,
  evilLordSeat,
  handLimitOf,
  levelOf,
  lifeOf,
  remainingLife,
  typeOf,
} from './queries/values.ts';
import type { CreatureId, HeroState, State } from './state.ts';
import type { Combo, Effect, Energy } from './vocabulary.ts';

export function inclinations(s: State, decision: Decision): readonly number[] {
  const { seat, options } = decision;
  if (seat === evilLordSeat(s)) return evilInclinations(s, decision);
  const own = s.heroes.find((candidate) => candidate.seat === seat);
  if (!own) return options.map(() => 1);
  const wants = wantsOf(s, own);
  return options.map((option) => sharpened(inclination(s, own, wants, asPugOption(option))));
}

/** What a card is worth to a Hero who has what it has now. */
type Wants = { readonly [card in Energy]: number };

const JOKER_WORTH = 2.6;

function wantsOf(s: State, own: HeroState): Wants {
  const wants = { strength: 0.5, spirit: 0.5, intellect: 0.5, speed: 0.5, magic: 0.5, joker: JOKER_WORTH };
  if (own.fallen) return wants;
  const level = levelOf(s, own.id);
  for (const { cost, level: needs } of combosOf(s, own.id)) {
    if (needs !== 'treasure' && needs > level) continue;
    for (const type of cost) {
      const missing = cost.filter((symbol) => symbol === type).length - count(own.hand, type);
      wants[type] = Math.max(wants[type], missing > 0 ? 1.4 : 0.8);
    }
  }
  wants[typeOf(s, own.id)] += 0.6;
  const world = s.worldCards.at(-1);
  if (world && s.world > 1 && count(own.hand, worldCard(world).type) === 0)
    wants[worldCard(world).type] += 0.4;
  return wants;
}

const count = (cards: readonly Energy[], wanted: Energy): number => {
  let n = 0;
  for (const card of cards) if (card === wanted) n += 1;
  return n;
};

/** What is a little better is chosen far more often. */
const sharpened = (weight: number): number => square(square(weight));

const square = (x: number): number => x * x;
/** Nothing is quite out of the question. */
const SELDOM = 0.03;
const readily = (gain: number): number => (gain > 0 ? SELDOM + square(gain) : SELDOM);

const spent = (wants: Wants, cards: readonly Energy[], xp: number): number =>
  cards.reduce((sum, card) => sum + wants[card], xp * JOKER_WORTH);

const POINT_OF_LIFE = 1.1;

function inclination(s: State, own: HeroState, wants: Wants, option: PugOption): number {
  switch (option.do) {
    case 'combo':
      return readily(comboGain(s, own, wants, option.combo, option.instead));
    case 'riposte':
      return readily(0.6 + comboGain(s, own, wants, option.combo, option.instead));
    case 'standardAttack': {
      const left = remainingLife(s, option.at.creature);
      return readily((left <= 1 ? 3 : 1.4) - 0.3);
    }
    case 'draw':
      return readily(own.hand.length + 2 <= handLimitOf(s, own.id) ? 1.5 : 0.6);
    case 'discard':
      return readily(own.hand.length >= 4 ? 0.4 : 0);
    case 'move':
      return readily(moveGain(s, own, option.at.lane));
    case 'consume':
      return readily(effectsGain(s, own.id, treasureCard(option.treasure).effects ?? [], []) - 0.5);
    case 'ability':
      return readily(0.8);
    case 'endTurn':
      return (s.turn?.actionsLeft ?? 0) > 0 && own.hand.length < handLimitOf(s, own.id) ? 0.1 : 0.7;
    case 'takeDisplay':
      return square(square(wants[option.at.display]));
    case 'takeDeck':
      return 1.5;
    case 'discardCard':
      return 1 / square(square(wants[option.at.hand]));
    case 'pay':
      return 1 / square(1 + spent(wants, option.cards, option.xp));
    case 'payTax':
      return 1.4 / (0.3 + spent(wants, option.cards, option.xp));
    case 'suffer':
      return remainingLife(s, own.id) <= 2 ? 0.1 : 0.7;
    case 'defend':
      return defence(s, own, wants, option.cards, option.xp);
    case 'pickUp':
      return 3 / (0.5 + spent(wants, option.cards, option.xp));
    case 'target':
      return isHero(s, option.at.creature) ? 1 : targetWorth(s, option.at.creature);
    case 'takeXp':
    case 'buy':
      return 2;
    case 'place':
      return monstersIn(s, option.at.lane).length > 0 || s.heroLanes[option.at.lane - 1]?.length === 0
        ? 2
        : 0.7;
    /** Talk can go on for ever; bots share what they have by their choices. */
    case 'offer':
      return 0;
    case 'change':
    case 'stop':
    case 'give':
    case 'take':
      return SELDOM;
    default:
      return 1;
  }
}

function defence(s: State, own: HeroState, wants: Wants, cards: readonly Energy[], xp: number): number {
  const left = remainingLife(s, own.id);
  const point = left <= 2 ? 3 : left <= 4 ? 1.8 : POINT_OF_LIFE;
  return readily(0.5 + (cards.length + xp) * point - spent(wants, cards, xp) * 0.6);
}

function comboGain(s: State, own: HeroState, wants: Wants, id: string, instead: boolean): number {
  const combo = comboCard(s, id);
  const price = instead ? 1 : spent(wants, combo.cost, 0) * 0.5;
  return effectsGain(s, own.id, combo.effects, combo.conditions ?? [], combo.id) - price;
}

function effectsGain(
  s: State,
  by: CreatureId,
  effects: readonly Effect[],
  conditions: NonNullable<Combo['conditions']>,
  card = '',
): number {
  let gain = 0;
  for (const effect of effects) gain += effectGain(s, by, effect, conditions, card);
  return gain;
}

function effectGain(
  s: State,
  by: CreatureId,
  effect: Effect,
  conditions: NonNullable<Combo['conditions']>,
  card: string,
): number {
  switch (effect.do) {
    case 'attack': {
      const damage = amountOf(s, effect.damage, by) + bonus(s, by, 'damage');
      const hits = inReach(s, by, effect.reach, effect.side)
        .filter((target) => conditionBroken(s, conditions, target, card) === undefined)
        .map((target) => hitGain(s, target, damage * (effect.times ?? 1)));
      const most =
        effect.reach === 'any' || effect.reach === 'distance' ? (effect.targets ?? 1) : hits.length;
      return hits
        .sort((l, r) => r - l)
        .slice(0, effect.reach === 'double-side' ? 2 : most)
        .reduce((sum, hit) => sum + hit, 0);
    }
    case 'defeat':
      return 4;
    case 'prevent':
      return 2;
    case 'heal': {
      const amount = amountOf(s, effect.amount, by);
      const healed = effect.who === 'self' ? [by] : standingHeroes(s);
      const best = healed.reduce(
        (most, id) => Math.max(most, Math.min(amount, lifeOf(s, id) - remainingLife(s, id))),
        0,
      );
      return best * POINT_OF_LIFE;
    }
    case 'damage': {
      const amount = amountOf(s, effect.amount, by);
      return effect.who === 'self' ? -amount * POINT_OF_LIFE : amount;
    }
    case 'draw':
      return 0.8 * amountOf(s, effect.energy, by);
    case 'drawTreasure':
      return 2 * effect.n;
    case 'mark':
    case 'extraAction':
      return 1.2;
    default:
      return 0.4;
  }
}

const DEFEATED = 2;

function hitGain(s: State, target: CreatureId, damage: number): number {
  const left = remainingLife(s, target);
  const points = Math.min(left, damage) + (damage >= left ? DEFEATED : 0);
  return target === s.boss ? points * 1.2 : points;
}

const targetWorth = (s: State, target: CreatureId): number =>
  target === s.boss ? 1.5 : 4 / square(1 + remainingLife(s, target) / 2);

/** Towards somebody to hit, and away from where nobody is. */
function moveGain(s: State, own: HeroState, lane: number): number {
  const here = monstersIn(s, laneStoodIn(s, own.id)).length;
  const there = monstersIn(s, lane).length;
  const boss = s.boss !== null && monstersIn(s, lane)[0] === s.boss ? 0.5 : 0;
  if (here === 0) return there > 0 ? 1.6 + boss : 0.1;
  return 0.15 + boss / 2;
}
