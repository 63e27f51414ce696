import { request } from 'node:http';
import { join as inFolder } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PROTOCOL } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { createGuests } from '../src/guests.ts';
import { NO_LIMITS, networkOf, USUAL_LIMITS } from '../src/limits.ts';
import { removeOld, USUAL_KEEP } from '../src/retention.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { testFolder } from './folders.ts';
import { join, newTable, newToken, playOn } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

const DAY = 24 * 3600 * 1000;

async function guestsAt() {
  const storage = await openSqlite(testFolder());
  const time = { now: 1_800_000_000_000 };
  return { storage, time, guests: await createGuests(storage, () => time.now) };
}

test('a token is renewed in time, and expires', async () => {
  const { storage, time, guests } = await guestsAt();
  const { guest, token } = await guests.welcome('Ann');
  expect(await guests.recognise(token)).toEqual({ guest, isNew: false, isOld: false });
  time.now += 40 * DAY;
  expect(await guests.recognise(token)).toMatchObject({ guest, isOld: true });
  const fresh = guests.renew(guest);
  time.now += 330 * DAY;
  expect(await guests.recognise(token)).toBeUndefined();
  expect(await guests.recognise(fresh)).toMatchObject({ guest });
  expect(await guests.recognise(`${fresh}x`)).toBeUndefined();
  expect(await guests.recognise(fresh.replace('.', 'x.'))).toBeUndefined();
  await storage.close();
});

test('revoked tokens are void, on other nodes too', async () => {
  const { storage, time, guests } = await guestsAt();
  const { guest, token } = await guests.welcome('Ann');
  time.now += 5;
  const other = await createGuests(storage, () => time.now);
  const fresh = await guests.revoke(guest);
  for (const node of [guests, other]) {
    expect(await node.recognise(token)).toBeUndefined();
    expect(await node.recognise(fresh)).toMatchObject({ guest });
  }
  await storage.close();
});

test('whoever has lost a device voids its token and keeps the seat', async () => {
  const { port } = await serve();
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, DUEL);
  const revoked = await revoke(port, token);
  const { token: fresh } = (await revoked.json()) as { token: string };
  expect((await join(port, table, token)).client.state().you?.seats).toEqual([]);
  expect((await join(port, table, fresh)).client.state().you?.seats).toEqual([0]);
  expect((await fetch(`http://127.0.0.1:${port}/api/me/tokens`, { method: 'DELETE' })).status).toBe(401);
});

const revoke = (port: number, token: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/me/tokens`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });

test('whoever is connected with a token that is revoked has to come again, and is a stranger then', async () => {
  const { port } = await serve();
  const { table, ann, bo } = await seatTwo(port);
  const lost = await join(port, table, ann.token);
  const byes = [ann.next('bye'), lost.next('bye')];
  const heard = bo.frames.length;
  const { token: fresh } = (await (await revoke(port, ann.token ?? '')).json()) as { token: string };
  for (const bye of await Promise.all(byes))
    expect(bye).toMatchObject({ again: true, reason: { rule: 'QH-REVOKED' } });
  await lost.comeBack();
  expect(lost.client.state().you?.seats).toEqual([]);
  const back = await join(port, table, fresh);
  expect(back.client.state().you?.seats).toEqual([0]);
  expect(bo.frames.slice(heard).filter((frame) => frame.startsWith('{"type":"bye"'))).toEqual([]);
  await playOn([back, bo], 'afterwards', 4);
});

test('a token that is revoked while its guest comes in is of no use either', async () => {
  const { storage, time, guests } = await guestsAt();
  const { guest, token } = await guests.welcome('Ann');
  time.now += DAY;
  const [noteRead, slow] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const node = await createGuests(
    {
      ...storage,
      async getNote(key) {
        const note = await storage.getNote(key);
        if (key.includes(guest.id)) noteRead.resolve();
        return note;
      },
      loadGuest: (id) => slow.promise.then(() => storage.loadGuest(id)),
    },
    () => time.now,
  );
  const coming = node.recognise(token);
  await noteRead.promise;
  await guests.revoke(guest);
  node.forget(guest.id);
  slow.resolve();
  expect(await coming).toBeUndefined();
  await storage.close();
});

test('a code makes another device the same guest, once, for ten minutes, and not after a revocation', async () => {
  const { storage, time, guests } = await guestsAt();
  const { guest } = await guests.welcome('Ann');
  const other = await createGuests(storage, () => time.now);
  const code = await guests.lend(guest);
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  const both = await Promise.all([guests, other].map((node) => node.redeem(code.toLowerCase())));
  const [found, ...more] = both.flatMap((each) => each ?? []);
  expect([found?.guest, more]).toEqual([guest, []]);
  expect(await other.recognise(found?.token)).toMatchObject({ guest });
  const late = await guests.lend(guest);
  time.now += 11 * 60_000;
  expect(await guests.redeem(late)).toBeUndefined();
  const stolen = await guests.lend(guest);
  time.now += 5;
  await guests.revoke(guest);
  expect(await guests.redeem(stolen)).toBeUndefined();
  for (const nonsense of ['', 'ABCD', '\0BCDEFGH', 'token key'])
    expect(await guests.redeem(nonsense)).toBeUndefined();
  await storage.close();
});

test('codes nobody has used are removed', async () => {
  const { storage, time, guests } = await guestsAt();
  const { guest } = await guests.welcome('Ann');
  const old = await guests.lend(guest);
  time.now += 11 * 60_000;
  const fresh = await guests.lend(guest);
  await removeOld({ storage, keep: USUAL_KEEP, log: () => {}, now: () => time.now });
  expect(await storage.getNote(`device ${old}`)).toBeUndefined();
  expect(await guests.redeem(fresh)).toMatchObject({ guest });
  await storage.close();
});

test('another device sits where the first one does', async () => {
  const { port } = await serve();
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, DUEL);
  const devices = (method: string, body: object, headers: object = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api/me/devices`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const lent = await devices('POST', {}, { authorization: `Bearer ${token}` });
  const { code } = (await lent.json()) as { code: string };
  const redeemed = await devices('PUT', { code: `${code.slice(0, 4)}-${code.slice(4)}` });
  expect(await redeemed.json()).toEqual({ name: 'Ann' });
  const cookie = redeemed.headers.getSetCookie()[0]?.match(/questhall=([^;]+)/)?.[1];
  expect((await join(port, table, cookie)).client.state().you).toMatchObject({ seats: [0], host: true });
  expect((await devices('PUT', { code })).status).toBe(404);
  expect((await devices('POST', {})).status).toBe(401);
});

