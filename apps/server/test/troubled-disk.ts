/** A real SQLite on a disk that can become slow and full. */
import { join } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { DatabaseSync } from 'node:sqlite';
import { batchedStorage } from '../src/storage/batching.ts';
import type { Storage } from '../src/storage/port.ts';
import { runnerOver } from '../src/storage/sqlite-runner.ts';
import { testFolder } from './folders.ts';

export interface TroubledDisk {
  open(): Promise<Storage>;
  /** There is no room for another entry of a log. */
  fill(): void;
  makeRoom(): void;
  /** Nothing comes back from now on, until the returned function is called. */
  hold(): () => void;
}

const SQLITE_FULL = 13;
const MUCH_ROOM = 1_000_000;

export function troubledDisk(): TroubledDisk {
  const database = new DatabaseSync(join(testFolder(), 'questhall.db'));
  const run = runnerOver(database);
  let held: Promise<void> = Promise.resolve();
  const engine = {
    async run(batch: Parameters<typeof run>[0]) {
      await held;
      return run(batch);
    },
    close() {
      database.close();
      return Promise.resolve();
    },
  };
  return {
    open: () => Promise.resolve(batchedStorage(engine, { committed: () => {} })),
    fill() {
      // SQLite takes the least it can: the pages it has now. What room they have for a log is used up.
      database.exec('pragma max_page_count = 1');
      for (const filler of FILLERS) fillUp(database.prepare(filler));
    },
    makeRoom: () => database.exec(`pragma max_page_count = ${MUCH_ROOM}`),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

/** Each with a match that nobody else has: so they take as much room when they are bundled. */
const FILLERS = [
  `insert into bundle values('b' || ?, 1, 1, '[""]')`,
  `insert into fresh(match, seq, body) values('f' || ?, 1, '')`,
];

function fillUp(write: StatementSync): void {
  try {
    for (let n = 1; ; n++) write.run(n);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_FULL) throw error;
  }
}
