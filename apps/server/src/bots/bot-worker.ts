/** A thread that thinks for bots. */
import { workerData } from 'node:worker_threads';
import type { BotReply, BotRequest } from '@questhall/bots';
import { think } from '@questhall/bots';
import type { Games } from '../games.ts';
import { serve } from '../threads/serving.ts';

const { GAMES } = (await import(String(workerData))) as { readonly GAMES: Games };

serve(async (request: BotRequest): Promise<BotReply> => {
  const load = Object.hasOwn(GAMES, request.game) ? GAMES[request.game] : undefined;
  if (!load) return { id: request.id, error: `there is no game ${request.game}` };
  return think(await load(request.rulesVersion), request, () => performance.now());
});
