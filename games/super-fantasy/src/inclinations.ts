/** How bots take their choices at a glance. How they judge positions stands in heuristics.ts. */
import type { Decision } from '@questhall/kernel';
import { askerOf } from '@questhall/kernel';
import type { Act, SuperOption, UmSpend } from './decisions.ts';
import { asSuperOption } from './decisions.ts';
import { bestFacing, DOOR_COST, engaged, nearestHeroFor, targetsOf } from './queries/ai.ts';
import { isInReach } from './queries/attack.ts';
import type { Board } from './queries/board.ts';
import {
  apart,
  boardOf,
  figureSquares,
  findMonster,
  heroState,
  isBig,
  linked,
  monsterState,
  ringTo,
} from './queries/board.ts';
import { abilityIndex, isFull, maxLifeOf, usesOf, weaponsOf } from './queries/heroes.ts';
import { beastOf } from './queries/mission.ts';
import { isAwake, lifeOfMonster } from './queries/monsters.ts';
import { oddsOf } from './queries/odds.ts';
import { foesOf, holders, zoneAt } from './queries/zones.ts';
import type { HeroState, MonsterState, State } from './state.ts';
import { isSought, wayLeft, waysFor } from './tactics/goals.ts';
import type { Use } from './vocabulary.ts';

export function inclinations(s: State, decision: Decision): readonly number[] {
  const options = decision.options.map(asSuperOption);
  switch (decision.kind) {
    case 'act':
      return actWeights(s, options as Act[]);
    case 'goTo':
    case 'landing':
    case 'jumpTo':
    case 'teleportTo':
    case 'companionTo':
    case 'walk':
    case 'statueTo':
    case 'follow':
      return placeWeights(s, options);
    case 'umSpend':
      return spendWeights(s, options as UmSpend[]);
    case 'umMoveTo':
      return monsterPlaceWeights(s, options);
    case 'umFacing':
      return facingWeights(s, options);
    default:
      return options.map((option) => weight(s, decision, option));
  }
}

// --- a hero's turn ---------------------------------------------------------------------------------------------------
/** What a hero looks at before he acts. */
interface Outlook {
  readonly s: State;
  readonly hero: HeroState;
  readonly pool: number;
  readonly ways: readonly number[];
  /** Foes that one of his weapons reaches from here. */
  readonly targets: readonly string[];
  /** Nobody who is awake is near. */
  readonly calm: boolean;
}

function outlookOf(s: State): Outlook | undefined {
  if (!s.turn) return undefined;
  const hero = heroState(s, s.turn.hero);
  const weapons = weaponsOf(hero);
  const board = boardOf(s);
  const near = (monster: MonsterState): boolean =>
    isAwake(s, monster) && apart(board, isBig(monster) ? monster.at >> 1 : monster.at, hero.cell) <= 4;
  return {
    s,
    hero,
    pool: s.turn.pool,
    ways: waysFor(s, hero),
    targets: foesOf(s, hero.id).filter((foe) =>
      weapons.some((weapon) => isInReach(s, hero.cell, foe, weapon)),
    ),
    calm: !s.monsters.some(near),
  };
}

function actWeights(s: State, options: readonly Act[]): number[] {
  const outlook = outlookOf(s);
  return options.map((option) => (outlook ? actWeight(outlook, option) : 1));
}

function actWeight(outlook: Outlook, act: Act): number {
  const { s, hero, pool, ways, targets, calm } = outlook;
  const odds = oddsOf(s, hero, act);
  const spent = 'dice' in act ? act.dice : 0;
  /** Good odds for few dice; a long shot only with nothing else to do. */
  const tried = (value: number): number =>
    ((odds ?? 0.5) < 0.2 ? 0 : value * (odds ?? 0.5) * (odds ?? 0.5)) / (2 + spent);
  switch (act.do) {
    case 'attack':
      return tried(40 * targetWorth(s, act.at.figure));
    case 'move': {
      const left = wayLeft(ways, hero.cell);
      if (left <= 1 && targets.length > 0) return 0.1;
      return (left > 1 ? 6 : 1) / (1 + Math.abs(spent - Math.min(pool, Math.ceil(left / 2))));
    }
    case 'pickDoor':
    case 'bashDoor':
      return tried(leadsOn(outlook, act.at.door) ? 60 : 2);
    case 'bashBarrel':
      return tried(calm ? 6 : 1);
    case 'pickChest':
      return tried(calm ? 40 : 10);
    case 'disarm':
      return tried(calm ? 6 : 0);
    case 'charge':
      return targets.length === 0 && calm ? 0.5 : 0.1;
    case 'ability':
      return abilityWeight(outlook, usesOf(hero, abilityIndex(hero, act.ability))[act.use]);
    case 'smallItem':
      return hero.life < maxLifeOf(hero) || targets.length > 0 ? 2 : 0.3;
    case 'castTome':
      return tried(12);
    case 'breakFree':
      return tried(60);
    case 'help':
      return tried(20);
    case 'lever':
      return isWanted(outlook, act.at.square) ? 30 : 0;
    case 'brazier':
      return isWanted(outlook, act.at.square) ? tried(80) : 0;
    case 'closePortal':
      return isWanted(outlook, act.at.square) ? tried(120) : tried(4);
    case 'pushStatue':
      return wayLeft(ways, hero.cell) === 0 ? tried(80) : 0;
    case 'slip':
      return 2 / spent;
    case 'push':
      return 1 / spent;
    case 'throwTome':
      return 2 / (1 + Math.max(0, wayLeft(ways, act.at.square)));
    case 'endTurn':
      return spent === pool ? 2 : 0;
    /** Dice that are left become tokens anyway; facing follows from what is done. */
    case 'defend':
    case 'face':
    case 'withdraw':
      return 0;
  }
}

