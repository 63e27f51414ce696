/** How a check of the referee is written down: a rule, what it looks at, and what it says when the rule is broken. */
import type { Objection } from '@questhall/testkit';
import type { DfEvent } from '../src/events.ts';
import type { Scene } from './scene.ts';

type Verdict = string | false | null | undefined;

/** Looks at one event, with the table as it was just before it. */
export type EventCheck = (event: DfEvent, scene: Scene) => Objection | undefined;
/** Looks at the table after an answer and all that came of it. */
export type BeatCheck = (scene: Scene) => readonly Objection[];

type EventOf<T extends DfEvent['type']> = Extract<DfEvent, { readonly type: T }>;

export const on =
  <T extends DfEvent['type']>(
    type: T,
    rule: string,
    says: (event: EventOf<T>, scene: Scene) => Verdict,
  ): EventCheck =>
  (event, scene) => {
    if (event.type !== type) return undefined;
    const message = says(event as EventOf<T>, scene);
    return message ? { rule, message } : undefined;
  };

export const each =
  (rule: string, says: (scene: Scene) => readonly Verdict[]): BeatCheck =>
  (scene) =>
    says(scene).flatMap((message) => (message ? [{ rule, message }] : []));
