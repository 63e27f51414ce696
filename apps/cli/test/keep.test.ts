import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openStorage, startServer } from '@questhall/server';
import { expect, test } from 'vitest';
import { emptyFolder, questhall } from './run.ts';

type Store = Awaited<ReturnType<typeof openStorage>>;

const append = (storage: Store, match: string, seq: number, body: string): Promise<unknown> =>
  new Promise((resolve) => storage.append(match, seq, body, resolve));

const entry = (at: number): string => JSON.stringify({ at, seat: 0, option: { do: 'jab' } });
const RECORD = {
  table: 'A',
  game: 'toy',
  status: 'playing',
  matchNumber: 1,
  settings: {},
  seats: [],
  chat: [],
  revision: 0,
};
const ROW = {
  table: 'A',
  game: 'toy',
  status: 'playing',
  listed: true,
  awake: false,
  touched: 7,
  revision: 0,
};

/** A folder with a small hall in its `data`. */
async function hall(): Promise<string> {
  const cwd = emptyFolder();
  const storage = await openStorage({ data: join(cwd, 'data') });
  await append(storage, 'A.1', 1, entry(1));
  await append(storage, 'A.1', 2, entry(2));
  await storage.addTable({ ...ROW, body: JSON.stringify(RECORD) });
  await storage.saveGuest({ id: 'g', name: 'Ann', seen: 7 });
  await storage.setNote('token key', 'secret');
  await storage.close();
  return cwd;
}

async function noteIn(folder: string): Promise<string | undefined> {
  const storage = await openStorage({ data: folder });
  const note = await storage.getNote('token key');
  await storage.close();
  return note;
}

async function logIn(folder: string): Promise<readonly string[]> {
  const storage = await openStorage({ data: folder });
  const log = await storage.readLog('A.1', 0);
  await storage.close();
  return log;
}

test('a hall is copied to an empty folder, and to no other', async () => {
  const cwd = await hall();
  const ran = await questhall(['copy', 'data', 'other'], { cwd });
  expect(ran).toMatchObject({ code: 0, out: '5 rows (1 table, 1 guest) copied from data to other.\n' });
  expect(await logIn(join(cwd, 'other'))).toEqual([entry(1), entry(2)]);
  const again = await questhall(['copy', 'data', 'other'], { cwd });
  expect(again.code).toBe(2);
  expect(again.err).toContain('there is a hall in');
});

test('[R10] a hall is backed up to a file that nobody else may read, rehearsed and restored from it', async () => {
  const cwd = await hall();
  expect((await questhall(['backup', 'hall.backup'], { cwd })).out).toBe(
    '5 rows (1 table, 1 guest) of data written to hall.backup.\n',
  );
  expect(statSync(join(cwd, 'hall.backup')).mode & 0o777).toBe(0o600);
  expect(await questhall(['backup', 'hall.backup', '--verify'], { cwd })).toMatchObject({
    code: 0,
    out: 'hall.backup is whole: 5 rows (1 table, 1 guest) restored and compared.\n',
  });
  const restored = await questhall(['restore', 'hall.backup', '--data', 'new'], { cwd });
  expect(restored).toMatchObject({
    code: 0,
    out: '5 rows (1 table, 1 guest) of hall.backup are now in new.\n',
  });
  expect(await logIn(join(cwd, 'new'))).toEqual([entry(1), entry(2)]);
  expect(await noteIn(join(cwd, 'new'))).toBe('secret');
});

test('[R10] the key of a hall where somebody has been stays; that of one where nobody was gives way', async () => {
  const cwd = await hall();
  await questhall(['backup', 'hall.backup'], { cwd });
  for (const [folder, guests, key] of [
    ['visited', 1, 'its own'],
    ['unvisited', 0, 'secret'],
  ] as const) {
    const storage = await openStorage({ data: join(cwd, folder) });
    await storage.setNote('token key', 'its own');
    if (guests > 0) await storage.saveGuest({ id: 'h', name: 'Bo', seen: 1 });
    await storage.close();
    expect((await questhall(['restore', 'hall.backup', '--data', folder], { cwd })).code).toBe(
      guests > 0 ? 2 : 0,
    );
    expect(await noteIn(join(cwd, folder))).toBe(key);
  }
});

test('[R11] nothing is restored to a folder a server runs on', async () => {
  const cwd = await hall();
  await questhall(['backup', 'hall.backup'], { cwd });
  const server = await startServer({ data: join(cwd, 'running'), port: 0, host: '127.0.0.1' });
  const { code, err } = await questhall(['restore', 'hall.backup', '--data', 'running'], { cwd });
  await server.close();
  expect(code).toBe(2);
  expect(err).toContain('is in use: another Questhall keeps its hall there');
});

test('nothing is overwritten, and nothing comes from nowhere', async () => {
  const cwd = await hall();
  await questhall(['backup', 'hall.backup'], { cwd });
  const again = await questhall(['backup', 'hall.backup'], { cwd });
  expect(again.code).toBe(2);
  expect(again.err).toContain('there is a file of that name');
  mkdirSync(join(cwd, 'empty'));
  expect((await questhall(['copy', 'empty', 'data'], { cwd })).err).toContain(
    'there is no hall in this folder',
  );
  expect((await questhall(['restore', 'none'], { cwd })).err).toContain('there is no such file');
});

const HEADER = '{"questhall":"backup","format":4}\n';

