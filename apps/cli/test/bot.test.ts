import { fileURLToPath } from 'node:url';
import { createTableClient } from '@questhall/protocol';
import { startServer, USUAL_LIMITS } from '@questhall/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyFolder, questhall } from './run.ts';

const cwd = fileURLToPath(new URL('../../..', import.meta.url));
const program = `${JSON.stringify(process.execPath)} docs/bots/bot.ts`;

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  const limits = { ...USUAL_LIMITS, messages: { burst: 100, perSecond: 1000 } };
  server = await startServer({ data: emptyFolder(), port: 0, host: '127.0.0.1', limits });
});
afterAll(() => server.close());

const url = (path = ''): string => `http://127.0.0.1:${server.port}${path}`;

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

interface Named {
  readonly token: string;
}

/** Somebody who hosts a table and only looks on. */
async function host() {
  const { token } = await post<Named>('/api/guests', { name: 'Ann' });
  const open = { holder: 'open' } as const;
  const spec = { game: 'pug-quest', settings: { players: 2 }, seats: [open, open] };
  const { table } = await post<{ table: string }>('/api/tables', spec, token);
  const seat = (at: number): Promise<Named> => post(`/api/tables/${table}/seats/${at}/token`, {}, token);
  const start = async (): Promise<void> => {
    const socket = new WebSocket(url('/play').replace('http', 'ws'));
    const client = createTableClient({ table, token, send: (frame) => socket.send(frame) });
    socket.addEventListener('open', () => client.connected());
    const { promise, resolve } = Promise.withResolvers<void>();
    client.listen((state) => state.table && resolve());
    socket.addEventListener('message', ({ data }) => client.receive(String(data)));
    await promise;
    const started = await client.ask({ type: 'start' });
    if ('refused' in started) throw new Error(started.refused.rule);
    socket.close();
  };
  return { table, seat, start };
}

test('two programs play a whole match at a table of a server', async () => {
  const { table, seat, start } = await host();
  const tokens = await Promise.all([seat(0), seat(1)]);
  // A busy machine is slow, not wrong: who gives up leaves the other waiting.
  const patient = ['--deadline', '600000'];
  const playing = tokens.map(({ token }) =>
    questhall(['bot', table, '--server', url(), '--token', token, '--program', program, ...patient], { cwd }),
  );
  await start();
  const [one, two] = await Promise.all(playing);
  expect([one?.err, two?.err]).toEqual(['', '']);
  expect(one?.code).toBe(0);
  expect(JSON.parse(one?.out ?? '')).toHaveProperty('how');
  expect(two?.out).toBe(one?.out);
});

test('what stands in the way is said', async () => {
  const { table } = await host();
  const words = ['bot', table, '--server', url(), '--program', program];
  expect((await questhall(words)).err).toContain('--token: found nothing');
  expect((await questhall([...words, '--token', 'forged'])).err).toContain('no seat at that table');
  const nowhere = ['bot', 'ABC234', '--token', 'x', '--program', program, '--server', 'http://127.0.0.1:1'];
  expect((await questhall(nowhere)).err).toContain('There is no table at ws://127.0.0.1:1/play?table=');
});
