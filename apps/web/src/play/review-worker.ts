/** Reviews a match that is over, in a thread of its own: whoever reads the ending meanwhile notices nothing of it. */
import { review } from '@questhall/bots';
import { loadRules } from './games.ts';
import type { FromReviewer, ToReviewer } from './worker-messages.ts';

const tell = (message: FromReviewer): void => postMessage(message);

async function run({ record, seat }: ToReviewer): Promise<void> {
  const game = await loadRules(record.game, record.rulesVersion);
  const work = review(game, record, seat);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) {
      tell({ missed: step.value });
      return;
    }
    tell({ part: step.value });
  }
}

self.onmessage = ({ data }: MessageEvent<ToReviewer>) => {
  run(data).catch((error: unknown) => {
    console.error(error);
    tell({ broken: true });
  });
};
