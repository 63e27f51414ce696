/**
 * What bots believe about this game: the party must live to see the Final Boss, and then have dice enough to beat it. What the
 * fight under way will cost comes from the landing table.
 */
import type { Seat } from '@questhall/kernel';
import { chancesBy } from '@questhall/kernel';
import { FIT } from './chances.ts';
import { equipmentCard, roomCard } from './queries/cards.ts';
import { weaponCard, weaponsOf } from './queries/carrying.ts';
import { foeDamage, foeOf, imposed, levelOf } from './queries/combat.ts';
import { FULL_LIFE, isConscious } from './queries/heroes.ts';
import type { Thrower } from './queries/odds.ts';
import { oddsOf, weaponOdds } from './queries/odds.ts';
import { icons, iconsNeeded } from './queries/progress.ts';
import type { CardId, CombatState, HeroState, State } from './state.ts';
import type { Requirement } from './throws.ts';

/** How likely the party is to win, 0 to 1: everybody wins or loses together. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  if (s.heroes.length === 0) return 0.5;
  return chanceOf(judged(s), s.options);
}

const chanceOf = chancesBy(FIT);

function judged(s: State): number {
  const { combat } = s;
  if (combat?.boss) return bossChance(s, combat);
  const fight = combat ? fightUnderWay(s, combat) : NO_FIGHT;
  return fight.won * logistic(prospect(s, fight));
}

/** Smooth ways into 0 to 1 without floating-point functions; the second is near to the logistic function. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));
const logistic = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(3.4 + x * x);

// --- the way -----------------------------------------------------------------------------------------------------------

/**
 * How much each thing changes the prospect, as the logarithm of the odds: a fit to who won in 10,000 matches, as they stood at the
 * beginning of each round. What the party has is counted per Hero.
 */
const BASE = -5;
const PLAYER = 0.61;
const SHOP = 0.64;
const ICONS = 1.28;
/** Of each level, a Monster that is still to come: while there are weak ones, no strong one comes. */
const MONSTERS = [0.29, 0.16, 0.09, -0.08] as const;
const HAMMER = 0.1;
const WHITE = 0.35;
const GOLD = 0.06;
const LIFE = 0.11;
const SCAR = -0.5;
const ELIMINATED = -1.4;
const XP = 0.2;
const LEVEL = 0.6;
/** More Gold than this cannot be spent well. */
const MOST_GOLD = 20;

/** What a card was worth to whoever had it, by the same fit. */
const CARDS: { readonly [card: CardId]: number } = {
  'wooden-spoon': 0.9,
  'other-wooden-spoon': 0.9,
  'fan-cannon': 0.68,
  glasscrasher: 0.47,
  'hip-whip': 0.42,
  'twirling-ribbon': 0.1,
  'war-top': 1,
  'cyclops-monocle': 0.66,
  'knee-cannon': -0.05,
  'bark-vest': 0.45,
  'cauldron-cuirass': 0.75,
  'coin-mail': 0.22,
  'pillow-plate': 0.47,
  'prickly-pauldrons': 0.61,
  'bean-of-bigness': 0.37,
  'bottled-storm': 0.16,
  'explosive-potion': 0.15,
  'honey-jar': 0.15,
  'picnic-basket': -0.2,
  'rubber-sap': -0.2,
  'scapegoat-whistle': 0.48,
  'four-leaf-medal': 1.18,
  'golden-egg': 0.25,
  'moss-crown': 0.53,
};
/** Cards of other boxes: as others of their type; of Weapons, each point of damage that they add to a throw. */
const OTHERS = { armor: 0.5, spendable: 0.12, relic: 0.68 } as const;
const WEAPON = 0.78;

function worthOfCard(id: CardId, thrower: Thrower): number {
  const known = CARDS[id];
  if (known !== undefined) return known;
  const card = equipmentCard(id);
  if (card.type !== 'weapon') return OTHERS[card.type];
  const { damage, misses } = weaponOdds(card, thrower);
  return WEAPON * Math.max(0, damage - misses);
}

function prospect(s: State, fight: Fight): number {
  const gained = icons(s) + (s.room === null ? 0 : roomCard(s.room).icons);
  let sum = BASE + PLAYER * s.heroes.length + SHOP * s.shops + ICONS * (gained / iconsNeeded(s));
  for (const [at, worth] of MONSTERS.entries()) sum += worth * (s.monstersLeft[at] ?? 0);
  const gold = Math.min(s.chest.gold + fight.gold, MOST_GOLD);
  let own = WHITE * (s.chest.white - fight.dice) + GOLD * gold - LIFE * fight.life;
  own += HAMMER * s.tokens.hammers;
  for (const id of s.relics) own += worthOfCard(id, s.options);
  for (const state of s.heroes) own += heroProspect(state, s.options);
  return sum + own / s.heroes.length;
}

