/** Thinks for bots and hints, so that nothing else has to wait. */
import type { BotRequest } from '@questhall/bots';
import { think } from '@questhall/bots';
import { loadRules } from './games.ts';

let turn: Promise<unknown> = Promise.resolve();

async function answer(request: BotRequest): Promise<void> {
  const game = await loadRules(request.game, request.rulesVersion);
  postMessage(think(game, request, () => performance.now()));
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  turn = turn.then(() => answer(data));
};
