/** Where things are kept: in a folder, or in PostgreSQL. */
import type { Engine, StorageWatch } from './batching.ts';
import type { Writer } from './news.ts';
import type { Storage } from './port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface Place {
  readonly data: string;
  readonly database?: string;
}

/** Other nodes hear of what is written from the `writer`. `through` may stand between us and the database. */
export const openStorage = (
  { data, database }: Place,
  watch?: StorageWatch,
  writer?: Writer,
  through?: (engine: Engine) => Engine,
): Promise<Storage> =>
  database === undefined ? openSqlite(data, watch, through) : openPostgres(database, watch, writer, through);
