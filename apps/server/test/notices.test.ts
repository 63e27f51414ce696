import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Option } from '@questhall/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import { createMetrics } from '../src/metrics.ts';
import { createCaller } from '../src/notices/caller.ts';
import { createNotices } from '../src/notices/notices.ts';
import { calledBrowser } from './called-browser.ts';
import { asked } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';
import { troubledDisk } from './troubled-disk.ts';

/** A place that takes messages, as Discord's do, or a push service. */
async function mailbox(read = (body: Buffer) => (JSON.parse(String(body)) as { content: string }).content) {
  const messages: string[] = [];
  const box = { status: 204 };
  const take = async (request: IncomingMessage): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const chunk of request) parts.push(Buffer.from(chunk as Buffer));
    messages.push(read(Buffer.concat(parts)));
  };
  const server = createServer((request, response) => {
    void take(request).then(() => response.writeHead(box.status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { messages, box, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const HELLO = 'Questhall will tell you here when it is your turn.';

const webhookOf = (port: number, token: string | undefined, method = 'GET', body?: object) =>
  ask(port, '/api/me/webhook', token, method, body);

const ask = async (port: number, path: string, token: string | undefined, method: string, body?: object) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as object };
};

test('who is away from a table without a clock hears that it is their turn', async () => {
  const { messages, url } = await mailbox();
  const { port, server } = await serve({ calls: { loopback: true }, turnAfter: 1, limits: NO_LIMITS });
  const { table, ann, bo } = await seatTwo(port);
  expect((await webhookOf(port, ann.token)).body).toEqual({ webhook: null });
  const set = await webhookOf(port, ann.token, 'PUT', { url });
  expect(set).toEqual({ status: 200, body: { webhook: { host: new URL(url).host, on: true } } });
  expect(messages).toEqual([HELLO]);
  await ann.hangUp();
  expect(await bo.client.answer(1, asked(bo)?.options[0] as Option)).toHaveProperty('ok');
  await vi.waitUntil(() => messages.length === 2, { timeout: 120_000 });
  expect(messages[1]).toBe(`Your turn at Bone Duel: ${server.address}/table/${table}`);
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counted = async () => (await metrics()).includes('\nquesthall_notices_total 2\n');
  await vi.waitUntil(counted, { timeout: 120_000 });
  expect(await metrics()).not.toContain('/hook');

  expect((await webhookOf(port, ann.token, 'DELETE')).body).toEqual({ webhook: null });
  expect((await webhookOf(port, ann.token)).body).toEqual({ webhook: null });
});

test('an address that may not be called, or does not answer well, is not kept', async () => {
  const { messages, box, url } = await mailbox();
  const { port } = await serve({ calls: { loopback: true } });
  const { ann } = await seatTwo(port);
  const refused = async (address: unknown) => webhookOf(port, ann.token, 'PUT', { url: address });
  expect(await refused('https://192.168.0.1/hook')).toMatchObject({
    status: 400,
    body: { reason: { rule: 'QH-ADDRESS' } },
  });
  box.status = 404;
  expect(await refused(url)).toMatchObject({ status: 400, body: { reason: { rule: 'QH-WEBHOOK' } } });
  expect(messages).toEqual([HELLO]);
  expect((await webhookOf(port, ann.token)).body).toEqual({ webhook: null });
});

test('a browser that may be called hears it, too, and nobody on the way can read it', async () => {
  const browser = calledBrowser();
  const { messages, url } = await mailbox(browser.open);
  const { port } = await serve({ calls: { loopback: true }, turnAfter: 1, limits: NO_LIMITS });
  const { table, ann, bo } = await seatTwo(port);
  const subscription = { endpoint: url, expirationTime: null, keys: browser.keys };
  expect(await ask(port, '/api/me/push', ann.token, 'PUT', subscription)).toMatchObject({ status: 200 });
  await ann.hangUp();
  expect(await bo.client.answer(1, asked(bo)?.options[0] as Option)).toHaveProperty('ok');
  await vi.waitUntil(() => messages.length === 1, { timeout: 120_000 });
  expect(JSON.parse(messages[0] ?? '')).toEqual({ call: 'turn', table, game: 'Bone Duel' });
  const { body } = await ask(port, '/api/push', ann.token, 'GET');
  expect(body).toMatchObject({ key: expect.stringMatching(/^B[\w-]{86}$/) });
});

test('what is no browser, or not on the open internet, is not called', async () => {
  const { port } = await serve();
  const { keys } = calledBrowser();
  const endpoint = 'https://push.example/1';
  for (const [wrong, rule] of [
    [{}, 'QH-MALFORMED'],
    [{ endpoint, keys: {} }, 'QH-MALFORMED'],
    [{ endpoint, keys: { ...keys, auth: 'short' } }, 'QH-MALFORMED'],
    [{ endpoint: 'https://10.0.0.1/1', keys }, 'QH-ADDRESS'],
    [{ endpoint: 'http://127.0.0.1:1/1', keys }, 'QH-ADDRESS'],
  ] as const)
    expect(await ask(port, '/api/me/push', undefined, 'PUT', wrong)).toMatchObject({
      status: 400,
      body: { reason: { rule } },
    });
});

async function notices() {
  const storage = await troubledDisk().open();
  const told: object[] = [];
  const metrics = createMetrics();
  onTestFinished(async () => {
    metrics.close();
    await storage.close();
  });
  let now = 0;
  const all = await createNotices({
    storage,
    caller: createCaller({ loopback: true }),
    metrics,
    log: (happening) => told.push(happening),
    now: () => now,
    fault: (error) => told.push({ error }),
  });
  const turn = async (): Promise<void> => {
    all.turn('ann', 'ABC234', 'Toy');
    await all.settled();
  };
  return {
    all,
    told,
    turn,
    later: (minutes: number) => {
      now += minutes * 60_000;
    },
  };
}

test('a webhook that fails five times in a row is off, until it is set again', async () => {
  const { messages, box, url } = await mailbox();
  const { all, told, turn, later } = await notices();
  await all.setWebhook('ann', url, 'https://hall.example');
  box.status = 500;
  for (let call = 0; call < 4; call++) await turn();
  box.status = 200;
  later(10);
  await turn();
  expect(await all.webhook('ann')).toMatchObject({ on: true });
  box.status = 500;
  for (let call = 0; call < 7; call++) {
    later(1);
    await turn();
  }
  expect(messages.length).toBe(1 + 4 + 1 + 5);
  expect(await all.webhook('ann')).toMatchObject({ on: false });
  expect(told).toEqual([{ event: 'webhook off', guest: 'ann', host: new URL(url).host }]);
  box.status = 200;
  expect(await all.setWebhook('ann', url, 'https://hall.example')).toMatchObject({ on: true });
  expect(messages.at(-2)).toBe('Your turn at Toy: https://hall.example/table/ABC234');
});

test('nobody is called more than five times at once', async () => {
  const { messages, url } = await mailbox();
  const { all, turn, later } = await notices();
  await all.setWebhook('ann', url, 'https://hall.example');
  for (let call = 0; call < 9; call++) await turn();
  expect(messages.length).toBe(1 + 5);
  later(2);
  for (let call = 0; call < 9; call++) await turn();
  expect(messages.length).toBe(1 + 5 + 2);
});

test('[R15] a friend who invites again and again keeps nobody from hearing of their turn', async () => {
  const { messages, url } = await mailbox();
  const { all, turn } = await notices();
  await all.setWebhook('ann', url, 'https://hall.example');
  for (let call = 0; call < 9; call++) {
    all.invited('ann', 'ABC234', 'Toy');
    await all.settled();
  }
  expect(messages.length).toBe(1 + 5);
  await turn();
  expect(messages.at(-1)).toBe('Your turn at Toy: https://hall.example/table/ABC234');
});

test('a browser that is gone is forgotten, and one that is removed is not called', async () => {
  const browser = calledBrowser();
  const { messages, box, url } = await mailbox(browser.open);
  const { all, turn } = await notices();
  const subscription = { endpoint: url, ...browser.keys };
  await all.addBrowser('ann', subscription);
  await turn();
  box.status = 410;
  await turn();
  await turn();
  expect(messages.length).toBe(2);
  box.status = 201;
  await all.addBrowser('ann', subscription);
  await turn();
  await all.removeBrowser('ann', url);
  await turn();
  expect(messages.length).toBe(3);
});

test('[R15] browsers to be called are written down no more often than guests are', async () => {
  const { port } = await serve({ limits: { ...NO_LIMITS, creations: { burst: 2, perSecond: 0 } } });
  const { keys } = calledBrowser();
  const subscription = { endpoint: 'https://push.example.org/one', expirationTime: null, keys };
  const tried: number[] = [];
  for (let times = 0; times < 4; times++)
    tried.push((await ask(port, '/api/me/push', undefined, 'PUT', subscription)).status);
  expect(tried).toEqual([200, 200, 429, 429]);
});
