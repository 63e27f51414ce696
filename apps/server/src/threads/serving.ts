/** The other side of threads.ts: a thread that does one thing at a time. */
import { parentPort } from 'node:worker_threads';
import { guarded } from '../guarded.ts';
import { standBack } from './stand-back.ts';

export type Reply<Done> = { readonly done: Done } | { readonly error: string };

/** Does what it is asked for, and says what came of it, or what was wrong. */
export function serve<Wish, Done>(carryOut: (wish: Wish) => Done | Promise<Done>): void {
  const port = parentPort;
  if (!port) throw new Error('this file is a worker thread of threads.ts');
  standBack();
  const tell = (reply: Reply<Done>): void => port.postMessage(reply);
  const fail = (error: unknown): void =>
    tell({ error: error instanceof Error ? error.message : String(error) });
  const answer = async (wish: Wish): Promise<void> => tell({ done: await carryOut(wish) });
  port.on(
    'message',
    guarded(fail, (wish: Wish) => {
      answer(wish).catch(fail);
    }),
  );
}
