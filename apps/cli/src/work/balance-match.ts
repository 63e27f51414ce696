/** Weighing for threads: they load the game themselves. */
import type { LabWork, Weighed } from '@questhall/bots/lab';
import { weigher as weigherOf } from '@questhall/bots/lab';
import type { Target } from '@questhall/games';
import { loadGame } from '../games.ts';

export interface BalanceWork extends LabWork {
  readonly kind: 'balance';
  readonly ref: string;
  readonly targets: readonly Target[];
}

export async function weigher(work: BalanceWork): Promise<(number: number) => Weighed> {
  return weigherOf(await loadGame(work.ref), work);
}
