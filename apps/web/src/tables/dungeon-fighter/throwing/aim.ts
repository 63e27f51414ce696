/**
 * From a hand on the screen to a throw: where the thrower stands, how the die is pulled, and the numbers that come of it.
 * What a throw may be is said by the limits of the dice table; here is only what a hand wants.
 */
import type { Choices, FlipInput, Limits, Range, Sample, Sway, ThrowInput } from '@questhall/dice-table';
import {
  CUP_FIELDS,
  FINGER_FIELDS,
  FLIP_AIM,
  FLIP_LIMITS,
  fitted,
  flickOf,
  fromNearSide,
  HAND_FIELDS,
  limitsOf,
  makeOf,
  startAim,
} from '@questhall/dice-table';
import type { Board, FlipRequest, Template, ThrowRequest } from '@questhall/games/dungeon-fighter';

export type AimRequest = ThrowRequest | FlipRequest;
export type AimInput = ThrowInput | FlipInput;

/** How the die is pulled: degrees to the right of the centre of the board, and power from 0 to 1. */
export interface Pull {
  readonly heading: number;
  readonly power: number;
  /** How far the die is wound up for a spin, from 0 to 1; without it: as far as the stance says. */
  readonly wind?: number;
  /** Where the finger meets the die beside the point of the stance, in 0.1 mm to the right. */
  readonly hit?: number;
}

/** What a good aim pulls: so much is left for those who want more. */
export const GOOD_POWER = 0.62;
export const FARTHEST_HEADING = 24;

const QUARTER = 1024;
/** The player looks at the board from between these sides: the board is the same after each quarter of a turn. */
const LEAST_AZ = 512;

/** The stance a throw begins with. */
export function stanceFor(asked: AimRequest): AimInput {
  if (asked.kind === 'flip') return flipStance(asked.template);
  return fromNearSide(startAim(asked.die, asked.requirements, asked.board ?? 'labyrinth'));
}

const flipStance = (template: Template): FlipInput => ({ ...FLIP_AIM, az: QUARTER, template });

export const STANCE_STEPS = { az: 24, r: 20, y: 15, loft: 4, tilt: 4, travel: 8 } as const;
export type StanceField = keyof typeof STANCE_STEPS;
const LOFTS = [-60, 60] as const;
/** [DF-SIM-05] [DF-SIM-36] A flick rises by 15 to 45 degrees, or falls by 30 from the eye, however it is turned. */
const FLICKED_LOFTS = [18, 44] as const;
const FLICKED_FROM_EYE = [-28, 44] as const;

function loftsOf(stance: AimInput): readonly [number, number] {
  if (stance.kind === 'flip' || stance.finger === undefined) return LOFTS;
  return stance.eye === undefined ? FLICKED_LOFTS : FLICKED_FROM_EYE;
}

const degreesOf = (radians: number): number => (radians * 180) / Math.PI;
const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180;

/** A step around the table, nearer, higher, or with another loft; what is locked stays. */
export function stepped(stance: AimInput, field: StanceField, by: 1 | -1): AimInput {
  const change = by * STANCE_STEPS[field];
  if (field === 'loft') return lofted(stance, change);
  if (field === 'tilt' || field === 'travel') return swung(stance, field, change);
  const wished = { ...stance, [field]: stance[field] + change };
  if (field !== 'az') return legal(wished);
  return { ...wished, az: Math.min(LEAST_AZ + QUARTER - 1, Math.max(LEAST_AZ, wished.az)) };
}

/** The same speed, thrown higher or lower. */
function lofted(stance: AimInput, degrees: number): AimInput {
  const speed = Math.hypot(stance.vf, stance.vu);
  const [lowest, loftiest] = loftsOf(stance);
  const loft = Math.max(lowest, Math.min(loftiest, degreesOf(Math.atan2(stance.vu, stance.vf)) + degrees));
  const vf = Math.cos(radiansOf(loft)) * speed;
  const vu = Math.sin(radiansOf(loft)) * speed;
  if (stance.kind === 'throw' && stance.finger !== undefined)
    return legal({ ...stance, vu: (vu / vf) * stance.vf });
  return legal({ ...stance, vf, vu });
}

