/** What bots believe about positions. How they take their choices at a glance stands in inclinations.ts. */
import type { Seat } from '@questhall/kernel';
import { kindCard } from './content/index.ts';
import { distancesTo, far } from './queries/ai.ts';
import { isInReach } from './queries/attack.ts';
import { isBig } from './queries/board.ts';
import { isFull, levelOf, maxLifeOf, runningOf, weaponsOf } from './queries/heroes.ts';
import { isAwake, lifeOfMonster, stepOf } from './queries/monsters.ts';
import { progressOf } from './queries/progress.ts';
import { umSeat } from './queries/seats.ts';
import { foesOf } from './queries/zones.ts';
import type { HeroState, State } from './state.ts';

export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  if (s.dodge) return dodgeChance(s, seat % 2);
  if (s.options.mode === 'big-hunting') return huntChance(s, seat);
  const chance = heroesChance(s);
  return seat === umSeat(s) ? 1 - chance : chance;
}

/** A smooth way into 0 to 1: x / (1 + |x|), shifted. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

/** Progress against time, and what the heroes have to show for themselves. */
function heroesChance(s: State): number {
  const team = Math.max(1, s.heroes.length);
  const time = (s.endToken - s.turnMarker) / 12;
  let sum = progressOf(s) + 1.8 * time - 22;
  for (const hero of s.heroes) sum += (heroWorth(s, hero) - dangerTo(s, hero)) / team;
  for (const monster of s.monsters) {
    const left = lifeOfMonster(s, monster) - monster.wounds;
    const awake = isAwake(s, monster) ? 0.1 : 0.04;
    sum -= (awake * (0.6 + 0.4 * left) - (monster.frozen || monster.stunned ? 0.02 : 0)) / team;
  }
  return squeeze(0.1 * sum);
}

function heroWorth(s: State, hero: HeroState): number {
  const life = hero.life / maxLifeOf(hero);
  const held = hero.frozen || hero.caged || hero.inHole ? 0.2 : 0;
  const gear = hero.slots.filter((item) => item !== '').length * 0.2 + hero.backpack.length * 0.08;
  const grown = 0.05 * hero.xp + 0.1 * levelOf(hero);
  return 0.8 * life + grown + energyWorth(s, hero) + gear - held - (hero.poisoned ? 0.1 : 0);
}

/** Energy is good, a full ability better, and one that was used counts until its moment has passed. */
function energyWorth(s: State, hero: HeroState): number {
  let sum = 0;
  for (let index = 0; index < hero.energy.length; index++) {
    sum += 0.02 * (hero.energy[index] ?? 0) + (isFull(hero, index) ? 0.03 : 0);
  }
  const running = runningOf(s, hero.id);
  if (running.length > 0 && (s.turn?.pool ?? 0) > 0 && reachesFoe(s, hero)) sum += 0.14 * running.length;
  return sum;
}

function reachesFoe(s: State, hero: HeroState): boolean {
  const weapons = weaponsOf(hero);
  return foesOf(s, hero.id).some((foe) => weapons.some((weapon) => isInReach(s, hero.cell, foe, weapon)));
}

/** What a hit costs, as part of a life; and being knocked out, besides the turn it costs everybody. */
const KNOCKED_OUT = 0.25;

/** Hits to come, as far as tokens, and dice that can still become tokens, do not stop them. */
function dangerTo(s: State, hero: HeroState): number {
  if (hero.lying || hero.cell < 0) return 0;
  let attacks = 0;
  for (const monster of s.monsters) {
    if (!isAwake(s, monster)) continue;
    const way = far(distancesTo(s, isBig(monster), hero.cell), monster.at);
    if (way === 0) attacks += 1;
    else if (way <= stepOf(s, monster)) attacks += 0.4;
  }
  if (attacks === 0) return 0;
  const dice = hero.shield + (s.turn?.hero === hero.id && !s.turn.ending ? s.turn.pool : 0);
  const hits = attacks / (1 + (0.5 * dice) / attacks);
  return (0.8 * Math.min(hits, hero.life)) / maxLifeOf(hero) + (hits >= hero.life ? KNOCKED_OUT : 0);
}

function huntChance(s: State, seat: Seat): number {
  const own = s.heroes.find((hero) => hero.seat === seat);
  if (!own) return 0.5;
  const best = Math.max(0, ...s.heroes.filter((hero) => hero.seat !== seat).map((hero) => hero.points));
  const wounded = s.monsters.reduce(
    (sum, monster) =>
      monster.hurtBy.includes(own.id)
        ? sum + (kindCard(monster.kind).points * monster.wounds) / (4 * lifeOfMonster(s, monster))
        : sum,
    0,
  );
  return squeeze(
    0.25 * (own.points - best) + 0.2 * wounded + 0.5 * (heroWorth(s, own) - dangerTo(s, own)) - 0.4,
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
