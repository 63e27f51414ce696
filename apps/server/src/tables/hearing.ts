/** What other nodes write about a table is taken up here, between two writes of our own. */
import type { LogEntry, TableHost, TableRecord } from '@questhall/protocol/host';
import { matchKey } from '@questhall/protocol/host';
import type { Head, Written } from '../nodes/peers.ts';
import type { News } from './table-tools.ts';
import type { WriteBarrier } from './write-barrier.ts';

export interface HearingTools {
  host(): Pick<TableHost, 'version'>;
  record(): TableRecord;
  /** The last entry of the log, as it was written. */
  lastEntry(): string | undefined;
  barrier(): WriteBarrier;
  /** The table is closed, or is being loaded anew: then it is not to be told anything. */
  away(): boolean;
  /** What storage knows of it beyond this. */
  loadNews(matchNumber: number, version: number): Promise<News>;
  /** This was written by others, behind what is known. */
  follow(record: TableRecord, entries: readonly LogEntry[]): void;
  /** What is in memory is not what is in storage. */
  reload(): void;
  lost(error: unknown): void;
}

export interface Hearing {
  /** Something was written; if it was one entry of the log, this one. */
  hear(written?: Written): void;
  /** What storage has: where that is something else, it is read. */
  compare(head: Head): void;
  /** Something is being read just now. */
  busy(): boolean;
}

export function createHearing(tools: HearingTools): Hearing {
  const { host, record: current, barrier, away } = tools;
  let hearing = false;
  let moreToHear = false;

  const isSettled = (): boolean => barrier().asked() === barrier().safe();

  const hear = (written?: Written): void => {
    if (away() || (written && takeUp(written))) return;
    if (hearing) {
      moreToHear = true;
      return;
    }
    hearing = true;
    moreToHear = false;
    listen()
      .catch(tools.lost)
      .finally(() => {
        hearing = false;
        if (moreToHear) hear();
      });
  };

  /** Takes up one entry as it was told, if it is the next and nothing else is under way. False: storage must be asked. */
  const takeUp = ([match, seq, entry]: Written): boolean => {
    if (hearing || !isSettled() || match !== matchKey(current())) return false;
    if (seq > host().version() + 1) return false;
    if (seq === host().version() + 1) tools.follow(current(), [entry]);
    return true;
  };

  /** A database that took over may have lost what the one before it knew: then its past is another. */
  const isAnother = ({ matchNumber, revision = 0 }: TableRecord, last: string | undefined): boolean => {
    const known = current();
    if (matchNumber !== known.matchNumber) return matchNumber < known.matchNumber;
    if (revision < (known.revision ?? 0)) return true;
    const lastEntry = tools.lastEntry();
    return lastEntry !== undefined && host().version() > 0 && last !== lastEntry;
  };

  const listen = async (): Promise<void> => {
    for (;;) {
      const mine = barrier();
      await mine.cleared();
      if (away() || mine !== barrier()) return;
      const writes = mine.asked();
      const { record, entries, last } = await tools.loadNews(current().matchNumber, host().version());
      if (away() || mine !== barrier()) return;
      if (mine.asked() !== writes) continue;
      if (isAnother(record, last)) tools.reload();
      else tools.follow(record, entries);
      return;
    }
  };

  return {
    hear,
    compare({ match, version, revision }) {
      if (away() || hearing || !isSettled()) return;
      const same = match === matchKey(current()) && version === host().version();
      if (!same || revision !== (current().revision ?? 0)) hear();
    },
    busy: () => hearing,
  };
}
