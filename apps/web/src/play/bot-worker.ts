/** Thinks for bots and hints, so that nothing else has to wait. */
import type { BotRequest } from '@questhall/bots';
import { think } from '@questhall/bots';
import { loadRules } from './games.ts';
import { hold } from './locks.ts';
import type { FromThinker } from './worker-messages.ts';

const tell = (message: FromThinker): void => postMessage(message);

/** Nobody else holds a lock of this name. */
const PATIENCE = 1000;

let turn: Promise<unknown> = hold(self.name, PATIENCE).then(() => tell({ ready: true }));

async function answer(request: BotRequest): Promise<void> {
  const game = await loadRules(request.game, request.rulesVersion);
  tell(think(game, request, () => performance.now()));
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  // Rules that could not be fetched once never come to this worker: only another can fetch them again.
  turn = turn.then(() => answer(data)).catch(() => self.close());
};
