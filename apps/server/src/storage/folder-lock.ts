/** One process at a time keeps a hall in a folder. The lock is the operating system's: it ends with the process, however that ends. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/** SQLite knows how to lock a file on every system. Nothing is ever written to this one. */
const LOCK_FILE = 'questhall.lock';

/** Throws where another process, or another server in this one, has the folder. */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, LOCK_FILE));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(
      `${folder} is in use: another Questhall keeps its hall there. Stop it, or use another folder.`,
      {
        cause: error,
      },
    );
  }
  return { release: () => lock.close() };
}
