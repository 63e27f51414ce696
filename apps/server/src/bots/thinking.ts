/** Bots think in threads of their own: a table never waits for another table's bot to think. */
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotReply, BotRequest } from '@questhall/bots';
import { save } from '@questhall/kernel';
import type { BotLevel } from '@questhall/protocol';
import type { Thought } from '@questhall/protocol/host';
import { guarded } from '../guarded.ts';
import type { Thinker } from '../tables/thinker.ts';
import { BrokenThought } from '../tables/thinker.ts';

interface Task {
  readonly request: Omit<BotRequest, 'budget'>;
  settle(reply: Extract<BotReply, { option: unknown }>): void;
  fail(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
}

/** How long each level thinks when there is no rush. The quick ones take what they need. */
const MOST_MS: { readonly [level in BotLevel]?: number } = { apprentice: 100, adept: 400, master: 1500 };
const LEAST_MS = 30;
const HINT_LEVEL = 'master';
const HINTS = 3;

/** `games` is the address of a module that exports GAMES: the threads load it themselves. */
export function createThinking(
  games: URL,
  threads: number = Math.max(1, availableParallelism() - 1),
): Thinker {
  const pool: Thread[] = [];
  const waiting: Task[] = [];
  let nextId = 1;
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { workerData: games.href });
    worker.unref();
    const thread: Thread = { worker, task: undefined };
    const broken = (error: unknown): void => {
      thread.task?.fail(error instanceof Error ? error : new Error(String(error)));
      const at = pool.indexOf(thread);
      if (at >= 0) pool.splice(at, 1);
      dispatch();
    };
    worker.on(
      'message',
      guarded(broken, (reply: BotReply) => {
        const task = thread.task;
        thread.task = undefined;
        if ('option' in reply) task?.settle(reply);
        else task?.fail(new BrokenThought(reply.error));
        dispatch();
      }),
    );
    worker.on(
      'error',
      guarded(() => {}, broken),
    );
    pool.push(thread);
    return thread;
  };

  const dispatch = (): void => {
    while (waiting.length > 0 && !closed) {
      const thread = pool.find(({ task }) => !task) ?? (pool.length < threads ? start() : undefined);
      if (!thread) return;
      const task = waiting.shift() as Task;
      thread.task = task;
      thread.worker.postMessage({
        ...task.request,
        ...hurried(task.request.level, waiting.length / threads),
      });
    }
  };

  const ask = (
    { match, seat }: Thought,
    level: BotLevel,
    hints: number,
  ): Promise<Extract<BotReply, { option: unknown }>> => {
    if (closed) return Promise.reject(new Error('the server is closing'));
    const { promise, resolve, reject } = Promise.withResolvers<Extract<BotReply, { option: unknown }>>();
    const request = {
      id: nextId++,
      game: match.game.id,
      state: save(match.game, match.state),
      seat,
      level,
      seed: randomUUID(),
      hints,
    };
    waiting.push({ request, settle: resolve, fail: reject });
    dispatch();
    return promise;
  };

  return {
    choose: async (thought, level) => (await ask(thought, level, 0)).option,
    async hint(thought) {
      const { hints } = await ask(thought, HINT_LEVEL, HINTS);
      return hints.map(({ option, chance, because }) => ({ option, chance, because }));
    },
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.fail(new Error('the server is closing'));
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
    },
  };
}

/** The more questions wait, the shorter each is thought about. */
function hurried(level: BotLevel, others: number): Pick<BotRequest, 'budget'> {
  const ms = MOST_MS[level];
  return ms === undefined ? {} : { budget: { ms: Math.max(LEAST_MS, ms / (1 + others)) } };
}
