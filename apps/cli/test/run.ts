/** Runs the command in this process, with what it writes kept as text. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { main } from '../src/cli.ts';
import type { Io, Sink } from '../src/io.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface World {
  readonly input?: string;
  readonly cwd?: string;
  readonly colour?: boolean;
}

export const TOY = fileURLToPath(import.meta.resolve('@questhall/testkit/toy'));
export const BROKEN = fileURLToPath(new URL('./broken-toy.ts', import.meta.url));

/** Runs `questhall` with these words. Neither stream is a terminal. */
export async function questhall(
  args: readonly string[],
  { input = '', cwd = '/', colour = false }: World = {},
): Promise<Ran> {
  const [out, err] = [kept(), kept()];
  const io: Io = { input: Readable.from([input]), interactive: false, out, err, colour, language: 'en', cwd };
  const code = await main(args, io);
  return { code, out: out.text(), err: err.text() };
}

function kept(): Sink & { text(): string } {
  const parts: string[] = [];
  return {
    write: (text) => {
      parts.push(text);
    },
    isTTY: false,
    columns: 100,
    text: () => parts.join(''),
  };
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'questhall cli '));
