/** Halls taken from one place to another, and backups restored for a rehearsal. */
import { createHash } from 'node:crypto';
import { readBackup } from './backup.ts';
import { fill } from './filling.ts';
import type { Place } from './open.ts';
import type { Operation } from './operations.ts';
import { readEverything } from './reading.ts';
import type { Contents } from './wholeness.ts';
import { createWholeness } from './wholeness.ts';

/** Everything, as it was at one moment, to an empty place. */
export const copyHall = (from: Place, to: Place): Promise<Contents> => fill(to, whole(readEverything(from)));

async function* whole(rows: AsyncIterable<Operation>): AsyncGenerator<Operation, Contents> {
  const wholeness = createWholeness();
  for await (const row of rows) yield wholeness.take(row);
  return wholeness.end();
}

/** Everything in a backup to an empty place. All of it is looked at before anything is touched. */
export async function restoreBackup(file: string, place: Place): Promise<Contents> {
  for await (const _row of readBackup(file));
  return fill(place, readBackup(file));
}

/** Restores a backup to this folder, reads it again and compares. */
export async function rehearseRestore(file: string, folder: string): Promise<Contents> {
  const place: Place = { data: folder };
  const contents = await restoreBackup(file, place);
  const [kept, restored] = [await sumOf(readBackup(file)), await sumOf(readEverything(place))];
  if (kept !== restored) throw new Error('what was restored is something else');
  return contents;
}

/** Whatever the order: databases sort in different ways. */
async function sumOf(rows: AsyncIterable<Operation>): Promise<string> {
  const sum = new Uint8Array(32);
  for await (const row of rows)
    for (const [at, byte] of createHash('sha256').update(JSON.stringify(row)).digest().entries())
      sum[at] = ((sum[at] ?? 0) + byte) & 255;
  return Buffer.from(sum).toString('hex');
}
