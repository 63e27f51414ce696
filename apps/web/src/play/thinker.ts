/** The host's side of the worker that thinks. Should it die or not load, another takes over what it was asked. */
import type { BotReply, BotRequest, Hint, Level } from '@questhall/bots';
import { botSeedOf } from '@questhall/games/quests';
import { save } from '@questhall/kernel';
import type { Thought } from '@questhall/protocol/host';
import { whenFree } from './locks.ts';
import { newSecret } from './names.ts';
import type { FromThinker } from './worker-messages.ts';

export interface Thinker {
  choose(thought: Thought, level: Level): Promise<Extract<BotReply, { option: unknown }>['option']>;
  hint(thought: Thought): Promise<readonly Hint[]>;
}

interface Pending {
  readonly request: BotRequest;
  readonly resolve: (reply: BotReply) => void;
}

const HINTS = 3;
/** No hint takes longer, however slow the machine. */
const HINT_BUDGET = { ms: 2500 };

/** Milliseconds before another worker is tried. */
const PAUSE = 1000;

export function createThinker(): Thinker {
  const pending = new Map<number, Pending>();
  let worker = start();
  let next = 1;

  function start(): Worker {
    const name = `questhall bots ${newSecret()}`;
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name });
    const ended = new AbortController();
    const startAnew = (): void => {
      if (ended.signal.aborted) return;
      ended.abort();
      started.terminate();
      setTimeout(() => {
        worker = start();
        for (const { request } of pending.values()) worker.postMessage(request);
      }, PAUSE);
    };
    started.onerror = startAnew;
    started.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ('ready' in data) whenFree(name, startAnew, ended.signal);
      else {
        pending.get(data.id)?.resolve(data);
        pending.delete(data.id);
      }
    };
    return started;
  }

  const think = async (
    { match, seat }: Thought,
    wish: Pick<BotRequest, 'level' | 'budget' | 'hints'>,
  ): Promise<Extract<BotReply, { option: unknown }>> => {
    const id = next++;
    const { promise, resolve } = Promise.withResolvers<BotReply>();
    const request: BotRequest = {
      id,
      game: match.game.id,
      rulesVersion: match.game.version,
      state: save(match.game, match.state),
      seat,
      // The same match meets the same bots: a lesson can count on them.
      seed: botSeedOf(match.setup.seed),
      ...wish,
    };
    pending.set(id, { request, resolve });
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
