/** Telling people who are away that it is their turn: by a webhook, if they gave us one. At best once, never insistently. */
import type { Reason } from '@questhall/kernel';
import { hostReason } from '@questhall/protocol';
import { createBuckets } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/port.ts';
import type { Webhook } from './webhook.ts';

/** What a guest may know about their webhook: the rest of its address is as good as a password. */
export interface WebhookInfo {
  readonly host: string;
  /** No longer: it failed too often. */
  readonly on: boolean;
}

export interface Notices {
  get(guest: string): Promise<WebhookInfo | null>;
  /** Tries the address, and keeps it if it works. `home` is where the guest finds this hall. */
  set(guest: string, address: unknown, home: string): Promise<WebhookInfo | { readonly refused: Reason }>;
  clear(guest: string): Promise<void>;
  /** It is this guest's turn, and they are not there. */
  turn(guest: string, table: string, game: string): void;
  tidy(): void;
  /** What is under way is done, or has failed. */
  settled(): Promise<void>;
}

export interface NoticeTools {
  readonly storage: Storage;
  readonly webhook: Webhook;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
  fault(error: unknown): void;
}

interface Kept {
  readonly url: string;
  readonly home: string;
  /** In a row. */
  readonly failures: number;
}

const MOST_FAILURES = 5;
/** Calls under way at once. Beyond that nobody is called: it is a service to people, not a queue. */
const MOST_AT_ONCE = 50;
/** Of each guest: five, and then one in a minute. */
const RATE = { burst: 5, perSecond: 1 / 60 };

const HELLO = 'Questhall will tell you here when it is your turn.';

export function createNotices(tools: NoticeTools): Notices {
  const { storage, webhook, metrics, log, now, fault } = tools;
  const buckets = createBuckets(RATE);
  const underWay = new Set<Promise<void>>();

  const keyOf = (guest: string): string => `webhook ${guest}`;

  const load = async (guest: string): Promise<Kept | undefined> => {
    const kept = await storage.getNote(keyOf(guest));
    return kept ? (JSON.parse(kept) as Kept) : undefined;
  };
  const keep = (guest: string, kept: Kept): Promise<void> =>
    storage.setNote(keyOf(guest), JSON.stringify(kept));

  const tell = async (guest: string, table: string, game: string): Promise<void> => {
    const kept = await load(guest);
    if (!kept || kept.failures >= MOST_FAILURES || !buckets.take(guest, now())) return;
    try {
      await webhook.call(new URL(kept.url), `Your turn at ${game}: ${kept.home}/table/${table}`);
      metrics.add('questhall_notices_total');
      if (kept.failures > 0) await keep(guest, { ...kept, failures: 0 });
    } catch {
      // What a stranger's server does wrong is no fault of ours.
      metrics.add('questhall_notices_failed_total');
      const failures = kept.failures + 1;
      await keep(guest, { ...kept, failures });
      if (failures === MOST_FAILURES) log({ event: 'webhook off', guest, host: new URL(kept.url).host });
    }
  };

  return {
    async get(guest) {
      const kept = await load(guest);
      return kept ? infoOf(kept) : null;
    },
    async set(guest, address, home) {
      const read = webhook.read(address);
      if ('allowed' in read)
        return { refused: hostReason('QH-MALFORMED', { field: 'url', allowed: read.allowed }) };
      try {
        await webhook.call(read.url, HELLO);
      } catch {
        return { refused: hostReason('QH-WEBHOOK', { host: read.url.host }) };
      }
      const kept: Kept = { url: read.url.href, home, failures: 0 };
      await keep(guest, kept);
      return infoOf(kept);
    },
    clear: (guest) => storage.setNote(keyOf(guest), ''),
    turn(guest, table, game) {
      if (underWay.size >= MOST_AT_ONCE) {
        metrics.add('questhall_notices_failed_total');
        return;
      }
      const telling = tell(guest, table, game)
        .catch(fault)
        .finally(() => underWay.delete(telling));
      underWay.add(telling);
    },
    tidy: () => buckets.tidy(now()),
    async settled() {
      await Promise.all(underWay);
    },
  };
}

const infoOf = ({ url, failures }: Kept): WebhookInfo => ({
  host: new URL(url).host,
  on: failures < MOST_FAILURES,
});
