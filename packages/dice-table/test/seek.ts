import type { Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import type { Level } from '../src/hand.ts';
import { labellingOf, launchAtLevel } from '../src/hand.ts';
import type { Choices, Limits, Range } from '../src/limits.ts';
import { CUP_FIELDS, FINGER_FIELDS, HAND_FIELDS, limitsOf, makeOf } from '../src/limits.ts';
import type { Physics } from '../src/physics.ts';
import type { Board, Die, Requirement, Table, ThrowInput, ThrowOutcome } from '../src/types.ts';

/** What is thrown: a die under requirements. */
export interface Kind {
  readonly die: Die;
  readonly styles: readonly Requirement[];
  /** Left out: of the labyrinth. */
  readonly board?: Board;
}

export const BARE: Table = { board: 'labyrinth', bushes: false, dice: [], templates: [] };

const VALUES: Readonly<Record<string, number>> = {
  section1: 1,
  section2: 2,
  section3: 3,
  section4: 4,
  section5: 5,
  bullseye: 10,
};

/** What a throw is worth on a bare board: 0 for every Miss. */
export const damageOf = ({ bounced, failed, rest }: ThrowOutcome): number =>
  bounced && failed.length === 0 ? (VALUES[rest] ?? 0) : 0;

/** Ranges in which sensible hands move; what they leave out is legal and hopeless. */
function sensible(kind: Kind, choices: Choices): Partial<Record<(typeof HAND_FIELDS)[number], Range>> {
  const { launcher, mount } = makeOf(kind.styles, choices);
  const t: Range = [1770, 1790];
  // Straight, and well between 15 and 45 degrees; from the eye it may fall by 30.
  if (launcher !== 'hand') return { t, vs: [-4, 4], vu: [mount === 'eye' ? -570 : 280, 990] };
  const straight = {
    t,
    side: [0, 0],
    vs: [0, 0],
    wx: [0, 0],
    wy: [0, 0],
    wz: [-100, 100],
    yaw: [0, 4],
  } as const;
  const spun = kind.styles.includes('diceSpin');
  const whirl = spun ? { wy: [400, 700] as const } : {};
  if (mount === 'ledge') return { t, vf: [1000, 2200], vs: [0, 0], ...whirl };
  const back = choices.hip === 'touch' || (mount === 'eye' && choices.knee === 'touch');
  if (back) return { ...straight, vf: [-3000, -300], vu: [-2500, 1500], ...whirl };
  if (choices.knee === 'touch') return { ...straight, vf: [200, 1200], vu: [-2500, -900], ...whirl };
  if (mount === 'eye') return { ...straight, vs: [-100, 100], vf: [600, 2000], vu: [-2000, 300], ...whirl };
  if (spun)
    return {
      ...straight,
      r: [450, 540],
      y: [40, 65],
      vf: [1100, 1500],
      vu: [-400, 300],
      yaw: [0, 89],
      ...whirl,
    };
  return { ...straight, r: [450, 540], y: [100, 180], vf: [1000, 2200], vu: [-1200, 200], ...whirl };
}

const clip = ([low, high]: Range, [from, to]: Range): Range => {
  const range: Range = [Math.max(low, from), Math.min(high, to)];
  return range[0] <= range[1] ? range : [low, high];
};

const pickIn = (rng: Rng, [low, high]: Range): number => low + below({ rng }, high - low + 1);

/** Near a value, within the limits: a tenth of the range to either side. */
function near(rng: Rng, value: number, [low, high]: Range): number {
  const reach = Math.ceil((high - low) / 10);
  return Math.min(high, Math.max(low, value - reach + below({ rng }, 2 * reach + 1)));
}

function choicesFor(kind: Kind, rng: Rng): Choices {
  const has = (style: Requirement): boolean => kind.styles.includes(style);
  const launched = has('chalice') || has('ramp') || has('flick');
  return {
    ...(has('oneEye') && { eye: below({ rng }, 2) === 0 ? ('left' as const) : ('right' as const) }),
    ...(has('hip') && { hip: has('oneEye') ? ('touch' as const) : ('start' as const) }),
    ...(has('knee') && {
      knee: launched && !has('oneEye') && !has('hip') ? ('start' as const) : ('touch' as const),
    }),
  };
}

type Draw = (rng: Rng, range: Range, old: number | undefined) => number;
const anywhere: Draw = (rng, range) => pickIn(rng, range);
const nearby: Draw = (rng, range, old) =>
  old === undefined ? pickIn(rng, range) : below({ rng }, 2) === 0 ? old : near(rng, old, range);

function fill<Name extends string>(
  names: readonly Name[],
  limits: { readonly [name in Name]: Range },
  rng: Rng,
  draw: Draw,
  old: { readonly [name in Name]?: number } | undefined,
): { [name in Name]: number } {
  return Object.fromEntries(names.map((name) => [name, draw(rng, limits[name], old?.[name])])) as {
    [name in Name]: number;
  };
}

/** A legal throw: anywhere among the sensible ones, or near another one. */
export function drawAim(kind: Kind, rng: Rng, old?: ThrowInput): ThrowInput {
  const choices = old ?? choicesFor(kind, rng);
  const { eye, hip, knee } = choices;
  const limits: Limits = limitsOf(kind.die, kind.styles, choices);
  const narrow = sensible(kind, choices);
  const hand = Object.fromEntries(
    HAND_FIELDS.map((field) => [field, clip(limits.hand[field], narrow[field] ?? limits.hand[field])]),
  ) as Limits['hand'];
  const draw = old ? nearby : anywhere;
  const level = fill(HAND_FIELDS, hand, rng, draw, old);
  // Flicks that are not straight in the middle are not worth a try.
  const finger = limits.finger && {
    power: clip(limits.finger.power, kind.styles.includes('ramp') ? [1800, 2050] : [1400, 2200]),
    hitY: clip(limits.finger.hitY, [-15, 15]),
    hitZ: clip(limits.finger.hitZ, kind.styles.includes('diceSpin') ? [-20, 20] : [-1, 1]),
  };
  // The cup stays 45 cm away.
  const travel = clip(limits.cup?.travel ?? [0, 0], [0, level.r - 450]);
  return {
    kind: 'throw',
    die: kind.die,
    styles: kind.styles,
    ...level,
    grip: limits.grip,
    ...(limits.cup && { cup: fill(CUP_FIELDS, { ...limits.cup, travel }, rng, draw, old?.cup) }),
    ...(finger && { finger: fill(FINGER_FIELDS, finger, rng, draw, old?.finger) }),
    ...(eye && { eye }),
    ...(hip && { hip }),
    ...(knee && { knee }),
  };
}

export interface Tally {
  readonly hits: number;
  readonly damage: number;
  readonly throws: number;
}

function tallyOf(
  physics: Physics,
  table: Table,
  aim: ThrowInput,
  level: Level,
  throws: number,
  salt: string,
): Tally {
  let hits = 0;
  let damage = 0;
  for (let i = 0; i < throws; i++) {
    const seeds = { public: `${salt} ${i}`, secret: `${salt} ${i}` };
    const launch = launchAtLevel(aim, level, seeds);
    const value = damageOf(physics.throwDie(table, launch, labellingOf(seeds)));
    hits += value > 0 ? 1 : 0;
    damage += value;
  }
  return { hits, damage, throws };
}

/** What is sought: mostly damage, but a sure hand is worth something too. */
const worth = ({ hits, damage, throws }: Tally): number => (3 * hits + damage) / throws;

export interface Found {
  readonly aim: ThrowInput;
  readonly worth: number;
}

/** The best aims among `tries` and what is known, the better half of them found near good ones; the first is best. */
export function seekAims(
  physics: Physics,
  kind: Kind,
  level: Level,
  tries: number,
  salt: string,
  known: readonly ThrowInput[] = [],
): Found[] {
  const rng = seeded(`aims ${salt} ${kind.die} ${kind.styles.join()}`);
  const found: Found[] = [];
  const table = { ...BARE, board: kind.board ?? BARE.board };
  const judge = (aim: ThrowInput, throws: number): Found => ({
    aim,
    worth: worth(tallyOf(physics, table, aim, level, throws, salt)),
  });
  found.push(...known.map((aim) => judge(aim, 10)));
  for (let i = 0; i < tries; i++) {
    const old = i < tries / 2 ? undefined : found[below({ rng }, Math.min(5, found.length))]?.aim;
    const aim = drawAim(kind, rng, old);
    // Most are hopeless: three throws tell.
    const first = judge(aim, 3);
    found.push(first.worth === 0 ? first : judge(aim, 10));
    found.sort((a, b) => b.worth - a.worth);
  }
  const different = found.filter(
    ({ aim }, nth) => found.findIndex((other) => JSON.stringify(other.aim) === JSON.stringify(aim)) === nth,
  );
  const finalists = different.slice(0, 8).map(({ aim }) => judge(aim, 30));
  return finalists.sort((a, b) => b.worth - a.worth);
}
