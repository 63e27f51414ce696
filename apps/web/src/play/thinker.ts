/** The host's side of the worker that thinks. */
import type { BotReply, BotRequest, Hint, Level } from '@questhall/bots';
import { save } from '@questhall/kernel';
import type { Thought } from '@questhall/protocol/host';

export interface Thinker {
  choose(thought: Thought, level: Level): Promise<Extract<BotReply, { option: unknown }>['option']>;
  hint(thought: Thought): Promise<readonly Hint[]>;
}

const HINTS = 3;
const HINT_BUDGET = { ms: 900 };

export function createThinker(): Thinker {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const asked = new Map<number, (reply: BotReply) => void>();
  let next = 1;
  worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
    asked.get(data.id)?.(data);
    asked.delete(data.id);
  };

  const think = async (
    { match, seat }: Thought,
    wish: Pick<BotRequest, 'level' | 'budget' | 'hints'>,
  ): Promise<Extract<BotReply, { option: unknown }>> => {
    const id = next++;
    const { promise, resolve } = Promise.withResolvers<BotReply>();
    asked.set(id, resolve);
    const request: BotRequest = {
      id,
      game: match.game.id,
      rulesVersion: match.game.version,
      state: save(match.game, match.state),
      seat,
      // The same match meets the same bots: a lesson can count on them.
      seed: `bots of ${match.setup.seed}`,
      ...wish,
    };
    worker.postMessage(request);
    const reply = await promise;
    if ('error' in reply) throw new Error(reply.error);
    return reply;
  };

  return {
    choose: async (thought, level) => (await think(thought, { level })).option,
    hint: async (thought) =>
      (await think(thought, { level: 'master', budget: HINT_BUDGET, hints: HINTS })).hints,
  };
}
