/** Stepping a scene until everything in it has come to rest. */
import type * as Rapier from '@dimforge/rapier3d-deterministic-compat';
import type { Moment } from './judge.ts';
import { TABLE } from './measures.ts';
import type { Vec } from './trig.ts';
import type { Contact } from './types.ts';
import type { Scene, Thrown } from './world.ts';
import { advance, STEP } from './world.ts';

/** To be slower than both for so many steps. */
interface Repose {
  readonly speed: number;
  readonly spin: number;
  readonly steps: number;
}

/** Rest: below 10 mm/s and 0.2 rad/s for 0.15 s, or below 1 mm/s and 0.05 rad/s for 0.05 s. After 6 s whatever is, is. */
const REST: Repose = { speed: 0.1, spin: 0.2, steps: 36 };
const CALM: Repose = { speed: 0.01, spin: 0.05, steps: 12 };
const LAST_STEP = 6 * 240;
/** A body that lies below this has left the table. */
const LOST = -TABLE.depth;

export function momentOf(body: Rapier.RigidBody): Moment {
  return { at: body.translation(), rotation: body.rotation(), speed: body.linvel(), spin: body.angvel() };
}

const isQuick = ({ x, y, z }: Vec, limit: number): boolean => x * x + y * y + z * z >= limit * limit;

/** What is read in every step is read into the same place. */
const read = { x: 0, y: 0, z: 0 };

const isStill = (body: Rapier.RigidBody, { speed, spin }: Repose): boolean =>
  !isQuick(body.linvel(read), speed) && !isQuick(body.angvel(read), spin);

const liesStill = (body: Rapier.RigidBody, repose: Repose): boolean =>
  body.isSleeping() || body.translation(read).y < LOST || isStill(body, repose);

export interface Watcher {
  /** Before each step: moves what moves by itself. */
  readonly drive?: (seconds: number) => void;
  /** After each step, as long as it answers that it wants to see the next one. */
  readonly after: (step: number, before: Moment, after: Moment, began: readonly string[]) => boolean;
  readonly note: (step: number) => void;
  /** Until then nothing counts as rest. */
  readonly busyUntil?: number;
}

/** Runs to the end; gives the contacts of the thrown body and how it lies. */
export function runToRest(
  scene: Scene,
  { body, collider }: Thrown,
  watcher: Watcher,
): { contacts: Contact[]; last: Moment; lost: boolean } {
  const { events, names, lying } = scene;
  const contacts: Contact[] = [];
  collider.setActiveEvents(scene.engine.ActiveEvents.COLLISION_EVENTS);
  const own = collider.handle;
  let step = 1;
  let began: string[] = [];
  const hear = (a: number, b: number, start: boolean): void => {
    const other = a === own ? names.get(b) : b === own ? names.get(a) : undefined;
    if (other === undefined) return;
    contacts.push({ step, other, start });
    if (start) began.push(other);
  };
  let before = momentOf(body);
  let watching = true;
  const allStill = (repose: Repose): boolean =>
    isStill(body, repose) && lying.every((die) => liesStill(die.body, repose));
  let still = 0;
  let calm = 0;
  for (; step <= LAST_STEP; step++) {
    watcher.drive?.(step * STEP);
    advance(scene);
    began = [];
    events.drainCollisionEvents(hear);
    if (watching) {
      const after = momentOf(body);
      watching = watcher.after(step, before, after, began);
      before = after;
    }
    watcher.note(step);
    still = step * STEP >= (watcher.busyUntil ?? 0) && allStill(REST) ? still + 1 : 0;
    calm = still > 0 && allStill(CALM) ? calm + 1 : 0;
    if (still >= REST.steps || calm >= CALM.steps) break;
  }
  const last = momentOf(body);
  return { contacts, last, lost: last.at.y < LOST };
}
