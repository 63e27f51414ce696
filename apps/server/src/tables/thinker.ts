/** Who thinks for bots, and for people who want a hint. */
import type { Option } from '@questhall/kernel';
import type { BotLevel, Hint } from '@questhall/protocol';
import type { Thought } from '@questhall/protocol/host';

export interface Thinker {
  choose(thought: Thought, level: BotLevel): Promise<Option>;
  hint(thought: Thought): Promise<readonly Hint[]>;
  close(): Promise<void>;
}
