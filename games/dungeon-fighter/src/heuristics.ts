/** What bots believe about this game. */
import type { Seat } from '@questhall/kernel';
import { equipmentCard } from './queries/cards.ts';
import { foeDamage, isDefeated } from './queries/combat.ts';
import { maxLife } from './queries/heroes.ts';
import { icons, iconsNeeded } from './queries/progress.ts';
import type { HeroState, State } from './state.ts';

/** How likely the party is to win, 0 to 1: everybody wins or loses together. */
export function evaluate(s: State, seat: Seat): number {
  if (s.outcome) return s.outcome.winners.includes(seat) ? 1 : 0;
  if (s.heroes.length === 0) return 0.5;
  let sum = progress(s) + wealth(s) + combatWorth(s);
  for (const state of s.heroes) sum += heroWorth(state) / s.heroes.length;
  return squeeze(sum - 2.2);
}

/** A smooth way into 0 to 1 without floating-point functions. */
const squeeze = (x: number): number => 0.5 + (0.5 * x) / (1 + Math.abs(x));

/** Shops and icons on the way. */
const progress = (s: State): number =>
  0.35 * s.shops + (0.3 * Math.min(icons(s), iconsNeeded(s))) / iconsNeeded(s);

/** White dice win the last combat; Gold buys them. */
const wealth = (s: State): number =>
  0.11 * s.chest.white +
  0.035 * Math.min(s.chest.gold, 14) +
  0.05 * s.tokens.hammers +
  0.12 * s.relics.length;

function heroWorth(state: HeroState): number {
  if (state.eliminated) return -1.2;
  const gear = state.equipment.reduce((sum, id) => sum + gearWorth(id), 0);
  if (state.fainted) return gear - 0.55 - 0.15 * state.scars.length;
  const life = state.life / 9;
  const scars = 0.16 * state.scars.length;
  const levels = 0.08 * state.xp + 0.25 * state.tokens.length - 0.12 * state.spent.length;
  return gear + 1.2 * life * (2 - life) + 0.02 * (maxLife(state) - 9) - scars + levels;
}

function gearWorth(id: string): number {
  const card = equipmentCard(id);
  if (card.type === 'weapon') return card.requirement === undefined ? 0.45 : 0.16 + 0.04 * card.damage;
  if (card.type === 'armor') return 0.24;
  return 0.17;
}

/** What is left to do before the Monster falls. */
function combatWorth(s: State): number {
  const { combat } = s;
  if (!combat) return 0;
  if (isDefeated(s)) return 0.25 + (combat.life <= -3 ? 0.03 : 0) + 0.035 * combat.gold;
  const weight = combat.boss ? 2 : 0.8;
  const left = combat.life / combat.startLife;
  const tokens = (s.tokens.tracking ? 0.06 : 0) + (s.tokens.frog ? 0.05 : 0) + (s.tokens.shield ? 0.04 : 0);
  return (
    -weight * left * (0.5 + 0.05 * combat.startLife) * 0.5 +
    tokens +
    0.05 * combat.pool.length -
    0.02 * foeDamage(s)
  );
}
