import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pick, seeded } from '@questhall/kernel';
import { expect } from 'vitest';
import { readBackup, writeBackup } from '../src/storage/backup.ts';
import { copyHall, rehearseRestore, restoreBackup } from '../src/storage/copy.ts';
import type { Place } from '../src/storage/open.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Operation } from '../src/storage/operations.ts';
import type { Storage } from '../src/storage/port.ts';
import { readEverything } from '../src/storage/reading.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import { append } from './append.ts';
import { testFolder } from './folders.ts';
import { newTable, playOn } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';
import { test } from './with-postgres.ts';

let postgres: OwnPostgres;
test.beforeAll(({ postgres: shared }) => {
  postgres = shared;
});

const PLACES = ['SQLite', 'PostgreSQL'] as const;

async function emptyPlace(kind: (typeof PLACES)[number]): Promise<Place> {
  const data = join(testFolder(), 'data');
  return kind === 'SQLite' ? { data } : { data, database: await postgres.newDatabase() };
}

const bodyOf = (table: string): string =>
  JSON.stringify({
    table,
    game: 'toy',
    status: 'playing',
    matchNumber: 1,
    settings: {},
    seats: [],
    chat: [],
    revision: 0,
  });

async function addTable(storage: Storage, table: string): Promise<void> {
  await storage.saveGuest({ id: `guest-${table}`, name: 'Ann', seen: 1 });
  await storage.addTable({
    table,
    game: 'toy',
    status: 'playing',
    listed: true,
    awake: false,
    touched: 1,
    revision: 0,
    body: bodyOf(table),
  });
  await storage.seatGuest(`guest-${table}`, table);
}

/** The next entry of a match, and a snapshot that knows it. */
async function playOne(storage: Storage, table: string, seq: number): Promise<void> {
  await append(storage, `${table}.1`, seq, JSON.stringify({ at: seq, seat: 0, option: { do: 'jab' } }));
  await storage.saveSnapshot(`${table}.1`, { seq, body: JSON.stringify({ version: seq }) });
}

async function rowsOf(place: Place): Promise<Operation[]> {
  const rows: Operation[] = [];
  for await (const row of readEverything(place)) rows.push(row);
  return rows;
}

test.each(PLACES)(
  '[R10] 30 backups of a busy hall on %s: 30 whole',
  async (kind) => {
    const place = await emptyPlace(kind);
    const storage = await openStorage(place);
    await storage.setNote('token key', 'secret');
    await addTable(storage, 'FIRST');
    const folder = testFolder();
    const files = Array.from({ length: 30 }, (_, at) => join(folder, `backup-${at}`));
    const playMatch = async (table: string): Promise<void> => {
      await addTable(storage, table);
      for (let seq = 1; seq <= 12; seq++) await playOne(storage, table, seq);
    };
    for (const [at, file] of files.entries())
      await Promise.all([
        ...['A', 'B', 'C', 'D', 'E', 'F'].map((first) => playMatch(`${first}${at}`)),
        writeBackup(readEverything(place), file),
      ]);
    await storage.close();
    for (const file of files) for await (const _row of readBackup(file));
    const last = await rehearseRestore(files.at(-1) ?? '', join(folder, 'restored'));
    expect(last.tables).toBeGreaterThan(100);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  },
  120_000,
);

test('[R10] a hall where people play is backed up while it is open, and they go on from the backup', async () => {
  const folder = testFolder();
  const data = join(folder, 'data');
  const first = await serve({ data });
  const { table, ann, bo } = await seatTwo(first.port);
  await playOn([ann, bo], 'before', 5);
  expect(await ann.client.ask({ type: 'chat', text: 'Wait a moment.' })).toHaveProperty('ok');
  const over = await seatTwo(first.port);
  await playOn([over.ann, over.bo], 'to the end');
  await newTable(first.port, ann.token ?? '', DUEL);
  const file = join(folder, 'hall.backup');
  expect(await writeBackup(readEverything({ data }), file)).toMatchObject({ tables: 3, guests: 4 });
  await first.server.close();
  await restoreBackup(file, { data: join(folder, 'restored') });
  const second = await serve({ data: join(folder, 'restored') });
  await Promise.all([ann.comeBack(second.port), bo.comeBack(second.port)]);
  await playOn([ann, bo], 'after');
  for (const each of [table, over.table])
    expect((await fetch(`http://127.0.0.1:${second.port}/api/replays/${each}.1`)).status).toBe(200);
});

test('a hall goes from a folder to PostgreSQL, and on to another folder, as it is', async () => {
  const [from, over, to] = [
    await emptyPlace('SQLite'),
    await emptyPlace('PostgreSQL'),
    await emptyPlace('SQLite'),
  ];
  const storage = await openStorage(from);
  await storage.setNote('token key', 'secret');
  await addTable(storage, 'A');
  for (const seq of [1, 2, 3]) await playOne(storage, 'A', seq);
  await storage.saveReplay('A.1', '{"answers":[]}');
  await storage.close();
  await copyHall(from, over);
  await copyHall(over, to);
  expect(await rowsOf(to)).toEqual(await rowsOf(from));
  await expect(copyHall(from, over)).rejects.toThrow('there is a hall in this database already');
});

test('[R11] nothing is copied to a database a server runs on', async () => {
  const database = await postgres.newDatabase();
  await serve({ database });
  const from = await emptyPlace('SQLite');
  await (await openStorage(from)).close();
  await expect(copyHall(from, { data: '', database })).rejects.toThrow('a server runs on this database');
});

