/**
 * [DF-SIM-20 to -27, -36, -37] What a hand may do: for every set of requirements and every choice of stance the range of
 * each number. Each requirement owns one stage of the throw (motion, mount, launcher, spin, way), so all sets compose.
 */
import { DIE } from './measures.ts';
import { ThrowRefused } from './refused.ts';
import type { Die, Requirement, ThrowInput } from './types.ts';

export type Choices = Pick<ThrowInput, 'eye' | 'hip' | 'knee'>;

export const MOUNTS = ['hand', 'eye', 'ledge', 'knee'] as const;
export type Mount = (typeof MOUNTS)[number];
export const LAUNCHERS = ['hand', 'flick', 'ramp', 'chalice'] as const;
export type Launcher = (typeof LAUNCHERS)[number];

/** How the throw is made up. */
export interface Make {
  readonly mount: Mount;
  readonly launcher: Launcher;
  /** The cup is flicked, not swung (DF-SIM-21). */
  readonly flickedCup: boolean;
  /** A ramp stands on the way (DF-SIM-22). */
  readonly ramp: boolean;
}

export type Range = readonly [number, number];
export const HAND_FIELDS = ['az', 'r', 'y', 'side', 'vf', 'vu', 'vs', 'wx', 'wy', 'wz', 'yaw', 't'] as const;
export type HandField = (typeof HAND_FIELDS)[number];
export const CUP_FIELDS = ['tau', 'tilt', 'travel', 'lift'] as const;
export const FINGER_FIELDS = ['power', 'hitY', 'hitZ'] as const;

export interface Limits {
  readonly hand: { readonly [field in HandField]: Range };
  readonly cup?: { readonly [field in (typeof CUP_FIELDS)[number]]: Range };
  readonly finger?: { readonly [field in (typeof FINGER_FIELDS)[number]]: Range };
  readonly grip: 'flat' | 'corner';
}

export function makeOf(styles: readonly Requirement[], choices: Choices): Make {
  const has = (style: Requirement): boolean => styles.includes(style);
  checkChoices(has, choices);
  return {
    mount: has('oneEye')
      ? 'eye'
      : choices.hip === 'start'
        ? 'ledge'
        : choices.knee === 'start'
          ? 'knee'
          : 'hand',
    launcher: has('chalice') ? 'chalice' : has('ramp') ? 'ramp' : has('flick') ? 'flick' : 'hand',
    flickedCup: has('chalice') && has('flick') && !has('ramp'),
    ramp: has('ramp'),
  };
}

function checkChoices(has: (style: Requirement) => boolean, { eye, hip, knee }: Choices): void {
  const launched = has('chalice') || has('ramp') || has('flick');
  const only = (name: string, chosen: string | undefined, allowed: readonly string[], rule: string): void => {
    if (allowed.length === 0 ? chosen !== undefined : !allowed.includes(chosen ?? ''))
      throw new ThrowRefused(
        rule,
        allowed.length === 0
          ? `${name} is not asked for`
          : `${name} must be ${allowed.join(' or ')}, not ${chosen}`,
      );
  };
  only('eye', eye, has('oneEye') ? ['left', 'right'] : [], 'DF-SIM-36');
  const touchOnly = ['touch'];
  if (has('oneEye')) {
    only('hip', hip, has('hip') ? touchOnly : [], 'DF-SIM-25');
    only('knee', knee, has('knee') ? touchOnly : [], 'DF-SIM-25');
  } else if (has('hip') && has('knee')) {
    only('hip', hip, ['start'], 'DF-SIM-24');
    only('knee', knee, touchOnly, 'DF-SIM-24');
  } else {
    only('hip', hip, has('hip') ? (launched ? ['start'] : ['start', 'touch']) : [], 'DF-SIM-23');
    only('knee', knee, has('knee') ? [launched ? 'start' : 'touch'] : [], 'DF-SIM-23');
  }
}

const at = (n: number): Range => [n, n];
const around = (n: number, spread: number): Range => [n - spread, n + spread];
const SWIRL = around(0, 600);
const WHIRL = around(0, 700);
/** Where only the direction counts, forward is 1000, and up and side are slopes in 1/1000. */
const AHEAD = at(1000);
const ASIDE = around(0, 364);

