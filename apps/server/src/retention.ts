/** What nobody needs any more is removed after a while. */
import type { TableRecord } from '@questhall/protocol/host';
import { CODE_LASTS } from './guests.ts';
import type { Log } from './log.ts';
import { DAYS_BACK } from './quests/quests.ts';
import type { Storage } from './storage/port.ts';

/** Days after which something is removed; Infinity: never. */
export interface Keep {
  /** Tables where no match was begun, after the last change. */
  readonly gathering: number;
  /** Matches under way, after anybody was there. */
  readonly playing: number;
  /** Finished tables, with their replays. */
  readonly finished: number;
  /** Chat. */
  readonly chat: number;
  /** Names of guests who sit nowhere, after the last visit. */
  readonly guests: number;
}

export const USUAL_KEEP: Keep = { gathering: 30, playing: 180, finished: 730, chat: 90, guests: 400 };

const DAY = 24 * 3600 * 1000;

/** `playing=90,chat=forever` as changes to what is usual; nothing: it cannot be understood. */
export function readKeep(text: string): Keep | undefined {
  const keep: { [what: string]: number } = { ...USUAL_KEEP };
  for (const part of text.split(',')) {
    const [, what = '', days = ''] = /^(\w+)=(\d{1,5}|forever)$/.exec(part) ?? [];
    if (!Object.hasOwn(USUAL_KEEP, what) || days === '0') return undefined;
    keep[what] = days === 'forever' ? Number.POSITIVE_INFINITY : Number(days);
  }
  return keep as unknown as Keep;
}

export const keepInWords = (keep: Keep): string =>
  Object.entries(keep)
    .map(([what, days]) => `${what} ${Number.isFinite(days) ? `${days} days` : 'for ever'}`)
    .join(', ');

export interface RetentionTools {
  readonly storage: Storage;
  readonly keep: Keep;
  readonly log: Log;
  now(): number;
}

/** Removes what is due, a little at a time, so that nobody waits for it. */
export async function removeOld({ storage, keep, log, now }: RetentionTools): Promise<void> {
  const before = (days: number): number => (Number.isFinite(days) ? now() - days * DAY : 0);
  const due = [before(keep.gathering), before(keep.finished), before(keep.playing)] as const;
  let tables = 0;
  for (;;) {
    const names = await storage.oldTables(...due);
    for (const name of names) await storage.removeTable(name, Math.max(...due));
    tables += names.length;
    if (names.length === 0) break;
  }
  const chats = await removeChat(storage, before(keep.chat));
  const guests = await storage.removeGuests(before(keep.guests));
  await storage.removeCodes(now() - CODE_LASTS);
  await storage.removeQuestRecords(now() - (DAYS_BACK + 1) * DAY);
  if (tables + guests + chats > 0) log({ event: 'removed', tables, guests, chats });
}

async function removeChat(storage: Storage, before: number): Promise<number> {
  let chats = 0;
  for (;;) {
    const rows = await storage.oldChats(before);
    if (rows.length === 0) return chats;
    for (const row of rows) {
      const record = JSON.parse(row.body) as TableRecord;
      const revision = row.revision + 1;
      const body = JSON.stringify({ ...record, chat: [], revision } satisfies TableRecord);
      // Who was quicker has been there, so it is not old any more.
      await storage.saveTable({ ...row, revision, body });
      chats += 1;
    }
  }
}
