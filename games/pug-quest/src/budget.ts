/**
 * [PQ-5.3] What a Hero is worth, in tenths of one melee damage. The weights are judgements, the same for everybody: a Hero
 * made by a player is measured with the yardstick of the ten printed ones.
 */
import { HEROES } from './content/index.ts';
import type {
  Ability,
  Amount,
  Combo,
  Condition,
  Effect,
  Flag,
  Hero,
  Level,
  Measure,
  Modifier,
  Reach,
  Stat,
  Until,
  When,
  Who,
} from './vocabulary.ts';

const LIFE = 10;
const INITIATIVE = 2;
const MOVEMENT = 8;
/** What giving up one card costs, and what drawing one is worth. */
const CARD = 10;
const TREASURE = 22;

/** An attack on several is worth more, but seldom finds all of them. */
const REACH: Readonly<Record<Reach, number>> = {
  melee: 10,
  distance: 11,
  any: 13,
  penetrating: 14,
  'double-side': 15,
  'double-fork': 13,
  'triple-fan': 19,
  'triple-wide': 15,
};

/** How many an effect touches at a middling table, in tenths. */
const CROWD: Readonly<Record<Who, number>> = {
  self: 10,
  target: 10,
  ally: 9,
  attacker: 10,
  adjacentHeroes: 10,
  laneHeroes: 14,
  allHeroes: 22,
  adjacentMonsters: 15,
  allMonsters: 35,
  allCreatures: 15,
};

const FOES: ReadonlySet<Who> = new Set(['target', 'attacker', 'adjacentMonsters', 'allMonsters']);

const EXPECTED: Readonly<Record<Measure, number>> = {
  ownDamage: 3,
  roundNumber: 3,
  heroCount: 3,
  treasuresHeld: 2,
};

/** What one point of a value is worth to its bearer, in tenths of a Round. */
const STAT: Readonly<Record<Stat, number>> = {
  damage: 10,
  armour: 10,
  initiative: 1,
  movement: 3,
  cost: -10,
  life: 10,
  handLimit: 3,
};

const FLAG: Readonly<Record<Flag, number>> = { cannotMove: -5, noAttack: -20, noTreasureDrop: 0 };

/** How long a mark matters, in tenths. */
const DURATION: Readonly<Record<Until, number>> = { worldEnd: 25, roundEnd: 10, turnEnd: 8 };

/** How often a condition lets a Combo through, in tenths. */
const CONDITION: Readonly<Record<Condition, number>> = {
  notMovedThisTurn: 9,
  targetDamaged: 8,
  targetNotMarked: 9,
  targetNotBoss: 9,
};

/** Higher Levels are reached late. */
const LEVEL: Readonly<Record<Level, number>> = { 1: 10, 2: 7, 3: 5 };

/** How often in a World an ability works, in tenths. */
const OCCASIONS: Readonly<Record<When, number>> = {
  free: 35,
  standing: 35,
  deploy: 10,
  turnStart: 35,
  turnEnd: 35,
  roundStart: 35,
  roundEnd: 35,
  onMove: 25,
  onDraw: 30,
  onHit: 40,
  onDamaged: 25,
  neighbourDefeated: 15,
};

const tenths = (value: number, factor: number): number => Math.round((value * factor) / 10);

function expected(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const reckoned = amount.each * Math.max(0, EXPECTED[amount.per] - (amount.beyond ?? 0));
  return amount.max === undefined ? reckoned : Math.min(reckoned, amount.max);
}

function modifierPoints(modifier: Modifier): number {
  if (typeof modifier === 'string') return FLAG[modifier];
  if ('price' in modifier) return -4 * modifier.by;
  return STAT[modifier.stat] * expected(modifier.by);
}

