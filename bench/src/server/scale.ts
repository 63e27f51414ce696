/** How much one server holds: many lines, many stored tables, one very long match. */
import { passingFolder } from '../../../apps/server/bench/host.ts';
import type { OpenTable } from '../../../apps/server/bench/players.ts';
import { comeBack, openTable } from '../../../apps/server/bench/players.ts';
import { storeCopies } from '../../../apps/server/bench/stored.ts';
import type { Side } from '../engine/skirmish.ts';
import type { BenchOptions } from '../options.ts';
import { progress } from '../options.ts';
import { readable } from '../statistics.ts';
import { startHost } from './host-process.ts';
import { nthStep } from './table.ts';

const REAL = 'questhall-real-host.ts';
const COMPARED = 'questhall-host.ts';
const AT_ONCE = 20;

interface Measured {
  readonly title: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost: number;
}

const megabytes = (bytes: number): number => bytes / 1e6;

/** Two people on a line each at every table of Pug Quest. */
async function manyLines(tables: number): Promise<Measured[]> {
  const host = await startHost(REAL);
  const open: OpenTable[] = [];
  while (open.length < tables) {
    progress(open.length, tables, 'lines');
    const some = Array.from({ length: AT_ONCE }, () => openTable(host.port, 'pug-quest'));
    open.push(...(await Promise.all(some)));
  }
  const memory = await host.memory();
  await host.stop();
  const title = `${readable(2 * open.length)} lines to ${readable(open.length)} tables of Pug Quest: memory`;
  return [{ title, value: megabytes(memory), unit: 'MB', atMost: 512 }];
}

/** A hall that has been open for years is started again. */
async function manyTables(copies: number): Promise<Measured[]> {
  progress(0, 1, 'stored tables');
  const data = passingFolder();
  const first = await startHost(REAL, [data]);
  const { table } = await openTable(first.port, 'pug-quest');
  await first.stop();
  await storeCopies(data, table, copies);
  const host = await startHost(REAL, [data]);
  const memory = await host.memory();
  await host.stop();
  const title = `start with ${readable(copies)} stored tables`;
  return [
    { title: `${title}: time`, value: host.startedIn, unit: 'ms', atMost: 1000 },
    { title: `${title}: memory`, value: megabytes(memory), unit: 'MB', atMost: 150 },
  ];
}

/** Two play very long; the server is started again, and one of them comes back. */
async function longMatch(answers: number): Promise<Measured[]> {
  const data = passingFolder();
  const first = await startHost(COMPARED, [data]);
  const { players, table, token } = await openTable(first.port, 'table');
  for (let step = 0; step < answers; step++) {
    progress(step, answers, 'a long match');
    const side = (step % 2) as Side;
    const heard = players.map((player) => new Promise<void>((resolve) => (player.onUpdate = resolve)));
    players[side].send(nthStep(side, step));
    await Promise.all(heard);
  }
  await first.stop();
  const host = await startHost(COMPARED, [data]);
  const value = await comeBack(host.port, table, token);
  await host.stop();
  return [
    { title: `coming back to a match of ${readable(answers)} answers`, value, unit: 'ms', atMost: 200 },
  ];
}

export async function scaleSuite({ quick, json }: BenchOptions): Promise<void> {
  const share = quick ? 0.1 : 1;
  const measured = [
    ...(await manyLines(1000 * share)),
    ...(await manyTables(100_000 * share)),
    ...(await longMatch(10_000 * share)),
  ];
  progress(1, 1, '');
  if (json) {
    console.log(JSON.stringify({ suite: 'scale', node: process.version, measured }, undefined, 2));
    return;
  }
  console.log('\nWhat one server holds\n');
  for (const { title, value, unit, atMost } of measured) {
    const met = value <= atMost ? 'met   ' : 'MISSED';
    console.log(`${met} ${title}: ${readable(value)} ${unit} (wanted: at most ${readable(atMost)})`);
  }
}
