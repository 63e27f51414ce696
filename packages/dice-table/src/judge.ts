/** What a throw did on its way: bounce, first touch of the board, and the predicates of the nine Specific Throws. */
import { DANCE_WINDOW } from './hand.ts';
import type { DieMeasures } from './measures.ts';
import { BOARD, CUP, GATE, RAMP } from './measures.ts';
import type { Staging } from './stage.ts';
import { into, RAMP_RISE, RAMP_RUN } from './stage.ts';
import type { Quat, Vec } from './trig.ts';
import { inverse, length, minus, rotated } from './trig.ts';
import type { Contact, Launch, Requirement } from './types.ts';

/** The die at one step. */
export interface Moment {
  readonly at: Vec;
  readonly rotation: Quat;
  readonly speed: Vec;
  readonly spin: Vec;
}

/** 2 mm off the table is off the table. */
const CLEAR = 0.02;
const ARRIVAL = 3;
const SPIN = 25;
const SPIN_PART = 0.7;

/** [DF-SIM-11] */
const isBoard = (other: string): boolean => /^(?:board|template|bush|die)/.test(other);

/** How far the lowest point of the rounded cube is above the table. */
function clearanceOf({ at, rotation: { x, y, z, w } }: Moment, half: number, edge: number): number {
  const down =
    Math.abs(2 * (x * y + z * w)) + Math.abs(1 - 2 * (x * x + z * z)) + Math.abs(2 * (y * z - x * w));
  return at.y - down * (half - edge) - edge;
}

export interface Judge {
  /** What happened in a step: the die before and after it, and what it began to touch. True: there is more to see. */
  readonly watch: (
    step: number,
    before: Moment,
    after: Moment,
    began: readonly string[],
    cup: { readonly at: Vec; readonly rotation: Quat } | undefined,
  ) => boolean;
  readonly verdict: () => Verdict;
}

export interface Verdict {
  readonly bounced: boolean;
  readonly firstBoardStep: number | null;
  readonly spinAtBoard: { readonly wy: number; readonly w: number } | null;
  readonly failed: readonly Requirement[];
}

/** The cup's own directions, its base at the origin. */
const inCup = (cup: { readonly at: Vec; readonly rotation: Quat }, at: Vec): Vec =>
  rotated(inverse(cup.rotation), minus(at, cup.at));

export function judgeOf(launch: Launch, staging: Staging, { half, edge }: DieMeasures): Judge {
  const { frame, ramp, make, swing } = staging;
  let clear = false;
  /** A rebound has begun, and counts once the die is clear again. */
  let rising = false;
  let bounced = false;
  let board: number | null = null;
  let spin: Vec | null = null;
  let touchedRamp = false;
  let insideCup = swing !== undefined;
  const met = new Set<Requirement>();
  if (make.mount === 'ledge') met.add('hip');
  if (make.mount === 'knee') met.add('knee');

  const lip = ramp && { x: ramp.foot.x + RAMP_RUN, y: ramp.foot.y + RAMP_RISE, z: ramp.foot.z };

  function watchWay(before: Moment, after: Moment): void {
    const from = into(frame, before.at);
    const to = into(frame, after.at);
    /** Height and sideways place where the die passes this distance, if it passes it forwards. */
    const passing = (x: number): Vec | undefined => {
      if (from.x >= x || to.x < x) return undefined;
      const part = (x - from.x) / (to.x - from.x);
      return { x, y: from.y + (to.y - from.y) * part, z: from.z + (to.z - from.z) * part };
    };
    const atGate = passing(-GATE.at);
    if (atGate && Math.abs(atGate.z) < GATE.halfWidth && atGate.y > 0 && atGate.y < GATE.height)
      met.add('gate');
    const atLip = lip && touchedRamp ? passing(lip.x) : undefined;
    if (lip && atLip && atLip.y > lip.y && Math.abs(atLip.z - lip.z) <= RAMP.halfWidth) met.add('ramp');
  }

  function watchCup(after: Moment, cup: { readonly at: Vec; readonly rotation: Quat }): void {
    if (!insideCup || swing === undefined) return;
    const { x, y, z } = inCup(cup, after.at);
    const within = x * x + z * z <= swing.radius * swing.radius;
    if (within && y < CUP.wall + CUP.depth) return;
    insideCup = false;
    if (within) met.add('chalice');
  }

  function watchBounce(before: Moment, after: Moment, began: readonly string[]): void {
    const outside = before.at.x * before.at.x + before.at.z * before.at.z > BOARD.radius * BOARD.radius;
    if (began.includes('table')) {
      // [3.5] The bounce of a throw over the ramp comes after the ramp.
      const counts = !ramp || met.has('ramp');
      rising = counts && clear && outside && before.speed.y <= -ARRIVAL;
      clear = false;
      return;
    }
    if (clearanceOf(after, half, edge) < CLEAR) return;
    clear = true;
    if (rising) bounced = true;
  }

  return {
    watch(step, before, after, began, cup) {
      if (cup) watchCup(after, cup);
      if (began.some(isBoard)) {
        board = step;
        spin = before.spin;
        return false;
      }
      if (began.includes('ramp')) touchedRamp = true;
      if (began.includes('hip')) met.add('hip');
      if (began.includes('knee')) met.add('knee');
      watchWay(before, after);
      watchBounce(before, after, began);
      return true;
    },
    verdict() {
      const [from, to] = DANCE_WINDOW;
      if (launch.t >= from && launch.t <= to) met.add('dancing');
      // Locks: whoever could throw at all has met them.
      met.add('flick').add('oneEye');
      const whirl = spin === null ? 0 : Math.abs(spin.y);
      const whole = spin === null ? 0 : length(spin);
      if (whirl >= SPIN && whirl >= SPIN_PART * whole) met.add('diceSpin');
      return {
        bounced,
        firstBoardStep: board,
        spinAtBoard:
          spin === null ? null : { wy: Math.round(spin.y * 10) + 0, w: Math.round(whole * 10) + 0 },
        failed: launch.styles.filter((style) => !met.has(style)),
      };
    },
  };
}

/** [DF-SIM-35] */
export const touchedThorns = (contacts: readonly Contact[]): boolean =>
  contacts.some(({ other }) => other.startsWith('bush'));
