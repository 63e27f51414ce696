/** What bots believe about this game. */
import type { Seat } from '@questhall/kernel';
import { chancesBy } from '@questhall/kernel';
import { FIT } from './chances.ts';
import { minionCard } from './content/index.ts';
import { adventureOf } from './objectives.ts';
import { consciousHeroes, isMonster } from './queries/figures.ts';
import { maxEnergy, maxHealth } from './queries/values.ts';
import type { State } from './state.ts';
import { outfitWorth } from './tactics/outfit.ts';
import { FAR, placesToGo, stepsTo, stepsToFoes } from './tactics/routes.ts';

/** How likely the party is to win from here, 0 to 1. */
export function evaluate(s: State, _seat: Seat): number {
  if (s.outcome) return s.outcome.winners.length > 0 ? 1 : 0;
  return chanceOf(squeeze(worth(s)), s.options);
}

const chanceOf = chancesBy(FIT);

/** A smooth way into 0 to 1 without floating-point functions. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

function worth(s: State): number {
  const party = Math.max(1, s.heroes.length);
  let sum = progressWorth(s) - 0.6 * adventureOf(s).tiles;
  for (const hero of s.heroes) {
    const gear =
      hero.skills.length * 0.02 +
      outfitWorth(hero) * 0.03 +
      hero.gold * 0.001 +
      hero.consumables.length * 0.02;
    if (hero.out) {
      sum += (gear - 0.5) / party;
      continue;
    }
    const health = hero.health / maxHealth(s, hero);
    sum +=
      (health * (2 - health) * 0.8 + (hero.energy / Math.max(1, maxEnergy(s, hero))) * 0.18 + gear) / party;
    sum -= (hero.conditions.length * 0.08) / party;
  }
  for (const ally of s.others) if (ally.kind === 'ally') sum += (0.8 * ally.health) / maxHealth(s, ally);
  return sum - threatOf(s) + nearness(s) - s.round * 0.012;
}

/** Threat points of what an exploration card of each level brings, per hero. */
const FULL_CARD = [2, 3.5, 5.1] as const;
const POINTS = [1, 2, 4] as const;

/** A whole card of fresh monsters weighs as much as half the step that brought it. */
function threatOf(s: State): number {
  const full = (FULL_CARD[adventureOf(s).act - 1] ?? 1) * Math.max(1, s.heroes.length);
  let sum = 0;
  for (const figure of s.others) {
    if (!isMonster(figure)) continue;
    const share = figure.health / Math.max(1, maxHealth(s, figure));
    if (figure.kind === 'villain') {
      sum += 0.2 + 0.8 * share;
      continue;
    }
    const helpless = figure.conditions.some(
      (each) => each === 'asleep' || each === 'frozen' || each === 'controlled',
    );
    const points = POINTS[minionCard(figure.card).level - 1] ?? 1;
    sum += ((points * (0.5 + 0.5 * share) * (helpless ? 0.7 : 1)) / full) * 0.55;
  }
  return sum;
}

/** Everything that brings the adventure on. */
function progressWorth(s: State): number {
  const { progress } = s;
  const { tiles } = adventureOf(s);
  const placed = progress.explored / Math.max(1, tiles - 1);
  const pieces = progress.keys + progress.levers + progress.freed + progress.mirrorsBroken;
  return (
    Math.max(1.4, tiles - 1) * placed +
    0.25 * pieces +
    0.1 * progress.bannerHeld -
    0.2 * progress.bannerMissed +
    (progress.gateOpen ? 0.5 : 0) +
    (progress.villainDown ? 0.9 : 0) +
    (progress.met ? 0.8 : 0) +
    s.won.length * 0.4
  );
}

/** Somebody to fight, or a place to go, should not be far away on foot. */
function nearness(s: State): number {
  const awake = consciousHeroes(s);
  if (awake.length === 0 || s.map.tiles.length === 0) return 0;
  const fighting = s.others.some(({ kind, cell }) => kind !== 'ally' && cell >= 0);
  const steps = fighting ? stepsToFoes(s) : stepsTo(s, placesToGo(s));
  let sum = 0;
  let best = FAR;
  for (const hero of awake) {
    const far = steps[hero.cell] as number;
    best = Math.min(best, far);
    sum -= Math.max(0, far - (fighting ? 2 : 0)) * 0.006;
  }
  for (const ally of s.others)
    if (ally.kind === 'ally' && ally.cell >= 0 && !fighting) sum -= (steps[ally.cell] as number) * 0.006;
  return sum - best * 0.012;
}
