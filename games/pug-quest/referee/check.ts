/** What a check is: one rule, the event it looks at, and what is wrong with it. */
import type { Decision, Option } from '@questhall/kernel';
import type { Objection } from '@questhall/testkit';
import type { PugEvent } from '../src/events.ts';
import type { Memory } from './memory.ts';
import type { EventOf, Table } from './table.ts';

/** The table as it lies before the event. */
export interface Scene {
  readonly table: Table;
  readonly memory: Memory;
  readonly decision: Decision;
  readonly option: Option;
  /** What was told before in this beat, and what is told next. */
  readonly earlier: readonly PugEvent[];
  readonly next: PugEvent | undefined;
  /** The hand limit that is seen when all of this beat is over: a Treasure may have raised it. */
  readonly limitAfter: (hero: string) => number;
}

export interface Check {
  readonly on: PugEvent['type'];
  objections(scene: Scene, event: PugEvent): readonly Objection[];
}

export const check = <T extends PugEvent['type']>(
  on: T,
  rule: string,
  fails: (scene: Scene, event: EventOf<T>) => string | undefined | false | null,
): Check => ({
  on,
  objections(scene, event) {
    const message = fails(scene, event as EventOf<T>);
    return message ? [{ rule, message }] : [];
  },
});