test('a first visit writes nothing down, so a whole school may come from one address', async () => {
  const data = testFolder();
  const { server, port } = await serve({ data, limits: USUAL_LIMITS });
  const visits = await Promise.all(
    Array.from({ length: 200 }, () => fetch(`http://127.0.0.1:${port}/api/me`)),
  );
  expect(visits.map(({ status }) => status)).toEqual(visits.map(() => 200));
  const [cookie = ''] = visits[0]?.headers.getSetCookie() ?? [];
  // The cookie is worth something all the same.
  const named = await fetch(`http://127.0.0.1:${port}/api/me`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  expect(await named.json()).toEqual({ name: 'Ann' });
  const again = await fetch(`http://127.0.0.1:${port}/api/me`, { headers: { cookie } });
  expect([await again.json(), again.headers.getSetCookie()]).toEqual([{ name: 'Ann' }, []]);
  await server.close();
  expect(guestsIn(data)).toBe(1);
});

test('who has no token is not written down, however often they say a name', async () => {
  const data = testFolder();
  const { server, port } = await serve({ data, limits: NO_LIMITS });
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, DUEL);
  const eve = await join(port, table);
  for (let time = 0; time < 20; time++) {
    expect(await eve.client.ask({ type: 'name', name: `Eve ${time}` })).toHaveProperty('ok');
    eve.raw(JSON.stringify({ type: 'open', protocol: PROTOCOL, table }));
    await eve.next('welcome');
  }
  await server.close();
  expect(guestsIn(data)).toBe(1);
});

function countIn(data: string, what: string): number {
  const database = new DatabaseSync(inFolder(data, 'questhall.db'));
  const found = database.prepare(`select count(*) as count from ${what}`).get();
  database.close();
  return Number(found?.count);
}

const guestsIn = (data: string): number => countIn(data, 'guest');

test('who asks to forget what was never kept leaves nothing behind', async () => {
  const data = testFolder();
  const { server, port } = await serve({ data });
  for (const [path, body] of [
    ['webhook', {}],
    ['push', { endpoint: 'https://push.example/1' }],
  ] as const)
    for (let time = 0; time < 3; time++)
      await fetch(`http://127.0.0.1:${port}/api/me/${path}`, {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
  await server.close();
  expect(countIn(data, "note where key like 'webhook %' or key like 'push %' and key <> 'push keys'")).toBe(
    0,
  );
  expect(guestsIn(data)).toBe(0);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const statusFor = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/api/games', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

test('a server answers to addresses and to names of its own, so that no other website takes its place', async () => {
  const { port } = await serve({ trust: { proxy: false, origins: ['https://hall.example'] } });
  for (const host of ['127.0.0.1', '[::1]:80', 'localhost:3000', 'pi.local', 'hall.example'])
    expect([host, await statusFor(port, host)]).toEqual([host, 200]);
  const behind = await serve({ trust: { proxy: true, origins: [] } });
  expect(await statusFor(behind.port, 'any.example')).toBe(200);
  const chained = { 'x-forwarded-host': 'hall.example, inner.example', origin: 'https://hall.example' };
  const named = await fetch(`http://127.0.0.1:${behind.port}/api/me/webhook`, {
    method: 'DELETE',
    headers: chained,
  });
  expect(named.status).toBe(200);
  // What is no name is none behind a proxy either.
  for (const host of ['[', 'a b', 'localhost:99999']) expect(await statusFor(behind.port, host)).toBe(421);
  for (const host of ['evil.example', 'hall.example.evil.example', 'localhost.evil.example', 'a b'])
    expect([host, await statusFor(port, host)]).toEqual([host, 421]);
});
