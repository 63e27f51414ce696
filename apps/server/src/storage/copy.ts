/** Taking everything from one storage to another, or to a file and back. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Operation } from './operations.ts';
import { COPYING } from './operations.ts';
import type { Storage } from './port.ts';

/** Writes that go together. */
const BATCH = 500;

/** Copies everything, says how many rows there were, and what is there already may stay. */
export async function copyAll(
  from: AsyncIterable<Operation>,
  to: Storage,
  each: (rows: number) => void = () => {},
): Promise<number> {
  let rows = 0;
  let batch: Operation[] = [];
  const write = async (): Promise<void> => {
    await to.write(batch);
    rows += batch.length;
    batch = [];
    each(rows);
  };
  for await (const operation of from) {
    batch.push(operation);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  return rows;
}

const HEADER = { questhall: 'backup', format: 2 };

/** A line of JSON for each row, compressed. A file of that name is refused: nobody loses the last good backup. */
export async function backUp(storage: Storage, file: string): Promise<number> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(HEADER)}\n`;
    for await (const operation of storage.everything()) {
      rows += 1;
      yield `${JSON.stringify(operation)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flags: 'wx' }));
  return rows;
}

/** The rows of a backup. It is checked line by line: a file may come from anywhere. */
export async function* rowsOfBackup(file: string): AsyncGenerator<Operation> {
  const input = createReadStream(file).pipe(createGunzip());
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (line > 1) yield operationAt(text, line);
    else if (text !== JSON.stringify(HEADER))
      throw new Error(`line 1: expected ${JSON.stringify(HEADER)}, found ${text.slice(0, 60)}`);
  }
}

function operationAt(text: string, line: number): Operation {
  const wrong = (allowed: string): Error =>
    new Error(`line ${line}: expected ${allowed}, found ${text.slice(0, 60)}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('JSON');
  }
  const [name, ...values] = Array.isArray(value) ? (value as unknown[]) : [];
  const kind = COPYING.find(({ write }) => write === name);
  if (!kind) throw wrong(`one of ${COPYING.map(({ write }) => write).join(', ')}`);
  const isValue = (each: unknown): boolean => typeof each === 'string' || typeof each === 'number';
  if (values.length !== kind.columns.length || !values.every(isValue))
    throw wrong(`${kind.write} with ${kind.columns.join(', ')}`);
  return value as unknown as Operation;
}
