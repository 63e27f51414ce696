import type { BenchOptions } from '../options.ts';
import { progress } from '../options.ts';
import { readable, spread } from '../statistics.ts';
import { boardgameIo } from './boardgame-io.ts';
import type { Contestant } from './contestant.ts';
import type { Loaded, Phase } from './load.ts';
import { openLoad } from './load.ts';
import { questhall, questhallApart, questhallNodes } from './questhall.ts';

const CONTESTANTS: readonly Contestant[] = [boardgameIo, questhall, questhallNodes, questhallApart];
const PACE = 500;
/** As fast as they can, the servers take so many turns in each round. */
const TURNS = 4;
const PACED_FACTOR = 3;

interface Row {
  readonly contestant: Contestant;
  /** As fast as it can, turn by turn. */
  readonly saturated: readonly Phase[];
  readonly paced: readonly Phase[];
  readonly memory: number;
}

const middle = (phases: readonly Phase[], value: (phase: Phase) => number): number =>
  spread(phases.map(value)).median;

const COLUMNS: readonly [title: string, value: (row: Row) => number][] = [
  ['moves/s', ({ saturated }) => middle(saturated, (o) => o.movesPerSecond)],
  ['server µs/move', ({ saturated }) => middle(saturated, (o) => o.cpuPerMove)],
  ['p99 ms', ({ saturated }) => middle(saturated, (o) => o.p99)],
  ['generator', ({ saturated }) => middle(saturated, (o) => o.generator)],
  [`p50 ms at ${PACE}/s`, ({ paced }) => middle(paced, (o) => o.p50)],
  [`p99 ms at ${PACE}/s`, ({ paced }) => middle(paced, (o) => o.p99)],
  ['MB', ({ memory }) => memory / 1e6],
];

/** What we promise, each as a ratio to boardgame.io in the same turn. */
const TARGETS: readonly {
  readonly title: string;
  readonly ours: Contestant;
  readonly value: (phase: Phase) => number;
  readonly wanted: string;
  isMet(ratio: number): boolean;
}[] = [
  {
    title: 'accepted answers per second',
    ours: questhall,
    value: (o) => o.movesPerSecond,
    wanted: 'at least 5×',
    isMet: (ratio) => ratio >= 5,
  },
  {
    title: 'accepted answers per second, 3 nodes on PostgreSQL',
    ours: questhallNodes,
    value: (o) => o.movesPerSecond,
    wanted: 'at least 4×',
    isMet: (ratio) => ratio >= 4,
  },
  {
    title: 'processor time per answer',
    ours: questhall,
    value: (o) => o.cpuPerMove,
    wanted: 'at most 0.2×',
    isMet: (ratio) => ratio <= 0.2,
  },
];

/** The speed of a machine changes from minute to minute, so all servers are up from the beginning and take turns. */
async function measure(contestants: readonly Contestant[], options: BenchOptions): Promise<readonly Row[]> {
  const rows: (Row & { readonly loaded: Loaded; readonly saturated: Phase[]; readonly paced: Phase[] })[] =
    [];
  for (const contestant of contestants) {
    progress(0, 1, `warming up ${contestant.name}`);
    rows.push({ contestant, loaded: await openLoad(contestant), saturated: [], paced: [], memory: 0 });
  }
  for (let round = 0; round < options.rounds; round++) {
    progress(round, options.rounds, `round ${round + 1}`);
    for (let turn = 0; turn < TURNS; turn++)
      for (const { loaded, saturated } of rows) saturated.push(await loaded.run(options.seconds));
    for (const { loaded, paced } of rows) paced.push(await loaded.run(options.seconds * PACED_FACTOR, PACE));
  }
  progress(1, 1, '');
  const done = await Promise.all(rows.map(async (row) => ({ ...row, memory: await row.loaded.memory() })));
  for (const { loaded } of rows) await loaded.stop();
  return done;
}

export async function serverSuite(options: BenchOptions): Promise<void> {
  const contestants = CONTESTANTS.filter(({ name }) => name.includes(options.only));
  if (contestants.length === 0) throw new Error(`nothing is named '${options.only}'`);
  const rows = await measure(contestants, options);
  if (options.json) {
    const told = rows.map(({ contestant: { name }, saturated, paced, memory }) => ({
      name,
      saturated,
      paced,
      memory,
    }));
    console.log(JSON.stringify({ suite: 'server', node: process.version, rows: told }, undefined, 2));
    return;
  }
  console.log('\n200 clients in 100 matches on loopback: as fast as they can, then at a steady pace\n');
  console.log(
    `| | ${COLUMNS.map(([title]) => title).join(' | ')} |\n|---|${COLUMNS.map(() => '---:|').join('')}`,
  );
  for (const row of rows)
    console.log(
      `| ${[row.contestant.name, ...COLUMNS.map(([, value]) => readable(value(row)))].join(' | ')} |`,
    );
  const rowOf = (wanted: Contestant): Row | undefined => rows.find(({ contestant }) => contestant === wanted);
  for (const { title, ours: contestant, value, wanted, isMet } of TARGETS) {
    const [ours, theirs] = [rowOf(contestant), rowOf(boardgameIo)];
    if (!ours || !theirs) continue;
    const ratios = ours.saturated.map((phase, turn) => value(phase) / value(theirs.saturated[turn] as Phase));
    const ratio = spread(ratios).median;
    console.log(
      `${isMet(ratio) ? 'met   ' : 'MISSED'} ${title}: ${readable(ratio)}× boardgame.io (wanted: ${wanted})`,
    );
  }
}
