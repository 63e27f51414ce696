/**
 * What attackers can do to a hall, and to people who play in it meanwhile. Usage: node apps/server/bench/hostile.ts [inputs]
 * [sqlite|postgres] [attack]; without a store: both; without an attack: all of them. First hostile messages, requests and bytes,
 * without limits, at one table, which must not change. Then each kind of attack by itself, with the limits of a real hall, in
 * turns with peace: how long a table beside had to wait for its pings and its bots, to what it waits in peace. Hall, attacker
 * and innocents are processes of their own, and the attacker stands back where processors are short.
 */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../src/torture/own-postgres.ts';
import { asked, join } from '../test/people.ts';
import type { Done, Order } from './attacker.ts';
import { ATTACKS } from './attacks.ts';
import type { HallOptions } from './hostile-server.ts';
import type { Waits } from './innocents.ts';
import { seated, watch } from './innocents.ts';

const STORES = ['sqlite', 'postgres'];
const count = Number(process.argv[2] ?? 1_000_000);
const stores = STORES.filter((store) => (process.argv[3] ?? store) === store);
const attacks = Object.keys(ATTACKS).filter((attack) => (process.argv[4] ?? attack) === attack);

/** Each attack is measured so often, and so many seconds each time, with as many of peace before it. */
const ROUNDS = 3;
const SECONDS = 6;
/** How much longer an innocent may wait than in peace. */
const PINGS = 3;
const BOTS = 2;

const failures: string[] = [];
const demand = (holds: boolean, what: string): void => {
  if (!holds) failures.push(what);
};

interface OpenHall {
  readonly port: number;
  close(): Promise<void>;
}

async function openHall(options: HallOptions): Promise<OpenHall> {
  const child = fork(new URL('./hostile-server.ts', import.meta.url), [JSON.stringify(options)]);
  const [port] = (await once(child, 'message')) as [number];
  const early = (): void => demand(false, 'the hall has ended by itself');
  child.on('exit', early);
  return {
    port,
    async close() {
      child.off('exit', early);
      const exited = once(child, 'exit');
      if (child.connected) child.disconnect();
      if (child.exitCode === null) await exited;
    },
  };
}

async function attackerWith(order: Order): Promise<Done | null> {
  const child: ChildProcess = fork(new URL('./attacker.ts', import.meta.url), [JSON.stringify(order)]);
  const [done] = (await once(child, 'message')) as [Done | null];
  return done;
}

async function faultsAt(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^questhall_faults_total (\d+)$/m.exec(text)?.[1]);
}

/** Everything at one table: nothing may change there, and it must go on afterwards. */
async function bombard(store: string, hall: OpenHall): Promise<void> {
  const { port } = hall;
  const { table, person } = await seated(port, 0);
  const shown = person.client.state().shown.get(0);
  const [option] = asked(person)?.options ?? [];
  const decision = shown?.seen.decision?.id;
  if (!option || decision === undefined) throw new Error('nobody is asked');
  const faultsBefore = await faultsAt(port);
  const begun = performance.now();
  const done = await attackerWith({ port, count, target: { table, seat: 0, decision, option } });
  if (!done) throw new Error('nobody has attacked');
  const { assault, raw } = done;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const now = await join(port, table, person.token);
  await now.until((state) => state.shown.has(0));
  const after = now.client.state().shown.get(0);
  const unchanged =
    JSON.stringify([after?.version, after?.seen]) === JSON.stringify([shown?.version, shown?.seen]);
  const faults = (await faultsAt(port)) - faultsBefore + assault.faults.length + raw.faults.length;
  const goesOn = 'ok' in (await now.client.answer(0, option));
  console.log(
    `${store}: ${assault.messages} messages, ${assault.requests} requests and ${raw.inputs} raw inputs over ${raw.connections} connections in ${seconds} s`,
  );
  console.log(
    `  ${faults} faults of the server; the match under attack is ${unchanged ? 'unchanged' : 'CHANGED'} and ${goesOn ? 'goes on' : 'is STUCK'}`,
  );
  for (const fault of [...assault.faults, ...raw.faults].slice(0, 5)) console.log(`  ${fault}`);
  demand(faults === 0 && unchanged && goesOn, `${store}: ${count} hostile inputs`);
}

const percentile = (list: readonly number[], part: number): number =>
  list.toSorted((left, right) => left - right)[Math.floor(list.length * part)] ?? 0;

/** One kind of attack and peace, in turns: a machine is faster at times. */
async function compare(store: string, { port }: OpenHall, table: string, attack: string): Promise<void> {
  const [peace, war]: readonly [Waits, Waits] = [
    { pings: [], bots: [] },
    { pings: [], bots: [] },
  ];
  for (let round = 0; round < ROUNDS; round++) {
    await watch(port, SECONDS, peace);
    const attacking = attackerWith({ attack, port, table, seconds: SECONDS + 1 });
    await watch(port, SECONDS, war);
    await attacking;
  }
  const [before, pings] = [percentile(peace.pings, 0.99), percentile(war.pings, 0.99)];
  const [thought, bots] = [percentile(peace.bots, 0.5), percentile(war.bots, 0.5)];
  const [times, slower] = [pings / before, bots / thought];
  const column = (number: number, digits: number): string => number.toFixed(digits).padStart(6);
  console.log(
    `  ${attack.padEnd(20)} pings p99 ${column(before, 1)} → ${column(pings, 1)} ms (${times.toFixed(1)}×)   bots ${column(thought, 0)} → ${column(bots, 0)} ms (${slower.toFixed(1)}×)`,
  );
  demand(times <= PINGS, `${store}: ${attack}: pings ${times.toFixed(1)}×`);
  demand(slower <= BOTS, `${store}: ${attack}: bots ${slower.toFixed(1)}×`);
}

for (const store of stores) {
  const postgres = store === 'postgres' ? await startPostgres() : undefined;
  const fresh = async (): Promise<Pick<HallOptions, 'database'>> =>
    postgres ? { database: await postgres.newDatabase() } : {};
  const open = await openHall({ limited: false, ...(await fresh()) });
  await bombard(store, open);
  await open.close();
  const hall = await openHall({ limited: true, ...(await fresh()) });
  const { table } = await seated(hall.port, 0);
  // What is used often is compiled first.
  await watch(hall.port, SECONDS, { pings: [], bots: [] });
  for (const attack of attacks) await compare(store, hall, table, attack);
  await hall.close();
  await postgres?.end();
}
console.log(failures.length === 0 ? 'All of it held.' : `Not so: ${failures.join('; ')}`);
process.exit(failures.length === 0 ? 0 : 1);
