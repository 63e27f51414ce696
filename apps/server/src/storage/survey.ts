/** What a hall holds, whichever release wrote it: looked at, and left as it is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Place } from './open.ts';
import { connectWritable } from './postgres-connection.ts';
import { demandKnownSchema, POSTGRES_STEPS, SQLITE_STEPS } from './schema.ts';
import { DATABASE_FILE } from './sqlite-runner.ts';

export interface Survey {
  /** The steps of its schema that were taken, and those this program knows. */
  readonly schema: { readonly taken: number; readonly known: number };
  /** The bodies of its tables and replays. All schemas have them. */
  readonly tables: readonly string[];
  readonly replays: readonly string[];
}

const TABLES = 'select body from tables';
const REPLAYS = 'select body from replay';

type Row = { readonly body: string };
const bodies = (rows: readonly unknown[]): readonly string[] =>
  (rows as readonly Row[]).map(({ body }) => body);

export const surveyHall = async (place: Place): Promise<Survey> =>
  place.database === undefined ? surveySqlite(place.data) : await surveyPostgres(place.database);

function surveySqlite(folder: string): Survey {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) throw new Error(`there is no hall in ${folder}`);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.exec('begin');
    const taken = Number(database.prepare('pragma user_version').get()?.user_version);
    const known = SQLITE_STEPS.length;
    demandKnownSchema(taken, known);
    return {
      schema: { taken, known },
      tables: bodies(database.prepare(TABLES).all()),
      replays: bodies(database.prepare(REPLAYS).all()),
    };
  } finally {
    database.close();
  }
}

async function surveyPostgres(address: string): Promise<Survey> {
  const connection = await connectWritable(address);
  const { client } = connection;
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ taken: number }>('select max(taken) as taken from schema_step');
    const taken = Number(rows[0]?.taken);
    const known = POSTGRES_STEPS.length;
    demandKnownSchema(taken, known);
    return {
      schema: { taken, known },
      tables: bodies((await client.query(TABLES)).rows),
      replays: bodies((await client.query(REPLAYS)).rows),
    };
  } finally {
    connection.drop();
  }
}