/** What the Mission wants dead is worth most; then what is nearly dead, and what bites. */
function targetWorth(s: State, id: string): number {
  const monster = findMonster(s, id);
  if (!monster) return 1;
  const left = lifeOfMonster(s, monster) - monster.wounds;
  return (isAwake(s, monster) ? 1 : 0.6) + 1 / left + 0.2 * beastOf(s, monster.kind).attack;
}

/** Beyond the door the way is shorter. */
function leadsOn({ s, hero, ways }: Outlook, door: number): boolean {
  const cells = boardOf(s).layout.doors[door]?.cells ?? [];
  const here = wayLeft(ways, hero.cell);
  return cells.some((cell) => wayLeft(ways, cell) < here);
}

/** A thing is wanted where ways lead to it. */
const isWanted = ({ ways }: Outlook, square: number): boolean => wayLeft(ways, square) === 0;

/** Abilities are used when they help: blows with somebody to hit, steps when somebody is in the way. */
function abilityWeight({ s, hero, targets, pool }: Outlook, use: Use | undefined): number {
  if (!use) return 0;
  const held = holders(s, hero.id, hero.cell).length > 0;
  for (const effect of use.waiting) {
    if (effect.do === 'nextMove' || effect.do === 'ignoreZones') return held && pool > 2 ? 3 : 0.1;
    if (targets.length > 0 && pool > 1) return 5;
    if (use.deeds.length === 0) return 0;
  }
  for (const deed of use.deeds) {
    if (deed.do === 'freeMove' || deed.do === 'jump' || deed.do === 'teleport') return pool > 1 ? 3 : 0.5;
    if (deed.do === 'ruinWall') return 0.05;
  }
  return 2;
}

// --- where to go -----------------------------------------------------------------------------------------------------
/** The better a place against the best, the likelier it is; far worse ones are not worth a thought. */
const FAR_WORSE = 5;

function byValue(values: readonly number[]): number[] {
  const best = Math.max(...values);
  return values.map((value) => {
    const gap = best - value;
    return gap > FAR_WORSE ? 0 : 1 / ((1 + gap) * (1 + gap) * (1 + gap));
  });
}

function placeWeights(s: State, options: readonly SuperOption[]): number[] {
  const outlook = outlookOf(s);
  if (!outlook) return options.map(() => 1);
  const value = valuesOfPlaces(outlook);
  return byValue(
    options.map((option) =>
      'at' in option && 'square' in option.at ? value(option.at.square) : value(outlook.hero.cell) - 0.5,
    ),
  );
}

/** Nearer to the goal, with somebody in reach, and in as few Block Zones as possible. What all places have in common is looked up once. */
function valuesOfPlaces({ s, hero, pool, ways }: Outlook): (cell: number) => number {
  const board = boardOf(s);
  const ranges = weaponsOf(hero).map(({ range }) => range);
  const shoots = ranges.some((range) => range > 1);
  const prey = pool > 1 ? foesOf(s, hero.id).flatMap((foe) => figureSquares(s, foe)) : [];
  const zones = zoneCounts(s, board);
  const zonesAt = (cell: number): number =>
    s.dodge ? holders(s, hero.id, cell).length : (zones[cell] as number);
  const isReached = (cell: number): boolean => {
    for (const square of prey) {
      const ring = ringTo(board, cell, square);
      for (const range of ranges) if (range === ring) return true;
    }
    return false;
  };
  return (cell) => {
    let value = -Math.min(40, wayLeft(ways, cell));
    if (isReached(cell)) value += 2;
    const held = zonesAt(cell);
    value -= shoots ? 1.5 * held : 0.7 * Math.max(0, held - 1);
    if (s.chests.some((chest) => linked(board, cell, chest.cell))) value += 1.5;
    if (s.barrels.some((barrel) => linked(board, cell, barrel))) value += 0.3;
    if (s.floorTraps.includes(cell) || s.holes.includes(cell)) value -= 4;
    return value;
  };
}