/** What an effect is worth to the Hero who has it. */
function effectPoints(effect: Effect): number {
  switch (effect.do) {
    case 'attack': {
      const hits = (effect.times ?? 1) * (effect.targets ?? 1);
      return tenths(expected(effect.damage) * hits * REACH[effect.reach], effect.repeatOnDefeat ? 16 : 10);
    }
    case 'defeat':
      return 6 * REACH[effect.reach];
    case 'prevent':
      return effect.max === 'all' ? 30 : 10 * expected(effect.max);
    case 'heal':
      return tenths(10 * expected(effect.amount), FOES.has(effect.who) ? 0 : CROWD[effect.who]);
    case 'damage':
      return tenths((FOES.has(effect.who) ? 10 : -10) * expected(effect.amount), CROWD[effect.who]);
    case 'draw':
      return tenths(CARD * expected(effect.energy), CROWD[effect.who ?? 'self']);
    case 'drawTreasure':
      return TREASURE * effect.n;
    case 'discard':
      if (effect.what === 'display') return effect.n;
      return tenths(-(effect.what === 'energy' ? 8 : TREASURE) * effect.n, CROWD[effect.who]);
    case 'mark': {
      const who = effect.who ?? 'target';
      const sum = effect.modifiers.reduce((points, modifier) => points + modifierPoints(modifier), 0);
      return tenths(tenths(FOES.has(who) ? -sum : sum, CROWD[who]), DURATION[effect.until]);
    }
    case 'move':
      return tenths(5 * effect.lanes, CROWD[effect.who]);
    case 'swapDisplay':
      return 5 * effect.n;
    case 'copyCombo':
      return 45;
    case 'summon':
      return -20 * effect.n;
    case 'displaySize':
      return 0;
    case 'extraAction':
      return tenths(2 * CARD * effect.n, CROWD[effect.who]);
    case 'trade':
      return 10;
    case 'payInstead':
      return 35 - CARD * effect.cost.length;
  }
}

const effectsPoints = (effects: readonly Effect[]): number =>
  effects.reduce((points, effect) => points + effectPoints(effect), 0);

/** A useless card nobody plays does not pay for a mighty one. */
const atLeast = (points: number): number => Math.max(points, -CARD);

function comboPoints({ effects, conditions = [], cost, level }: Combo): number {
  const gain = conditions.reduce(
    (points, condition) => tenths(points, CONDITION[condition]),
    effectsPoints(effects),
  );
  return atLeast(tenths(gain - CARD * cost.length, level === 'treasure' ? 10 : LEVEL[level]));
}

function abilityPoints(ability: Ability): number {
  const { when, uses, cost = [], effects = [], modifiers = [] } = ability;
  const once =
    effectsPoints(effects) -
    CARD * cost.length +
    modifiers.reduce((points, modifier) => points + modifierPoints(modifier), 0);
  const unlimited = when === 'free' && uses === undefined && cost.length > 0;
  const rare = uses === 'oncePerWorld' || effects.some((effect) => effect.do === 'payInstead');
  const often = rare ? 10 : unlimited ? 2 * OCCASIONS.free : OCCASIONS[when];
  return atLeast(tenths(tenths(once, ability.if === undefined ? 10 : 6), often));
}

export function heroPoints(hero: Hero): number {
  return (
    LIFE * hero.life +
    INITIATIVE * hero.initiative +
    MOVEMENT * hero.movement +
    abilityPoints(hero.ability) +
    hero.combos.reduce((points, combo) => points + comboPoints(combo), 0)
  );
}

/** [PQ-5.3] Printed Heroes keep within this share of their mean; more than that is too much for a Hero of one's own. */
const LEEWAY = 15;

const total = HEROES.reduce((points, hero) => points + heroPoints(hero), 0);

export interface BudgetVerdict {
  readonly points: number;
  /** The most that is still fair. */
  readonly budget: number;
  readonly verdict: 'balanced' | 'unbalanced';
}

export function budgetVerdict(hero: Hero): BudgetVerdict {
  const points = heroPoints(hero);
  const budget = Math.floor((total * (100 + LEEWAY)) / (100 * HEROES.length));
  return { points, budget, verdict: points > budget ? 'unbalanced' : 'balanced' };
}