test('a backup that fails leaves no file, and none is overwritten', async () => {
  const folder = testFolder();
  async function* torn(): AsyncGenerator<Operation> {
    yield await Promise.resolve(['copyEntry', 'A.1', 2, '{"at":1,"seat":0,"undo":true}'] as const);
  }
  await expect(writeBackup(torn(), join(folder, 'torn'))).rejects.toThrow('expected entry 1 of A.1');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'there'), 'mine');
  const place = await emptyPlace('SQLite');
  await (await openStorage(place)).close();
  await expect(writeBackup(readEverything(place), join(folder, 'there'))).rejects.toThrow('EEXIST');
  expect(readFileSync(join(folder, 'there'), 'utf8')).toBe('mine');
});

/** Ways to damage a backup: the file as it is, or its lines with a sum that fits. */
const FILES: readonly ((file: Buffer, at: (most: number) => number) => Buffer)[] = [
  (file, at) => {
    const damaged = Buffer.from(file);
    // The first ten bytes hold a time and the name of a system, which nobody reads.
    const place = 10 + at(file.length - 10);
    damaged[place] = (damaged[place] as number) ^ (1 << at(8));
    return damaged;
  },
  (file, at) => file.subarray(0, at(file.length)),
  (file, at) => Buffer.concat([file.subarray(0, 10 + at(file.length - 10)), Buffer.from([at(256)])]),
];

const changing =
  (kind: string, change: (row: (string | number)[]) => void) =>
  (rows: readonly string[], at: (most: number) => number): string[] => {
    const of = [...rows.keys()].filter((each) => rows[each]?.startsWith(`["${kind}"`));
    const chosen = of[at(of.length)] as number;
    const row = JSON.parse(rows[chosen] as string) as (string | number)[];
    change(row);
    return rows.with(chosen, JSON.stringify(row));
  };

const LINES: readonly ((rows: readonly string[], at: (most: number) => number) => string[])[] = [
  (rows, at) => rows.toSpliced(at(rows.length), 0, rows[at(rows.length)] as string),
  (rows, at) => {
    const first = [...rows.keys()].filter((each) => /^\["copyEntry",".*?",[1-4],/.test(rows[each] as string));
    return rows.toSpliced(first[at(first.length)] as number, 1);
  },
  (rows) => rows.filter((row) => !row.startsWith('["setNote"')),
  (rows, at) => {
    const tables = [...rows.keys()].filter((each) => rows[each]?.startsWith('["copyTable"'));
    return rows.toSpliced(tables[at(tables.length)] as number, 1);
  },
  changing('saveSnapshot', (row) => {
    row[2] = 99;
    row[3] = '{"version":99}';
  }),
  changing('saveSnapshot', (row) => {
    row[3] = 'no JSON';
  }),
  changing('copyTable', (row) => {
    row[4] = 2;
  }),
  changing('copyTable', (row) => {
    row[8] = '{"table":"X"}';
  }),
  changing('copyEntry', (row) => {
    row[3] = '{"at":1}';
  }),
  changing('copyEntry', (row) => {
    row[1] = 'nowhere.1';
  }),
  changing('saveGuest', (row) => {
    row[3] = -1;
  }),
  changing('saveGuest', (row) => {
    row.pop();
  }),
];

function withSum(rows: readonly string[]): Buffer {
  const text = ['{"questhall":"backup","format":4}', ...rows].map((line) => `${line}\n`).join('');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return gzipSync(`${text}${JSON.stringify({ rows: rows.length, sha256 })}\n`);
}

test('[R10] 500 damaged backups are refused with a reason, and nothing is changed', async () => {
  const folder = testFolder();
  const source = await emptyPlace('SQLite');
  const storage = await openStorage(source);
  await storage.setNote('token key', 'secret');
  for (const table of ['A', 'B', 'C', 'D']) {
    await addTable(storage, table);
    for (let seq = 1; seq <= 5; seq++) await playOne(storage, table, seq);
  }
  await storage.close();
  const whole = join(folder, 'whole');
  await writeBackup(readEverything(source), whole);
  const bytes = readFileSync(whole);
  const rows = gunzipSync(bytes).toString().split('\n').slice(1, -2);
  for await (const _row of readBackup(whole));

  const target = await emptyPlace('SQLite');
  const own = await openStorage(target);
  await own.setNote('token key', 'of the target');
  await own.close();
  const file = join(target.data, 'questhall.db');
  const before = readFileSync(file);
  const dice = { rng: seeded('damage') };
  const at = (most: number): number =>
    pick(
      dice,
      Array.from({ length: most }, (_, each) => each),
    );
  for (let number = 0; number < 500; number++) {
    const damage = number % (FILES.length + LINES.length);
    const change = FILES[damage];
    const lines = LINES[damage - FILES.length];
    const damaged = change ? change(bytes, at) : withSum(lines?.(rows, at) ?? []);
    const path = join(folder, 'damaged');
    writeFileSync(path, damaged);
    await expect(restoreBackup(path, target), `damage ${number}`).rejects.toThrow(/./);
  }
  expect(readFileSync(file)).toEqual(before);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(await restoreBackup(whole, target)).toMatchObject({ tables: 4, guests: 4 });
}, 120_000);
