/** Watching for threads: they load the game themselves. */
import type { Watched, WatchWork } from '@questhall/bots/lab';
import { watcher as watcherOf } from '@questhall/bots/lab';
import { loadGame } from '../games.ts';

export interface WatchTask extends WatchWork {
  readonly kind: 'watch';
  readonly ref: string;
}

export async function watcher(work: WatchTask): Promise<(number: number) => Watched> {
  return watcherOf(await loadGame(work.ref), work);
}
