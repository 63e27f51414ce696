/**
 * Where dice land when nobody simulates them: bots and simulations draw from what was measured once, for every kind of
 * throw and every level of skill. Nothing here needs the physics.
 */
import type { Level } from './hand.ts';
import type { Landing } from './landing-codes.ts';
import { readTally } from './landing-codes.ts';
import { LANDINGS } from './landings.ts';
import type { Choices, Range } from './limits.ts';
import { CUP_FIELDS, FINGER_FIELDS, HAND_FIELDS, limitsOf } from './limits.ts';
import { CUP } from './measures.ts';
import type { Board, Die, Requirement, ThrowInput } from './types.ts';
import { REGIONS, REQUIREMENTS } from './types.ts';

/** One kind of throw, measured: a good aim for it, and how often each landing came of it (see landing-codes.ts). */
export interface MeasuredThrow {
  readonly aim: ThrowInput;
  readonly landings: { readonly [level in Level]: string };
  /** The same over a bone, while the bushes stand; where it was not measured, as without them. */
  readonly bushes?: { readonly [level in Level]: string };
  /** The same among many dice that lie there already; where it was not measured, as among few. */
  readonly crowded?: { readonly [level in Level]: string };
}

/** So many dice that lie there are a crowd: they stop, turn and carry the next one. */
export const CROWD = 4;

/** What a die falls on besides the board. */
export interface Ground {
  readonly bushes: boolean;
  /** Dice that lie there. */
  readonly lying: number;
}
const EMPTY: Ground = { bushes: false, lying: 0 };

const tallyOn = (measured: MeasuredThrow, { bushes, lying }: Ground): MeasuredThrow['landings'] =>
  (bushes ? measured.bushes : lying >= CROWD ? measured.crowded : undefined) ?? measured.landings;

/** The dice that all behave alike are of wood, or of whatever the box has in its place. */
const bodyOf = (die: Die): string =>
  die === 'red' || die === 'green' || die === 'blue' || die === 'white' ? 'wood' : die;

/** The measured throws that make up this one: itself, or else the die and each of its requirements alone. */
function measuredFor(die: Die, styles: readonly Requirement[], board: Board): readonly MeasuredThrow[] {
  const known = LANDINGS[board];
  const name = (...words: string[]): string => words.join(' ');
  const sorted = REQUIREMENTS.filter((style) => styles.includes(style));
  const whole = known[name(bodyOf(die), ...sorted)];
  if (whole) return [whole];
  const body = bodyOf(die);
  const parts = [
    ...(body === 'wood' ? [] : [known[body]]),
    ...sorted.map((style) => known[name(body, style)] ?? known[name('wood', style)]),
  ];
  return parts.filter((part) => part !== undefined);
}

const total = (landings: readonly Landing[]): number => landings.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The landings of a throw at this level. A set of requirements that was not measured is taken for independent: the die
 * lands as under the hardest of them, and each of the others spoils as many throws as it does alone.
 */
