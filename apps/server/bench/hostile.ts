/**
 * What attackers can do to a hall, and to people who play in it meanwhile. Usage: node apps/server/bench/hostile.ts [inputs]
 * [sqlite|postgres] [attack,attack]; without a store: both; without an attack: all of them. First hostile messages, requests and bytes,
 * without limits, at one table, which must not change. Then each kind of attack by itself, with the limits of a real hall, in
 * turns with peace: how long a table beside had to wait for its pings and its bots, to what it waits in peace. Hall, attacker
 * and innocents are processes of their own, and the attacker stands back where processors are short.
 */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
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
const wanted = process.argv[4]?.split(',');
const attacks = Object.keys(ATTACKS).filter((attack) => wanted?.includes(attack) ?? true);

/** Each attack is measured so often, and so many seconds each time, in turns with as many of peace. */
const ROUNDS = 6;
const SECONDS = 4;
/** Milliseconds an attack has to get under way, and to be over. */
const LEAD = 1500;
/** So many people are watched at once, each at a table of their own. */
const INNOCENTS = 2;
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

/** What was waited for in one round, with and without an attack. */
interface Round {
  readonly peace: Waits;
  readonly war: Waits;
}

const noWaits = (): Waits => ({ pings: [], bots: [] });

const watchAll = async (port: number, waits: Waits): Promise<void> => {
  await Promise.all(Array.from({ length: INNOCENTS }, () => watch(port, SECONDS, waits)));
};

/** How many times as long: over all rounds, and between which bounds it lies if rounds had fallen out otherwise. */
function ratioOf(rounds: readonly Round[], waited: (waits: Waits) => readonly number[], part: number) {
  const over = (some: readonly Round[]): number =>
    percentile(
      some.flatMap(({ war }) => waited(war)),
      part,
    ) /
    percentile(
      some.flatMap(({ peace }) => waited(peace)),
      part,
    );
  const drawn = Array.from({ length: DRAWS }, () =>
    over(rounds.map(() => rounds[Math.floor(Math.random() * rounds.length)] as Round)),
  );
  const all = (kind: keyof Round): number =>
    percentile(
      rounds.flatMap((round) => waited(round[kind])),
      part,
    );
  return {
    times: over(rounds),
    least: percentile(drawn, 0.1),
    most: percentile(drawn, 0.9),
    peace: all('peace'),
    war: all('war'),
  };
}

const DRAWS = 400;

/**
 * One kind of attack and peace in turns, now the one first and now the other: whatever else goes on in the machine is there with
 * and without. What it is worth shows in the bounds behind each ratio.
 */
async function compare(store: string, { port }: OpenHall, table: string, attack: string): Promise<void> {
  const rounds: Round[] = [];
  const attacked = async (waits: Waits): Promise<void> => {
    const attacking = attackerWith({ attack, port, table, seconds: SECONDS + (2 * LEAD) / 1000 });
    await sleep(LEAD);
    await watchAll(port, waits);
    await attacking;
  };
  for (let at = 0; at < ROUNDS; at++) {
    const round: Round = { peace: noWaits(), war: noWaits() };
    if (at % 2 === 1) await attacked(round.war);
    await watchAll(port, round.peace);
    if (at % 2 === 0) await attacked(round.war);
    rounds.push(round);
  }
  const told = (what: string, unit: number, { times, least, most, peace, war }: ReturnType<typeof ratioOf>) =>
    `${what} ${peace.toFixed(unit).padStart(6)} → ${war.toFixed(unit).padStart(6)} ms: ${times.toFixed(1)}× (${least.toFixed(1)} to ${most.toFixed(1)})`;
  const pings = ratioOf(rounds, (waits) => waits.pings, 0.99);
  const bots = ratioOf(rounds, (waits) => waits.bots, 0.5);
  console.log(`  ${attack.padEnd(18)} ${told('pings p99', 1, pings)}   ${told('bots', 0, bots)}`);
  demand(pings.times <= PINGS, `${store}: ${attack}: pings ${pings.times.toFixed(1)}×`);
  demand(bots.times <= BOTS, `${store}: ${attack}: bots ${bots.times.toFixed(1)}×`);
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
  await watchAll(hall.port, noWaits());
  for (const attack of attacks) await compare(store, hall, table, attack);
  await hall.close();
  await postgres?.end();
}
console.log(failures.length === 0 ? 'All of it held.' : `Not so: ${failures.join('; ')}`);
process.exit(failures.length === 0 ? 0 : 1);
