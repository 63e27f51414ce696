/** What a check is given: the table as it was when the event happened, and what the referee remembers of the match. */
import type { Decision } from '@questhall/kernel';
import type { Objection } from '@questhall/testkit';
import type { SuperOption } from '../src/decisions.ts';
import type { SuperEvent } from '../src/events.ts';
import type { SuperView } from '../src/view.ts';
import type { Memory } from './memory.ts';
import type { Table } from './table.ts';

export interface Play {
  readonly before: SuperView;
  readonly after: SuperView;
  readonly decision: Decision;
  readonly option: SuperOption;
  readonly events: readonly SuperEvent[];
  /** The questions that are open afterwards. */
  readonly asked: readonly Decision[];
  readonly memory: Memory;
}

/** One event of a beat; `table` is as it was before it. */
export interface Moment extends Play {
  readonly table: Table;
  readonly event: SuperEvent;
  /** Which of the beat's events it is. */
  readonly at: number;
}

export type Verdict = Objection | undefined;
export type EventCheck = (moment: Moment) => Verdict | readonly Objection[];
export type BeatCheck = (play: Play) => Verdict | readonly Objection[];

export const object = (rule: string, message: string): Objection => ({ rule, message });

export const all = (found: Verdict | readonly Objection[]): readonly Objection[] =>
  found === undefined ? [] : 'rule' in found ? [found] : found;

export const eventsOf = <T extends SuperEvent['type']>(
  events: readonly SuperEvent[],
  type: T,
): Extract<SuperEvent, { type: T }>[] =>
  events.filter((event): event is Extract<SuperEvent, { type: T }> => event.type === type);
