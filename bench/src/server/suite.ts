import type { BenchOptions } from '../options.ts';
import { progress } from '../options.ts';
import { readable, spread } from '../statistics.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { Contestant } from './contestant.ts';
import type { Load } from './load.ts';
import { load } from './load.ts';
import { questhall, questhallNodes } from './questhall.ts';

const CONTESTANTS: readonly Contestant[] = [boardgameIo, questhall, questhallNodes];
const PACE = 500;
const SECONDS_FACTOR = 3;

const COLUMNS: readonly [title: string, value: (load: Load) => number][] = [
  ['moves/s', (o) => o.saturated.movesPerSecond],
  ['server µs/move', (o) => o.saturated.cpuPerMove],
  ['p99 ms', (o) => o.saturated.p99],
  ['generator', (o) => o.saturated.generator],
  [`p50 ms at ${PACE}/s`, (o) => o.paced.p50],
  [`p99 ms at ${PACE}/s`, (o) => o.paced.p99],
  ['MB', (o) => o.memory / 1e6],
];

/** What we promise, each as a ratio to boardgame.io in the same run. */
const TARGETS: readonly {
  readonly title: string;
  readonly ours: Contestant;
  readonly value: (load: Load) => number;
  readonly wanted: string;
  isMet(ratio: number): boolean;
}[] = [
  {
    title: 'accepted answers per second',
    ours: questhall,
    value: (o) => o.saturated.movesPerSecond,
    wanted: 'at least 5×',
    isMet: (ratio) => ratio >= 5,
  },
  {
    title: 'accepted answers per second, 3 nodes on PostgreSQL',
    ours: questhallNodes,
    value: (o) => o.saturated.movesPerSecond,
    wanted: 'at least 4×',
    isMet: (ratio) => ratio >= 4,
  },
  {
    title: 'processor time per answer',
    ours: questhall,
    value: (o) => o.saturated.cpuPerMove,
    wanted: 'at most 0.2×',
    isMet: (ratio) => ratio <= 0.2,
  },
];

export async function serverSuite(options: BenchOptions): Promise<void> {
  const contestants = CONTESTANTS.filter(({ name }) => name.includes(options.only));
  if (contestants.length === 0) throw new Error(`nothing is named '${options.only}'`);
  const loads = contestants.map((): Load[] => []);
  for (let round = 0; round < options.rounds; round++) {
    for (const [at, contestant] of contestants.entries()) {
      progress(round * contestants.length + at, options.rounds * contestants.length, contestant.name);
      loads[at]?.push(await load(contestant, options.seconds * SECONDS_FACTOR, PACE));
    }
  }
  progress(1, 1, '');
  if (options.json) {
    const rows = contestants.map(({ name }, at) => ({ name, runs: loads[at] }));
    console.log(JSON.stringify({ suite: 'server', node: process.version, rows }, undefined, 2));
    return;
  }
  console.log('\n200 clients in 100 matches on loopback: as fast as they can, then at a steady pace\n');
  console.log(
    `| | ${COLUMNS.map(([title]) => title).join(' | ')} |\n|---|${COLUMNS.map(() => '---:|').join('')}`,
  );
  contestants.forEach(({ name }, at) => {
    const cells = COLUMNS.map(([, value]) => readable(spread((loads[at] ?? []).map(value)).median));
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  });
  const of = (contestant: Contestant, value: (load: Load) => number): number | undefined => {
    const runs = loads[contestants.indexOf(contestant)];
    return runs && spread(runs.map(value)).median;
  };
  for (const { title, ours: contestant, value, wanted, isMet } of TARGETS) {
    const [ours, theirs] = [of(contestant, value), of(boardgameIo, value)];
    if (ours === undefined || theirs === undefined) continue;
    const ratio = ours / theirs;
    console.log(
      `${isMet(ratio) ? 'met   ' : 'MISSED'} ${title}: ${readable(ratio)}× boardgame.io (wanted: ${wanted})`,
    );
  }
}
