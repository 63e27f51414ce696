/** What a check is: one rule, the event it looks at, and what is wrong with it. */
import type { Decision, Option } from '@questhall/kernel';
import type { Objection } from '@questhall/testkit';
import type { BrawlEvent } from '../src/events.ts';
import type { Deed } from './deed.ts';
import type { EventOf, Table } from './table.ts';

/** The table as it lies before the event, and the Action under way. */
export interface Scene {
  readonly table: Table;
  readonly deed: Deed | null;
  readonly decision: Decision | null;
  readonly option: Option | null;
  /** What is told next, if anything is before the next question. */
  readonly next: BrawlEvent | undefined;
}

export interface Check {
  readonly on: BrawlEvent['type'];
  objections(scene: Scene, event: BrawlEvent): readonly Objection[];
}

/** A check of every event of one type; it says what is wrong, or nothing. */
export const check = <T extends BrawlEvent['type']>(
  on: T,
  rule: string,
  fails: (scene: Scene, event: EventOf<T>) => string | undefined | false,
): Check => ({
  on,
  objections(scene, event) {
    const message = fails(scene, event as EventOf<T>);
    return message ? [{ rule, message }] : [];
  },
});
