import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Seconds per measurement. */
  readonly seconds: number;
  readonly rounds: number;
  /** Only what has this in its name. */
  readonly only: string;
  readonly json: boolean;
  readonly quick: boolean;
}

export const USAGE = `npm run bench -- [engine | monsters | server | updates | scale] [options]
  without a name   everything, one after the other
  --quick          a first impression in some five minutes
  --only <name>    only what has this in its name, such as 'kernel' or 'playouts'
  --json           figures for programs
  --seconds <n>    per measurement
  --rounds <n>     the median of so many`;

/** No suites: the words ask for one that does not exist. */
export function readOptions(
  args: readonly string[],
  all: readonly string[],
): { suites: readonly string[]; options: BenchOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
    },
  });
  const options: BenchOptions = {
    seconds: Number(values.seconds ?? (values.quick ? 0.5 : 1)),
    rounds: Number(values.rounds ?? (values.quick ? 3 : 5)),
    only: values.only,
    json: values.json,
    quick: values.quick,
  };
  return {
    suites: positionals.length === 0 ? all : all.filter((name) => positionals.includes(name)),
    options,
  };
}

/** Says how far the work is; on a terminal in one line that is written over. */
export function progress(done: number, all: number, what: string): void {
  const text = `${String(Math.round((100 * done) / all)).padStart(3)} %  ${what}`;
  if (process.stderr.isTTY) process.stderr.write(done === all ? '\r\x1b[K' : `\r\x1b[K${text}`);
}
