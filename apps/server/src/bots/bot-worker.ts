/** A thread that thinks for bots. One question at a time comes in, one answer goes out. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BotReply, BotRequest } from '@questhall/bots';
import { think } from '@questhall/bots';
import type { Games } from '../games.ts';
import { guarded } from '../guarded.ts';

const port = parentPort;
if (!port) throw new Error('this file is a worker thread of thinking.ts');

const { GAMES } = (await import(String(workerData))) as { readonly GAMES: Games };

const fail = (error: unknown, [{ id }]: readonly [BotRequest]): void =>
  port.postMessage({ id, error: String(error) } satisfies BotReply);

port.on(
  'message',
  guarded(fail, (request: BotRequest) => {
    answer(request).then(
      (reply) => port.postMessage(reply),
      (error: unknown) => fail(error, [request]),
    );
  }),
);

async function answer(request: BotRequest): Promise<BotReply> {
  const load = Object.hasOwn(GAMES, request.game) ? GAMES[request.game] : undefined;
  if (!load) return { id: request.id, error: `there is no game ${request.game}` };
  return think(await load(request.rulesVersion), request, () => performance.now());
}
