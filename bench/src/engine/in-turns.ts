/**
 * Measures cells in turns. The speed of a machine changes from minute to minute, so rows measured one after the other
 * cannot be compared. Here all cells of a table are warmed up first, then each works for a moment, again and again: what
 * is compared lies a second apart.
 */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Cell } from './cells.ts';

const SCRIPT = join(import.meta.dirname, 'cell-process.ts');

function start({ metric, name }: Cell): ChildProcess {
  return fork(SCRIPT, [metric, name], { env: { ...process.env, NODE_ENV: 'production' } });
}

async function nextWord(cell: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const ended = once(cell, 'exit', over).then(([code]) => {
    throw new Error(`a cell of the bench ended by itself (${code})`);
  });
  try {
    const [word] = await Promise.race([once(cell, 'message', over), ended]);
    return word;
  } finally {
    over.abort();
  }
}

/** Units per second of each cell, turn by turn. */
export async function inTurns(
  cells: readonly Cell[],
  { seconds, turns }: { readonly seconds: number; readonly turns: number },
  tell: (done: number, what: Cell) => void,
): Promise<readonly (readonly number[])[]> {
  const rates = cells.map((): number[] => []);
  const started: ChildProcess[] = [];
  try {
    for (const cell of cells) {
      tell(0, cell);
      const child = start(cell);
      started.push(child);
      await nextWord(child);
    }
    for (let turn = 0; turn < turns; turn++) {
      for (const [at, child] of started.entries()) {
        tell(turn / turns, cells[at] as Cell);
        child.send(seconds);
        rates[at]?.push((await nextWord(child)) as number);
      }
    }
  } finally {
    for (const child of started) child.kill();
  }
  return rates;
}