/** The cup is tipped or carried farther. */
function swung(stance: AimInput, field: 'tilt' | 'travel', change: number): AimInput {
  if (stance.kind === 'flip' || stance.cup === undefined) return stance;
  return legal({ ...stance, cup: { ...stance.cup, [field]: stance.cup[field] + change } });
}

/** [3.5] A hand before the belly that throws the die back against it, as it was found to work. */
const BANK_SHOT = { r: 483, y: 147, vf: -2297, vu: -209, wz: 0 } as const;

/** The choices of a stance, taken anew: another eye, from the belt or against it. */
export function chosen(stance: AimInput, choices: Choices, board: Board): AimInput {
  if (stance.kind === 'flip') return stance;
  if (choices.hip === undefined || choices.hip === stance.hip) return legal({ ...stance, ...choices });
  const { az } = stance;
  if (choices.hip === 'touch') return legal({ ...stance, ...choices, ...BANK_SHOT });
  return { ...fromNearSide(startAim(stance.die, stance.styles, board)), az };
}

/** [3.5] The belt may be started from, or touched by a die that is thrown against it. */
export const mayBank = (stance: AimInput): boolean =>
  stance.kind === 'throw' &&
  stance.styles.includes('hip') &&
  !OTHER_STARTS.some((style) => stance.styles.includes(style));

const OTHER_STARTS = ['oneEye', 'knee', 'chalice', 'ramp', 'flick'] as const;

/** The die lies on the belt, and a thrust of the belly sends it off. */
export const isBelly = (stance: AimInput): boolean =>
  stance.kind === 'throw' &&
  makeOf(stance.styles, stance).mount === 'ledge' &&
  makeOf(stance.styles, stance).launcher === 'hand';

/** The die must whirl, and the hand that throws it winds it up. */
export const isWound = (stance: AimInput): boolean =>
  stance.kind === 'throw' && stance.styles.includes('diceSpin') && stance.finger === undefined;

/** Turns around the die that wind it up wholly. */
const FULL_WIND = 3;

/** How far so many radians around the die have wound it up, from 0 to 1. */
export const windOf = (radians: number): number => Math.min(1, radians / (FULL_WIND * 2 * Math.PI));

/** Whirls the other way round. */
export const unwound = (stance: AimInput): AimInput =>
  stance.kind === 'flip' ? stance : legal({ ...stance, wy: -stance.wy });

/** [3.5] Where the finger meets the rear face of the die, in 0.1 mm above and to the right of its middle. */
export interface HitPoint {
  readonly hitY: number;
  readonly hitZ: number;
}

/** How far from the middle it may be; nothing where no finger flicks. */
export function hitReach(stance: AimInput): HitPoint | undefined {
  if (stance.kind === 'flip' || stance.finger === undefined) return undefined;
  const finger = limitsFor(stance).finger;
  const reach = { hitY: finger?.hitY[1] ?? 0, hitZ: finger?.hitZ[1] ?? 0 };
  return reach.hitY === 0 && reach.hitZ === 0 ? undefined : reach;
}

export const hitAt = (stance: AimInput, point: HitPoint): AimInput =>
  stance.kind === 'flip' || stance.finger === undefined
    ? stance
    : legal({ ...stance, finger: { ...stance.finger, ...point } });

const limitsFor = (input: ThrowInput): Limits => limitsOf(input.die, input.styles, input);

/** Every number within what this throw allows. */
function legal<Input extends AimInput>(input: Input): Input;
function legal(input: AimInput): AimInput {
  if (input.kind === 'flip') {
    const { kind, template, ...numbers } = input;
    return { kind, template, ...fitted(FLIP_LIMITS, FLIP_FIELDS, numbers) };
  }
  const { hand, cup, finger } = limitsFor(input);
  const placed = fitted(hand, HAND_FIELDS, input);
  // The cup does not come nearer to the board than this.
  const travel: Range | undefined = cup && [
    cup.travel[0],
    Math.min(cup.travel[1], Math.max(cup.travel[0], placed.r - NEAREST_CUP)),
  ];
  return {
    ...input,
    ...placed,
    ...(cup && travel && input.cup && { cup: fitted({ ...cup, travel }, CUP_FIELDS, input.cup) }),
    ...(finger && input.finger && { finger: fitted(finger, FINGER_FIELDS, input.finger) }),
  };
}

