/** Who thinks for bots, and for people who want a hint. */
import type { Option } from '@questhall/kernel';
import type { BotLevel, Hint } from '@questhall/protocol';
import type { Thought } from '@questhall/protocol/host';

/** The rules or the bot have thrown: at this table, thinking will not do. */
export class BrokenThought extends Error {}

/**
 * `asker` says whose share of the thinking it is. Both reject with a BrokenThought where it is the table's fault, and
 * otherwise where nobody could think.
 */
export interface Thinker {
  /** Nothing: when its turn had come, that seat was no longer asked. */
  choose(asker: string, thought: Thought, level: BotLevel): Promise<Option | undefined>;
  /** Nothing: this asker has too many thoughts waiting, or nobody waits for it any more. */
  hint(asker: string, thought: Thought): Promise<readonly Hint[] | undefined>;
  close(): Promise<void>;
}