/** [DF-SCAR-02] Whoever has fainted wakes with a Scar and as much life as that leaves. */
function heroProspect(state: HeroState, thrower: Thrower): number {
  if (state.eliminated) return ELIMINATED;
  const scars = state.scars.length + (state.fainted ? 1 : 0);
  const life = state.fainted ? FULL_LIFE - 2 * scars : state.life;
  let sum =
    LIFE * life + SCAR * scars + XP * state.xp + LEVEL * (state.tokens.length - state.spent.length / 2);
  for (const id of state.equipment) sum += worthOfCard(id, thrower);
  return sum;
}

// --- dice and damage ---------------------------------------------------------------------------------------------------

/** What an icon is worth on average, in points of damage or life, times its chance. */
const ICON = 0.6;

interface Throw {
  readonly damage: number;
  readonly miss: number;
}

/** The best this Hero can do with own Weapons against these requirements. */
function bestThrow(s: State, state: HeroState, imposedNow: readonly Requirement[]): Throw {
  const plain = oddsOf('red', imposedNow, s.options);
  let best: Throw = { damage: (plain.hits * plain.mean) / 100_000, miss: 1 - plain.hits / 1000 };
  for (const id of weaponsOf(state)) {
    const { damage, requirement } = weaponCard(id);
    const all =
      requirement === undefined || imposedNow.includes(requirement)
        ? imposedNow
        : [...imposedNow, requirement];
    const odds = oddsOf('red', all, s.options);
    const expected = (odds.hits * (odds.mean + 100 * damage)) / 100_000;
    if (expected > best.damage) best = { damage: expected, miss: 1 - odds.hits / 1000 };
  }
  return best;
}

function partyThrow(s: State, imposedNow: readonly Requirement[]): Throw {
  let damage = 0;
  let miss = 0;
  let count = 0;
  for (const state of s.heroes) {
    if (!isConscious(state)) continue;
    const own = bestThrow(s, state, imposedNow);
    damage += own.damage + ICON * openAbilities(state);
    miss += own.miss;
    count += 1;
  }
  return count === 0 ? { damage: 0.1, miss: 1 } : { damage: damage / count, miss: miss / count };
}

const openAbilities = ({ scars }: HeroState): number => 1 - scars.length / 3;

// --- the fight under way -----------------------------------------------------------------------------------------------

/** What it still costs to bring this Monster down and what that brings, and how likely it is to be done at all. */
interface Fight {
  readonly life: number;
  readonly dice: number;
  readonly gold: number;
  readonly won: number;
}
const NO_FIGHT: Fight = { life: 0, dice: 0, gold: 0, won: 1 };

/** What a white die is worth in points of life. */
const DIE_IN_LIFE = WHITE / LIFE;
/** [DF-REST-02] */
const EPIC = -3;

function fightUnderWay(s: State, combat: CombatState): Fight {
  if (combat.life <= 0) return { ...NO_FIGHT, gold: combat.gold + (combat.life <= EPIC ? 1 : 0) };
  const { damage, miss } = partyThrow(s, imposed(s));
  const throws = (combat.life + 1) / (damage + (s.tokens.tracking ? 0.8 : 0));
  const blow = Math.max(0, foeDamage(s) - (s.tokens.frog ? 2 : 0));
  let life = 0;
  let conscious = 0;
  for (const state of s.heroes) {
    if (!isConscious(state)) continue;
    life += state.life;
    conscious += 1;
  }
  const beyond = Math.max(0, throws - combat.pool.length);
  const retrieving = ((levelOf(s) ?? 0) * conscious) / 3;
  const dice = retrieving > DIE_IN_LIFE ? Math.min(beyond, s.chest.white) : 0;
  const hurt = throws * miss * blow + (beyond - dice) * retrieving;
  const crook = foeOf(s).ability?.kind === 'crook' ? throws * miss : 0;
  const ratio = hurt / Math.max(1, life);
  return { life: hurt + crook, dice, gold: combat.gold, won: 1 / (1 + 1.2 * ratio * ratio * ratio) };
}

// --- the Final Boss ----------------------------------------------------------------------------------------------------

/** Dice against life, and life against blows. */
function bossChance(s: State, combat: CombatState): number {
  if (combat.life <= 0) return 1;
  const { damage, miss } = partyThrow(s, imposed(s));
  const each = damage + (s.tokens.tracking ? 0.8 : 0);
  const power = (combat.pool.length + s.chest.white) * each + s.tokens.hammers + spendables(s);
  const throws = combat.life / each;
  const blows = throws * miss * Math.max(0, foeDamage(s) - (s.tokens.frog ? 2 : 0));
  const life = s.heroes.reduce((sum, state) => sum + (isConscious(state) ? state.life : 0), 0);
  return squeeze((power - combat.life) / 6) * squeeze((life - blows + 2) / 5);
}

const spendables = (s: State): number =>
  s.heroes.reduce(
    (sum, state) =>
      sum + (isConscious(state) ? 2.5 * state.equipment.filter((id) => isSpendable(id)).length : 0),
    0,
  );
const isSpendable = (id: string): boolean => equipmentCard(id).type === 'spendable';
