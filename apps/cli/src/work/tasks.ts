/** Long work, cut into numbered pieces that any thread can do. What a piece gives depends on its number alone. */
import type { BalanceWork } from './balance-match.ts';
import type { FuzzWork } from './fuzz-match.ts';
import type { HintsTask } from './hints-match.ts';
import type { SimulateWork } from './simulate-match.ts';
import type { StrengthWork } from './strength-match.ts';
import type { WatchTask } from './watch-match.ts';

export type Work = SimulateWork | FuzzWork | BalanceWork | StrengthWork | WatchTask | HintsTask;

export type Piece = (number: number) => unknown;

/** A thread loads only what its work needs. */
export async function prepare(work: Work): Promise<Piece> {
  switch (work.kind) {
    case 'simulate':
      return (await import('./simulate-match.ts')).simulator(work);
    case 'fuzz':
      return (await import('./fuzz-match.ts')).fuzzer(work);
    case 'balance':
      return (await import('./balance-match.ts')).weigher(work);
    case 'strength':
      return (await import('./strength-match.ts')).contester(work);
    case 'watch':
      return (await import('./watch-match.ts')).watcher(work);
    case 'hints':
      return (await import('./hints-match.ts')).hinter(work);
  }
}
