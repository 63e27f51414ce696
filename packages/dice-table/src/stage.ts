/** Where and how a launch begins: place, rotation and motion of the die, and the swing of the cup. In dm and seconds. */
import { RAMP_WEDGE } from './baked.ts';
import type { Make } from './limits.ts';
import { makeOf } from './limits.ts';
import { CUP, DIE, HIP, RAMP } from './measures.ts';
import { cornersOf } from './regions.ts';
import type { Quat, Vec } from './trig.ts';
import { about, cross, DEGREE, length, plus, rotated, scaled, times, turn4096, X, Y, Z } from './trig.ts';
import type { FlipInput, Launch } from './types.ts';

/** The thrower's own directions: x forward to the centre of the board, y up, z to the right. */
export interface Frame {
  readonly rotation: Quat;
  readonly forward: Vec;
  readonly right: Vec;
}

export function frameOf(az: number): Frame {
  const { sin, cos } = turn4096(az);
  return {
    rotation: about(Y, Math.PI - (az * Math.PI) / 2048),
    forward: { x: -cos, y: 0, z: -sin },
    right: { x: sin, y: 0, z: -cos },
  };
}

/** From the thrower's directions to those of the table. */
export const outOf = ({ forward, right }: Frame, { x, y, z }: Vec): Vec => ({
  x: forward.x * x + right.x * z,
  y,
  z: forward.z * x + right.z * z,
});

/** And back. */
export const into = ({ forward, right }: Frame, { x, y, z }: Vec): Vec => ({
  x: forward.x * x + forward.z * z,
  y,
  z: right.x * x + right.z * z,
});

export interface Start {
  readonly at: Vec;
  readonly rotation: Quat;
  readonly speed: Vec;
  readonly spin: Vec;
}

/** The swing of the cup about its base, which goes along `way` with the square of time and stops dead. */
export interface Swing {
  readonly base: Vec;
  readonly way: Vec;
  readonly heading: Quat;
  readonly seconds: number;
  /** Radians at the start and at the end, the mouth towards the board. */
  readonly from: number;
  readonly to: number;
  readonly radius: number;
}

/** The foot of the ramp, in the thrower's directions. */
export interface RampPlace {
  readonly foot: Vec;
}

export interface Staging {
  readonly make: Make;
  readonly frame: Frame;
  readonly die: Start;
  readonly swing?: Swing;
  readonly ramp?: RampPlace;
}

const FINE = 2 ** 20;
export const RAMP_RUN = RAMP_WEDGE.run / FINE;
export const RAMP_RISE = RAMP_WEDGE.rise / FINE;
const SLOPE: Vec = { x: RAMP_RUN / RAMP.length, y: RAMP_RISE / RAMP.length, z: 0 };
const SLOPE_UP: Vec = { x: -SLOPE.y, y: SLOPE.x, z: 0 };
const TANGENT_10 = 0.17632698070846498;
/** What keeps bodies that begin at rest from beginning inside each other. */
const GAP = 0.001;
/** Turns a diagonal of the cube upright. */
const ON_CORNER = about({ x: -Math.SQRT1_2, y: 0, z: Math.SQRT1_2 }, 0.9553166181245093);
const STILL: Vec = { x: 0, y: 0, z: 0 };

const handAt = ({ r, y, side }: Pick<Launch, 'r' | 'y' | 'side'>): Vec => ({
  x: -r / 100,
  y: y / 100,
  z: side / 100,
});

/** The direction of a flick and its strength: 6·v·d/a² of spin for a finger that meets the die d off its centre. */
function flicked(
  launch: Launch,
  direction: Vec,
  up: Vec,
  half: number,
  share = 1,
): { speed: Vec; spin: Vec } {
  const { power = 0, hitY = 0, hitZ = 0 } = launch.finger ?? {};
  const speed = scaled(direction, power / 100 / length(direction));
  const off = plus(scaled(up, hitY / 1000), scaled(Z, hitZ / 1000));
  return { speed, spin: scaled(cross(off, speed), (share * 6) / (4 * half * half)) };
}

