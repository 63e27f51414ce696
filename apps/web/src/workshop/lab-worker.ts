/** Plays matches of bots for the lab, so that nothing else has to wait. */
import { recordOf, weigher } from '@questhall/bots/lab';
import { loadRules } from '../play/games.ts';
import type { FromLab, ToLab } from './lab-messages.ts';

const tell = (message: FromLab): void => postMessage(message);

async function answer({ do: wish, game: id, work, number }: ToLab): Promise<void> {
  const game = await loadRules(id);
  if (wish === 'weigh') tell({ number, weighed: weigher(game, work)(number) });
  else tell({ number, record: recordOf(game, work, number) });
}

self.onmessage = ({ data }: MessageEvent<ToLab>) => {
  answer(data).catch((error: unknown) => {
    // The page hears of it by the worker's own error.
    setTimeout(() => {
      throw error;
    });
  });
};
