/**
 * Between what a player wants and what the die does stands a hand: it sways on a curve everybody can see, dances if the
 * dungeon says so, and trembles by a secret. The result is whole numbers again, and only those are simulated.
 */
import type { Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import { DANCE } from './baked.ts';
import { makeOf } from './limits.ts';
import { angle, DEGREE } from './trig.ts';
import type { FlipInput, Launch, Requirement, ThrowInput } from './types.ts';

export const LEVELS = ['floor', 'good', 'average', 'clumsy'] as const;
export type Level = (typeof LEVELS)[number];

/** Standard deviations. */
interface Errors {
  /** Part of the speed. */
  readonly speed: number;
  /** Degrees. */
  readonly direction: number;
  readonly tilt: number;
  readonly yaw: number;
  /** 0.1 rad/s, each component. */
  readonly spin: number;
  /** mm; the height has half of it. */
  readonly place: number;
  /** 0.1 mm off the point the finger should meet. */
  readonly hit: number;
  /** ms off the moment to stop dancing. */
  readonly moment: number;
}

const STEADY = { tilt: 3, yaw: 3 } as const;

/** [3.3] The secret tremor, the same for all people: no program that searches for the best throw gets around it. */
const TREMOR: Errors = {
  tilt: 4,
  yaw: 4,
  speed: 0.0225,
  direction: 1.1,
  spin: 11,
  place: 4.5,
  hit: 5,
  moment: 0,
};

/** [3.5] How well bots and step mode throw, tremor included; the floor is the steadiest hand there is. */
const ERRORS: { readonly [level in Level]: Errors } = {
  floor: { ...STEADY, speed: 0.015, direction: 0.75, spin: 7.5, place: 3, hit: 4, moment: 0 },
  good: { ...STEADY, speed: 0.02, direction: 1, spin: 10, place: 4, hit: 5, moment: 20 },
  average: { ...STEADY, speed: 0.04, direction: 2, spin: 20, place: 8, hit: 8, moment: 40 },
  clumsy: { ...STEADY, speed: 0.08, direction: 4, spin: 50, place: 15, hit: 15, moment: 70 },
};

type Skill = Exclude<Level, 'floor'>;

/**
 * [3.5] How much of the errors of its level a hand has in each kind of throw. The sizes above are assumed; these are
 * measured, so that hands hit as often as the table of the ledger says.
 */
const SHARES: { readonly [kind in Requirement | 'plain']: { readonly [skill in Skill]: number } } = {
  plain: { good: 1.4, average: 1.3, clumsy: 2.4 },
  dancing: { good: 1, average: 1.4, clumsy: 1.9 },
  gate: { good: 1, average: 1.35, clumsy: 1.4 },
  hip: { good: 1.5, average: 1.3, clumsy: 1 },
  flick: { good: 2.2, average: 1.25, clumsy: 0.65 },
  ramp: { good: 1.1, average: 1.15, clumsy: 1.25 },
  diceSpin: { good: 1.7, average: 2.1, clumsy: 1.85 },
  chalice: { good: 2, average: 2.3, clumsy: 2.25 },
  oneEye: { good: 2, average: 1.9, clumsy: 2 },
  knee: { good: 0.7, average: 0.8, clumsy: 0.45 },
};

/** With several requirements in one throw the share is the mean of theirs. */
function shareOf(styles: readonly Requirement[], level: Level): number {
  if (level === 'floor') return 1;
  const kinds = styles.length === 0 ? (['plain'] as const) : styles;
  return kinds.reduce((sum, kind) => sum + SHARES[kind][level], 0) / kinds.length;
}

export const HANDS = ['hero', 'kids', 'tournament'] as const;
/** [3.7] Options of the table: kids sway half as much; in a tournament the page shows no ring, which changes nothing here. */
export type Hand = (typeof HANDS)[number];

const BITS = 65_536;

/** A normal deviate: twelve whole numbers added up. */
function normal(rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += below({ rng }, BITS);
  return sum / BITS - 6;
}

/** Errors of heading and power at one moment: degrees, and part of the speed. */
export interface Sway {
  readonly heading: number;
  readonly power: number;
}

/** [3.7] The drift of a hand that has been aiming for `t` ms: a smooth public curve, which grows from the fifth second on. */
export function swayAt(publicSeed: string, t: number, hand: Hand): Sway {
  const rng = seeded(`sway ${publicSeed}`);
  const [first, second] = [below({ rng }, 4096), below({ rng }, 4096)];
  const growth = (1 + Math.max(0, t - 5000) * 0.00015) * (hand === 'kids' ? 0.5 : 1);
  const wave = (period: number, phase: number): number =>
    angle(((((t % period) / period) * 4096 + phase) * 90 * DEGREE) / 1024).sin;
  // No moment is at rest: whoever lets go at once sways like anybody else (DF-F8).
  return {
    heading: 1.5 * growth * wave(900, first),
    power: 0.03 * growth * wave(1300, second),
  };
}

/** The moments to let go after a dance, in ms: the turn takes 1600, and the window closes 450 later. */
export const DANCE_WINDOW = [1600, 2050] as const;

/** [3.5] Degrees off the line when letting go at `t`. The side is public. */
export function danceAt(publicSeed: string, t: number): number {
  const side = below({ rng: seeded(`dance ${publicSeed}`) }, 2) === 0 ? 1 : -1;
  const [from, to] = DANCE_WINDOW;
  return (side * (DANCE[Math.min(Math.max(t, from), to) - from] ?? 0)) / 100;
}

/** All that one throw goes wrong by, each in the unit of its field. */
interface Slip extends Sway {
  readonly tiltForward: number;
  readonly tiltSide: number;
  readonly yaw: number;
  readonly spin: readonly [number, number, number];
  readonly place: readonly [number, number, number];
  readonly hit: readonly [number, number];
}

function slipOf(rng: Rng, errors: Errors, share = 1): Slip {
  const off = (deviation: number): number => share * deviation * normal(rng);
  return {
    power: off(errors.speed),
    heading: off(errors.direction),
    tiltForward: off(errors.tilt),
    tiltSide: off(errors.tilt),
    yaw: off(errors.yaw),
    spin: [off(errors.spin), off(errors.spin), off(errors.spin)],
    place: [off(errors.place), off(errors.place / 2), off(errors.place)],
    hit: [off(errors.hit), off(errors.hit)],
  };
}

/** Whole, and never the negative zero, so that a launch record survives its trip as JSON bit by bit. */
const whole = (x: number): number => Math.round(x) + 0;

function turned(x: number, y: number, degrees: number): [number, number] {
  const { sin, cos } = angle(degrees * DEGREE);
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The launch of an input that goes wrong by `slip`; what is fixed to the table or the body stays where it is. */
function launched(input: ThrowInput, slip: Slip): Launch {
  const { mount, launcher } = makeOf(input.styles, input);
  const thrown = launcher === 'hand';
  const inHand = (thrown || launcher === 'chalice') && mount !== 'ledge' && mount !== 'knee';
  // [3.5] The belly wobbles: twice the error of direction. But the ledge carries the die: half the stray spin.
  const belly = thrown && mount === 'ledge';
  const heading = belly ? 2 * slip.heading : slip.heading;
  const stray = thrown ? (belly ? 0.5 : 1) : 0;
  const [vf, vs] = turned(input.vf, input.vs, heading);
  const gain = thrown ? 1 + slip.power : 1;
  const [dx, dy, dz] = inHand ? slip.place : [0, 0, 0];
  const [wx, wy, wz] = slip.spin;
  const cup = input.cup && {
    tau: Math.max(40, whole(input.cup.tau * (1 - slip.power))),
    tilt: whole(input.cup.tilt + slip.tiltSide),
    travel: whole(input.cup.travel),
    lift: whole(input.cup.lift + slip.place[1]),
  };
  // The slope evens out part of what the finger gives too much or too little.
  const push = launcher === 'ramp' ? 0.6 * slip.power : slip.power;
  const finger = input.finger && {
    power: whole(input.finger.power * (1 + push)),
    hitY: launcher === 'flick' ? whole(input.finger.hitY + slip.hit[0]) : input.finger.hitY,
    hitZ: launcher === 'chalice' ? input.finger.hitZ : whole(input.finger.hitZ + slip.hit[1]),
  };
  return {
    ...input,
    r: whole(input.r + dx),
    y: whole(input.y + dy),
    side: whole(input.side + dz),
    vf: whole(vf * gain),
    vu: whole(input.vu * gain),
    vs: whole(vs * gain),
    wx: whole(input.wx + stray * wx),
    wy: whole(input.wy + stray * wy),
    wz: whole(input.wz + stray * wz),
    yaw: whole(input.yaw + slip.yaw),
    ...(cup && { cup }),
    ...(finger && { finger }),
    turn: launcher === 'chalice' ? whole(heading * 10) : 0,
    tiltForward: thrown ? whole(slip.tiltForward) : 0,
    tiltSide: thrown ? whole(slip.tiltSide) : 0,
  };
}

export interface Seeds {
  /** Known to all when aiming begins. */
  readonly public: string;
  /** Known to the host alone until the throw is over. */
  readonly secret: string;
}

/** [3.3, steps 3 and 5] A throw by a person: the message, the sway of that moment, and the secret tremor. */
export function launchOf(input: ThrowInput, seeds: Seeds, hand: Hand): Launch {
  const rng = seeded(`tremor ${seeds.secret}`);
  const slip = slipOf(rng, TREMOR);
  const sway = swayAt(seeds.public, input.t, hand);
  const dance = input.styles.includes('dancing') ? danceAt(seeds.public, input.t) : 0;
  return launched(input, {
    ...slip,
    heading: slip.heading + sway.heading + dance,
    power: slip.power + sway.power,
  });
}

/** [3.8, 3.9] A throw by a bot, or by a person in step mode: errors of that level in place of sway and tremor. */
export function launchAtLevel(input: ThrowInput, level: Level, seeds: Seeds): Launch {
  const rng = seeded(`${level} ${seeds.secret}`);
  const share = shareOf(input.styles, level);
  const slip = slipOf(rng, ERRORS[level], share);
  if (!input.styles.includes('dancing')) return launched(input, slip);
  const t = Math.max(0, whole(input.t + share * ERRORS[level].moment * normal(rng)));
  return launched({ ...input, t }, { ...slip, heading: slip.heading + danceAt(seeds.public, t) });
}

/** [DF-SIM-30] The same tremor for the flip of a Template. */
export function flipLaunchOf(input: FlipInput, level: Level, seeds: Pick<Seeds, 'secret'>): FlipInput {
  const slip = slipOf(seeded(`flip ${level} ${seeds.secret}`), ERRORS[level]);
  const [vf, vs] = turned(input.vf, input.vs, slip.heading);
  const gain = 1 + slip.power;
  return {
    ...input,
    r: whole(input.r + slip.place[0]),
    y: whole(input.y + slip.place[1]),
    vf: whole(vf * gain),
    vu: whole(input.vu * gain),
    vs: whole(vs * gain),
    flip: whole(input.flip + slip.spin[0]),
    twist: whole(input.twist + slip.spin[1]),
  };
}

/** [DF-SIM-18] Which of the 24 ways the faces are painted on the thrown cube, from the secret. */
export const labellingOf = (seeds: Pick<Seeds, 'secret'>): number =>
  below({ rng: seeded(`faces ${seeds.secret}`) }, 24);
