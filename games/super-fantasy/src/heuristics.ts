/** What bots believe about positions. How they take their choices at a glance stands in inclinations.ts. */
import { NONE } from '@questhall/geometry';
import type { Seat } from '@questhall/kernel';
import { chancesBy } from '@questhall/kernel';
import { FIT } from './chances.ts';
import { kindCard } from './content/index.ts';
import { DOOR_COST, distancesToEach, far, nearestHeroFor } from './queries/ai.ts';
import { isInReach } from './queries/attack.ts';
import { figureSquares, isBig } from './queries/board.ts';
import { isFull, levelOf, maxLifeOf, weaponsOf } from './queries/heroes.ts';
import { isAwake, lifeOfMonster, stepOf } from './queries/monsters.ts';
import { oddsOf } from './queries/odds.ts';
import { umSeat } from './queries/seats.ts';
import { foesOf } from './queries/zones.ts';
import type { HeroState, MonsterState, State } from './state.ts';
import { wayLeft, waysFor } from './tactics/goals.ts';
import { progressOf } from './tactics/progress.ts';

export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  if (s.dodge) return dodgeChance(s, seat % 2);
  if (s.options.mode === 'big-hunting') return huntChance(s, seat);
  return seat === umSeat(s) ? 1 - heroesChance(s, menaceOf(s)) : heroesChance(s, presenceOf(s));
}

const chanceOf = chancesBy(FIT);

/** A smooth way into 0 to 1: x / (1 + |x|), shifted. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

/** What a turn is worth, which is also what a knock-out costs. */
const A_TURN = 0.7;

/** Progress against time, and what the heroes have to show for themselves against the monsters. */
function heroesChance(s: State, monsters: number): number {
  const team = Math.max(1, s.heroes.length);
  let sum = progressOf(s) + A_TURN * (s.endToken - s.turnMarker) - 26 - monsters;
  const attacks = attacksOn(s);
  for (const [at, hero] of s.heroes.entries()) {
    const hits = hitsOf(s, hero, attacks[at] ?? 0);
    sum += (heroWorth(s, hero) - (0.8 * Math.min(hits, hero.life)) / maxLifeOf(hero)) / team;
    sum -= A_TURN * knockOut(hero, hits);
  }
  return chanceOf(squeeze(0.1 * sum), s.options);
}

const AWAKE = 0.08;
const ASLEEP = 0.03;

/** Monsters that are there, and what is left of them. */
function presenceOf(s: State): number {
  let sum = 0;
  for (const monster of s.monsters) {
    sum += (isAwake(s, monster) ? AWAKE : ASLEEP) * livingOf(s, monster);
    if (monster.frozen || monster.stunned) sum -= 0.02;
  }
  return sum;
}

const livingOf = (s: State, monster: MonsterState): number => 1 + lifeOfMonster(s, monster) - monster.wounds;

/** The same for who commands them: they are worth the more, the nearer they are to somebody. */
function menaceOf(s: State): number {
  const [small, large] = [nearestHeroFor(s, false), nearestHeroFor(s, true)];
  let sum = 0;
  for (const monster of s.monsters) {
    const near = isAwake(s, monster) ? closeness((isBig(monster) ? large : small)(monster.at)) : 0;
    sum += (ASLEEP + 2 * (AWAKE - ASLEEP) * near) * livingOf(s, monster);
    if (monster.frozen || monster.stunned) sum -= 0.02;
  }
  return sum;
}

/** 1 beside a hero, less with every step, half of it behind a closed door. */
function closeness(way: number): number {
  const doors = Math.trunc(way / DOOR_COST);
  return 1 / ((1 + doors) * (1 + (way - doors * DOOR_COST) / 6));
}

function heroWorth(s: State, hero: HeroState): number {
  const life = hero.life / maxLifeOf(hero);
  const held = hero.frozen || hero.caged || hero.inHole ? 0.2 : 0;
  const gear = hero.slots.filter((item) => item !== '').length * 0.2 + hero.backpack.length * 0.08;
  const grown = 0.08 * hero.xp + 0.1 * levelOf(hero);
  return (
    0.8 * life + grown + energyWorth(hero) + blowWorth(s, hero) + gear - held - (hero.poisoned ? 0.1 : 0)
  );
}

/** Energy is good, a full ability better. */
function energyWorth(hero: HeroState): number {
  let sum = 0;
  for (let index = 0; index < hero.energy.length; index++) {
    sum += 0.02 * (hero.energy[index] ?? 0) + (isFull(hero, index) ? 0.03 : 0);
  }
  return sum;
}

