/** Where things are kept: in a folder, or in PostgreSQL. */
import type { StorageWatch } from './batching.ts';
import type { Storage } from './port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface Place {
  readonly data: string;
  readonly database?: string;
}

export const openStorage = (
  { data, database }: Place,
  watch?: StorageWatch,
  node?: string,
): Promise<Storage> =>
  database === undefined ? openSqlite(data, watch) : openPostgres(database, watch, node);
