/**
 * How many answers a second the server takes, and what each costs it: 200 clients at 100 tables on loopback, an answer
 * counts when both players have heard of it. Usage: node apps/server/bench/load.ts [seconds]
 */
import { fork } from 'node:child_process';
import { startMeasuredServer } from './host.ts';
import type { Player, Step } from './players.ts';
import { openMatch } from './players.ts';

const TABLES = 100;
/** Milliseconds in which the engine compiles what is used often. */
const WARM_UP = 5000;

interface Match {
  readonly players: [Player, Player];
  turn: 0 | 1;
  steps: number;
}

const nthStep = (side: number, n: number): Step => ({
  figure: `f${((n * 7) % 15) * 2 + side}`,
  dx: n % 2,
  dy: 1 - (n % 2),
});

function play(match: Match): Promise<void> {
  return new Promise((resolve) => {
    let awaited = 2;
    const heard = (): void => {
      awaited -= 1;
      if (awaited > 0) return;
      match.turn = match.turn === 0 ? 1 : 0;
      resolve();
    };
    for (const player of match.players) player.onUpdate = heard;
    match.players[match.turn].send(nthStep(match.turn, match.steps++));
  });
}

async function measure(): Promise<void> {
  const seconds = Number(process.argv[2] ?? 5);
  const child = fork(import.meta.filename, ['host'], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: process.env.HOST_ARGS?.split(' ') ?? [],
  });
  const hear = (ask?: string): Promise<number> =>
    new Promise((resolve) => {
      child.once('message', (value) => resolve(Number(value)));
      if (ask) child.send(ask);
    });
  const port = await hear();
  const matches: Match[] = [];
  for (let at = 0; at < TABLES; at++) matches.push({ players: await openMatch(port), turn: 0, steps: 0 });
  const run = async (milliseconds: number): Promise<number> => {
    let answers = 0;
    const end = performance.now() + milliseconds;
    await Promise.all(
      matches.map(async (match) => {
        for (; performance.now() < end; answers++) await play(match);
      }),
    );
    return answers;
  };
  await run(WARM_UP);
  const [before, own, start] = [await hear('cpu'), process.cpuUsage(), performance.now()];
  const answers = await run(seconds * 1000);
  const elapsed = (performance.now() - start) / 1000;
  const spent = (await hear('cpu')) - before;
  const generator = process.cpuUsage(own);
  const share = (generator.user + generator.system) / 1e6 / elapsed;
  console.log(
    `${Math.round(answers / elapsed)} answers/s, ${(spent / answers).toFixed(1)} µs of the server's processor each`,
  );
  console.log(
    `the server used ${(spent / 1e6 / elapsed).toFixed(2)} processors, the generator ${share.toFixed(2)}`,
  );
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const metric = (name: string): number =>
    Number(new RegExp(`^questhall_${name} (.*)$`, 'm').exec(metrics)?.[1]);
  const perCommit = metric('commit_operations_total') / metric('commit_seconds_count');
  const wait = (1000 * metric('commit_seconds_sum')) / metric('commit_seconds_count');
  console.log(`${perCommit.toFixed(1)} writes share a sync to disk, which takes ${wait.toFixed(2)} ms`);
  child.once('exit', () => process.exit(0));
  child.send('exit');
}

if (process.argv[2] === 'host') {
  const server = await startMeasuredServer();
  process.on('message', (question) => {
    if (question === 'exit') process.exit(0);
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.(server.port);
} else await measure();
