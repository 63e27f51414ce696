/**
 * Hostile messages, requests and bytes against one table, while another is watched. Usage: node apps/server/bench/hostile.ts
 * [inputs] [sqlite|postgres]. Then each kind of attack by itself, with the limits of a real server: how long the table beside had to
 * wait for its pings and its bots, with and without it.
 */
import type { Limits } from '../src/index.ts';
import { NO_LIMITS, startServer, USUAL_LIMITS } from '../src/index.ts';
import { assail } from '../src/torture/assault.ts';
import { startPostgres } from '../src/torture/own-postgres.ts';
import { assailRaw } from '../src/torture/raw-bytes.ts';
import type { Person } from '../test/people.ts';
import { asked, join, newTable, newToken } from '../test/people.ts';
import { ATTACKS } from './attacks.ts';
import { passingFolder, REAL_GAMES } from './host.ts';

const count = Number(process.argv[2] ?? 100_000);
const postgres = process.argv[3] === 'postgres' ? await startPostgres() : undefined;
/** Seconds each attack is measured. */
const SECONDS = 8;

const open = async (limits: Limits) =>
  startServer({
    port: 0,
    host: '127.0.0.1',
    data: passingFolder(),
    ...(postgres && { database: await postgres.newDatabase() }),
    games: REAL_GAMES,
    limits,
    // Attackers come from elsewhere: the proxy that is not there says so.
    trust: { proxy: true, origins: [] },
    botPause: 0,
  });

let server = await open(NO_LIMITS);
let { port } = server;

async function seated(bots: number): Promise<{ readonly table: string; readonly person: Person }> {
  const token = await newToken(port, 'Ann');
  const bot = { holder: 'bot', bot: 'adept' } as const;
  const table = await newTable(port, token, {
    game: 'pug-quest',
    settings: { players: 1 + bots },
    seats: [{ holder: 'you', autoForced: true }, ...Array.from({ length: bots }, () => bot)],
  });
  const person = await join(port, table, token);
  await person.client.ask({ type: 'start' });
  await person.until(({ shown }) => shown.get(0)?.seen.decision != null);
  return { table, person };
}

const percentile = (list: readonly number[], part: number): number =>
  list.toSorted((left, right) => left - right)[Math.floor(list.length * part)] ?? 0;

interface Waits {
  readonly ping: number;
  readonly bot: number;
}

/** How long a table beside waits for pings (99 %) and for its bots (half of the times), as long as this lasts. */
async function watched(during: (until: number) => Promise<unknown>): Promise<Waits> {
  const { person } = await seated(2);
  const [pings, bots]: [number[], number[]] = [[], []];
  const until = performance.now() + SECONDS * 1000;
  const pinging = async (): Promise<void> => {
    while (performance.now() < until) {
      const begun = performance.now();
      await person.client.ask({ type: 'ping' });
      pings.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  };
  const versionNow = (): number => person.client.state().shown.get(0)?.version ?? 0;
  const over = new Promise<void>((resolve) => setTimeout(resolve, SECONDS * 1000));
  const playing = async (): Promise<void> => {
    while (performance.now() < until) {
      const open = asked(person);
      const [option] = open?.options ?? [];
      if (open && option) await person.client.answer(open.seat, option);
      const [version, begun] = [versionNow(), performance.now()];
      await Promise.race([over, person.until(() => versionNow() > version || asked(person) !== undefined)]);
      if (versionNow() > version) bots.push((performance.now() - begun) / (versionNow() - version));
      if (person.client.state().table?.status !== 'playing') return;
    }
  };
  await Promise.all([during(until), pinging(), playing()]);
  await person.hangUp();
  return { ping: percentile(pings, 0.99), bot: percentile(bots, 0.5) };
}

const victim = await seated(0);
const shown = victim.person.client.state().shown.get(0);
const before = JSON.stringify([shown?.version, shown?.seen]);
const [option] = asked(victim.person)?.options ?? [];
const decision = shown?.seen.decision?.id;
if (!option || decision === undefined) throw new Error('nobody is asked');

const faults = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^questhall_faults_total (\d+)$/m.exec(text)?.[1]);
};

const faultsBefore = await faults();
const begun = performance.now();
const target = { table: victim.table, seat: 0, decision, option };
const [assault, raw] = await Promise.all([
  assail({ port, target, count: count >> 1, chance: Math.random }),
  assailRaw({
    port,
    table: victim.table,
    count: count - (count >> 1),
    chance: Math.random,
    from: '203.0.113.1',
  }),
]);
const seconds = (performance.now() - begun) / 1000;
const now = await join(port, victim.table, victim.person.token);
await now.until((state) => state.shown.has(0));
const after = now.client.state().shown.get(0);
const unchanged = JSON.stringify([after?.version, after?.seen]) === before;
const own = (await faults()) - faultsBefore + assault.faults.length + raw.faults.length;
console.log(
  `${assault.messages} messages, ${assault.requests} requests and ${raw.inputs} raw inputs over ${raw.connections} connections in ${seconds.toFixed(0)} s on ${postgres ? 'PostgreSQL' : 'SQLite'}`,
);
console.log(`${own} faults of the server; the match under attack is ${unchanged ? 'unchanged' : 'CHANGED'}`);
for (const fault of [...assault.faults, ...raw.faults].slice(0, 5)) console.log(`  ${fault}`);

await server.close();
server = await open(USUAL_LIMITS);
port = server.port;
const { table } = await seated(0);
const quiet = await watched(async () => {});
const line = (name: string, { ping, bot }: Waits): void =>
  console.log(
    `${name.padEnd(24)} ping p99 ${ping.toFixed(1).padStart(7)} ms (${(ping / quiet.ping).toFixed(1)}×)   bots ${bot.toFixed(0).padStart(5)} ms (${(bot / quiet.bot).toFixed(1)}×)`,
  );
line('nobody attacks', quiet);
for (const [name, attack] of Object.entries(ATTACKS))
  line(name, await watched((until) => attack({ port, table, until })));

await server.close();
await postgres?.end();
process.exit(unchanged && own === 0 ? 0 : 1);