/** mm from the centre of the board. */
const NEAREST_CUP = 450;
const FLIP_FIELDS = ['az', 'r', 'y', 'vf', 'vu', 'vs', 'flip', 'twist'] as const;

/** What may still be changed about a stance. */
export function freedomOf(stance: AimInput): { readonly [field in StanceField]: boolean } {
  const free = (field: StanceField, by: 1 | -1): boolean => {
    const now = stepped(stance, field, by);
    return JSON.stringify(now) !== JSON.stringify(stance);
  };
  const either = (field: StanceField): boolean => free(field, 1) || free(field, -1);
  return {
    az: either('az'),
    r: either('r'),
    y: either('y'),
    loft: either('loft'),
    tilt: either('tilt'),
    travel: either('travel'),
  };
}

/** The throw of a hand that lets go `t` ms after it began to aim. */
export function thrownBy(stance: AimInput, pull: Pull, t: number): AimInput {
  const { power, wind = 1, hit = 0 } = pull;
  // Who throws back over the shoulder aims the other way round.
  const heading = stance.vf < 0 ? -pull.heading : pull.heading;
  const gain = Math.max(0.05, power) / GOOD_POWER;
  const sin = Math.sin(radiansOf(heading));
  const cos = Math.cos(radiansOf(heading));
  if (stance.kind === 'flip')
    return legal({
      ...stance,
      vf: stance.vf * gain * cos,
      vs: stance.vf * gain * sin,
      vu: stance.vu * Math.sqrt(gain),
    });
  const wy = isWound(stance) ? stance.wy * wind : stance.wy;
  const timed = { ...stance, wy, t: Math.max(0, Math.min(60_000, Math.round(t))) };
  if (stance.finger !== undefined)
    return legal({
      ...timed,
      vs: stance.vf * (sin / cos),
      finger: {
        ...stance.finger,
        power: stance.finger.power * gain,
        hitZ: stance.finger.hitZ + hit,
      },
    });
  if (stance.cup !== undefined)
    return legal({ ...timed, cup: { ...stance.cup, tau: stance.cup.tau / gain } });
  const { vf, vs, vu } = stance;
  return legal({
    ...timed,
    vf: (vf * cos - vs * sin) * gain,
    vs: (vf * sin + vs * cos) * gain,
    vu: vu * gain,
  });
}

/** A flick across the table, if the end of the path is one: its own speed and direction, and a spin for a curve. */
export function flicked(stance: AimInput, path: readonly Sample[], t: number): AimInput | undefined {
  const flick = flickOf(path);
  if (flick === undefined) return undefined;
  const heading = degreesOf(Math.atan2(flick.vs, flick.vf));
  const power = Math.min(1, Math.hypot(flick.vf, flick.vs) / FULL_FLICK);
  const thrown = thrownBy(stance, { heading: within(heading), power }, t);
  return thrown.kind === 'throw' && thrown.finger === undefined && thrown.cup === undefined
    ? legal({ ...thrown, wy: thrown.wy + flick.wy })
    : thrown;
}

/** mm/s of a finger that gives full power. */
const FULL_FLICK = 2600;
const within = (heading: number): number => Math.max(-FARTHEST_HEADING, Math.min(FARTHEST_HEADING, heading));

/** Pixels from the die at which the pull is strongest. */
export const FULL_PULL = 144;
/** The weakest pull; between it and the strongest each pixel counts alike. */
export const LEAST_POWER = 0.25;
/** Degrees of heading for each degree the die is drawn to the side. */
const HEADING_GAIN = 0.45;

/** Drawn back like a sling: to the left it flies to the right. Nothing for a pull too short to be meant. */
export function pullOf(dx: number, dy: number): Pull | undefined {
  const length = Math.hypot(dx, dy);
  if (dy < 10 || length < 16) return undefined;
  return {
    heading: within(degreesOf(Math.atan2(-dx, dy)) * HEADING_GAIN),
    power: Math.min(1, LEAST_POWER + (1 - LEAST_POWER) * (length / FULL_PULL)),
  };
}

/** A place on the table: mm from the centre, in the directions of the table. */
export interface Spot {
  readonly x: number;
  readonly z: number;
}

