import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BenchOptions } from '../options.ts';
import { progress } from '../options.ts';
import type { Spread } from '../statistics.ts';
import { readable, spread } from '../statistics.ts';
import { checkAgreement } from './agreement.ts';
import type { Cell, Metric } from './cells.ts';
import { CELLS, METRICS } from './cells.ts';
import { GAMES } from './games.ts';

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

/** The rows every other row of a table is compared with. */
const YARDSTICKS: Readonly<Record<Metric, readonly string[]>> = {
  playouts: ['boardgame.io', 'mutate in place'],
  decisions: ['boardgame.io, skirmish'],
  clones: ['structuredClone', 'hand-written'],
  'Pug Quest clones': ['structuredClone'],
  iterations: ['boardgame.io MCTSBot', 'mutate in place'],
};

function measure({ metric, name }: Cell, seconds: number): number {
  const script = join(import.meta.dirname, 'cell-process.ts');
  const output = execFileSync(process.execPath, [script, metric, name, String(seconds)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return Number(output);
}

function measureAll(cells: readonly Cell[], { seconds, rounds }: BenchOptions): Row[] {
  const runs = cells.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    // Round by round, so that a slow phase of the machine hits all rows alike.
    cells.forEach((cell, at) => {
      progress(round * cells.length + at, rounds * cells.length, `${cell.metric}: ${cell.name}`);
      runs[at]?.push(measure(cell, seconds));
    });
  }
  progress(1, 1, '');
  return cells.map(({ metric, name }, at) => ({
    metric,
    name,
    ...spread(runs[at] ?? []),
    runs: runs[at] ?? [],
  }));
}

function ratio(rows: readonly Row[], metric: Metric, of: string, to: string): number | undefined {
  const median = (name: string) => rows.find((row) => row.metric === metric && row.name === name)?.median;
  const [above, below] = [median(of), median(to)];
  return above === undefined || below === undefined ? undefined : above / below;
}

function printTable(metric: Metric, rows: readonly Row[]): void {
  const own = rows.filter((row) => row.metric === metric);
  if (own.length === 0) return;
  const yardsticks = YARDSTICKS[metric].filter((name) => own.some((row) => row.name === name));
  const heads = ['median', 'range', ...yardsticks.map((name) => `to ${name}`)];
  console.log(`\n${TITLES[metric]}\n\n| | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}`);
  for (const { name, median, min, max } of own) {
    const ratios = yardsticks.map((to) => `${readable(ratio(rows, metric, name, to) ?? 0)}×`);
    console.log(
      `| ${[name, readable(median), `${readable(min)}–${readable(max)}`, ...ratios].join(' | ')} |`,
    );
  }
}

export function engineSuite(options: BenchOptions): void {
  checkAgreement();
  const cells = CELLS.filter(({ metric, name }) => `${metric} ${name}`.includes(options.only));
  if (cells.length === 0) throw new Error(`nothing is named '${options.only}'`);
  const rows = measureAll(cells, options);
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
