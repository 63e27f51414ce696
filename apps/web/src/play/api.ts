/** The server's lobby over HTTP. A page without a server (opened from a disk, or offline) hears `undefined`. */

import type { MatchRecord } from '@questhall/kernel';
import type { ListedTable, OwnTable, QuickWish, TableInfo, TableSpec } from '@questhall/protocol';
import { pageHome } from '../app/home.ts';
import type { WebhookInfo } from '../app/services.ts';
import { t } from '../language/texts.ts';

export type Answered<T> = { readonly ok: T } | { readonly problem: string };

const NOBODY = {
  problem: t('No server found. Online tables need one; you can still play alone or on this screen.'),
};

export async function ask<T>(path: string, init: RequestInit = {}): Promise<Answered<T>> {
  try {
    const reply = await fetch(new URL(path, pageHome()), { credentials: 'same-origin', ...init });
    if (!reply.headers.get('content-type')?.includes('json')) return NOBODY;
    const body = (await reply.json()) as T & { readonly text?: string };
    return reply.ok ? { ok: body } : { problem: body.text ?? NOBODY.problem };
  } catch {
    return NOBODY;
  }
}

export const sending = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Makes us known to the server, by a cookie, under this name. */
export const introduce = (name: string): Promise<Answered<{ readonly name: string }>> =>
  ask('api/me', sending('PUT', { name }));

/** The best of a day and a game. */
export const fetchBestOfQuest = (quest: string): Promise<Answered<MatchRecord>> =>
  ask(`api/quests/${quest.split('/').map(encodeURIComponent).join('/')}/best`);

/** A code that makes another device the same guest. */
export const lendCode = (): Promise<Answered<{ readonly code: string }>> =>
  ask('api/me/devices', { method: 'POST' });
/** By a cookie, this device is the guest of that code. */
export const redeemCode = (code: string): Promise<Answered<{ readonly name: string }>> =>
  ask('api/me/devices', sending('PUT', { code }));
/** Of all devices only this one is known from now on. */
export const revokeTokens = (): Promise<Answered<{ readonly name: string }>> =>
  ask('api/me/tokens', { method: 'DELETE' });

export const createTable = (spec: TableSpec): Promise<Answered<{ readonly table: string }>> =>
  ask('api/tables', sending('POST', spec));

/** A seat beside somebody who looks for the same, or a table to wait at. */
export const quickMatch = (wish: QuickWish): Promise<Answered<{ readonly table: string }>> =>
  ask('api/quick', sending('POST', wish));

export const listedTables = (): Promise<Answered<{ readonly tables: readonly ListedTable[] }>> =>
  ask('api/tables');

/** The tables we sit at, with whose turn it is. */
export const ownTables = (): Promise<Answered<{ readonly tables: readonly OwnTable[] }>> =>
  ask('api/me/tables');

/** What the server tells when it is our turn and we are away; nothing: nobody. */
async function askWebhook(init: RequestInit = {}): Promise<Answered<WebhookInfo | null>> {
  const reply = await ask<{ readonly webhook: WebhookInfo | null }>('api/me/webhook', init);
  return 'ok' in reply ? { ok: reply.ok.webhook } : reply;
}

export const webhookInfo = (): Promise<Answered<WebhookInfo | null>> => askWebhook();
export const setWebhook = (url: string): Promise<Answered<WebhookInfo | null>> =>
  askWebhook(sending('PUT', { url }));
export const clearWebhook = (): Promise<Answered<WebhookInfo | null>> => askWebhook({ method: 'DELETE' });

/** By which key the server calls browsers. */
export async function pushKey(): Promise<string | undefined> {
  const reply = await ask<{ readonly key: string }>('api/push');
  return 'ok' in reply ? reply.ok.key : undefined;
}

export const addBrowser = (subscription: PushSubscriptionJSON): Promise<Answered<object>> =>
  ask('api/me/push', sending('PUT', subscription));
export const removeBrowser = (endpoint: string): Promise<Answered<object>> =>
  ask('api/me/push', sending('DELETE', { endpoint }));

export const tableInfo = (table: string): Promise<Answered<TableInfo>> =>
  ask(`api/tables/${encodeURIComponent(table)}`);

export const fetchReplay = (match: string): Promise<Answered<MatchRecord>> =>
  ask(`api/replays/${encodeURIComponent(match)}`);