const GRAVITY = 9810;
const RAMP_LIP = { ahead: 111, up: 45, slope: radiansOf(22) } as const;

/** The directions of who stands at `az`: forward to the centre, and to the right. */
function directionsAt(az: number): { readonly forward: Spot; readonly right: Spot } {
  const angle = (az * 2 * Math.PI) / 4096;
  return {
    forward: { x: -Math.cos(angle), z: -Math.sin(angle) },
    right: { x: Math.sin(angle), z: -Math.cos(angle) },
  };
}

/** From forward and right of a thrower at `az` to the table. */
export function spotAt(az: number, ahead: number, aside: number): Spot {
  const { forward, right } = directionsAt(az);
  return { x: forward.x * ahead + right.x * aside, z: forward.z * ahead + right.z * aside };
}

/** Where the die first meets the table, if nothing is in its way; nothing where nobody can tell (a cup, a knee). */
export function bounceOf(input: AimInput, sway: Sway): Spot | undefined {
  const start = flightOf(input);
  if (start === undefined) return undefined;
  const { ahead, aside, height, vu } = start;
  const turn = radiansOf(sway.heading);
  const gain = 1 + sway.power;
  const vf = (start.vf * Math.cos(turn) - start.vs * Math.sin(turn)) * gain;
  const vs = (start.vf * Math.sin(turn) + start.vs * Math.cos(turn)) * gain;
  const rise = vu * gain;
  const seconds = (rise + Math.sqrt(Math.max(0, rise * rise + 2 * GRAVITY * height))) / GRAVITY;
  return spotAt(input.az, ahead + vf * seconds, aside + vs * seconds);
}

const STILL: Sway = { heading: 0, power: 0 };
const distanceOf = ({ x, z }: Spot): number => Math.hypot(x, z);

/**
 * The power that reaches the middle from here: it bounces as far from it as the aim one begins with does. Where nobody can
 * tell where it bounces, a good pull is a good pull.
 */
export function reachingPower(stance: AimInput, asked: AimRequest): number {
  const bounced = (from: AimInput, power: number): number | undefined => {
    const spot = bounceOf(thrownBy(from, { heading: 0, power }, 0), STILL);
    return spot && distanceOf(spot);
  };
  const wanted = bounced(stanceFor(asked), GOOD_POWER);
  if (wanted === undefined) return GOOD_POWER;
  let best = { power: GOOD_POWER, off: Math.abs((bounced(stance, GOOD_POWER) ?? wanted) - wanted) };
  for (let percent = 20; percent <= 100; percent++) {
    const off = Math.abs((bounced(stance, percent / 100) ?? wanted) - wanted);
    if (off < best.off - 1) best = { power: percent / 100, off };
  }
  return best.power;
}

interface Flight {
  readonly ahead: number;
  readonly aside: number;
  readonly height: number;
  readonly vf: number;
  readonly vu: number;
  readonly vs: number;
}

function flightOf(input: AimInput): Flight | undefined {
  const { r, y, vf, vu, vs } = input;
  if (input.kind === 'flip') return { ahead: -r, aside: 0, height: y, vf, vu, vs };
  const { side, finger } = input;
  const { launcher, mount } = makeOf(input.styles, input);
  if (launcher === 'chalice' || input.knee === 'touch' || input.hip === 'touch') return undefined;
  if (launcher === 'hand') {
    const lift = mount === 'ledge' ? Math.hypot(vf, vs) * 0.1763 : vu;
    return { ahead: -r, aside: side, height: y, vf, vu: lift, vs };
  }
  const power = finger?.power ?? 0;
  if (launcher === 'flick') {
    const length = Math.hypot(vf, vu, vs);
    return {
      ahead: -r,
      aside: side,
      height: y - 6,
      vf: (vf / length) * power,
      vu: (vu / length) * power,
      vs: (vs / length) * power,
    };
  }
  const speed = Math.sqrt(Math.max(0, power * power - 2 * GRAVITY * RAMP_LIP.up));
  return {
    ahead: -r + RAMP_LIP.ahead,
    aside: side,
    height: y + RAMP_LIP.up,
    vf: speed * Math.cos(RAMP_LIP.slope),
    vu: speed * Math.sin(RAMP_LIP.slope),
    vs: (vs / vf) * speed,
  };
}