/** By square: how many monsters hold whoever stands there. */
function zoneCounts(s: State, board: Board): Uint8Array {
  const counts = new Uint8Array(board.layout.grid.size);
  for (const monster of s.monsters)
    for (const cell of zoneAt(board, isBig(monster), monster.at)) counts[cell] = (counts[cell] as number) + 1;
  return counts;
}

// --- the Ugly Master -------------------------------------------------------------------------------------------------
type Nearest = (big: boolean, place: number) => number;

function spendWeights(s: State, options: readonly UmSpend[]): number[] {
  const [small, large] = [nearestHeroFor(s, false), nearestHeroFor(s, true)];
  const nearest: Nearest = (big, place) => (big ? large : small)(place);
  return options.map((option) => spendWeight(s, option, nearest));
}

/** Cheap in dice; the nearer to the heroes, the better. */
function spendWeight(s: State, option: UmSpend, nearest: Nearest): number {
  if (option.do === 'done') return 0.2;
  const paid = option.dice.reduce((sum, die) => sum + die, 0);
  if (option.do === 'wake') return 6 / (1 + paid);
  if (option.do === 'summon') {
    const { life, attack } = beastOf(s, option.kind);
    return (4 * attack) / ((1 + paid - life) * (2 + Math.min(20, nearest(false, option.at.square))));
  }
  const monster = monsterState(s, option.at.figure);
  const way = nearest(isBig(monster), monster.at);
  const { step, attack } = beastOf(s, monster.kind);
  const useful = isSought(s, monster) ? 2 : way === 0 ? 0 : way <= step ? 10 : way < DOOR_COST ? 5 : 1;
  return (useful * attack) / ((1 + paid - lifeOfMonster(s, monster)) * (1 + 0.2 * Math.min(way, 20)));
}

/** The monster that is being moved. */
function movedMonster(s: State): MonsterState | undefined {
  const { monster } = askerOf<{ readonly monster?: unknown }>(s);
  return typeof monster === 'string' ? findMonster(s, monster) : undefined;
}

/** Beside a hero, best beside a weak one; who is sought keeps away. */
function monsterPlaceWeights(s: State, options: readonly SuperOption[]): number[] {
  const monster = movedMonster(s);
  if (!monster) return options.map(() => 1);
  const board = boardOf(s);
  const big = isBig(monster);
  const heroes = targetsOf(s);
  const nearest = nearestHeroFor(s, big);
  const shy = isSought(s, monster);
  return byValue(
    options.map((option) => {
      if (option.do !== 'place') return -99;
      const held = engaged(board, big, option.place, heroes);
      const prey = Math.max(0, ...held.map((hero) => 3 - 0.5 * hero.life - 0.3 * hero.shield));
      if (held.length > 0) return 2 + prey;
      const way = nearest(option.place);
      return shy ? Math.min(way, 12) - 8 : -way;
    }),
  );
}

function facingWeights(s: State, options: readonly SuperOption[]): number[] {
  const monster = movedMonster(s);
  const [nearest] = monster ? engaged(boardOf(s), isBig(monster), monster.at, targetsOf(s)) : [];
  if (!monster || !nearest) return options.map((_, at) => (at === 0 ? 1 : 0));
  const best = bestFacing(boardOf(s), isBig(monster), monster.at, nearest.cell, targetsOf(s));
  return options.map((option) => (option.do === 'face' && option.facing === best.facing ? 1 : 0));
}

// --- everything else -------------------------------------------------------------------------------------------------
function weight(s: State, { kind }: Decision, option: SuperOption): number {
  switch (option.do) {
    case 'star':
    case 'raise':
      return chargeWeight(s, option.ability);
    case 'spend':
      return kind === 'defend' ? ([0.2, 1, 3, 3, 2, 1, 1][option.dice] ?? 1) : 1;
    case 'strike':
      return preyWeight(heroState(s, option.at.figure));
    case 'laugh':
      return 0.01;
    case 'equip':
      return kind === 'arrange' ? 1 : 4;
    case 'exchange':
      return 0.2;
    case 'leave':
    case 'none':
      return 0.3;
    case 'yes':
      return 3;
    case 'again':
      return 1 + option.dice;
    case 'done':
      return kind === 'umAttack' ? 0.05 : 2;
    /** Nobody juggles with what he carries. */
    case 'stow':
      return kind === 'arrange' ? 0 : 1;
    case 'swapHands':
    case 'discard':
    case 'give':
      return 0;
    default:
      return 1;
  }
}

/** What is nearly full first. */
function chargeWeight(s: State, ability: string): number {
  const hero = s.heroes.find((each) => abilityIndex(each, ability) >= 0);
  if (!hero) return 1;
  const index = abilityIndex(hero, ability);
  return isFull(hero, index) ? 1 : 1 + (hero.energy[index] ?? 0);
}

/** Who has no tokens left cannot defend himself. */
const preyWeight = ({ life, shield }: HeroState): number => 8 / ((1 + life) * (1 + 0.5 * shield));
