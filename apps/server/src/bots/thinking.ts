/**
 * Bots think in threads of their own: a table never waits for another table's bot to think. Who thinks next goes in turn by
 * who asked, so that a guest with many tables or many hints slows down nobody but themselves.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotReply, BotRequest } from '@questhall/bots';
import type { Option } from '@questhall/kernel';
import { save } from '@questhall/kernel';
import type { BotLevel } from '@questhall/protocol';
import type { Thought } from '@questhall/protocol/host';
import { guarded } from '../guarded.ts';
import type { Thinker } from '../tables/thinker.ts';
import { BrokenThought } from '../tables/thinker.ts';
import { createFairQueue } from './fair-queue.ts';
import { hurried } from './hurry.ts';

type Thoughts = Extract<BotReply, { option: unknown }>;

interface Task {
  readonly asker: string;
  readonly request: Omit<BotRequest, 'budget'>;
  /** Threads that have died of it. */
  deaths: number;
  /** Nothing: nobody had the time. */
  settle(reply: Thoughts | undefined): void;
  fail(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | undefined;
}

const HINT_LEVEL = 'master';
const HINTS = 3;
/** So many thoughts of one asker may wait: more than one guest's tables have seats. */
const MOST_WAITING = 32;
/** What kills so many threads is broken. */
const MOST_DEATHS = 2;

/** `games` is the address of a module that exports GAMES: the threads load it themselves. */
export function createThinking(
  games: URL,
  threads: number = Math.max(1, availableParallelism() - 1),
): Thinker {
  const pool: Thread[] = [];
  const queue = createFairQueue<Task>(MOST_WAITING);
  let nextId = 1;
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { workerData: games.href });
    worker.unref();
    const thread: Thread = { worker, task: undefined };
    const died = (error: unknown): void => {
      const at = pool.indexOf(thread);
      if (at >= 0) pool.splice(at, 1);
      const { task } = thread;
      thread.task = undefined;
      if (task) tryAgain(task, error);
      dispatch();
    };
    worker.on(
      'message',
      guarded(died, (reply: BotReply) => {
        const { task } = thread;
        thread.task = undefined;
        if ('option' in reply) task?.settle(reply);
        else task?.fail(new BrokenThought(reply.error));
        dispatch();
      }),
    );
    worker.on(
      'error',
      guarded(() => {}, died),
    );
    pool.push(thread);
    return thread;
  };

  /** A thread may die of what others did to the machine; what kills one after the other is broken itself. */
  const tryAgain = (task: Task, error: unknown): void => {
    task.deaths += 1;
    if (task.deaths >= MOST_DEATHS) task.fail(new BrokenThought(String(error)));
    else if (closed || !queue.push(task.asker, task)) task.settle(undefined);
  };

  const dispatch = (): void => {
    while (!closed && queue.askers() > 0) {
      const thread = pool.find(({ task }) => !task) ?? (pool.length < threads ? start() : undefined);
      if (!thread) return;
      const task = queue.shift() as Task;
      thread.task = task;
      const others = queue.askers() / threads + queue.waiting(task.asker);
      thread.worker.postMessage({ ...task.request, budget: hurried(task.request.level, others) });
    }
  };

  const ask = (
    asker: string,
    { match, seat, dropped }: Thought,
    level: BotLevel,
    hints: number,
  ): Promise<Thoughts | undefined> => {
    if (closed) return Promise.reject(new Error('the server is closing'));
    const { promise, resolve, reject } = Promise.withResolvers<Thoughts | undefined>();
    const request = {
      id: nextId++,
      game: match.game.id,
      rulesVersion: match.game.version,
      state: save(match.game, match.state),
      seat,
      level,
      seed: randomUUID(),
      hints,
    };
    const task: Task = { asker, request, deaths: 0, settle: resolve, fail: reject };
    if (!queue.push(asker, task)) return Promise.resolve(undefined);
    dropped?.then(() => {
      if (queue.remove(asker, task)) resolve(undefined);
    }, reject);
    dispatch();
    return promise;
  };

  return {
    async choose(asker, thought, level) {
      const thoughts = await ask(asker, thought, level, 0);
      return thoughts?.option ?? anyOption(thought);
    },
    async hint(asker, thought) {
      const thoughts = await ask(asker, thought, HINT_LEVEL, HINTS);
      return thoughts?.hints.map(({ option, chance, because }) => ({ option, chance, because }));
    },
    async close() {
      closed = true;
      for (const task of queue.clear()) task.fail(new Error('the server is closing'));
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Whose bots have more to think about than they may, plays by chance. */
function anyOption({ match, seat }: Thought): Option {
  const options = match.decisions.find((open) => open.seat === seat)?.options ?? [];
  const option = options[randomInt(Math.max(1, options.length))];
  if (!option) throw new Error(`seat ${seat} is asked nothing`);
  return option;
}
