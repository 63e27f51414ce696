/**
 * Telling people who are away that it is their turn: by a webhook, and by their browsers, if they gave us any. At best
 * once, never insistently.
 */
import type { Reason } from '@questhall/kernel';
import { hostReason } from '@questhall/protocol';
import { createBuckets } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/port.ts';
import type { Caller } from './caller.ts';
import type { PushKeys, Subscription } from './web-push.ts';
import { isSubscription, newPushKeys, pushMessage } from './web-push.ts';

/** What a guest may know about their webhook: the rest of its address is as good as a password. */
export interface WebhookInfo {
  readonly host: string;
  /** No longer: it failed too often. */
  readonly on: boolean;
}

type Refused = { readonly refused: Reason };

export interface Notices {
  webhook(guest: string): Promise<WebhookInfo | null>;
  /** Tries the address, and keeps it if it works. `home` is where the guest finds this hall. */
  setWebhook(guest: string, address: string, home: string): Promise<Refused | WebhookInfo>;
  clearWebhook(guest: string): Promise<void>;
  /** What browsers must know before they let us call them. */
  readonly pushKey: string;
  /** Calls this browser from now on. */
  addBrowser(guest: string, browser: Subscription): Promise<Refused | undefined>;
  removeBrowser(guest: string, endpoint: string): Promise<void>;
  /** It is this guest's turn, and they are not there. */
  turn(guest: string, table: string, game: string): void;
  /** A friend has invited them to a table. */
  invited(guest: string, table: string, game: string): void;
  tidy(): void;
  /** What is under way is done, or has failed. */
  settled(): Promise<void>;
}

export interface NoticeTools {
  readonly storage: Storage;
  readonly caller: Caller;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
  fault(error: unknown): void;
}

/** Failures are counted in a row. */
interface Webhook {
  readonly url: string;
  readonly home: string;
  readonly failures: number;
}

interface KeptBrowser extends Subscription {
  readonly failures: number;
}

/** What somebody is called for: nothing of it was written by another guest. */
interface Calling {
  readonly call: keyof typeof CALLS;
  readonly table: string;
  readonly game: string;
}

const CALLS = { turn: 'Your turn at', invitation: 'A friend invites you to' } as const;

const MOST_FAILURES = 5;
/** The latest browsers of a guest: a telephone, a few machines. */
const MOST_BROWSERS = 5;
/** People called at once. Beyond that nobody is: it is a service, not a queue. */
const MOST_AT_ONCE = 50;
/** Of each guest and kind of notice: five, and then one in a minute. */
const RATE = { burst: 5, perSecond: 1 / 60 };

const HELLO = 'Questhall will tell you here when it is your turn.';
const KEYS_NOTE = 'push keys';
const JSON_TYPE = { 'content-type': 'application/json' };

