import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStorage } from '@questhall/server';
import { expect, test } from 'vitest';
import { emptyFolder, questhall } from './run.ts';

const table = (name: string, game: string, rulesVersion: number, options: object) => {
  const record = {
    ...{
      table: name,
      game,
      rulesVersion,
      status: 'playing',
      matchNumber: 1,
      settings: {},
      seats: [],
      chat: [],
    },
    match: { options, seed: 's', seats: [] },
  };
  const row = { table: name, game, status: 'playing', listed: false, awake: false, touched: 1, revision: 0 };
  return { ...row, body: JSON.stringify(record) };
};

async function hall(): Promise<string> {
  const cwd = emptyFolder();
  const storage = await openStorage({ data: join(cwd, 'data') });
  await storage.addTable(table('A', 'brawl', 3, { players: 2 }));
  await storage.addTable(table('B', 'brawl', 3, { players: 2 }));
  await storage.addTable(table('C', 'dungeonland', 5, { players: 2, mode: 'campaign' }));
  await storage.saveReplay('A.1', JSON.stringify({ game: 'brawl', rulesVersion: 3 }));
  await storage.close();
  return cwd;
}

const rowOf = (out: string, game: string): readonly string[] =>
  out
    .split('\n')
    .find((line) => line.startsWith(game))
    ?.split(/\s+/)
    .slice(0, 5) ?? [];

test('[R8] what an upgrade would touch is counted, by game and version of rules', async () => {
  const { code, out } = await questhall(['upgrade', '--check'], { cwd: await hall() });
  expect([code, out.split('\n')[0]]).toEqual([
    0,
    expect.stringMatching(/^Schema \d+: up to date\. 3 tables\.$/),
  ]);
  expect(rowOf(out, 'brawl')).toEqual(['brawl', '3', '2', '0', '1']);
  expect(rowOf(out, 'dungeonland')).toEqual(['dungeonland', '5', '1', '1', '0']);
  expect(out).toContain('Everything goes on.');
});

test('[R8] rules that are not here are told, and nothing is changed', async () => {
  const cwd = await hall();
  const storage = await openStorage({ data: join(cwd, 'data') });
  await storage.addTable(table('D', 'brawl', 1, { players: 2 }));
  await storage.saveReplay('D.1', JSON.stringify({ game: 'chess', rulesVersion: 7 }));
  await storage.close();
  const before = readFileSync(join(cwd, 'data', 'questhall.db'));
  const { code, out } = await questhall(['upgrade', '--check'], { cwd });
  expect(code).toBe(1);
  expect(out).toContain('not kept here; the newest are');
  expect(out).toContain('this game is not played here');
  expect(out).toContain(
    '1 running match and 1 replay wait until their rules are back; nothing of them is lost.',
  );
  expect(readFileSync(join(cwd, 'data', 'questhall.db'))).toEqual(before);
});

test('[R8] schema steps are counted with --check, and taken without; a later schema is refused', async () => {
  const cwd = await hall();
  const database = new DatabaseSync(join(cwd, 'data', 'questhall.db'));
  // As before its last steps.
  database.exec('drop index seated_name; drop table personal; pragma user_version = 5');
  const said = async (...more: string[]) =>
    (await questhall(['upgrade', ...more], { cwd })).out.split('\n')[0];
  const newest = Number(/to schema (\d+)/.exec((await said('--check')) ?? '')?.[1]);
  expect(await said('--check')).toBe(
    `Schema 5: ${newest - 5} steps to schema ${newest}, taken at the next start. 3 tables.`,
  );
  expect(await said()).toBe(`Schema ${newest}: up to date. 3 tables.`);
  database.exec('pragma user_version = 99');
  database.close();
  const { code, err } = await questhall(['upgrade', '--check'], { cwd });
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('This database was written by a newer Questhall (schema 99;'),
  ]);
});
