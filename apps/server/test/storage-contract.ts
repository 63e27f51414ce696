/** What every storage must keep. An adapter's test calls this with a way to open it twice in the same place. */

import { expect, test } from 'vitest';
import type { Kind } from '../src/people/kinds.ts';
import type { Storage, TableRow } from '../src/storage/port.ts';
import { append } from './append.ts';

const row = (table: string, change: Partial<TableRow> = {}): TableRow => ({
  table,
  game: 'toy',
  status: 'gathering',
  listed: true,
  awake: false,
  touched: 1,
  revision: 0,
  body: '{"ü":"\\u0000"}',
  ...change,
});

export function storageContract(
  open: () => Promise<Storage>,
  reopen: (storage: Storage) => Promise<Storage>,
): void {
  test('a log is read back in order, from any place on, also by who comes later', async () => {
    let storage = await open();
    const bodies = Array.from({ length: 30 }, (_, at) => `{"n":${at + 1}}`);
    const appended = await Promise.all(bodies.map((body, at) => append(storage, 'A.1', at + 1, body)));
    expect(appended.every(Boolean)).toBe(true);
    expect(await append(storage, 'A.2', 1, 'other')).toBe(true);
    storage = await reopen(storage);
    expect(await storage.readLog('A.1', 0)).toEqual(bodies);
    expect(await storage.readLog('A.1', 27)).toEqual(bodies.slice(27));
    expect(await storage.readLog('A.2', 0)).toEqual(['other']);
    expect(await storage.readLog('A.3', 0)).toEqual([]);
    await storage.close();
  });

  test('a body is kept as it is, whatever signs it has', async () => {
    const storage = await open();
    const bodies = ['"quoted" \\ and {curled}', 'two\nlines', 'ünïcode 🐶', '', 'a\u0001b', 'NULL'];
    await Promise.all(bodies.map((body, at) => append(storage, 'A.1', at + 1, body)));
    await Promise.all(bodies.slice(0, 4).map((body, at) => append(storage, 'B.1', at + 1, body)));
    await append(storage, 'C.1', 1, '');
    expect(await storage.readLog('A.1', 0)).toEqual(bodies);
    expect(await storage.readLog('B.1', 0)).toEqual(bodies.slice(0, 4));
    expect(await storage.readLog('C.1', 0)).toEqual(['']);
    await storage.close();
  });

  test('a place in the log is taken once; who lost it loses all that was asked for behind it', async () => {
    const storage = await open();
    expect(await append(storage, 'A.1', 1, 'first')).toBe(true);
    await storage.addTable(row('A'));
    const results = await Promise.all([
      append(storage, 'A.1', 1, 'second'),
      append(storage, 'A.1', 2, 'after second'),
      append(storage, 'B.1', 1, 'elsewhere'),
      append(storage, 'A.1', 3, 'after that'),
      storage.saveSnapshot('A.1', { seq: 3, body: 'wrong' }),
      storage.saveReplay('A.1', 'wrong'),
      storage.saveTable(row('A', { revision: 1, body: 'wrong' })),
    ]);
    expect(results.slice(0, 4)).toEqual([false, false, true, false]);
    expect(await storage.readLog('A.1', 0)).toEqual(['first']);
    expect(await storage.loadSnapshot('A.1')).toBeUndefined();
    expect(await storage.loadReplay('A.1')).toBeUndefined();
    expect(await storage.loadTable('A')).toEqual(row('A'));
    expect(await append(storage, 'A.1', 2, 'another try')).toBe(true);
    await storage.close();
  });

  test('what belongs to a person is found by person, by kind and by key, and removed as a whole', async () => {
    let storage = await open();
    const of = (guest: string, kind: Kind, key: string, at: number) => ({
      guest,
      kind,
      key,
      at,
      body: `{"at":${at}}`,
    });
    const ann = [
      of('ann', 'match', 'A.1', 5),
      of('ann', 'match', 'B.1', 7_000_000_000_000),
      of('ann', 'passkey', 'A.1', 3),
    ];
    const bo = of('bo', 'match', 'A.1', 5);
    for (const row of ann) expect(await storage.addPersonal(row)).toBe(true);
    expect(await storage.addPersonal(of('ann', 'match', 'A.1', 9))).toBe(false);
    await storage.addPast({ guest: 'bo', key: 'A.1', at: 5, body: bo.body });
    storage = await reopen(storage);
    expect(await storage.personalOf('ann')).toEqual(ann);
    expect(await storage.personalOfKind('ann', 'match', 8_000_000_000_000, 5)).toEqual([ann[1], ann[0]]);
    expect(await storage.personalOfKind('ann', 'match', 7_000_000_000_000, 5)).toEqual([ann[0]]);
    expect(await storage.personalByKey('match', 'A.1', 5)).toEqual([ann[0], bo]);
    expect(await storage.personalAt('bo', 'match', 'A.1')).toEqual(bo);
    expect(await storage.personalAt('bo', 'match', 'B.1')).toBeUndefined();
    await storage.putPersonal({ ...bo, at: 6, body: '{}' });
    expect(await storage.personalOf('bo')).toEqual([{ ...bo, at: 6, body: '{}' }]);
    expect(await storage.removePersonal('ann', 'passkey', 'A.1')).toBe(true);
    expect(await storage.removePersonal('ann', 'passkey', 'A.1')).toBe(false);
    await storage.saveGuest({ id: 'ann', name: 'Ann', seen: 1 });
    await storage.seatGuest('ann', 'A');
    for (const key of ['webhook ann', 'push ann', 'tokens of ann from', 'webhook annie'])
      await storage.setNote(key, 'x');
    await storage.setNote('device ABCD', '12 ann');
    await storage.forgetGuest('ann');
    expect(await storage.personalOf('ann')).toEqual([]);
    expect(await storage.loadGuest('ann')).toBeUndefined();
    for (const key of ['webhook ann', 'push ann', 'tokens of ann from', 'device ABCD'])
      expect(await storage.getNote(key)).toBeUndefined();
    expect(await storage.getNote('webhook annie')).toBe('x');
    expect(await storage.personalOf('bo')).toHaveLength(1);
    await storage.close();
  });

  test('what lies in the library is found by where it stands, counted, and taken out with what was said of it', async () => {
    const storage = await open();
    const of = (guest: string, kind: Kind, key: string, at: number) => ({ guest, kind, key, at, body: '{}' });
    const [brick, hat, pug] = [
      of('ann', 'creation', 'brawl/champions/brick', 1),
      of('bo', 'creation', 'brawl/champions/hat_', 2),
      of('bo', 'creation', 'pug-quest/pugs/bella', 3),
    ];
    for (const row of [brick, hat, pug]) await storage.addPersonal(row);
    for (const guest of ['ann', 'bo', 'cy'])
      await storage.addPersonal(of(guest, 'creation-liked', brick.key, 4));
    await storage.addPersonal(of('cy', 'creation-liked', hat.key, 4));
    await storage.addPersonal(of('ann', 'creation-draft', brick.key, 4));
    const start = 'brawl/champions/';
    expect(await storage.personalUnder('creation', start, 5)).toEqual([hat, brick]);
    expect(await storage.personalUnder('creation', start, 1)).toEqual([hat]);
    expect(await storage.personalUnder('creation', '', 5)).toEqual([pug, hat, brick]);
    const likes = () => storage.countUnder('creation-liked', start);
    expect([...(await likes())].toSorted()).toEqual([
      [brick.key, 3],
      [hat.key, 1],
    ]);
    await storage.removeCreation(brick.key);
    expect(await storage.personalUnder('creation', start, 5)).toEqual([hat]);
    expect(await storage.personalByKey('creation-draft', brick.key, 5)).toEqual([]);
    expect([...(await likes())]).toEqual([[hat.key, 1]]);
    // Whoever made it is gone, and so is that somebody liked it.
    await storage.forgetGuest('bo');
    expect([...(await likes())]).toEqual([]);
    await storage.close();
  });

  test('a match is in a past only if what was written about its table before is', async () => {
    const storage = await open();
    await storage.addTable(row('A'));
    const past = { guest: 'ann', key: 'A.1', at: 1, body: '{}' };
    await Promise.all([storage.saveTable(row('A', { revision: 5 })), storage.addPast(past)]);
    expect(await storage.personalOf('ann')).toEqual([]);
    await Promise.all([storage.saveTable(row('A', { revision: 1 })), storage.addPast(past)]);
    expect(await storage.personalOf('ann')).toEqual([{ ...past, kind: 'match' }]);
    await storage.close();
  });

  test('tables that name somebody are found, and replays are written anew', async () => {
    const storage = await open();
    await storage.addTable(row('A', { body: '{"host":"ann-1"}' }));
    await storage.addTable(row('B', { body: '{"host":"ann-12"}' }));
    expect((await storage.tablesNaming('ann-1')).map(({ table }) => table)).toEqual(['A']);
    await storage.saveReplay('A.1', '{"seats":["Ann"]}');
    await storage.rewriteReplay('A.1', '{"seats":["Former player"]}');
    expect(await storage.loadReplay('A.1')).toBe('{"seats":["Former player"]}');
    await storage.close();
  });

  test('[R7] an entry is written only behind its predecessor, and a table only behind its revision', async () => {
    let storage = await open();
    expect(await append(storage, 'A.1', 2, 'behind nothing')).toBe(false);
    expect(await Promise.all([1, 2, 3].map((seq) => append(storage, 'A.1', seq, `${seq}`)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await append(storage, 'A.1', 5, 'behind a gap')).toBe(false);
    storage = await reopen(storage);
    const both = await Promise.all([
      append(storage, 'A.1', 6, 'behind a gap'),
      append(storage, 'B.1', 1, 'other'),
    ]);
    expect(both).toEqual([false, true]);
    expect(await append(storage, 'A.1', 4, '4')).toBe(true);
    expect(await storage.readLog('A.1', 0)).toEqual(['1', '2', '3', '4']);
    expect(await storage.saveTable(row('A', { revision: 1 }))).toBe(false);
    expect(await storage.loadTable('A')).toBeUndefined();
    await storage.close();
  });

  test('what waits for the next sync behind a lost place is lost too', async () => {
    const storage = await open();
    await append(storage, 'A.1', 1, 'first');
    const lost = append(storage, 'A.1', 1, 'second');
    // Far enough behind to go into another batch.
    await new Promise(setImmediate);
    const behind = append(storage, 'A.1', 2, 'behind');
    const other = append(storage, 'B.1', 1, 'elsewhere');
    expect(await Promise.all([lost, behind, other])).toEqual([false, false, true]);
    expect(await storage.readLog('A.1', 0)).toEqual(['first']);
    await storage.close();
  });

  test('what is asked for on hearing of a loss is carried out', async () => {
    const storage = await open();
    await append(storage, 'A.1', 1, 'first');
    storage.append('A.1', 1, 'second', () => {});
    await new Promise(setImmediate);
    const heard = new Promise<readonly string[]>((resolve, reject) =>
      storage.append('A.1', 2, 'behind', () => storage.readLog('A.1', 0).then(resolve, reject)),
    );
    expect(await heard).toEqual(['first']);
    await storage.close();
  });

  test('the latest snapshot wins, whatever the order', async () => {
    const storage = await open();
    expect(await storage.loadSnapshot('A.1')).toBeUndefined();
    await storage.saveSnapshot('A.1', { seq: 5, body: 'five' });
    await storage.saveSnapshot('A.1', { seq: 3, body: 'three' });
    expect(await storage.loadSnapshot('A.1')).toEqual({ seq: 5, body: 'five' });
    await storage.close();
  });

  test('tables are added once, changed, found and listed', async () => {
    let storage = await open();
    expect(await storage.addTable(row('A'))).toBe(true);
    expect(await storage.addTable(row('A', { body: 'another' }))).toBe(false);
    expect(await storage.loadTable('A')).toEqual(row('A'));
    expect(await storage.loadTable('Z')).toBeUndefined();
    await storage.addTable(row('B', { touched: 9, awake: true }));
    await storage.addTable(row('C', { touched: 5, listed: false, awake: true }));
    await storage.addTable(row('D', { touched: 7, status: 'finished' }));
    const changed = row('A', { status: 'playing', touched: 8, revision: 1, body: 'changed' });
    expect(await storage.saveTable(changed)).toBe(true);
    const results = await Promise.all([
      storage.saveTable(row('A', { revision: 1, body: 'not from the latest' })),
      append(storage, 'A.1', 1, 'behind it'),
    ]);
    expect(results).toEqual([false, false]);
    storage = await reopen(storage);
    expect((await storage.listTables(10)).map(({ table }) => table)).toEqual(['B', 'A']);
    expect((await storage.listTables(1)).map(({ table }) => table)).toEqual(['B']);
    expect(await storage.openTables('toy', 'playing', 10)).toEqual([changed]);
    expect(await storage.openTables('other', 'playing', 10)).toEqual([]);
    expect(await storage.awakeTables(0)).toEqual(['B', 'C']);
    expect(await storage.awakeTables(6)).toEqual(['B']);
    expect(await storage.loadTable('A')).toMatchObject({ status: 'playing', body: 'changed' });
    await storage.close();
  });

  test('replays, guests and notes are kept', async () => {
    let storage = await open();
    await storage.saveReplay('A.1', 'first');
    await storage.saveReplay('A.1', 'a replay never changes');
    await storage.saveGuest({ id: 'g', name: 'Ann', seen: 1 });
    await storage.saveGuest({ id: 'g', name: 'Anna', seen: 2 });
    await storage.setNote('key', 'old');
    await storage.setNote('key', 'new');
    await storage.addNote('key', 'too late');
    await storage.addNote('first', 'in time');
    storage = await reopen(storage);
    expect(await storage.loadReplay('A.1')).toBe('first');
    expect(await storage.loadReplay('A.2')).toBeUndefined();
    expect(await storage.loadGuest('g')).toEqual({ id: 'g', name: 'Anna', seen: 2 });
    expect(await storage.loadGuest('h')).toBeUndefined();
    expect(await storage.getNote('key')).toBe('new');
    expect(await storage.getNote('first')).toBe('in time');
    expect(await storage.getNote('none')).toBeUndefined();
    await storage.close();
  });

  test('[R14] a note is taken by one, however many try, and old codes are removed', async () => {
    const storage = await open();
    await storage.setNote('device NEW', '1800000000000 ann');
    await storage.setNote('device OLD', '1700000000000 ann');
    await storage.setNote('gone LONG', '1700000000000');
    await storage.setNote('other', '1');
    await storage.removeCodes(1_750_000_000_000);
    expect(await storage.getNote('device OLD')).toBeUndefined();
    expect(await storage.getNote('gone LONG')).toBeUndefined();
    expect(await storage.takeNote('device NEW', 'something else')).toBe(false);
    const taken = await Promise.all([1, 2, 3].map(() => storage.takeNote('device NEW', '1800000000000 ann')));
    expect(taken.filter(Boolean)).toEqual([true]);
    expect(await storage.getNote('device NEW')).toBeUndefined();
    expect(await storage.getNote('other')).toBe('1');
    await storage.close();
  });

  test('a closed storage says so, and has carried out what was asked for before', async () => {
    const storage = await open();
    const last = append(storage, 'A.1', 1, 'last');
    await storage.close();
    expect(await last).toBe(true);
    await expect(append(storage, 'A.1', 2, 'too late')).rejects.toThrow('closed');
  });
}
