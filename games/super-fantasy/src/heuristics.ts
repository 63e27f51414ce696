/** What bots believe about this game. */
import type { Seat } from '@questhall/kernel';
import { kindCard } from './content/index.ts';
import { maxLifeOf } from './queries/heroes.ts';
import { lifeOfMonster } from './queries/monsters.ts';
import { progressOf } from './queries/progress.ts';
import { umSeat } from './queries/seats.ts';
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
  let sum = 4 * progressOf(s) + 1.4 * time - 1.6;
  for (const hero of s.heroes) sum += heroWorth(hero) / team;
  for (const monster of s.monsters) {
    const left = lifeOfMonster(s, monster) - monster.wounds;
    sum -= (0.05 + 0.06 * left + (monster.frozen || monster.stunned ? -0.02 : 0)) / team;
  }
  return squeeze(0.6 * sum);
}

function heroWorth(hero: HeroState): number {
  const life = hero.life / maxLifeOf(hero);
  const held = hero.frozen || hero.caged || hero.inHole ? 0.15 : 0;
  const energy = hero.energy.reduce((all, n) => all + n, 0) * 0.012;
  const gear = hero.slots.filter((item) => item !== '').length * 0.12 + hero.backpack.length * 0.05;
  return 0.7 * life + 0.05 * hero.xp + energy + gear + shieldWorth(hero) - held - (hero.poisoned ? 0.1 : 0);
}

/** Shield Die tokens count less the more there are. */
const shieldWorth = (hero: HeroState): number => 0.12 * (1 - 1 / (1 + hero.shield));

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
  return squeeze(0.25 * (own.points - best) + 0.2 * wounded + 0.5 * heroWorth(own) - 0.4);
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
  for (const hero of s.heroes) life += (hero.seat % 2 === team ? 1 : -1) * heroWorth(hero) * 0.15;
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
