/** What bots believe about positions. How they take their choices at a glance stands in inclinations.ts. */
import type { Seat } from '@questhall/kernel';
import { chancesBy, squeezed } from '@questhall/kernel';
import { FIT } from './chances.ts';
import { monsterCard } from './queries/cards.ts';
import { evilLordSeat, heroCount, levelAt, lifeOf, remainingLife, typeOf } from './queries/values.ts';
import type { HeroState, State } from './state.ts';

/**
 * How likely a seat is to win, 0 to 1. The Heroes' chance is a sum of what they have and what stands against them,
 * squeezed between 0 and 1; the Evil Lord's is what is left.
 */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  const chance = heroesChance(squeezed(heroesProspect(s)), s.options);
  return seat === evilLordSeat(s) ? 1 - chance : chance;
}

const heroesChance = chancesBy(FIT);

/**
 * How much each thing changes the prospect, as the logarithm of the odds. Fitted to who won in some thousand matches
 * played by inclination. What Heroes have and what Monsters are left is counted per Hero of the party.
 */
interface Weights {
  readonly base: number;
  readonly round: number;
  /** Points of Life left, and Heroes with no more than two of them. */
  readonly life: number;
  readonly low: number;
  /** In Worlds 1 and 2 who has fallen comes back hale, but without what they carried. */
  readonly fallen: number;
  readonly xp: number;
  readonly level2: number;
  readonly level3: number;
  readonly treasure: number;
  readonly prize: number;
  readonly card: number;
  readonly joker: number;
  /** Cards to Defend with. */
  readonly own: number;
  readonly monster: number;
  readonly monsterLife: number;
  readonly bite: number;
  /** All the Life of the Boss, or the part of it that is left. */
  readonly boss: number;
}

/**
 * The step from one World to the next is never a loss in itself, or bots would rather stay where they are: a new World begins
 * about where the last one ended.
 */
const STANDARD: readonly [Weights, Weights, Weights] = [
  {
    ...{ base: -1.5, round: -0.12, life: 0.16, low: -0.2, fallen: 1, xp: 0.1, level2: 0.35, level3: 0.3 },
    ...{ treasure: 0.7, prize: 0.3, card: 0.06, joker: 0.1, own: 0.06 },
    ...{ monster: -0.3, monsterLife: -0.06, bite: -0.02, boss: 0 },
  },
  {
    ...{ base: -0.5, round: -0.12, life: 0.17, low: -0.2, fallen: 1.6, xp: 0.06, level2: 0.3, level3: 0.3 },
    ...{ treasure: 0.55, prize: 0.45, card: 0.05, joker: 0.12, own: 0.16 },
    ...{ monster: -0.3, monsterLife: -0.06, bite: -0.03, boss: 0 },
  },
  {
    ...{ base: 3.3, round: -0.36, life: 0.24, low: -0.7, fallen: -2.5, xp: 0.05, level2: 0.6, level3: 0.5 },
    ...{ treasure: 0.4, prize: 0.4, card: 0.05, joker: 0.3, own: 0.35 },
    ...{ monster: 0, monsterLife: -0.06, bite: -0.06, boss: -4.5 },
  },
];

/** One clock for the whole game: time is dear, blood is cheap. */
const DOGS_LIFE: readonly [Weights, Weights, Weights] = [
  {
    ...{ base: -1, round: -0.65, life: 0.05, low: -0.4, fallen: -0.4, xp: 0.1, level2: 0.6, level3: 0.3 },
    ...{ treasure: 0.6, prize: 0.45, card: 0.1, joker: 0.1, own: 0.06 },
    ...{ monster: -0.5, monsterLife: -0.15, bite: 0, boss: 0 },
  },
  {
    ...{ base: 0.5, round: -0.5, life: 0.05, low: -0.5, fallen: -0.4, xp: 0.1, level2: 0.4, level3: 0.4 },
    ...{ treasure: 0.5, prize: 0.45, card: 0.06, joker: 0.3, own: 0.1 },
    ...{ monster: -0.4, monsterLife: -0.15, bite: 0, boss: 0 },
  },
  {
    ...{ base: 5, round: -0.5, life: 0.1, low: -0.9, fallen: -2.3, xp: 0.1, level2: 0.5, level3: 0.5 },
    ...{ treasure: 0.4, prize: 0.5, card: 0.06, joker: 0.2, own: 0.3 },
    ...{ monster: 0, monsterLife: -0.03, bite: -0.04, boss: -4.5 },
  },
];

function heroesProspect(s: State): number {
  const players = heroCount(s);
  const weights = (s.options.dogsLife ? DOGS_LIFE : STANDARD)[Math.max(0, s.world - 1)] as Weights;
  let sum = 0;
  for (const hero of s.heroes) sum += heroWorth(s, hero, weights);
  for (const { id } of s.monsters) {
    if (id !== s.boss)
      sum += weights.monster + weights.monsterLife * remainingLife(s, id) + weights.bite * biteOf(id);
  }
  return weights.base + weights.round * s.round + sum / players + weights.boss * bossLeft(s);
}

function heroWorth(s: State, hero: HeroState, w: Weights): number {
  const level = levelAt(hero.xp.length);
  const lasting =
    Math.min(hero.xp.length, 8) * w.xp + (level > 1 ? w.level2 : 0) + (level > 2 ? w.level3 : 0);
  if (hero.fallen) return lasting + w.fallen;
  const left = Math.max(0, remainingLife(s, hero.id));
  const gear = hero.treasures.length * w.treasure + hero.prizes.length * w.prize;
  return lasting + gear + left * w.life + (left <= 2 ? w.low : 0) + handWorth(s, hero, w);
}

function handWorth(s: State, { id, hand }: HeroState, w: Weights): number {
  const own = typeOf(s, id);
  let sum = hand.length * w.card;
  for (const card of hand) {
    if (card === 'joker') sum += w.joker;
    else if (card === own) sum += w.own;
  }
  return sum;
}

/** The part of its Life that the Boss has left. Before it has come, all of it. */
function bossLeft(s: State): number {
  const { boss } = s;
  if (boss === null || !s.monsters.some(({ id }) => id === boss)) return 1;
  return Math.max(0, remainingLife(s, boss)) / lifeOf(s, boss);
}

const bites = new Map<string, number>();

/** What its attacks deal in a Turn; those that reach far count twice. */
function biteOf(id: string): number {
  let bite = bites.get(id);
  if (bite === undefined) {
    bite = 0;
    for (const effect of monsterCard(id).turn) {
      if (effect.do !== 'attack' || typeof effect.damage !== 'number') continue;
      bite += ONE_TARGET.includes(effect.reach) ? effect.damage : 2 * effect.damage;
    }
    bites.set(id, bite);
  }
  return bite;
}

const ONE_TARGET: readonly string[] = ['melee', 'distance', 'any'];
