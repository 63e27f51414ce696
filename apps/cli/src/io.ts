/** Where a command reads and writes: the process in real life, strings in tests. */
import type { Readable } from 'node:stream';
import { wishedTag } from './language/texts.ts';

export interface Sink {
  write(text: string): void;
  readonly isTTY: boolean;
  /** How many characters fit on a line. */
  readonly columns: number;
}

export interface Io {
  readonly input: Readable;
  /** Whether a person types at the other end of the input. */
  readonly interactive: boolean;
  readonly out: Sink;
  readonly err: Sink;
  /** Whether to use colour: a terminal, and nobody said NO_COLOR. */
  readonly colour: boolean;
  /** In which tables speak, unless they are told otherwise. */
  readonly language: string;
  /** Paths given by the user are relative to this folder. */
  readonly cwd: string;
}

const DEFAULT_COLUMNS = 100;

const sinkOf = (stream: NodeJS.WriteStream): Sink => ({
  write: (text) => {
    stream.write(text);
  },
  isTTY: stream.isTTY === true,
  get columns() {
    return stream.columns ?? DEFAULT_COLUMNS;
  },
});

export function processIo(): Io {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  const wanted = FORCE_COLOR ? FORCE_COLOR !== '0' : process.stdout.isTTY === true && TERM !== 'dumb';
  return {
    input: process.stdin,
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    out: sinkOf(process.stdout),
    err: sinkOf(process.stderr),
    colour: wanted && !NO_COLOR,
    language: wishedTag(process.env),
    cwd: process.cwd(),
  };
}
