import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { OwnTable } from '@questhall/protocol';
import { expect, test } from 'vitest';
import type { File } from '../src/http/files.ts';
import { filesIn } from '../src/http/files.ts';
import { NO_LIMITS, readArgs } from '../src/index.ts';
import { testFolder } from './folders.ts';
import type { Person } from './people.ts';
import { asked, join, newTable, newToken, post } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

const manifest = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const get = (port: number, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

test('the server is healthy, counts, and describes its API', async () => {
  const { port } = await serve();
  expect(await (await get(port, '/healthz')).json()).toMatchObject({ status: 'ok' });
  const metrics = await (await get(port, '/metrics')).text();
  expect(metrics).toMatch(/^questhall_answers_total 0$/m);
  expect(metrics).toMatch(/^questhall_connections 0$/m);
  const api = (await (await get(port, '/api/openapi.json')).json()) as {
    openapi: string;
    info: { version: string };
    paths: { [path: string]: { [method: string]: { responses: object } } };
  };
  expect([api.openapi, api.info.version]).toEqual(['3.1.0', manifest.version]);
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const response = await fetch(`http://127.0.0.1:${port}${path.replace(/\{\w+\}/, 'NONE')}`, {
        method: method.toUpperCase(),
        headers: method === 'get' ? {} : { 'content-type': 'application/json' },
        ...(method !== 'get' && { body: '{}' }),
      });
      expect(Object.keys(responses), `${method} ${path}`).toContain(String(response.status));
    }
  }
});

test('a file that could not be read once is read the next time', async () => {
  const folder = testFolder();
  writeFileSync(joinPath(folder, 'index.html'), 'hello');
  const failures = [new Error('no memory')];
  const file = { type: 'text/html', etag: '"1"', plain: Buffer.from('hello'), packed: {} };
  const files = filesIn(folder, (_place, stamp): Promise<File> => {
    const failure = failures.pop();
    return failure ? Promise.reject(failure) : Promise.resolve({ ...file, stamp });
  });
  await expect(files.get('/', '', undefined)).rejects.toThrow('no memory');
  expect(await files.get('/', '', undefined)).toMatchObject({ status: 200, body: Buffer.from('hello') });
});

test('a guest gets a signed cookie, keeps the name, and nobody can forge one', async () => {
  const { port } = await serve();
  const first = await get(port, '/api/me');
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^questhall=[\w-]+\.\w+\.[\w-]+; .*HttpOnly; SameSite=Lax/);
  const [pair = ''] = cookie.split(';');
  const renamed = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: pair },
    body: '{"name":"  Ann "}',
  });
  expect(await renamed.json()).toEqual({ name: 'Ann' });
  const again = await get(port, '/api/me', { cookie: pair });
  expect(await again.json()).toEqual({ name: 'Ann' });
  expect(again.headers.get('set-cookie')).toBeNull();
  const forged = await get(port, '/api/me', { cookie: `${pair.slice(0, -2)}xx` });
  expect(await forged.json()).toEqual({ name: 'Guest' });
});

test('tables are opened, listed when they want to be, and described', async () => {
  const { port } = await serve();
  const token = await newToken(port, 'Ann');
  const hidden = await newTable(port, token, DUEL);
  const shown = await newTable(port, token, { ...DUEL, settings: { players: 2, listed: true } });
  const { tables } = (await (await get(port, '/api/tables')).json()) as { tables: { table: string }[] };
  expect(tables.map(({ table }) => table)).toEqual([shown]);
  expect(await (await get(port, `/api/tables/${hidden.toLowerCase()}`)).json()).toMatchObject({
    table: hidden,
    status: 'gathering',
    seats: [{ holder: 'person', name: 'Ann', online: false }, { holder: 'open' }],
  });
  expect((await get(port, '/api/tables/NONE')).status).toBe(404);
  const person = await join(port, shown, token);
  const online = (await (await get(port, '/api/tables')).json()) as { tables: object[] };
  expect(online.tables).toMatchObject([{ seats: [{ online: true }, {}] }]);
  await person.hangUp();
});

test('who sits at several tables is told whose turn it is at each', async () => {
  const { port } = await serve();
  const { table, ann, bo } = await seatTwo(port);
  const token = ann.token ?? '';
  const gathering = await newTable(port, token, DUEL);
  await ann.client.answer(0, asked(ann)?.options[0] as { do: string });
  const list = async (person: Person) => {
    const headers = { authorization: `Bearer ${person.token}` };
    return (await (await get(port, '/api/me/tables', headers)).json()) as { tables: OwnTable[] };
  };
  const { tables } = await list(ann);
  expect(tables.find((each) => each.table === gathering)).toMatchObject({ yours: [0], waiting: [] });
  expect(tables.find((each) => each.table === table)).toMatchObject({ yours: [0], waiting: [1] });
  expect(await list(bo)).toMatchObject({ tables: [{ table, yours: [1], waiting: [1] }] });
});

