/** Hints for threads: they load the game themselves. */
import type { Hinted, HintWork } from '@questhall/bots/lab';
import { hinter as hinterOf } from '@questhall/bots/lab';
import { loadGame } from '../games.ts';

export interface HintsTask extends HintWork {
  readonly kind: 'hints';
  readonly ref: string;
}

export async function hinter(work: HintsTask): Promise<(number: number) => Hinted | null> {
  return hinterOf(await loadGame(work.ref), work);
}
