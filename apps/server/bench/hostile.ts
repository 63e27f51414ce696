/**
 * Hostile messages against one table, while another one is watched. Usage: node apps/server/bench/hostile.ts [count]
 * Says how many were sent, whether anything changed, and how long the table beside had to wait.
 */
import { pugQuest } from '@questhall/games/pug-quest';
import { assail } from '../src/torture/assault.ts';
import { asked, join, newTable, newToken } from '../test/people.ts';
import { REAL_GAMES, startMeasuredServer } from './host.ts';

const count = Number(process.argv[2] ?? 100_000);
const server = await startMeasuredServer(REAL_GAMES);
const { port } = server;

async function solo() {
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, {
    game: pugQuest.id,
    settings: { players: pugQuest.players.min },
  });
  const person = await join(port, table, token);
  await person.client.ask({ type: 'start' });
  await person.until(({ shown }) => shown.get(0)?.seen.decision != null);
  return { table, person };
}

const [victim, beside] = [await solo(), await solo()];
const shown = victim.person.client.state().shown.get(0);
const before = JSON.stringify([shown?.version, shown?.seen]);
const [option] = asked(victim.person)?.options ?? [];
const decision = shown?.seen.decision?.id;
if (!option || decision === undefined) throw new Error('nobody is asked');

const waits: number[] = [];
const watching = setInterval(() => {
  const begun = performance.now();
  void beside.person.client.ask({ type: 'ping' }).then(() => waits.push(performance.now() - begun));
}, 20);
const begun = performance.now();
const assault = await assail({
  port,
  target: { table: victim.table, seat: 0, decision, option },
  count,
  chance: Math.random,
});
clearInterval(watching);
const seconds = (performance.now() - begun) / 1000;
const now = await join(port, victim.table, victim.person.token);
await now.until((state) => state.shown.has(0));
const after = now.client.state().shown.get(0);
const unchanged = JSON.stringify([after?.version, after?.seen]) === before;
waits.sort((left, right) => left - right);
const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0;
console.log(`${assault.messages} messages and ${assault.requests} requests in ${seconds.toFixed(0)} s`);
console.log(
  `${assault.replies} replies, ${assault.cut} lines cut, ${assault.faults.length} faults of the server`,
);
console.log(`the match under attack is ${unchanged ? 'unchanged' : 'CHANGED'}`);
console.log(`the table beside: 99 % of pings in ${p99.toFixed(1)} ms, ${waits.length} of them`);
process.exit(unchanged && assault.faults.length === 0 ? 0 : 1);
