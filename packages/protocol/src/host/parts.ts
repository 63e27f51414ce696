/** Matches in parts, such as campaigns, go over to newer rules between two of them: as the next match of their table. */
import type { Game, MachineState } from '@questhall/kernel';
import type { ClockRecord, TableRecord } from './record.ts';

/** What is new about a match that begins. */
interface Fresh {
  readonly seed: string;
  readonly seedHash?: string;
  readonly clock: ClockRecord | null;
}

/** Nothing: the match stays with the rules it was begun with. */
export function nextPart(
  newest: Game,
  record: TableRecord,
  state: MachineState,
  fresh: () => Fresh,
): TableRecord | undefined {
  const { match, status, rulesVersion, matchNumber } = record;
  if (!match || status !== 'playing' || rulesVersion >= newest.version) return undefined;
  const options = newest.parts?.next(state);
  if (!options) return undefined;
  const { seed, seedHash, clock } = fresh();
  return {
    ...record,
    revision: (record.revision ?? 0) + 1,
    matchNumber: matchNumber + 1,
    rulesVersion: newest.version,
    match: { ...match, options, seed },
    clock,
    undo: null,
    rated: null,
    ...(seedHash !== undefined && { seedHash }),
  };
}
