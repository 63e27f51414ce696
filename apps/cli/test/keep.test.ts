import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openStorage } from '@questhall/server';
import { expect, test } from 'vitest';
import { emptyFolder, questhall } from './run.ts';

/** A folder with a small hall in its `data`. */
async function hall(): Promise<string> {
  const cwd = emptyFolder();
  const storage = await openStorage({ data: join(cwd, 'data') });
  await storage.write([
    ['copyEntry', 'A.1', 1, 'one'],
    ['copyEntry', 'A.1', 2, 'two'],
  ]);
  await storage.saveGuest({ id: 'g', name: 'Ann', seen: 7 });
  await storage.close();
  return cwd;
}

async function logIn(folder: string): Promise<readonly string[]> {
  const storage = await openStorage({ data: folder });
  const log = await storage.readLog('A.1', 0);
  await storage.close();
  return log;
}

test('a hall is copied to another folder, also twice', async () => {
  const cwd = await hall();
  const ran = await questhall(['copy', 'data', 'other'], { cwd });
  expect(ran).toMatchObject({ code: 0, out: '3 rows copied from data to other.\n' });
  expect((await questhall(['copy', 'data', 'other'], { cwd })).code).toBe(0);
  expect(await logIn(join(cwd, 'other'))).toEqual(['one', 'two']);
});

test('a hall is backed up to a file and restored from it', async () => {
  const cwd = await hall();
  expect((await questhall(['backup', 'hall.backup'], { cwd })).out).toBe(
    '3 rows of data written to hall.backup.\n',
  );
  const restored = await questhall(['restore', 'hall.backup', '--data', 'new'], { cwd });
  expect(restored).toMatchObject({ code: 0, out: '3 rows of hall.backup are now in new.\n' });
  expect(await logIn(join(cwd, 'new'))).toEqual(['one', 'two']);
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

test.each([
  [
    '{"questhall":"else"}\n',
    'line 1: expected {"questhall":"backup","format":2}, found {"questhall":"else"}',
  ],
  ['{"questhall":"backup","format":2}\n["drop","x"]\n', 'line 2: expected one of saveGuest, '],
  [
    '{"questhall":"backup","format":2}\n["copyEntry","A.1"]\n',
    'line 2: expected copyEntry with match, seq, body',
  ],
  ['{"questhall":"backup","format":2}\nnonsense\n', 'line 2: expected JSON, found nonsense'],
])('a file that is no backup is refused: %s', async (text, said) => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'odd'), gzipSync(text));
  const { code, err } = await questhall(['restore', 'odd'], { cwd });
  expect(code).toBe(2);
  expect(err).toContain(said);
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
    round: 1,
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
  await storage.write([['copyEntry', 'K7M2QX.1', 1, '{"seat":0}']]);
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
