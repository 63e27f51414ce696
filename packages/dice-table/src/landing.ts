/**
 * Where dice land when nobody simulates them: bots and simulations draw from what was measured once, for every kind of
 * throw and every level of skill. Nothing here needs the physics.
 */
import type { Level } from './hand.ts';
import { LANDINGS } from './landings.ts';
import type { HandField } from './limits.ts';
import { HAND_FIELDS, limitsOf } from './limits.ts';
import type { Die, Region, Requirement, ThrowInput } from './types.ts';
import { REGIONS, REQUIREMENTS } from './types.ts';

/** One kind of throw, measured: a good aim for it, and how often each landing came of it. */
export interface MeasuredThrow {
  readonly aim: ThrowInput;
  /** By the rules' code of the landing, without face and thorns: `section4`, `hole fault:bounce`. */
  readonly landings: { readonly [level in Level]: { readonly [code: string]: number } };
  /** In how many of a thousand throws a bush is touched, when bushes stand. */
  readonly thorns: { readonly [level in Level]: number };
}

export type LandingFault = 'bounce' | Requirement;

export interface Landing {
  readonly rest: Region;
  readonly faults: readonly LandingFault[];
  /** How often, against the other landings of the same list. */
  readonly weight: number;
}

const bodyOf = (die: Die): string => (die === 'big' || die === 'rubber' ? die : 'wood');

/** The measured throws that make up this one: itself, or else each of its requirements alone. */
function measuredFor(die: Die, styles: readonly Requirement[]): readonly MeasuredThrow[] {
  const name = (...words: string[]): string => words.join(' ');
  const sorted = REQUIREMENTS.filter((style) => styles.includes(style));
  const whole = LANDINGS[name(bodyOf(die), ...sorted)] ?? LANDINGS[name('wood', ...sorted)];
  if (whole) return [whole];
  const parts = sorted.map((style) => LANDINGS[name('wood', style)]);
  return parts.filter((part) => part !== undefined);
}

function readCode(code: string, weight: number): Landing {
  const [rest = 'outside', ...marks] = code.split(' ');
  return {
    rest: rest as Region,
    faults: marks.map((mark) => mark.slice('fault:'.length) as LandingFault),
    weight,
  };
}

const read = (measured: MeasuredThrow, level: Level): Landing[] =>
  Object.entries(measured.landings[level]).map(([code, weight]) => readCode(code, weight));

const total = (landings: readonly Landing[]): number => landings.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The landings of a throw at this level. A set of requirements that was not measured is taken for independent: the die
 * lands as under the hardest of them, and each of the others spoils as many throws as it does alone.
 */
export function landingsOf(die: Die, styles: readonly Requirement[], level: Level): readonly Landing[] {
  const parts = measuredFor(die, styles)
    .map((measured) => read(measured, level))
    .sort((a, b) => hitShare(a) - hitShare(b));
  const [hardest = [], ...others] = parts;
  return others.reduce(spoilt, hardest);
}

/** `landings`, of which another requirement spoils its share. */
function spoilt(landings: readonly Landing[], other: readonly Landing[]): readonly Landing[] {
  const all = total(other);
  const faulty = other.filter(({ faults }) => faults.length > 0);
  const fine = all - total(faulty);
  return [
    ...landings.map((landing) => ({ ...landing, weight: landing.weight * fine })),
    ...faulty.map((landing) => ({ ...landing, weight: landing.weight * total(landings) })),
  ];
}

const isHit = ({ rest, faults }: Landing): boolean =>
  faults.length === 0 && REGIONS.indexOf(rest) > REGIONS.indexOf('hole');

/** The part of these landings that are Hits. */
export const hitShare = (landings: readonly Landing[]): number =>
  total(landings.filter(isHit)) / total(landings);

/** In how many of a thousand throws a bush is touched, when bushes stand. */
export const thornsOf = (die: Die, styles: readonly Requirement[], level: Level): number =>
  Math.max(...measuredFor(die, styles).map(({ thorns }) => thorns[level]));

/** [DF-SIM-28] Below this share of hits at level good a set of requirements is practically impossible. */
const IMPOSSIBLE = 0.08;

export const isPracticallyImpossible = (styles: readonly Requirement[]): boolean =>
  hitShare(landingsOf('white', styles, 'good')) < IMPOSSIBLE;

/** A good aim for a throw, as bots take it. A set that was not measured has none. */
export function aimFor(die: Die, styles: readonly Requirement[]): ThrowInput | undefined {
  const sorted = REQUIREMENTS.filter((style) => styles.includes(style));
  const aim = (LANDINGS[[bodyOf(die), ...sorted].join(' ')] ?? LANDINGS[['wood', ...sorted].join(' ')])?.aim;
  if (aim === undefined) return undefined;
  const { hand } = limitsOf(die, sorted, aim);
  // What is locked for this die (a bigger one stands higher) is as it must be.
  const fitted = HAND_FIELDS.map((field) => {
    const [low, high] = hand[field];
    return [field, Math.min(high, Math.max(low, aim[field]))];
  });
  return { ...aim, die, ...(Object.fromEntries(fitted) as Pick<ThrowInput, HandField>) };
}