/** All in the thrower's directions; `stage` turns it to the table. */
function startOf(launch: Launch, make: Make, ramp: RampPlace | undefined): Start {
  const { half } = DIE[launch.die];
  const yaw = about(Y, launch.yaw * DEGREE);
  const spin = { x: launch.wx / 10, y: launch.wy / 10, z: launch.wz / 10 };
  switch (make.launcher) {
    case 'hand': {
      const tilt = times(about(Z, launch.tiltSide * DEGREE), about(X, launch.tiltForward * DEGREE));
      const held = times(tilt, launch.grip === 'corner' ? times(yaw, ON_CORNER) : yaw);
      const speed = { x: launch.vf / 100, y: launch.vu / 100, z: launch.vs / 100 };
      if (make.mount !== 'ledge') return { at: handAt(launch), rotation: held, speed, spin };
      const level = Math.sqrt(speed.x * speed.x + speed.z * speed.z);
      const lowest = Math.min(...cornersOf(STILL, held, half).map(({ y }) => y));
      return {
        at: { ...handAt(launch), y: HIP.ledgeTop - lowest + GAP },
        rotation: held,
        speed: { ...speed, y: level * TANGENT_10 },
        spin,
      };
    }
    case 'flick': {
      const direction = { x: launch.vf, y: launch.vu, z: launch.vs };
      const at = handAt(launch);
      return { at: { ...at, y: at.y + GAP }, rotation: yaw, ...flicked(launch, direction, Y, half) };
    }
    case 'ramp': {
      const foot = ramp?.foot ?? STILL;
      const direction = plus(scaled(SLOPE, launch.vf), scaled(Z, launch.vs));
      return {
        at: plus(foot, plus(scaled(SLOPE, RAMP.start), scaled(SLOPE_UP, half + GAP))),
        rotation: times(about(Z, RAMP.degrees * DEGREE), yaw),
        ...flicked(launch, direction, SLOPE_UP, half, RAMP.spinShare),
      };
    }
    case 'chalice': {
      const lean = make.flickedCup ? about(Z, -(launch.cup?.tilt ?? 0) * DEGREE) : { x: 0, y: 0, z: 0, w: 1 };
      return {
        at: plus(handAt(launch), rotated(lean, { x: 0, y: CUP.wall + half + GAP, z: 0 })),
        rotation: times(lean, yaw),
        speed: STILL,
        spin,
      };
    }
  }
}

function swingOf(launch: Launch, make: Make, frame: Frame): Swing {
  const { tau, tilt, travel, lift } = launch.cup ?? { tau: 1, tilt: 0, travel: 0, lift: 0 };
  const seconds = tau / 1000;
  const heading = about(Y, -launch.turn * 0.1 * DEGREE);
  const radians = tilt * DEGREE;
  const direction = { x: launch.vf, y: 0, z: launch.vs };
  const ahead = make.flickedCup
    ? scaled(direction, (((launch.finger?.power ?? 0) / 100) * (seconds / 2)) / length(direction))
    : rotated(heading, { x: travel / 100, y: 0, z: 0 });
  return {
    base: outOf(frame, handAt(launch)),
    way: outOf(frame, { ...ahead, y: lift / 100 }),
    heading: times(frame.rotation, heading),
    seconds,
    from: make.flickedCup ? radians : 0,
    to: radians,
    radius: launch.die === 'big' ? CUP.bigRadius : CUP.radius,
  };
}

export function stage(launch: Launch): Staging {
  const make = makeOf(launch.styles, launch);
  const frame = frameOf(launch.az);
  const cup = make.launcher === 'chalice';
  // The cup stands behind the foot of its ramp (DF-SIM-22).
  const behind = cup ? (CUP.atRamp - CUP.at) * 100 : 0;
  const surface = make.mount === 'ledge' ? 92 : make.mount === 'knee' ? 62 : 0;
  const ramp = make.ramp
    ? { foot: { x: -(launch.r - behind) / 100, y: surface / 100, z: launch.side / 100 } }
    : undefined;
  const local = startOf(launch, make, ramp);
  return {
    make,
    frame,
    die: {
      at: outOf(frame, local.at),
      rotation: times(frame.rotation, local.rotation),
      speed: outOf(frame, local.speed),
      spin: outOf(frame, local.spin),
    },
    ...(ramp && { ramp }),
    ...(cup && { swing: swingOf(launch, make, frame) }),
  };
}

/** [DF-SIM-30] A Template on the thumb: flat, its arrow forward, turning about the axis across the throw. */
export function stageFlip(launch: FlipInput): Start & { readonly frame: Frame } {
  const frame = frameOf(launch.az);
  return {
    frame,
    at: outOf(frame, handAt({ ...launch, side: 0 })),
    rotation: frame.rotation,
    speed: outOf(frame, { x: launch.vf / 100, y: launch.vu / 100, z: launch.vs / 100 }),
    spin: outOf(frame, { x: 0, y: launch.twist / 10, z: -launch.flip / 10 }),
  };
}
