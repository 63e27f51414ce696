/** How a check is written: one rule, one kind of event, and what is wrong with it. */
import type { Decision, Option } from '@questhall/kernel';
import type { Objection } from '@questhall/testkit';
import type { DungeonlandEvent } from '../src/events.ts';
import type { DungeonlandView } from '../src/view.ts';
import type { Grid } from './grid.ts';
import type { Memory } from './memory.ts';
import type { World } from './world.ts';

/** The moment just before an event changes what is in mind. */
export interface Moment {
  readonly world: World;
  readonly grid: Grid;
  readonly memory: Memory;
  readonly decision: Decision | null;
  readonly option: Option | null;
}

export type Complaint = string | false | null | undefined;
export type Check = (event: DungeonlandEvent, moment: Moment) => Objection | undefined;
type Kind = DungeonlandEvent['type'];

export const when =
  <K extends Kind>(
    kind: K | readonly K[],
    rule: string,
    says: (event: Extract<DungeonlandEvent, { readonly type: K }>, moment: Moment) => Complaint,
  ): Check =>
  (event, moment) => {
    if (typeof kind === 'string' ? event.type !== kind : !kind.includes(event.type as K)) return undefined;
    const message = says(event as Extract<DungeonlandEvent, { readonly type: K }>, moment);
    return message ? { rule, message } : undefined;
  };

/** After an answer: what the table shows, and what is asked now. */
export interface Pause extends Moment {
  readonly after: DungeonlandView;
  readonly asked: readonly Decision[];
  readonly events: readonly DungeonlandEvent[];
  /** Energy that the answer costs; null: none, or a card says it. */
  readonly price: number | null;
}

export type PauseCheck = (pause: Pause) => Objection | undefined;

export const pausing =
  (rule: string, says: (pause: Pause) => Complaint): PauseCheck =>
  (pause) => {
    const message = says(pause);
    return message ? { rule, message } : undefined;
  };

export const nameOf = ({ world }: Moment, figure: number): string =>
  `${world.pieces.get(figure)?.card ?? 'somebody'} (${figure})`;
