/** Who thinks for bots, and for people who want a hint. */
import type { Option } from '@questhall/kernel';
import type { BotLevel, Hint } from '@questhall/protocol';
import type { Thought } from '@questhall/protocol/host';

/** The rules or the bot have thrown: at this table, thinking will not do. */
export class BrokenThought extends Error {}

export interface Thinker {
  /** Rejects with a BrokenThought where it is the table's fault, and otherwise where nobody could think. */
  choose(thought: Thought, level: BotLevel): Promise<Option>;
  hint(thought: Thought): Promise<readonly Hint[]>;
  close(): Promise<void>;
}