const FREE: Limits['hand'] = {
  az: [0, 4095],
  r: [450, 750],
  y: [100, 350],
  side: around(0, 150),
  vf: [0, 4000],
  vu: around(0, 2500),
  vs: around(0, 1000),
  wx: around(0, 400),
  wy: around(0, 400),
  wz: around(0, 400),
  yaw: [0, 89],
  t: [0, 60_000],
};
const STILL = { vf: at(0), vu: at(0), vs: at(0), wx: at(0), wy: at(0), wz: at(0) } as const;

/** Where the launcher stands: distance, height and sideways shift. `body` is half the edge of the die, in mm. */
function placeOf(make: Make, choices: Choices, body: number): Pick<Limits['hand'], 'r' | 'y' | 'side'> {
  const { mount, launcher, ramp } = make;
  const eye = around(choices.eye === 'left' ? -32 : 32, 5);
  const onTable = launcher === 'ramp' || (launcher === 'chalice' && ramp);
  if (mount === 'eye' && !onTable) return { r: around(550, 5), y: around(300, 5), side: eye };
  const side = mount === 'eye' ? eye : at(0);
  const surface = mount === 'ledge' ? 92 : mount === 'knee' ? 62 : 0;
  const stand = mount === 'ledge' ? 600 : mount === 'knee' ? 640 : undefined;
  switch (launcher) {
    case 'hand':
      return mount === 'ledge' ? { r: at(600), y: at(92 + body), side } : FREE;
    case 'flick':
      return { r: at(stand ?? 600), y: at(surface + body), side };
    case 'ramp':
      return { r: at(stand ?? 620), y: at(surface), side };
    case 'chalice': {
      const r = (stand ?? 620) + (ramp ? 60 : 0);
      return { r: at(r), y: stand === undefined ? [ramp ? 20 : 100, 180] : at(surface), side };
    }
  }
}

function handOf(make: Make, styles: readonly Requirement[], choices: Choices): Partial<Limits['hand']> {
  const has = (style: Requirement): boolean => styles.includes(style);
  const spin = has('diceSpin');
  switch (make.launcher) {
    case 'chalice':
      return {
        ...STILL,
        ...(make.flickedCup && { vf: AHEAD, vs: ASIDE }),
        wy: spin ? SWIRL : at(0),
        yaw: at(0),
      };
    case 'flick':
      return { ...STILL, vf: AHEAD, vs: ASIDE, vu: [make.mount === 'eye' ? -614 : 268, 1064], yaw: at(0) };
    case 'ramp':
      return { ...STILL, vf: AHEAD, vs: ASIDE, yaw: at(0) };
    case 'hand': {
      const whirl = spin ? { wx: at(0), wz: at(0), wy: WHIRL } : {};
      if (make.mount === 'ledge') {
        const spinless = { wx: at(0), wz: at(0), wy: spin ? WHIRL : at(0) };
        return { vu: at(0), yaw: at(0), ...spinless };
      }
      // What must be touched lies behind the hand.
      const back = { vf: around(0, 4000) };
      if (make.mount === 'eye') return { ...whirl, ...(has('hip') || has('knee') ? back : {}) };
      if (choices.hip === 'touch') return { ...whirl, ...back, r: [450, 550] };
      if (has('knee')) return { ...whirl, r: [600, 680], y: [150, 300] };
      return { ...whirl, ...(spin && { y: [40, 120] as const }) };
    }
  }
}

/** Every number of a legal throw. A field whose both ends are equal is locked. */
export function limitsOf(die: Die, styles: readonly Requirement[], choices: Choices): Limits {
  const make = makeOf(styles, choices);
  const body = Math.round(DIE[die].half * 100);
  const reach = around(0, Math.round(DIE[die].half * 1000));
  const spin = styles.includes('diceSpin');
  const finger = make.launcher === 'flick' || make.launcher === 'ramp' || make.flickedCup;
  return {
    hand: { ...FREE, ...placeOf(make, choices, body), ...handOf(make, styles, choices) },
    ...(make.launcher === 'chalice' && {
      cup: make.flickedCup
        ? { tau: at(80), tilt: at(60), travel: at(0), lift: at(0) }
        : { tau: [120, 350], tilt: [40, 110], travel: [30, 120], lift: [-20, 40] },
    }),
    ...(finger && {
      finger: {
        power: [0, make.flickedCup ? 3000 : 4000],
        hitY: make.launcher === 'flick' ? reach : at(0),
        hitZ: make.flickedCup ? at(0) : reach,
      },
    }),
    grip: make.launcher === 'hand' && spin ? 'corner' : 'flat',
  };
}
