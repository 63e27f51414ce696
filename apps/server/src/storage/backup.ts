/** A hall in one file: compressed lines of JSON, the last of which says how many there were and what they add up to. */
import type { Hash } from 'node:crypto';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Operation } from './operations.ts';
import type { Contents } from './wholeness.ts';
import { createWholeness } from './wholeness.ts';

const FORMAT = 4;
const HEADER = JSON.stringify({ questhall: 'backup', format: FORMAT });
/** Nobody else's: the keys of the hall and the seeds of its matches are in it. */
const MODE = 0o600;

interface End {
  readonly rows: number;
  readonly sha256: string;
}

/**
 * Writes all rows, which must make a whole hall, to a file that was not there before. Whoever sees the file sees all of it;
 * where something fails there is none.
 */
export async function writeBackup(rows: AsyncIterable<Operation>, file: string): Promise<Contents> {
  const unfinished = `${file}.${randomUUID()}.part`;
  let contents: Contents | undefined;
  async function* lines(): AsyncGenerator<string> {
    const sum = createHash('sha256');
    const wholeness = createWholeness();
    yield added(sum, HEADER);
    for await (const row of rows) yield added(sum, JSON.stringify(wholeness.take(row)));
    contents = wholeness.end();
    yield `${JSON.stringify({ rows: contents.rows, sha256: sum.digest('hex') } satisfies End)}\n`;
  }
  try {
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(unfinished, { flags: 'wx', mode: MODE, flush: true }),
    );
    // Unlike a change of its name, this never takes the place of another file.
    await link(unfinished, file);
    await syncFolder(dirname(file));
  } finally {
    await unlink(unfinished).catch(() => {});
  }
  return contents as Contents;
}

function added(sum: Hash, line: string): string {
  const text = `${line}\n`;
  sum.update(text);
  return text;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => {});
  await handle.close();
}

/** The rows of a backup. Who reads to the end knows that it was all of it, and that it makes a whole hall. */
export async function* readBackup(file: string): AsyncGenerator<Operation, Contents> {
  const wholeness = createWholeness();
  const sum = createHash('sha256');
  let number = 0;
  let rows = 0;
  let end: End | undefined;
  for await (const text of linesOf(file)) {
    number += 1;
    try {
      if (end) throw new Error('expected nothing more');
      if (number === 1) demandHeader(text);
      else {
        const value = valueIn(text);
        end = endIn(value);
        if (!end) {
          rows += 1;
          yield wholeness.take(value);
        }
      }
    } catch (error) {
      throw new Error(`line ${number}: ${messageOf(error)}, found ${text.slice(0, 60)}`);
    }
    if (!end) sum.update(`${text}\n`);
  }
  if (!end) throw new Error(`it ends after line ${number}, before its end`);
  if (end.rows !== rows) throw new Error(`it has ${rows} rows instead of ${end.rows}`);
  if (end.sha256 !== sum.digest('hex')) throw new Error('its checksum is wrong');
  return wholeness.end();
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // What goes wrong is thrown by who reads on.
  pipeline(createReadStream(file), unpacked).catch(() => {});
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of unpacked) {
    const parts = `${rest}${decoder.decode(chunk as Buffer, { stream: true })}`.split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

function demandHeader(text: string): void {
  if (text !== HEADER) throw new Error(`expected ${HEADER}`);
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('expected JSON');
  }
}

function endIn(value: unknown): End | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { rows, sha256 } = value as Partial<End>;
  return typeof rows === 'number' && typeof sha256 === 'string' ? { rows, sha256 } : undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