export async function createNotices(tools: NoticeTools): Promise<Notices> {
  const { storage, caller, metrics, log, now, fault } = tools;
  const buckets = createBuckets(RATE);
  const underWay = new Set<Promise<void>>();
  const keys = await pushKeys(storage);

  const load = async <T>(key: string): Promise<T | undefined> => {
    const kept = await storage.getNote(key);
    return kept ? (JSON.parse(kept) as T) : undefined;
  };
  const keep = (key: string, value: object): Promise<void> => storage.setNote(key, JSON.stringify(value));
  const webhookOf = (guest: string): string => `webhook ${guest}`;
  const browsersOf = (guest: string): string => `push ${guest}`;

  /** What a stranger's server does wrong is no fault of ours. Gone: it never wants to hear of us again. */
  const call = async (...[url, headers, body]: Parameters<Caller['send']>): Promise<CallOutcome> => {
    const status = await caller.send(url, headers, body).catch(() => 0);
    const outcome = outcomeOf(status);
    metrics.add(outcome === 'heard' ? 'questhall_notices_total' : 'questhall_notices_failed_total');
    return outcome;
  };
  const say = (url: URL, content: string): Promise<CallOutcome> =>
    call(url, JSON_TYPE, Buffer.from(JSON.stringify({ content })));

  const tellWebhook = async (guest: string, { table, game, call: what }: Calling): Promise<void> => {
    const kept = await load<Webhook>(webhookOf(guest));
    if (!kept || kept.failures >= MOST_FAILURES) return;
    const outcome = await say(new URL(kept.url), `${CALLS[what]} ${game}: ${kept.home}/table/${table}`);
    const failures = outcome === 'heard' ? 0 : kept.failures + 1;
    if (failures !== kept.failures) await keep(webhookOf(guest), { ...kept, failures });
    if (failures === MOST_FAILURES) log({ event: 'webhook off', guest, host: new URL(kept.url).host });
  };

  const tellBrowsers = async (guest: string, calling: Calling): Promise<void> => {
    const browsers = (await load<readonly KeptBrowser[]>(browsersOf(guest))) ?? [];
    if (browsers.length === 0) return;
    const after = await Promise.all(browsers.map((browser) => tellBrowser(browser, calling)));
    const left = after.filter(({ failures }) => failures < MOST_FAILURES);
    if (after.some((browser, at) => browser !== browsers[at])) await keep(browsersOf(guest), left);
  };

  const tellBrowser = async (browser: KeptBrowser, calling: Calling): Promise<KeptBrowser> => {
    const { headers, body } = pushMessage(browser, JSON.stringify(calling), calling.table, keys, now());
    const outcome = await call(new URL(browser.endpoint), headers, body);
    if (outcome === 'heard') return browser.failures === 0 ? browser : { ...browser, failures: 0 };
    return { ...browser, failures: outcome === 'gone' ? MOST_FAILURES : browser.failures + 1 };
  };

  const tell = async (guest: string, calling: Calling): Promise<void> => {
    // A friend who invites again and again keeps nobody from hearing of their turn.
    if (!buckets.take(`${calling.call} ${guest}`, now())) return;
    await Promise.all([tellWebhook(guest, calling), tellBrowsers(guest, calling)]);
  };

  const tellSoon = (guest: string, calling: Calling): void => {
    if (underWay.size >= MOST_AT_ONCE) {
      metrics.add('questhall_notices_failed_total');
      return;
    }
    const telling = tell(guest, calling)
      .catch(fault)
      .finally(() => underWay.delete(telling));
    underWay.add(telling);
  };

  return {
    async webhook(guest) {
      const kept = await load<Webhook>(webhookOf(guest));
      return kept ? infoOf(kept) : null;
    },
    async setWebhook(guest, address, home) {
      const url = caller.read(address);
      if (!url) return { refused: hostReason('QH-ADDRESS') };
      if ((await say(url, HELLO)) !== 'heard')
        return { refused: hostReason('QH-WEBHOOK', { host: url.host }) };
      const kept: Webhook = { url: url.href, home, failures: 0 };
      await keep(webhookOf(guest), kept);
      return infoOf(kept);
    },
    async clearWebhook(guest) {
      const kept = await storage.getNote(webhookOf(guest));
      if (kept !== undefined) await storage.takeNote(webhookOf(guest), kept);
    },
    pushKey: keys.public,
    async addBrowser(guest, browser) {
      if (!caller.read(browser.endpoint)) return { refused: hostReason('QH-ADDRESS') };
      if (!isSubscription(browser)) return { refused: NO_BROWSER };
      const others = ((await load<readonly KeptBrowser[]>(browsersOf(guest))) ?? []).filter(
        ({ endpoint }) => endpoint !== browser.endpoint,
      );
      await keep(browsersOf(guest), [{ ...browser, failures: 0 }, ...others].slice(0, MOST_BROWSERS));
      return undefined;
    },
    async removeBrowser(guest, endpoint) {
      const browsers = (await load<readonly KeptBrowser[]>(browsersOf(guest))) ?? [];
      const left = browsers.filter((browser) => browser.endpoint !== endpoint);
      if (left.length < browsers.length) await keep(browsersOf(guest), left);
    },
    turn: (guest, table, game) => tellSoon(guest, { call: 'turn', table, game }),
    invited: (guest, table, game) => tellSoon(guest, { call: 'invitation', table, game }),
    tidy: () => buckets.tidy(now()),
    async settled() {
      await Promise.all(underWay);
    },
  };
}

/** Of nodes that start together, all take the keys of the first. */
async function pushKeys(storage: Storage): Promise<PushKeys> {
  await storage.addNote(KEYS_NOTE, JSON.stringify(newPushKeys()));
  return JSON.parse((await storage.getNote(KEYS_NOTE)) as string) as PushKeys;
}

type CallOutcome = 'failed' | 'gone' | 'heard';

function outcomeOf(status: number): CallOutcome {
  if (status >= 200 && status < 300) return 'heard';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}

const NO_BROWSER = hostReason('QH-MALFORMED', { field: 'keys', allowed: 'those of a browser' });

const infoOf = ({ url, failures }: Webhook): WebhookInfo => ({
  host: new URL(url).host,
  on: failures < MOST_FAILURES,
});