/** A blow he can still strike, with what lies ready for it: a little less than having struck it. */
function blowWorth(s: State, hero: HeroState): number {
  if (s.turn?.hero !== hero.id || s.turn.pool === 0 || s.turn.ending) return 0;
  const dice = Math.min(s.turn.pool, 4);
  const ways = waysFor(s, hero);
  let best = 0;
  for (const weapon of weaponsOf(hero)) {
    for (const figure of foesOf(s, hero.id)) {
      if (!isInReach(s, hero.cell, figure, weapon)) continue;
      const wanted = wayLeft(ways, figureSquares(s, figure)[0] ?? NONE) === 0;
      const odds = oddsOf(s, hero, { do: 'attack', weapon: weapon.id, at: { figure }, dice }) ?? 0.5;
      best = Math.max(best, odds * (wanted ? 0.3 : 0.07) * s.heroes.length);
    }
  }
  return best;
}

/** How sure a monster that has to walk first gets to somebody. */
const WALKING = 0.8;

/** Attacks that each hero has to expect: every monster goes for one of those it reaches. */
function attacksOn(s: State): number[] {
  const attacks = s.heroes.map(() => 0);
  const small = waysToHeroes(s, false);
  const large = waysToHeroes(s, true);
  for (const monster of s.monsters) {
    if (!isAwake(s, monster)) continue;
    const ways = (isBig(monster) ? large : small).map((table) => far(table, monster.at));
    const least = Math.min(...ways);
    const limit = least === 0 ? 0 : stepOf(s, monster);
    const reached = ways.filter((way) => way <= limit).length;
    for (const [at, way] of ways.entries()) {
      if (way <= limit) attacks[at] = (attacks[at] ?? 0) + (limit === 0 ? 1 : WALKING) / reached;
    }
  }
  return attacks;
}

/** How far it is to each hero who can be attacked, for monsters of one size; nothing leads to the others. */
function waysToHeroes(s: State, big: boolean): (readonly number[])[] {
  const there = (hero: HeroState): boolean => !hero.lying && hero.cell >= 0;
  const cells = s.heroes.filter(there).map((hero) => hero.cell);
  const ways = distancesToEach(s, big, cells);
  return s.heroes.map((hero) => (there(hero) ? (ways[cells.indexOf(hero.cell)] ?? []) : []));
}

/** Hits to come, as far as tokens, and dice that can still become tokens, do not stop them. */
function hitsOf(s: State, hero: HeroState, attacks: number): number {
  if (attacks === 0) return 0;
  const dice = hero.shield + (s.turn?.hero === hero.id && !s.turn.ending ? s.turn.pool : 0);
  return attacks / (1 + (0.5 * dice) / attacks);
}

/** How likely so many hits knock him out. */
const knockOut = ({ life }: HeroState, hits: number): number =>
  hits >= life ? 1 : (hits / life) * (hits / life);

function huntChance(s: State, seat: Seat): number {
  const at = s.heroes.findIndex((hero) => hero.seat === seat);
  const own = s.heroes[at];
  if (!own) return 0.5;
  const hits = hitsOf(s, own, attacksOn(s)[at] ?? 0);
  const best = Math.max(0, ...s.heroes.filter((hero) => hero.seat !== seat).map((hero) => hero.points));
  const wounded = s.monsters.reduce(
    (sum, monster) =>
      monster.hurtBy.includes(own.id)
        ? sum + (kindCard(monster.kind).points * monster.wounds) / (4 * lifeOfMonster(s, monster))
        : sum,
    0,
  );
  return squeeze(
    0.25 * (own.points - best) + 0.2 * wounded + 0.5 * (heroWorth(s, own) - knockOut(own, hits)) - 0.4,
  );
}

/** Goals, then how near the Tome is to the own base. */
function dodgeChance(s: State, team: number): number {
  if (!s.dodge) return 0.5;
  const goals = (s.dodge.score[team] ?? 0) - (s.dodge.score[1 - team] ?? 0);
  const carrier = s.heroes.find((hero) => hero.tome !== '');
  const at = carrier ? carrier.cell : s.dodge.tome;
  const column = at % 24;
  const towards = (team === 0 ? 12 - column : column - 11) / 12;
  const holds = carrier ? (carrier.seat % 2 === team ? 0.6 : -0.6) : nearest(s, team, at);
  let life = 0;
  for (const hero of s.heroes) life += (hero.seat % 2 === team ? 1 : -1) * heroWorth(s, hero) * 0.15;
  return squeeze(1.5 * goals + 0.8 * towards + holds + life);
}

/** Who is nearer to the Tome on the ground. */
function nearest(s: State, team: number, at: number): number {
  const gap = (hero: HeroState): number =>
    Math.max(
      Math.abs((hero.cell % 24) - (at % 24)),
      Math.abs(Math.trunc(hero.cell / 24) - Math.trunc(at / 24)),
    );
  const least = (of: number): number =>
    Math.min(24, ...s.heroes.filter((hero) => hero.seat % 2 === of && hero.cell >= 0).map(gap));
  return (least(1 - team) - least(team)) * 0.02;
}
