/** What the databases look like, as steps from an empty one. A step is never changed once it was released: add another. */

/**
 * The log is written in the order of time, whatever the match, so that the entries of many tables share a page; measured,
 * that takes half the time of a table ordered by match. On SQLite even the order by match waits: see sqlite-log.ts.
 */
export const SQLITE_STEPS: readonly string[] = [
  `
create table if not exists log(id integer primary key, match text not null, seq integer not null, body text not null);
create unique index if not exists log_place on log(match, seq);
create table if not exists snapshot(match text primary key, seq integer not null, body text not null) without rowid;
create table if not exists tables(name text primary key, game text not null, status text not null, listed integer not null,
  awake integer not null, touched integer not null, body text not null);
create index if not exists tables_listed on tables(listed, status, touched);
create index if not exists tables_awake on tables(awake, touched);
create table if not exists replay(match text primary key, body text not null);
create table if not exists guest(id text primary key, name text not null, seen integer not null) without rowid;
create table if not exists note(key text primary key, value text not null) without rowid;
`,
  'alter table tables add column revision integer not null default 0',
  'create table seated(guest text not null, name text not null, primary key(guest, name)) without rowid',
  // See sqlite-log.ts.
  `
alter table log rename to placed;
create table fresh(id integer primary key, match text not null, seq integer not null, body text not null);
create view log as select id, match, seq, body from placed union all select id, match, seq, body from fresh;
`,
  `
create table bundle(match text not null, first integer not null, last integer not null, bodies text not null);
create unique index bundle_place on bundle(match, first);
insert into bundle select match, min(seq), max(seq), json_group_array(body order by seq) from placed group by match;
drop view log;
drop table placed;
create view log as
  select match, first + entry.key as seq, entry.value as body from bundle, json_each(bodies) as entry
  union all select match, seq, body from fresh;
`,
  'create index seated_name on seated(name)',
  // The number of a table's match was called its round.
  `update tables set body = json_remove(json_set(body, '$.matchNumber', json_extract(body, '$.round')), '$.round')
    where json_valid(body) and json_type(body, '$.round') is not null`,
  // All that belongs to one person, whatever it is, so that it can be handed over and removed as a whole.
  `
create table personal(guest text not null, kind text not null, key text not null, at integer not null, body text not null,
  primary key(guest, kind, key)) without rowid;
create index personal_key on personal(kind, key, at);
`,
];

/** Times do not fit into 32 bits. */
export const POSTGRES_STEPS: readonly string[] = [
  `
create table log(id bigint generated always as identity primary key, match text not null, seq integer not null, body text not null);
create unique index log_place on log(match, seq);
create table snapshot(match text primary key, seq integer not null, body text not null);
create table tables(name text primary key, game text not null, status text not null, listed integer not null,
  awake integer not null, touched bigint not null, body text not null);
create index tables_listed on tables(listed, status, touched);
create index tables_awake on tables(awake, touched);
create table replay(match text primary key, body text not null);
create table guest(id text primary key, name text not null, seen bigint not null);
create table note(key text primary key, value text not null);
`,
  `
alter table tables add column revision integer not null default 0;
create table node(id text primary key, until bigint not null);
create table runner(name text primary key, node text not null);
create index runner_node on runner(node);
`,
  'create table seated(guest text not null, name text not null, primary key(guest, name))',
  // One index to keep instead of two, and in an order that takes no language into account.
  `
alter table log drop column id;
drop index log_place;
alter table log alter column match type text collate "C";
alter table log add primary key(match, seq);
`,
  'create index seated_name on seated(name)',
  `update tables set body = jsonb_set(body::jsonb - 'round', '{matchNumber}', body::jsonb -> 'round')::text
    where body like '{%"round":%'`,
  `
create table personal(guest text not null, kind text not null, key text not null, at bigint not null, body text not null,
  primary key(guest, kind, key));
create index personal_key on personal(kind, key, at);
`,
];

/** What a newer program has written, an older one would misread. */
export function demandKnownSchema(taken: number, known: number): void {
  if (taken <= known) return;
  throw new Error(
    `This database was written by a newer Questhall (schema ${taken}; this one knows ${known}). ` +
      'Run that version, or restore a backup of this one.',
  );
}
