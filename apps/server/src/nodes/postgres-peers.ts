/** Nodes that share a PostgreSQL: they hear each other by its notifications, and its clock is everybody's. */
import type pg from 'pg';
import { guarded } from '../guarded.ts';
import { CHANNEL, NOW } from '../storage/postgres.ts';
import { connectPostgres } from '../storage/postgres-connection.ts';
import type { Head, Notice, PeerEvents, Peers } from './peers.ts';

const LIVES_ON = `update node set until = ${NOW} + $2 where id = $1 and until > ${NOW}`;
const IS_BORN = `insert into node values($1, ${NOW} + $2) on conflict(id) do update set until = excluded.until`;
const BURY = `with dead as (delete from node where until < ${NOW} returning id)
  delete from runner using dead where runner.node = dead.id`;
const OTHERS = `select id from node where id <> $1 and until > ${NOW} order by id`;
const CLAIM = `insert into runner select name, $2 from unnest($1::text[]) as wanted(name) order by name
  on conflict(name) do update set node = excluded.node
  where runner.node = excluded.node or not exists (select 1 from node where id = runner.node and until > ${NOW})
  returning name`;
const RELEASE = 'delete from runner where node = $1 and name = any($2::text[])';
const ORPHANS = `select t.name from tables t where awake = 1 and touched >= $1 and not exists
  (select 1 from runner r join node n on n.id = r.node where r.name = t.name and n.until > ${NOW})
  order by touched desc limit $2`;
const HEADS = `select wanted.match, coalesce((select max(seq) from log where log.match = wanted.match), 0) as version,
  coalesce((select revision from tables where name = split_part(wanted.match, '.', 1)), -1) as revision
  from unnest($1::text[]) as wanted(match)`;

/** Milliseconds between two tries to hear again. */
const RETRY = 250;

export async function openPostgresPeers(address: string, node: string, events: PeerEvents): Promise<Peers> {
  const own = `{"node":"${node}",`;
  let known = false;
  let left = false;

  const connection = connectPostgres(address, {
    async opened(client) {
      client.on(
        'notification',
        guarded(events.fault, ({ payload = '' }: pg.Notification) => hear(payload)),
      );
      await client.query(`listen ${CHANNEL}`);
      // Who could not listen for a while has missed something; whatever is said from here on is heard.
      if (known) setImmediate(events.missed);
      known = true;
    },
    lost: () => retry(),
  });

  const retry = (): void => {
    setTimeout(() => {
      if (!left) connection.use(async () => {}).catch(retry);
    }, RETRY).unref();
  };

  const hear = (payload: string): void => {
    if (payload.startsWith(own)) return;
    const { node: from, ...notice } = JSON.parse(payload) as { readonly node: string } & Notice;
    events.hear(from, notice as Notice);
  };

  const query = (text: string, values: readonly unknown[]): Promise<pg.QueryResult> =>
    connection.use((client) => client.query(text, [...values]));

  const names = ({ rows }: pg.QueryResult): string[] => rows.map(({ name }) => String(name));

  const say = async (notice: Notice): Promise<void> => {
    await query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify({ node, ...notice })]);
  };

  await connection.use(async () => {});
  return {
    alone: false,
    // What is not heard is made good when the connection is back.
    say: (notice) => void say(notice).catch(() => {}),
    async beat(ttl) {
      const { rowCount } = await query(LIVES_ON, [node, ttl]);
      const lapsed = rowCount === 0;
      if (lapsed) await query(IS_BORN, [node, ttl]);
      await query(BURY, []);
      const { rows } = await query(OTHERS, [node]);
      return { others: rows.map(({ id }) => String(id)), lapsed };
    },
    claim: async (tables) => names(await query(CLAIM, [tables, node])),
    async release(tables) {
      await query(RELEASE, [node, tables]);
      await say({ letGo: true });
    },
    orphans: async (since, most) => names(await query(ORPHANS, [since, most])),
    heads: async (matches) => (await query(HEADS, [matches])).rows as Head[],
    async leave() {
      left = true;
      try {
        await query('delete from runner where node = $1', [node]);
        await query('delete from node where id = $1', [node]);
        await say({ letGo: true });
      } finally {
        await connection.close();
      }
    },
  };
}