export function landingsOf(
  die: Die,
  styles: readonly Requirement[],
  level: Level,
  board: Board,
  ground = EMPTY,
): readonly Landing[] {
  const parts = measuredFor(die, styles, board)
    .map((measured) => readTally(tallyOn(measured, ground)[level]))
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

/** [DF-SIM-28] Below this share of hits at level good a set of requirements is practically impossible. */
const IMPOSSIBLE = 0.08;

export const isPracticallyImpossible = (styles: readonly Requirement[]): boolean =>
  hitShare(landingsOf('white', styles, 'good', 'labyrinth')) < IMPOSSIBLE;

/** The stance of a set of requirements that leaves a choice: what is easiest. */
function choicesFor(styles: readonly Requirement[]): Choices {
  const has = (style: Requirement): boolean => styles.includes(style);
  const launched = has('chalice') || has('ramp') || has('flick');
  return {
    ...(has('oneEye') && { eye: 'right' as const }),
    ...(has('hip') && { hip: has('oneEye') ? ('touch' as const) : ('start' as const) }),
    ...(has('knee') && {
      knee: launched && !has('oneEye') && !has('hip') ? ('start' as const) : ('touch' as const),
    }),
  };
}

/** Of several requirements, the first of these says most about how the hand moves. */
const LEADING = ['chalice', 'ramp', 'flick', 'hip', 'knee', 'oneEye', 'diceSpin', 'gate', 'dancing'] as const;

const QUARTER = 1024;
const NEAR_SIDE = 512;

/** Every board is the same after each quarter of a turn: an aim from anywhere is one from the near side, too (45 to 135 degrees). */
export const fromNearSide = <Input extends { readonly az: number }>(input: Input): Input => ({
  ...input,
  az: NEAR_SIDE + ((((input.az - NEAR_SIDE) % QUARTER) + QUARTER) % QUARTER),
});

/** Over the nearest bone, away from the bushes. */
export const overBone = <Input extends { readonly az: number }>(input: Input): Input => ({
  ...input,
  az: (Math.floor(input.az / QUARTER) * QUARTER + QUARTER / 2) % (4 * QUARTER),
});

/** Where a hand begins to aim, for every set of requirements: a good aim if one is known, or else the nearest legal one. */
export function startAim(die: Die, styles: readonly Requirement[], board: Board): ThrowInput {
  const known = aimFor(die, styles, board);
  if (known !== undefined) return known;
  const leading = LEADING.find((style) => styles.includes(style));
  const near = nearAim(die, leading === undefined ? [] : [leading], board);
  const choices = choicesFor(styles);
  const { hand, cup, finger, grip } = limitsOf(die, styles, choices);
  const { eye: _eye, hip: _hip, knee: _knee, cup: nearCup, finger: nearFinger, ...held } = near;
  const placed = fitted(hand, HAND_FIELDS, held);
  const { travel, ...swung } = nearCup ?? { tau: 200, tilt: 80, travel: 80, lift: 10 };
  return {
    ...held,
    die,
    styles: [...styles],
    grip,
    ...placed,
    // The cup does not come nearer to the board than this.
    ...(cup && {
      cup: fitted(cup, CUP_FIELDS, { ...swung, travel: Math.min(travel, placed.r - 100 * CUP.nearest) }),
    }),
    ...(finger && {
      finger: fitted(finger, FINGER_FIELDS, nearFinger ?? { power: 1800, hitY: 0, hitZ: 0 }),
    }),
    ...choices,
  };
}

/** Of one requirement at most: of this die, or of those that are thrown most. */
const nearAim = (die: Die, styles: readonly Requirement[], board: Board): ThrowInput =>
  (aimFor(die, styles, board) ?? aimFor('white', styles, board)) as ThrowInput;

/** Every number as near to the wished one as it may be. */
export const fitted = <Name extends string>(
  limits: { readonly [name in Name]: Range },
  names: readonly Name[],
  wished: { readonly [name in Name]: number },
): { [name in Name]: number } =>
  Object.fromEntries(
    names.map((name) => {
      const [low, high] = limits[name];
      return [name, Math.min(high, Math.max(low, Math.round(wished[name]))) + 0];
    }),
  ) as { [name in Name]: number };

/** A good aim for a throw, as bots take it. A set that was not measured has none. */
export function aimFor(die: Die, styles: readonly Requirement[], board: Board): ThrowInput | undefined {
  const sorted = REQUIREMENTS.filter((style) => styles.includes(style));
  const aim = LANDINGS[board][[bodyOf(die), ...sorted].join(' ')]?.aim;
  if (aim === undefined) return undefined;
  const { hand } = limitsOf(die, sorted, aim);
  // What is locked for this die (a bigger one stands higher) is as it must be.
  return { ...aim, die, styles: [...styles], ...fitted(hand, HAND_FIELDS, aim) };
}