test.each([
  [
    '{"questhall":"else"}\n',
    'line 1: expected {"questhall":"backup","format":4}, found {"questhall":"else"}',
  ],
  [`${HEADER}["drop","x"]\n`, 'line 2: expected one of saveGuest, '],
  [`${HEADER}["copyEntry","A.1"]\n`, 'line 2: expected copyEntry with match, seq, body'],
  [
    `${HEADER}["copyEntry","A b",-1,"{"]\n`,
    'expected match: a match as a table, a dot and a number; expected seq: a whole number; expected body: JSON of an entry of a log',
  ],
  [
    `${HEADER}["copyTable","A","toy","playing",0,0,1,0,${JSON.stringify('{"table":"B","game":"toy","status":"playing","matchNumber":1,"settings":{},"seats":[],"chat":[]}')}]\n`,
    'expected name: B, as its record says',
  ],
  [`${HEADER}nonsense\n`, 'line 2: expected JSON, found nonsense'],
  [HEADER, 'it ends after line 1, before its end'],
])('a file that is no backup is refused: %s', async (text, said) => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'odd'), gzipSync(text));
  const { code, err } = await questhall(['restore', 'odd'], { cwd });
  expect(code).toBe(2);
  expect(err).toContain(said);
});

test('[R10] a whole backup with another row in it is refused', async () => {
  const cwd = await hall();
  await questhall(['backup', 'hall.backup'], { cwd });
  const text = gunzipSync(readFileSync(join(cwd, 'hall.backup'))).toString();
  writeFileSync(join(cwd, 'changed'), gzipSync(text.replace('secret', 'forged')));
  const { code, err } = await questhall(['restore', 'changed', '--data', 'new'], { cwd });
  expect([code, err]).toEqual([2, expect.stringContaining('its checksum is wrong')]);
});

test('tables that were set aside are listed, shown and reopened', async () => {
  const cwd = await hall();
  expect((await questhall(['quarantine'], { cwd })).out).toBe('No table is set aside.\n');
  const storage = await openStorage({ data: join(cwd, 'data') });
  const quarantine = { at: 0, rulesVersion: 3, why: 'a card is in two places' };
  const record = {
    table: 'K7M2QX',
    game: 'toy',
    status: 'playing',
    matchNumber: 1,
    settings: { listed: false, clock: null },
    seats: [],
    quarantine,
  };
  await storage.addTable({
    table: 'K7M2QX',
    game: 'toy',
    status: 'quarantined',
    listed: false,
    awake: false,
    touched: 1,
    revision: 0,
    body: JSON.stringify(record),
  });
  await append(storage, 'K7M2QX.1', 1, '{"seat":0}');
  await storage.close();
  expect((await questhall(['quarantine'], { cwd })).out).toBe(
    'K7M2QX  toy  rules 3  1970-01-01T00:00:00.000Z  a card is in two places\n',
  );
  const shown = await questhall(['quarantine', 'k7m2qx'], { cwd });
  expect(JSON.parse(shown.out)).toMatchObject({ record, log: [{ seat: 0 }] });
  expect(await questhall(['quarantine', 'K7M2QX', '--reopen'], { cwd })).toMatchObject({
    code: 0,
    out: 'K7M2QX goes on when somebody opens it.\n',
  });
  expect((await questhall(['quarantine', 'K7M2QX', '--reopen'], { cwd })).err).toContain(
    'K7M2QX is not set aside',
  );
});

test('people are muted and removed by their address, whatever it begins with', async () => {
  const cwd = await hall();
  const storage = await openStorage({ data: join(cwd, 'data') });
  for (let at = 0; at < 400; at++)
    await storage.saveGuest({ id: `guest ${at}`, name: `Guest ${at}`, seen: 7 });
  await storage.close();
  const listed = (await questhall(['admin', 'list', '--data', 'data'], { cwd })).out;
  const [, person = '', name = ''] = /^(-\S+) .* (Guest \d+)$/m.exec(listed) ?? [];
  expect(person).toHaveLength(12);
  for (const args of [
    ['mute', person, '--data', 'data'],
    ['--data=data', 'remove', person],
  ])
    expect((await questhall(['admin', ...args], { cwd })).out).toContain(`${name}: `);
  expect((await questhall(['admin', 'list', '--data', 'data'], { cwd })).out).not.toContain(person);
  const wrong = await questhall(['admin', 'list', '--nothing', '--data', 'data'], { cwd });
  expect(wrong.code).toBe(2);
});

test('[O1] what was put into the library is listed with its reports, and taken out', async () => {
  const cwd = await hall();
  const storage = await openStorage({ data: join(cwd, 'data') });
  const key = 'brawl/champions/brick';
  const of = (guest: string, kind: 'creation' | 'creation-reported', body: object) =>
    storage.addPersonal({ guest, kind, key, at: 7, body: JSON.stringify(body) });
  await of('ann', 'creation', { title: 'Baroness Brick', by: 'Ann', from: null });
  await of('bo', 'creation-reported', { why: 'too heavy' });
  await storage.close();
  const admin = (...args: readonly string[]) => questhall(['admin', ...args, '--data', 'data'], { cwd });
  expect((await admin('library')).out).toBe(
    `${key}  Baroness Brick, by Ann, liked by 0\n  reported: too heavy\n`,
  );
  expect((await admin('withdraw', key)).out).toBe('Baroness Brick: taken out of the library.\n');
  expect((await admin('withdraw', key)).err).toContain('questhall admin library');
  expect((await admin('library')).out).toBe('Nothing.\n');
});
