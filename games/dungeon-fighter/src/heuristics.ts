/**
 * What bots believe about this game: the party must live to see the Final Boss, and then have dice enough to beat it.
 * Everything is counted in points of life; expected values come from the landing table.
 */
import type { Seat } from '@questhall/kernel';
import { equipmentCard, roomCard } from './queries/cards.ts';
import { weaponCard, weaponsOf } from './queries/carrying.ts';
import { foeDamage, foeOf, imposed, levelOf } from './queries/combat.ts';
import { isConscious, maxLife } from './queries/heroes.ts';
import { oddsOf } from './queries/odds.ts';
import { EXTRA_LIFE, icons, iconsNeeded, SHOPS } from './queries/progress.ts';
import type { CombatState, HeroState, State } from './state.ts';
import type { Requirement } from './throws.ts';

/** How likely the party is to win, 0 to 1: everybody wins or loses together. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  if (s.heroes.length === 0) return 0.5;
  const { combat } = s;
  if (combat?.boss) return bossChance(s, combat);
  const fight = combat ? combatCost(s, combat) : NO_FIGHT;
  const survive = squeeze((vitality(s) - wayCost(s) - fight.cost) / 14);
  const beat = squeeze((firepower(s) - fight.dice * 3 - bossLife(s)) / 12);
  return fight.won * survive * (0.3 + 0.7 * beat);
}

/** A smooth way into 0 to 1 without floating-point functions. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

// --- dice and damage ---------------------------------------------------------------------------------------------------

/** What an icon is worth on average, in points of damage or life, times its chance. */
const ICON = 0.6;

interface Throw {
  readonly damage: number;
  readonly miss: number;
}

/** The best this Hero can do with own Weapons against these requirements. */
function bestThrow(s: State, state: HeroState, imposedNow: readonly Requirement[]): Throw {
  const { hand } = s.options;
  const plain = oddsOf('red', imposedNow, hand);
  let best: Throw = { damage: (plain.hits * plain.mean) / 100_000, miss: 1 - plain.hits / 1000 };
  for (const id of weaponsOf(state)) {
    const { damage, requirement } = weaponCard(id);
    const all =
      requirement === undefined || imposedNow.includes(requirement)
        ? imposedNow
        : [...imposedNow, requirement];
    const odds = oddsOf('red', all, hand);
    const expected = (odds.hits * (odds.mean + 100 * damage)) / 100_000;
    if (expected > best.damage) best = { damage: expected, miss: 1 - odds.hits / 1000 };
  }
  return best;
}

function partyThrow(s: State, imposedNow: readonly Requirement[], conscious: boolean): Throw {
  let damage = 0;
  let miss = 0;
  let count = 0;
  for (const state of s.heroes) {
    if (conscious ? !isConscious(state) : state.eliminated) continue;
    const own = bestThrow(s, state, imposedNow);
    damage += own.damage + ICON * openAbilities(state);
    miss += own.miss;
    count += 1;
  }
  return count === 0 ? { damage: 0.1, miss: 1 } : { damage: damage / count, miss: miss / count };
}

const openAbilities = ({ scars }: HeroState): number => 1 - scars.length / 3;

const NO_REQUIREMENTS: readonly Requirement[] = [];

// --- life --------------------------------------------------------------------------------------------------------------

/** What the party can still lose: life now, less and less after each faint, and what Gold and gear will save. */
function vitality(s: State): number {
  const rounds = roundsLeft(s);
  let sum = WHITE * s.chest.white + GOLD * Math.min(s.chest.gold, 20) + 1.2 * s.tokens.hammers;
  for (const id of s.relics) sum += RELICS[id] === undefined ? 0 : RELICS[id] * rounds;
  for (const state of s.heroes) sum += heroWorth(state, rounds);
  return sum;
}

const AFTER_FAINTS = [11, 6.5, 3, 0];
/** By the round. */
const RELICS: { readonly [id: string]: number } = {
  'moss-crown': 1.2,
  'four-leaf-medal': 0.5,
  'golden-egg': 0.3,
};

