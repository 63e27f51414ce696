/** Appends to several logs as fast as it can and says which entries are safe, until it is killed. */

import { openSqlite } from '../src/storage/sqlite.ts';
import { append } from './append.ts';

const storage = await openSqlite(process.argv[2] ?? '');

async function fill(match: string): Promise<void> {
  for (let seq = 1; ; seq++) {
    await append(storage, match, seq, `entry ${seq}`);
    process.stdout.write(`${match} ${seq}\n`);
  }
}

await Promise.all(['A', 'B', 'C', 'D', 'E'].map(fill));