test('what is wrong with a request is said, and nothing happens', async () => {
  const { port } = await serve();
  const cases: readonly (readonly [unknown, number, string])[] = [
    [{}, 400, 'QH-MALFORMED'],
    [{ game: 'chess' }, 404, 'QH-NO-GAME'],
    [{ game: '__proto__' }, 404, 'QH-NO-GAME'],
    [{ game: 'toy', settings: { players: 9 } }, 400, 'QH-SETTINGS'],
    [{ game: 'toy', settings: { options: { health: -1 } } }, 400, 'QH-SETTINGS'],
    [{ game: 'toy', seats: 'all' }, 400, 'QH-MALFORMED'],
  ];
  for (const [body, status, rule] of cases) {
    const response = await post(port, '/api/tables', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ reason: { rule } });
  }
  const broken = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(broken.status).toBe(400);
  expect((await post(port, '/api/tables', { game: 'x'.repeat(100_000) })).status).toBe(413);
  expect((await post(port, '/api/nowhere', {})).status).toBe(404);
});

test('an address that asks too often is told to wait', async () => {
  const { port } = await serve({
    limits: {
      ...NO_LIMITS,
      messages: { burst: 5, perSecond: 1 },
      addressMessages: { burst: 5, perSecond: 1 },
      requests: { burst: 12, perSecond: 0.001 },
      creations: { burst: 2, perSecond: 0.001 },
      throws: { burst: 5, perSecond: 1 },
      connectionsPerAddress: 3,
      connections: 100,
    },
  });
  const made: number[] = [];
  for (let count = 0; count < 4; count++) made.push((await post(port, '/api/guests', {})).status);
  expect(made).toEqual([201, 201, 429, 429]);
  const asked: number[] = [];
  for (let count = 0; count < 12; count++) asked.push((await get(port, '/api/tables')).status);
  expect(asked.filter((status) => status === 200).length).toBe(8);
  expect(asked.at(-1)).toBe(429);
});

test('the page is served compressed, cached by its name, and without a way out of its folder', async () => {
  const folder = testFolder();
  const page = joinPath(folder, 'dist');
  mkdirSync(joinPath(page, 'assets'), { recursive: true });
  writeFileSync(
    joinPath(page, 'index.html'),
    '<!doctype html><title>Hall</title><script src="./assets/x.js"></script>'.repeat(40),
  );
  writeFileSync(joinPath(page, 'assets', 'main-1a2b.js'), 'console.log(1);'.repeat(100));
  writeFileSync(joinPath(folder, 'secret.txt'), 'secret');
  const { port } = await serve({ page, data: joinPath(folder, 'data') });
  const index = await get(port, '/', { 'accept-encoding': 'br' });
  expect(index.headers.get('content-encoding')).toBe('br');
  expect(index.headers.get('cache-control')).toBe('no-cache');
  expect(await index.text()).toContain('<title>Hall</title>');
  const policy = index.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
  const etag = index.headers.get('etag') ?? '';
  expect((await get(port, '/', { 'if-none-match': etag })).status).toBe(304);
  const place = await fetch(`http://127.0.0.1:${port}/join/ABC234`, { redirect: 'manual' });
  expect([place.status, place.headers.get('location')]).toEqual([302, '/#/join/ABC234']);
  const table = await fetch(`http://127.0.0.1:${port}/table/ABC234`);
  expect(await table.text()).toBe(
    '<!doctype html><title>Hall</title><script src="../assets/x.js"></script>'.repeat(40),
  );
  const script = await get(port, '/assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/none.js',
    '/%00.js',
  ])
    expect((await get(port, path)).status, path).toBe(404);
  expect((await get(port, '/%zz.js')).status).toBe(400);
});

test('without a page the server says how to play', async () => {
  const { port } = await serve({ page: testFolder() });
  const response = await get(port, '/');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('npx questhall play');
});

test('a taken port is passed over', async () => {
  const { port } = await serve();
  const second = await serve({ port, nextPorts: 20 });
  expect(second.port).toBeGreaterThan(port);
});

test('the command line is read, and what is wrong with it is said', () => {
  expect(readArgs(['--port', '9000', '--data', '/d', '--proxy'], {})).toMatchObject({
    options: { port: 9000, data: '/d', trust: { proxy: true } },
  });
  expect(readArgs([], { PORT: '81' })).toMatchObject({ options: { port: 81 } });
  expect(readArgs([], {})).toMatchObject({ options: { port: 8080, host: '0.0.0.0' } });
  expect(readArgs(['--port', 'many'], {})).toHaveProperty('problem');
  expect(readArgs(['--fly'], {})).toHaveProperty('problem');
  expect(readArgs(['--log', 'json'], {})).toMatchObject({ log: 'json' });
  expect(readArgs(['--log', 'loud', '--keep', 'toys=3', '--origin', 'example'], { PORT: '99999' })).toEqual({
    problem: [
      'PORT: a number from 0 to 65535 is allowed, not "99999"',
      '--keep: what=days, as in gathering=30,chat=forever is allowed, not "toys=3"',
      '--origin[0]: an address such as https://example.org is allowed, not "example"',
      '--log: one of text, json is allowed, not "loud"',
    ].join('\n'),
  });
  expect(readArgs(['--help'], {})).toEqual({ help: true });
});