function heroWorth(state: HeroState, rounds: number): number {
  if (state.eliminated) return -2;
  const later = AFTER_FAINTS[state.scars.length] ?? 0;
  let gear = 0;
  for (const id of state.equipment) gear += gearWorth(id, rounds);
  const levels = 1 * state.xp + 4 * state.tokens.length - 2 * state.spent.length;
  if (state.fainted) return 0.75 * later + gear + levels;
  const low = state.life <= 2 ? 0.8 * (state.life - 3) : 0;
  return state.life + low + later + gear + levels + 0.1 * maxLife(state);
}

/** Weapons and Armor help in every round to come, and against the Boss. */
function gearWorth(id: string, rounds: number): number {
  const card = equipmentCard(id);
  if (card.type === 'weapon') return (card.requirement === undefined ? 0.7 : 0.45) * (rounds + 2);
  if (card.type !== 'armor') return 3;
  if (card.discardAfterUse) return 3;
  return (card.effect.kind === 'prevent' ? 0.8 : 0.5) * (rounds + 2);
}

/** What the rounds to come will cost, by the level of what waits in them. */
const ROUND_COST = [1, 4, 10, 16];
const ICONS_A_ROUND = 2.4;

/** Rounds until the Final Boss. */
function roundsLeft(s: State): number {
  const gained = icons(s) + (s.room === null ? 0 : roomCard(s.room).icons);
  return ((SHOPS - s.shops) * iconsNeeded(s) - Math.min(gained, iconsNeeded(s))) / ICONS_A_ROUND;
}

function wayCost(s: State): number {
  let rounds = roundsLeft(s);
  let cost = 0;
  for (let level = 0; level < 4 && rounds > 0; level++) {
    const met = Math.min(rounds, level === 3 ? rounds : (s.monstersLeft[level] ?? 0));
    cost += met * (ROUND_COST[level] ?? 0);
    rounds -= met;
  }
  /** Gold is found on the way, too. */
  return cost;
}

/** What it still costs to bring this Monster down: life, white dice, and how likely it is to be done at all. */
interface Fight {
  readonly cost: number;
  readonly dice: number;
  readonly won: number;
}
const NO_FIGHT: Fight = { cost: 0, dice: 0, won: 1 };

/** What a white die is worth in points of life. */
const WHITE = 2.2;
const GOLD = 1.1;

function combatCost(s: State, combat: CombatState): Fight {
  const spoils = -GOLD * combat.gold;
  if (combat.life <= 0) return { cost: spoils - (combat.life <= -3 ? GOLD : 0), dice: 0, won: 1 };
  const { damage, miss } = partyThrow(s, imposed(s), true);
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
  const dice = retrieving > WHITE ? Math.min(beyond, s.chest.white) : 0;
  const hurt = throws * miss * blow + (beyond - dice) * retrieving;
  const crook = foeOf(s).ability?.kind === 'crook' ? throws * miss : 0;
  const ratio = hurt / Math.max(1, life);
  return {
    cost: hurt + WHITE * dice + crook + spoils,
    dice,
    won: 1 / (1 + 1.2 * ratio * ratio * ratio),
  };
}

// --- the Final Boss ----------------------------------------------------------------------------------------------------

const BOSS_LIFE = 35;
const bossLife = (s: State): number => BOSS_LIFE + EXTRA_LIFE[s.options.difficulty];

/** All dice there would be, and what they would do. Gold and Shops to come make more of them. */
function firepower(s: State): number {
  const { damage } = partyThrow(s, NO_REQUIREMENTS, false);
  const toCome = 2.2 * (SHOPS - s.shops) + 0.35 * Math.min(s.chest.gold, 16) * (s.shops < SHOPS ? 1 : 0);
  const dice = 3 + Math.min(9, s.chest.white + toCome);
  return dice * damage + s.tokens.hammers;
}

/** Dice against life, and life against blows. */
function bossChance(s: State, combat: CombatState): number {
  if (combat.life <= 0) return 1;
  const { damage, miss } = partyThrow(s, imposed(s), true);
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
