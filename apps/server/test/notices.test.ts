import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Option } from '@questhall/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import { createMetrics } from '../src/metrics.ts';
import { createNotices } from '../src/notices/notices.ts';
import { createWebhook } from '../src/notices/webhook.ts';
import { asked } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';
import { troubledDisk } from './troubled-disk.ts';

/** A place that takes messages, as Discord's do. */
async function mailbox() {
  const messages: string[] = [];
  const box = { status: 204 };
  const take = async (request: IncomingMessage): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    messages.push((JSON.parse(body) as { content: string }).content);
  };
  const server = createServer((request, response) => {
    void take(request).then(() => response.writeHead(box.status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { messages, box, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

const HELLO = 'Questhall will tell you here when it is your turn.';

const webhookOf = async (port: number, token: string | undefined, method = 'GET', body?: object) => {
  const response = await fetch(`http://127.0.0.1:${port}/api/me/webhook`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as object };
};

test('who is away from a table without a clock hears that it is their turn', async () => {
  const { messages, url } = await mailbox();
  const { port, server } = await serve({ webhooks: { loopback: true }, turnAfter: 1, limits: NO_LIMITS });
  const { table, ann, bo } = await seatTwo(port);
  expect((await webhookOf(port, ann.token)).body).toEqual({ webhook: null });
  const set = await webhookOf(port, ann.token, 'PUT', { url });
  expect(set).toEqual({ status: 200, body: { webhook: { host: new URL(url).host, on: true } } });
  expect(messages).toEqual([HELLO]);
  await ann.hangUp();
  expect(await bo.client.answer(1, asked(bo)?.options[0] as Option)).toHaveProperty('ok');
  await vi.waitUntil(() => messages.length === 2, { timeout: 10_000 });
  expect(messages[1]).toBe(`Your turn at Bone Duel: ${server.address}/table/${table}`);
  const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counted = async () => (await metrics()).includes('\nquesthall_notices_total 1\n');
  await vi.waitUntil(counted, { timeout: 10_000 });
  expect(await metrics()).not.toContain('/hook');

  expect((await webhookOf(port, ann.token, 'DELETE')).body).toEqual({ webhook: null });
  expect((await webhookOf(port, ann.token)).body).toEqual({ webhook: null });
});

test('an address that may not be called, or does not answer well, is not kept', async () => {
  const { messages, box, url } = await mailbox();
  const { port } = await serve({ webhooks: { loopback: true } });
  const { ann } = await seatTwo(port);
  const refused = async (address: unknown) => webhookOf(port, ann.token, 'PUT', { url: address });
  expect(await refused('https://192.168.0.1/hook')).toMatchObject({
    status: 400,
    body: { reason: { rule: 'QH-MALFORMED', field: 'url' } },
  });
  box.status = 404;
  expect(await refused(url)).toMatchObject({ status: 400, body: { reason: { rule: 'QH-WEBHOOK' } } });
  expect(messages).toEqual([HELLO]);
  expect((await webhookOf(port, ann.token)).body).toEqual({ webhook: null });
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
  const all = createNotices({
    storage,
    webhook: createWebhook({ loopback: true }),
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
  await all.set('ann', url, 'https://hall.example');
  box.status = 500;
  for (let call = 0; call < 4; call++) await turn();
  box.status = 200;
  later(10);
  await turn();
  expect(await all.get('ann')).toMatchObject({ on: true });
  box.status = 500;
  for (let call = 0; call < 7; call++) {
    later(1);
    await turn();
  }
  expect(messages.length).toBe(1 + 4 + 1 + 5);
  expect(await all.get('ann')).toMatchObject({ on: false });
  expect(told).toEqual([{ event: 'webhook off', guest: 'ann', host: new URL(url).host }]);
  box.status = 200;
  expect(await all.set('ann', url, 'https://hall.example')).toMatchObject({ on: true });
  expect(messages.at(-2)).toBe('Your turn at Toy: https://hall.example/table/ABC234');
});

test('nobody is called more than five times at once', async () => {
  const { messages, url } = await mailbox();
  const { all, turn, later } = await notices();
  await all.set('ann', url, 'https://hall.example');
  for (let call = 0; call < 9; call++) await turn();
  expect(messages.length).toBe(1 + 5);
  later(2);
  for (let call = 0; call < 9; call++) await turn();
  expect(messages.length).toBe(1 + 5 + 2);
});
