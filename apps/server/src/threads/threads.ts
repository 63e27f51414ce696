/**
 * Threads that compute for whoever asks. Who comes next goes in turn by who asked, and nobody has all of them: a guest with many
 * tables slows down nobody but themselves. There are more than processors, and they stand back behind the thread that serves
 * everybody: what they compute at the same time the system divides among them.
 */
import { Worker } from 'node:worker_threads';
import { guarded } from '../guarded.ts';
import { createFairQueue } from './fair-queue.ts';
import type { Reply } from './serving.ts';

export interface Threads<Wish, Done> {
  /**
   * What is wished for is found out when its turn has come. Nothing: this one has too much waiting, or it was dropped before its turn,
   * or is no longer wished for. Rejects with what `broken` makes of it where it cannot be done, and otherwise where nobody does anything
   * any more.
   */
  ask(asker: string, wish: () => Wish | undefined, dropped?: Promise<unknown>): Promise<Done | undefined>;
  /** How much of this asker waits. */
  waiting(asker: string): number;
  close(): Promise<void>;
}

export interface ThreadsOptions<Wish> {
  /** What runs in each: it calls `serve`. */
  readonly file: URL;
  readonly data?: unknown;
  readonly most: number;
  /** So many of them one asker may have at once. */
  readonly mostEach: number;
  /** So much of one asker may wait. */
  readonly mostWaiting: number;
  /** Milliseconds after which what was not done never will be. */
  readonly longest: number;
  /** What is done now, given how many others wait for each thread. */
  hurried?(wish: Wish, others: number): Wish;
  broken(why: string): Error;
}

interface Task<Wish, Done> {
  readonly asker: string;
  wish(): Wish | undefined;
  /** Threads that have died of it. */
  deaths: number;
  settle(done: Done | undefined): void;
  fail(error: Error): void;
}

interface Thread<T> {
  readonly worker: Worker;
  task: T | undefined;
  alarm?: NodeJS.Timeout;
}

/** What kills so many threads is broken. */
const MOST_DEATHS = 2;
const CLOSING = 'the server is closing';

export function createThreads<Wish extends object, Done>(options: ThreadsOptions<Wish>): Threads<Wish, Done> {
  const { most, mostEach, longest, hurried, broken } = options;
  const pool: Thread<Task<Wish, Done>>[] = [];
  const queue = createFairQueue<Task<Wish, Done>>(options.mostWaiting);
  let closed = false;

  const start = (): Thread<Task<Wish, Done>> => {
    const worker = new Worker(options.file, { workerData: options.data });
    worker.unref();
    const thread: Thread<Task<Wish, Done>> = { worker, task: undefined };
    const died = (error: unknown): void => {
      const at = pool.indexOf(thread);
      if (at >= 0) pool.splice(at, 1);
      const task = put(thread);
      if (task) tryAgain(task, error);
      dispatch();
    };
    worker.on(
      'message',
      guarded(died, (reply: Reply<Done>) => {
        const task = put(thread);
        if ('done' in reply) task?.settle(reply.done);
        else task?.fail(broken(reply.error));
        dispatch();
      }),
    );
    worker.on(
      'error',
      guarded(() => {}, died),
    );
    worker.on(
      'exit',
      guarded(
        () => {},
        () => died('it took too long'),
      ),
    );
    pool.push(thread);
    return thread;
  };

  /** Takes from a thread what it has done. */
  const put = (thread: Thread<Task<Wish, Done>>): Task<Wish, Done> | undefined => {
    const { task } = thread;
    thread.task = undefined;
    clearTimeout(thread.alarm);
    return task;
  };

  /** A thread may die of what others did to the machine; what kills one after the other is broken itself. */
  const tryAgain = (task: Task<Wish, Done>, error: unknown): void => {
    task.deaths += 1;
    if (closed) task.fail(new Error(CLOSING));
    else if (task.deaths >= MOST_DEATHS) task.fail(broken(String(error)));
    else if (!queue.push(task.asker, task)) task.settle(undefined);
  };

  const mayCome = (asker: string): boolean =>
    pool.filter(({ task }) => task?.asker === asker).length < mostEach;

  const dispatch = (): void => {
    while (!closed) {
      const free = pool.find(({ task }) => !task);
      if (!free && pool.length >= most) return;
      const task = queue.shift(mayCome);
      if (!task) return;
      const wish = wishOf(task);
      if (wish) give(free ?? start(), task, wish);
    }
  };

  const wishOf = (task: Task<Wish, Done>): Wish | undefined => {
    try {
      const wish = task.wish();
      if (wish === undefined) task.settle(undefined);
      return wish;
    } catch (error) {
      task.fail(broken(String(error)));
      return undefined;
    }
  };

  const give = (thread: Thread<Task<Wish, Done>>, task: Task<Wish, Done>, wish: Wish): void => {
    const own = queue.waiting(task.asker);
    const others = (queue.askers() - Math.min(1, own)) / most + own;
    thread.task = task;
    thread.alarm = setTimeout(() => void thread.worker.terminate(), longest).unref();
    thread.worker.postMessage(hurried?.(wish, others) ?? wish);
  };

  return {
    ask(asker, wish, dropped) {
      if (closed) return Promise.reject(new Error(CLOSING));
      const { promise, resolve: settle, reject: fail } = Promise.withResolvers<Done | undefined>();
      const task: Task<Wish, Done> = { asker, wish, deaths: 0, settle, fail };
      if (!queue.push(asker, task)) return Promise.resolve(undefined);
      dropped?.then(() => {
        if (queue.remove(asker, task)) settle(undefined);
      }, fail);
      dispatch();
      return promise;
    },
    waiting: queue.waiting,
    async close() {
      closed = true;
      for (const task of queue.clear()) task.fail(new Error(CLOSING));
      await Promise.all(pool.map(({ worker }) => worker.terminate()));
    },
  };
}
