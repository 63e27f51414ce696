/** What the landing table says about a throw: how often it Hits, and how well. */
import { PLAIN, PROFILES, SPECIAL, STYLED, WITH_GATE } from '../content/landing.ts';
import type { Die, Requirement } from '../throws.ts';
import type { Hand, Weapon } from '../vocabulary.ts';

export interface Odds {
  /** Hits of a thousand throws. */
  readonly hits: number;
  /** Mean value of a Hit, in hundredths. */
  readonly mean: number;
}

/** A set of requirements as a number, for looking it up. */
const keyOf = (requirements: readonly Requirement[]): number => {
  let key = 0;
  for (const requirement of requirements) key |= BITS[requirement];
  return key;
};
const BITS = Object.fromEntries(Object.keys(STYLED).map((name, index) => [name, 1 << index])) as {
  readonly [requirement in Requirement]: number;
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
};

/** Depends on printed tables only, so it is computed once for each sort of throw. */
export function oddsOf(die: Die, requirements: readonly Requirement[], hand: Hand): Odds {
  const key = (keyOf(requirements) << 4) | (DIE_INDEX[die] << 2) | HAND_INDEX[hand];
  let odds = known.get(key);
  if (odds === undefined) {
    odds = computed(die, requirements, hand);
    known.set(key, odds);
  }
  return odds;
}

/** Each requirement makes a throw as much harder as it makes a plain one; beside the Gate, as much as was measured there. */
function computed(die: Die, requirements: readonly Requirement[], hand: Hand): Odds {
  const plain = PLAIN[hand];
  const [start, startDamage] = die === 'big' || die === 'rubber' ? SPECIAL[die][hand] : plain;
  let hits = start;
  let mean = meanOf([start, startDamage]);
  const gate = requirements.includes('gate');
  for (const requirement of requirements) {
    const [styled] = STYLED[requirement][hand];
    const [from, to] =
      gate && requirement !== 'gate'
        ? [STYLED.gate[hand][0], withGate(requirement, hand)]
        : [plain[0], styled];
    hits = Math.floor((hits * Math.min(from, to)) / from);
    mean = Math.floor((mean * meanOf(STYLED[requirement][hand])) / meanOf(plain));
  }
  return { hits: Math.max(LEAST, hits), mean };
}

/** Nothing never works. */
const LEAST = 20;

const meanOf = ([hits, damage]: readonly [number, number]): number => Math.floor((damage * 1000) / hits);

function withGate(requirement: Exclude<Requirement, 'gate'>, hand: Hand): number {
  const [average, good] = WITH_GATE[requirement];
  if (hand === 'clumsy') return Math.floor((average * 4) / 10);
  return hand === 'average' ? average : good;
}

/** [DF-SIM-28] Below 8 % at a good hand. */
export const isPracticallyImpossible = (requirements: readonly Requirement[]): boolean =>
  oddsOf('red', requirements, 'good').hits < 80;

/** The profile whose mean is nearest. */
export function profileOf(mean: number): readonly number[] {
  let best = PROFILES[0] as (typeof PROFILES)[number];
  for (const profile of PROFILES) {
    const nearer = Math.abs(profile.mean - mean) < Math.abs(best.mean - mean);
    if (nearer) best = profile;
  }
  return best.share;
}

const NOTHING: readonly Requirement[] = [];

/** What a Weapon adds to a throw on which nothing is imposed: in points of damage, and in Misses of one throw. */
export function weaponOdds(
  { damage, requirement }: Weapon,
  hand: Hand,
): { readonly damage: number; readonly misses: number } {
  const plain = oddsOf('red', NOTHING, hand);
  const armed = requirement === undefined ? plain : oddsOf('red', [requirement], hand);
  return {
    damage: (armed.hits * (armed.mean + 100 * damage) - plain.hits * plain.mean) / 100_000,
    misses: (plain.hits - armed.hits) / 1000,
  };
}
