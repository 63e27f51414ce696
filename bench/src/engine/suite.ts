import type { BenchOptions } from '../options.ts';
import { progress } from '../options.ts';
import type { Spread } from '../statistics.ts';
import { readable, spread } from '../statistics.ts';
import { checkAgreement } from './agreement.ts';
import type { Cell, Metric } from './cells.ts';
import { CELLS, METRICS } from './cells.ts';
import { GAMES } from './games.ts';
import { inTurns } from './in-turns.ts';

interface Row extends Spread {
  readonly metric: Metric;
  readonly name: string;
  readonly runs: readonly number[];
}

/** What we promise, each as a ratio of two rows of the same run. */
const TARGETS: readonly { metric: Metric; of: string; to: string; atLeast: number }[] = [
  { metric: 'playouts', of: 'questhall kernel', to: 'boardgame.io', atLeast: 15 },
  { metric: 'playouts', of: 'questhall kernel', to: 'mutate in place', atLeast: 0.7 },
  ...GAMES.flatMap(({ game, atLeast }) =>
    atLeast === undefined
      ? []
      : [{ metric: 'decisions' as const, of: game.name, to: 'boardgame.io, skirmish', atLeast }],
  ),
  { metric: 'Pug Quest clones', of: 'questhall, shaped', to: 'structuredClone', atLeast: 10 },
  { metric: 'iterations', of: 'questhall kernel', to: 'boardgame.io MCTSBot', atLeast: 15 },
  {
    metric: 'iterations',
    of: 'questhall master, as players get it',
    to: 'boardgame.io MCTSBot',
    atLeast: 20,
  },
];

const TITLES: Readonly<Record<Metric, string>> = {
  playouts: 'Random play of the skirmish, whole games per second of processor time',
  decisions: 'Random play, decisions per second of processor time: whole board games against the skirmish',
  'Pug Quest clones': 'Copies of Pug Quest in mid-game per second of processor time',
  clones: 'Copies of a position in mid-game per second of processor time',
  iterations:
    'Tree search from the first position, iterations per second of processor time (a clone each, 50 moves deep; the master deals what it cannot see anew each time and judges by `evaluate` instead of playing so deep)',
};

/** Matches of board games differ from each other more than skirmishes do: it takes more of them for a mean. */
const LONGER: Readonly<Record<Metric, number>> = {
  playouts: 1,
  decisions: 8,
  clones: 1,
  'Pug Quest clones': 1,
  iterations: 1,
};

/** The rows every other row of a table is compared with. */
const YARDSTICKS: Readonly<Record<Metric, readonly string[]>> = {
  playouts: ['boardgame.io', 'mutate in place'],
  decisions: ['boardgame.io, skirmish'],
  clones: ['structuredClone', 'hand-written'],
  'Pug Quest clones': ['structuredClone'],
  iterations: ['boardgame.io MCTSBot', 'mutate in place'],
};

/** A turn is short, so that the machine is as fast for one row as for the next; many of them make a mean. */
const TURN = 0.2;

async function measureAll(cells: readonly Cell[], { seconds, rounds }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const metric of METRICS) {
    const table = cells.filter((cell) => cell.metric === metric);
    const turns = Math.ceil((LONGER[metric] * seconds * rounds) / TURN);
    const rates = await inTurns(table, { seconds: TURN, turns }, (done, { name }) =>
      progress(done, 1, `${metric}: ${name}`),
    );
    for (const [at, { name }] of table.entries()) {
      const runs = rates[at] ?? [];
      rows.push({ metric, name, ...spread(runs), runs });
    }
  }
  progress(1, 1, '');
  return rows;
}

/** The median over all turns of what one row did and the other did right before or after. */
function ratio(rows: readonly Row[], metric: Metric, of: string, to: string): number | undefined {
  const runsOf = (name: string) => rows.find((row) => row.metric === metric && row.name === name)?.runs;
  const [above, below] = [runsOf(of), runsOf(to)];
  return above && below && spread(above.map((rate, turn) => rate / (below[turn] as number))).median;
}

function printTable(metric: Metric, rows: readonly Row[]): void {
  const own = rows.filter((row) => row.metric === metric);
  if (own.length === 0) return;
  const yardsticks = YARDSTICKS[metric].filter((name) => own.some((row) => row.name === name));
  const heads = ['median', 'half of the time', ...yardsticks.map((name) => `to ${name}`)];
  console.log(`\n${TITLES[metric]}\n\n| | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}`);
  for (const { name, median, low, high } of own) {
    const ratios = yardsticks.map((to) => `${readable(ratio(rows, metric, name, to) ?? 0)}×`);
    console.log(
      `| ${[name, readable(median), `${readable(low)}–${readable(high)}`, ...ratios].join(' | ')} |`,
    );
  }
}

export async function engineSuite(options: BenchOptions): Promise<void> {
  checkAgreement();
  const cells = CELLS.filter(({ metric, name }) => `${metric} ${name}`.includes(options.only));
  if (cells.length === 0) throw new Error(`nothing is named '${options.only}'`);
  const rows = await measureAll(cells, options);
  const targets = TARGETS.flatMap((target) => {
    const value = ratio(rows, target.metric, target.of, target.to);
    return value === undefined ? [] : [{ ...target, value, met: value >= target.atLeast }];
  });
  if (options.json) {
    console.log(JSON.stringify({ suite: 'engine', node: process.version, rows, targets }, undefined, 2));
    return;
  }
  for (const metric of METRICS) printTable(metric, rows);
  if (targets.length > 0) console.log('');
  for (const { metric, of, to, atLeast, value, met } of targets) {
    console.log(
      `${met ? 'met   ' : 'MISSED'} ${metric}: ${of} is ${readable(value)}× ${to} (wanted: ${atLeast}×)`,
    );
  }
}
