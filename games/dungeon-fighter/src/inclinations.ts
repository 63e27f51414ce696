/**
 * How readily a sensible player takes each option. Bots let their thoughts go on by it, so it must be quick and roughly
 * right, not clever: what an option brings in points of life and damage.
 */
import type { Decision } from '@questhall/kernel';
import { underWay } from '@questhall/kernel';
import type { Arm, ChooseDie, DfOption, Purchase, Spend, UseAbility } from './decisions.ts';
import { asDfOption } from './decisions.ts';
import * as flow from './flow.ts';
import { equipmentCard, heroSheet, roomCard } from './queries/cards.ts';
import { armorCard, spendableCard, weaponCard } from './queries/carrying.ts';
import {
  combatOf,
  foeDamage,
  foeOf,
  imposed,
  isColour,
  levelOf,
  placeOf,
  throwOf,
  worthOf,
} from './queries/combat.ts';
import { FOCUSED, hammerBonus, hitDamage, royalMoney } from './queries/damage.ts';
import { consciousHeroes, freeColours, hero, isConscious, maxLife } from './queries/heroes.ts';
import { isPracticallyImpossible, oddsOf, weaponOdds } from './queries/odds.ts';
import { SHOPS } from './queries/progress.ts';
import { lifeAfter } from './queries/spendables.ts';
import type { CardId, HeroState, State } from './state.ts';
import type { Requirement } from './throws.ts';
import type { Ability, Equipment, RoomEffect } from './vocabulary.ts';

export function inclinations(s: State, { seat, options }: Decision): readonly number[] {
  const leads = s.heroes.some((state) => state.id === s.leader && state.seat === seat);
  return options.map((option) => inclination(s, leads, asDfOption(option)));
}

/** Nothing is quite out of the question. */
const SELDOM = 0.05;
/** What goes on for ever, or throws away what somebody paid for. */
const NEVER = 0;

const readily = (gain: number): number => (gain > 0 ? SELDOM + gain : SELDOM);

function inclination(s: State, leads: boolean, option: DfOption): number {
  switch (option.do) {
    case 'path':
      return roomWorth(s, option.card);
    case 'take':
    case 'retrieve':
    case 'backDown':
      return dieWorth(s, option);
    case 'arm':
      return armedWorth(s, option);
    case 'ignore':
      return readily(3 * (1 - oddsOf('red', [option.requirement], s.options).hits / plainHits(s)));
    case 'use':
      return readily(useWorth(s, option));
    case 'decline':
      return 0.3;
    case 'again':
      return throwOf(s).hit ? SELDOM : 1;
    case 'keepThrow':
      return throwOf(s).hit ? 1 : SELDOM;
    case 'hammers':
      return hammersWorth(s, option.spend);
    case 'spend':
      return readily(spendWorth(s, option));
    case 'armor':
      return readily(armorWorth(s, option.card));
    case 'pass':
      return 0.4;
    case 'letLie':
    case 'leave':
    case 'keepXp':
      return SELDOM;
    case 'lose':
      return 1 / (1 + equipmentCard(option.card).price);
    case 'hand':
    case 'drop':
      return NEVER;
    case 'agree':
      return s.combat && !isHopeless(s) ? NEVER : 1;
    case 'refuse':
      return s.combat && isHopeless(s) ? SELDOM : 0.6;
    case 'ruleLower':
    case 'ruleHigher':
    case 'ruleMiss':
    case 'ruleHit':
    case 'ruleBlank':
    case 'ruleIcon':
      return NEVER;
    case 'buy':
    case 'buyHealing':
    case 'buyDie':
      return leads ? readily(purchaseWorth(s, option)) : NEVER;
    case 'leaveShop':
      return 0.02;
    default:
      return 1;
  }
}

// --- rooms -------------------------------------------------------------------------------------------------------------

const EFFECTS: { readonly [kind in RoomEffect['kind']]: number } = {
  gold: 0.2,
  healAll: 0.5,
  gainDie: 0.5,
  freeEquipment: 0.8,
  advantage: -0.15,
};

