/** Brings a PostgreSQL database up to date. */
import type { Connected } from './postgres-connection.ts';
import { connectWritable } from './postgres-connection.ts';
import { demandKnownSchema, POSTGRES_STEPS } from './schema.ts';

/** Any number that is ours: servers that start together take the steps one after the other. */
const MIGRATING = 7_235_813;
/** Milliseconds a step may take, or the wait for another server that takes it. */
const LONGEST_STEP = 600_000;

export async function migratePostgres(address: string): Promise<void> {
  const connection = await connectWritable(address);
  connection.patience(LONGEST_STEP);
  try {
    await takeSteps(connection);
  } finally {
    await connection.client.end().catch(() => {});
    connection.drop();
  }
}

async function takeSteps({ client }: Connected): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
  await client.query('create table if not exists schema_step(taken integer primary key)');
  const { rows } = await client.query<{ taken: number }>(
    'select coalesce(max(taken), 0) as taken from schema_step',
  );
  const taken = Number(rows[0]?.taken);
  demandKnownSchema(taken, POSTGRES_STEPS.length);
  for (const [at, step] of POSTGRES_STEPS.entries()) {
    if (at < taken) continue;
    await client.query(step);
    await client.query('insert into schema_step values($1)', [at + 1]);
  }
  await client.query('commit');
}
