/** What the measured landings say about a throw: how often it Hits, and how well. */
import type { Board, Die, Requirement, Section } from '../throws.ts';
import { SECTION_VALUES } from '../throws.ts';
import type { Hand, Weapon } from '../vocabulary.ts';
import { landingShares } from './landings.ts';

export interface Odds {
  /** Hits of a thousand throws. */
  readonly hits: number;
  /** Mean value of a Hit, in hundredths. */
  readonly mean: number;
}

const BITS: { readonly [requirement in Requirement]: number } = {
  chalice: 1,
  dancing: 2,
  diceSpin: 4,
  flick: 8,
  gate: 16,
  hip: 32,
  knee: 64,
  oneEye: 128,
  ramp: 256,
};

/** A set of requirements as a number, for looking it up. */
const keyOf = (requirements: readonly Requirement[]): number => {
  let key = 0;
  for (const requirement of requirements) key |= BITS[requirement];
  return key;
};

const known = new Map<number, Odds>();
const HAND_INDEX: { readonly [hand in Hand]: number } = { clumsy: 0, average: 1, good: 2, steady: 3 };
const DIE_INDEX: { readonly [die in Die]: number } = {
  red: 0,
  green: 0,
  blue: 0,
  white: 0,
  big: 1,
  rubber: 2,
  lead: 3,
  tiny: 4,
};
const BOARD_INDEX: { readonly [board in Board]: number } = { labyrinth: 0, fair: 1 };

/** Whose hand throws, and at which board. */
export interface Thrower {
  readonly hand: Hand;
  readonly board: Board;
}

/** Bots ask all the time, so it is computed once for each sort of throw. */
export function oddsOf(die: Die, requirements: readonly Requirement[], thrower: Thrower): Odds {
  const where = (BOARD_INDEX[thrower.board] << 5) | (DIE_INDEX[die] << 2) | HAND_INDEX[thrower.hand];
  const key = (keyOf(requirements) << 6) | where;
  let odds = known.get(key);
  if (odds === undefined) {
    odds = computed(die, requirements, thrower);
    known.set(key, odds);
  }
  return odds;
}

function computed(die: Die, requirements: readonly Requirement[], { hand, board }: Thrower): Odds {
  const { of, list } = landingShares(die, requirements, hand, board, { bushes: false, lying: 0 });
  let hits = 0;
  let damage = 0;
  for (const { what, weight } of list) {
    const value = what.faults.length === 0 ? (SECTION_VALUES[what.rest as Section] ?? 0) : 0;
    if (value > 0) hits += weight;
    damage += value * weight;
  }
  return {
    hits: Math.max(LEAST, Math.floor((hits * 1000) / of)),
    mean: hits === 0 ? 100 : Math.floor((damage * 100) / hits),
  };
}

/** Nothing never works. */
const LEAST = 20;

/** [DF-SIM-28] Below 8 % at a good hand. */
export const isPracticallyImpossible = (requirements: readonly Requirement[], board: Board): boolean =>
  oddsOf('red', requirements, { hand: 'good', board }).hits < 80;

const NOTHING: readonly Requirement[] = [];

/** What a Weapon adds to a throw on which nothing is imposed: in points of damage, and in Misses of one throw. */
export function weaponOdds(
  { damage, requirement }: Weapon,
  thrower: Thrower,
): { readonly damage: number; readonly misses: number } {
  const plain = oddsOf('red', NOTHING, thrower);
  const armed = requirement === undefined ? plain : oddsOf('red', [requirement], thrower);
  return {
    damage: (armed.hits * (armed.mean + 100 * damage) - plain.hits * plain.mean) / 100_000,
    misses: (plain.hits - armed.hits) / 1000,
  };
}
