import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { testFolder } from './folders.ts';
import { storageContract } from './storage-contract.ts';

describe('SQLite keeps the contract', () => {
  let folder = '';
  storageContract(
    () => {
      folder = testFolder();
      return openSqlite(folder);
    },
    async (storage) => {
      await storage.close();
      return openSqlite(folder);
    },
  );
});

test('many may open a new database at the same time', async () => {
  const folder = testFolder();
  const all = await Promise.all(Array.from({ length: 24 }, () => openSqlite(folder)));
  await Promise.all(all.map((storage, at) => storage.setNote(`note ${at}`, 'kept')));
  for (const at of all.keys()) expect(await all[0]?.getNote(`note ${at}`)).toBe('kept');
  await Promise.all(all.map((storage) => storage.close()));
});

test('two processes on one database never both take a place in a log', async () => {
  const folder = testFolder();
  const [one, two] = await Promise.all([openSqlite(folder), openSqlite(folder)]);
  for (let seq = 1; seq <= 20; seq++) {
    const won = await Promise.all([one.append('A', seq, 'one'), two.append('A', seq, 'two')]);
    expect(won.filter(Boolean).length).toBe(1);
  }
  await Promise.all([one.close(), two.close()]);
});

test.each([200, 700, 1500])('killed after %i safe appends, not one of them is lost', async (enough) => {
  const folder = testFolder();
  const appender = fileURLToPath(new URL('./appender.ts', import.meta.url));
  const child = spawn(process.execPath, [appender, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const safe = new Map<string, number>();
  let lines = 0;
  for await (const line of createInterface(child.stdout)) {
    const [match = '', seq = ''] = line.split(' ');
    if (seq === '') continue;
    safe.set(match, Number(seq));
    lines += 1;
    if (lines === enough) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  expect(safe.size).toBe(5);
  const storage = await openSqlite(folder);
  for (const [match, seq] of safe) {
    const log = await storage.readLog(match, 0);
    expect(log.length).toBeGreaterThanOrEqual(seq);
    expect(log).toEqual(log.map((_, at) => `entry ${at + 1}`));
  }
  await storage.close();
});
