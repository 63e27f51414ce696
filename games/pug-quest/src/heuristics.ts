/** What bots believe about this game. */
import type { Seat } from '@questhall/kernel';
import { standingHeroes, standingMonsters } from './queries/area.ts';
import { monsterCard } from './queries/cards.ts';
import { evilLordSeat, heroCount, lifeOf, remainingLife } from './queries/values.ts';
import type { State } from './state.ts';

/**
 * How likely a seat is to win, 0 to 1. The Heroes' chance is a sum of what they have and what stands against them,
 * squeezed between 0 and 1; the Evil Lord's is what is left.
 */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  const chance = heroesChance(s);
  return seat === evilLordSeat(s) ? 1 - chance : chance;
}

/** A smooth way into 0 to 1 without floating-point functions: x / (1 + |x|), shifted. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

function heroesChance(s: State): number {
  const players = heroCount(s);
  let sum = WORLD_REACHED[s.world - 1] ?? -1;
  for (const hero of s.heroes) sum += heroWorth(s, hero) / players;
  for (const id of standingMonsters(s)) {
    if (id !== s.boss) sum -= monsterThreat(s, id) / players;
  }
  sum += bossProgress(s);
  sum -= hurry(s);
  return squeeze(sum * 0.5);
}

const WORLD_REACHED = [-1.2, -0.9, -0.6] as const;

/** Life, experience, gear and cards; cards count less the more there are. */
function heroWorth(s: State, hero: State['heroes'][number]): number {
  const gear = hero.treasures.length * 0.22 + hero.prizes.length * 0.2;
  const experience = Math.min(hero.xp.length, 8) * 0.16;
  if (hero.fallen) return experience - (s.world === 3 ? 1.6 : 0.9);
  const life = remainingLife(s, hero.id) / lifeOf(s, hero.id);
  const cards =
    Math.min(hero.hand.length, 10) * 0.05 + hero.hand.filter((card) => card === 'joker').length * 0.03;
  return life * (2 - life) * 0.9 + experience + gear + cards;
}

/** What a Monster can still do before it falls. */
function monsterThreat(s: State, id: string): number {
  const card = monsterCard(id);
  const bite = card.turn.reduce(
    (most, effect) =>
      effect.do === 'attack' && typeof effect.damage === 'number' ? most + effect.damage : most,
    0,
  );
  return 0.22 + 0.1 * remainingLife(s, id) + 0.05 * bite;
}

/** The only thing that wins. */
function bossProgress(s: State): number {
  if (s.world < 3 || s.boss === null || !s.monsters.some((monster) => monster.id === s.boss)) return 0;
  return (3 * (lifeOf(s, s.boss) - remainingLife(s, s.boss))) / lifeOf(s, s.boss);
}

/** Rounds run out: in World 3, and all through A Dog's Life. */
function hurry(s: State): number {
  if (standingHeroes(s).length === 0) return 0;
  const pressing = s.world === 3 || s.options.dogsLife;
  return pressing ? s.round * 0.06 : s.round * 0.02;
}