/** What a room gives, less how much harder it makes every throw. */
function roomWorth(s: State, card: CardId): number {
  const { effects, icons, requirement } = roomCard(card);
  let worth = 1 + 0.1 * icons;
  for (const effect of effects) worth += EFFECTS[effect.kind] * ('amount' in effect ? effect.amount : 1);
  const hits = requirement === undefined ? 1 : oddsOf('red', [requirement], s.options).hits / plainHits(s);
  return Math.max(0.1, worth * hits);
}

const plainHits = (s: State): number => oddsOf('red', [], s.options).hits;

// --- dice --------------------------------------------------------------------------------------------------------------

/** Damage that a throw must promise, in hundredths, for a fight to be worth its blows. */
const WORTH_FIGHTING = 150;
/** A Monster with less life than this is brought down all the same. */
const NEARLY_DOWN = 8;

/** [DF-BACK-05] Backing down is for what can hardly be thrown at all, or costs more than the way out, which nobody faints of. */
function isHopeless(s: State): boolean {
  const asked = imposed(s);
  if (isPracticallyImpossible(asked, s.options.board)) return true;
  const { hits, mean } = oddsOf('red', asked, s.options);
  const level = levelOf(s) ?? 0;
  return (
    hits * mean < WORTH_FIGHTING * 1000 &&
    combatOf(s).life >= NEARLY_DOWN &&
    consciousHeroes(s).every(({ life }) => life > level)
  );
}

function dieWorth(s: State, option: ChooseDie): number {
  const combat = combatOf(s);
  if (option.do === 'backDown') return isHopeless(s) ? 1 : NEVER;
  const level = levelOf(s) ?? 0;
  if (option.do === 'retrieve')
    return consciousHeroes(s).some(({ life }) => life <= level) ? 0.3 : 3 - 0.2 * level;
  if (option.die === 'white') return combat.boss || combat.life <= 4 ? 1.5 : 0.2 + 0.2 * level;
  const state = hero(s, combat.active);
  if (!isColour(option.die)) return 1;
  return state.scars.includes(option.die)
    ? 0.5
    : 0.6 + 0.3 * abilityGain(s, state, heroSheet(state.id).abilities[option.die], 0.5);
}

/** What an ability brings, in points; `hits`: how likely the throw is a Hit. */
function abilityGain(s: State, state: HeroState, ability: Ability, hits: number): number {
  switch (ability.kind) {
    case 'agileInstincts':
      return (1 - hits) * (foeDamage(s) + 2);
    case 'rethrow':
      return (1 - hits) * (foeDamage(s) + 1);
    case 'healParty':
      return consciousHeroes(s).filter((each) => each.life < maxLife(each)).length;
    case 'selfHealing':
      return Math.min(3, maxLife(state) - state.life);
    case 'piercing':
      return 2 * hits;
    case 'focused':
      return 2.2 * hits;
    case 'pickpocket':
      return s.shops < SHOPS ? 1.1 : 0.1;
    case 'swornEnemy':
      return hits * (ability.type === foeOf(s).type ? 4 : 1);
    case 'royalMoney':
      return hits * royalMoney(s.chest.gold);
    case 'metamorphosis':
      return s.tokens.frog ? 0 : Math.min(2, foeDamage(s)) + 0.5;
    case 'trackingStrike':
      return s.tokens.tracking ? 0 : 2;
    case 'paradeShield':
      return s.tokens.shield ? 0 : 1.5;
    case 'clowning':
      return (
        (s.shops < SHOPS ? 1.1 : 0.1) +
        consciousHeroes(s).filter((each) => each.id !== state.id && each.life < maxLife(each)).length
      );
    case 'hammer':
    case 'grapeshot':
      return 1.5 * hits;
    case 'bellRinger':
      return 2 * hits;
  }
}

/** What a Level Up token is kept for. */
const TOKEN = 1.5;

function useWorth(s: State, { ability, colour, token }: Extract<UseAbility, { do: 'use' }>): number {
  const thrown = throwOf(s);
  const state = hero(s, thrown.hero);
  const gain =
    ability === 'focused'
      ? FOCUSED - worthOf(placeOf(thrown))
      : abilityGain(s, state, heroSheet(state.id).abilities[colour], thrown.hit ? 1 : 0);
  return token ? gain - TOKEN : gain;
}

