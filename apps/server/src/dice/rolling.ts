/** Dice fall in a thread of their own: no table waits for another's. Whose dice fall next goes in turn by who threw. */
import { Worker } from 'node:worker_threads';
import type { Json } from '@questhall/kernel';
import type { Landed } from '@questhall/protocol/host';
import { createFairQueue } from '../bots/fair-queue.ts';
import { guarded } from '../guarded.ts';
import type { RollReply, RollRequest } from './dice-worker.ts';

export interface Rolling {
  /** Nothing: this one has too many dice in the air. */
  roll(asker: string, game: string, plan: Json): Promise<Landed | undefined>;
  close(): Promise<void>;
}

interface Throw {
  readonly request: RollRequest;
  settle(landed: Landed | undefined): void;
  fail(error: Error): void;
}

/** So many throws of one share may wait. */
const MOST_WAITING = 8;

export function createRolling(): Rolling {
  const queue = createFairQueue<Throw>(MOST_WAITING);
  let worker: Worker | undefined;
  let current: Throw | undefined;
  let nextId = 1;
  let closed = false;

  const start = (): Worker => {
    const fresh = new Worker(new URL('./dice-worker.ts', import.meta.url));
    fresh.unref();
    const died = (error: unknown): void => {
      if (worker === fresh) worker = undefined;
      const lost = current;
      current = undefined;
      lost?.fail(new Error(String(error)));
      dispatch();
    };
    fresh.on(
      'message',
      guarded(died, (reply: RollReply) => {
        const thrown = current;
        current = undefined;
        if ('landed' in reply) thrown?.settle(reply.landed);
        else thrown?.fail(new Error(reply.error));
        dispatch();
      }),
    );
    fresh.on(
      'error',
      guarded(() => {}, died),
    );
    return fresh;
  };

  const dispatch = (): void => {
    if (closed || current) return;
    current = queue.shift();
    if (!current) return;
    worker ??= start();
    worker.postMessage(current.request);
  };

  return {
    roll(asker, game, plan) {
      if (closed) return Promise.reject(new Error('the server is closing'));
      const { promise, resolve: settle, reject: fail } = Promise.withResolvers<Landed | undefined>();
      const thrown: Throw = { request: { id: nextId++, game, plan }, settle, fail };
      if (!queue.push(asker, thrown)) settle(undefined);
      dispatch();
      return promise;
    },
    async close() {
      closed = true;
      for (const thrown of queue.clear()) thrown.fail(new Error('the server is closing'));
      await worker?.terminate();
    },
  };
}