/** Damage that can be expected with these Weapons, less what Misses cost. */
function armedWorth(s: State, { weapons }: Arm): number {
  const asked: Requirement[] = [...imposed(s)];
  let more = 0;
  for (const id of weapons) {
    const { damage, requirement } = weaponCard(id);
    more += damage;
    if (requirement !== undefined && !asked.includes(requirement)) asked.push(requirement);
  }
  const { hits, mean } = oddsOf(throwOf(s).die, asked, s.options);
  const rate = hits / 1000;
  return readily(rate * (mean / 100 + more) + 1 - (1 - rate) * 0.5 * foeDamage(s));
}

/** As many as bring the Monster down, or none; against a Boss all. */
function hammersWorth(s: State, spend: number): number {
  const { life, boss } = combatOf(s);
  const left = life - hitDamage(s);
  const needed = [0, 1, 2, 3].find((count) => hammerBonus(count) >= left) ?? (boss ? 3 : 0);
  return spend === needed ? 1 : SELDOM;
}

// --- cards -------------------------------------------------------------------------------------------------------------

function spendWorth(s: State, { card, hero: target }: Spend): number {
  const { effect } = spendableCard(card);
  switch (effect.kind) {
    case 'heal': {
      const healed = target === undefined ? consciousHeroes(s) : [hero(s, target)];
      const rescue = rescued(s, healed, effect.amount);
      if (rescue !== undefined) return rescue;
      const gain = healed.reduce((sum, each) => sum + Math.min(effect.amount, maxLife(each) - each.life), 0);
      const low = healed.some(({ life }) => life <= 3);
      return gain >= effect.amount * healed.length * (low ? 0.5 : 0.9) ? 0.8 : 0;
    }
    case 'doubleSection': {
      const gain = worthOf(placeOf(throwOf(s)));
      return gain >= 4 || gain >= combatOf(s).life - hitDamage(s) ? 1 : 0;
    }
    case 'cancelMissDamage': {
      const { amount } = underWay(s, flow.suffer);
      return amount >= 3 || amount >= hero(s, throwOf(s).hero).life ? 1 : 0;
    }
    case 'joinDie':
      return combatOf(s).boss || combatOf(s).pool.length === 0 ? 1 : 0.1;
    case 'flip':
      return combatOf(s).boss || combatOf(s).life >= 10 ? 0.8 : 0;
  }
}

/** [DF-RULING-60] Somebody is about to faint: it is worth most if it keeps them up, and nothing if it does not. */
function rescued(s: State, heroes: readonly HeroState[], amount: number): number | undefined {
  const falling = heroes.filter((state) => lifeAfter(s, state) < 1);
  if (falling.length === 0) return undefined;
  return falling.some((state) => lifeAfter(s, state) + amount >= 1) ? 2 : 0;
}

function armorWorth(s: State, card: CardId): number {
  const { effect, discardAfterUse } = armorCard(card);
  const { damage } = underWay(s, flow.miss);
  if (effect.kind !== 'prevent') return 1;
  const saved = effect.amount === 'all' ? damage : Math.min(effect.amount, damage);
  const lasting = saved >= damage && damage >= hero(s, throwOf(s).hero).life ? 3 : saved;
  return discardAfterUse && lasting < 3 ? 0 : lasting;
}

/** What a card is worth more than its price; after the last Shop Gold is worth nothing. */
function purchaseWorth(s: State, option: Purchase): number {
  const last = s.shops >= SHOPS;
  if (option.do === 'buyDie') return last ? 1.5 : 0.5;
  if (option.do === 'buyHealing') {
    const hurt = s.heroes.filter((state) => !state.eliminated && state.life < maxLife(state)).length;
    return hurt >= (last ? 1 : 2) ? 0.4 * hurt : 0;
  }
  const gear = gearWorth(s, equipmentCard(option.card), last);
  const throws = option.hero === '' || isConscious(hero(s, option.hero)) ? 1 : 0.5;
  const able = option.hero === '' ? 1 : freeColours(hero(s, option.hero)).length / 3;
  return gear * throws * (0.7 + 0.3 * able);
}

function gearWorth(s: State, card: Equipment, last: boolean): number {
  if (card.type === 'weapon') return weaponOdds(card, s.options).damage;
  return card.type === 'relic' ? (last ? 0 : 1.2) : 1;
}
