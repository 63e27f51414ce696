/** What is damaged in the folder of a hall. SQLite passes over a damaged end of its write-ahead log without a word. */
import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from './sqlite-runner.ts';

const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit of the magic number says in which order the bytes of a sum are taken. */
const MAGIC = 0x377f0682;

type Sum = readonly [number, number];

/**
 * Throws where the database cannot be trusted as a whole: what is written to it from now on would make it worse. Before it
 * is opened, since opening it is the end of what cannot be read.
 */
export function demandUndamaged(folder: string): void {
  const file = join(folder, DATABASE_FILE);
  if (!existsSync(file)) return;
  const frame = damagedFrame(`${file}-wal`);
  if (frame !== undefined)
    throw new Error(
      `${file}-wal is damaged at byte ${frame}, and what was written behind it cannot be read. ` +
        'Restore a backup; or, to go on without it, move this file away.',
    );
  const broken = brokenPages(file);
  if (broken !== undefined) throw new Error(`${file} is damaged (${broken}). Restore a backup.`);
}

/** A database larger than this is not read as a whole at every start. */
const READ_AT_START = 512 * 1024 * 1024;

function brokenPages(file: string): string | undefined {
  if (statSync(file).size > READ_AT_START) return undefined;
  try {
    const database = new DatabaseSync(file, { timeout: 5000 });
    try {
      const found = database.prepare('pragma quick_check(1)').get()?.quick_check;
      return found === 'ok' ? undefined : String(found);
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Where the write-ahead log is damaged. Who dies in mid-write leaves frames behind the last commit that make no sense, and
 * that is as it should be; but where a frame is wrong and a later one commits, bytes have changed that were safe.
 */
function damagedFrame(file: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    if (size < HEADER) return undefined;
    return firstWrong(size, (at, length) => {
      const bytes = Buffer.alloc(length);
      readSync(handle, bytes, 0, length, at);
      return bytes;
    });
  } finally {
    closeSync(handle);
  }
}

function firstWrong(size: number, read: (at: number, length: number) => Buffer): number | undefined {
  const header = read(0, HEADER);
  const magic = header.readUInt32BE(0);
  const bigEndian = (magic & 1) === 1;
  const pageSize = header.readUInt32BE(8);
  const frames = pageSize >= 512 ? Math.floor((size - HEADER) / (FRAME_HEADER + pageSize)) : 0;
  const begin = sumIn(header, 24);
  const isHeader = (magic & ~1) === MAGIC && equal(added([0, 0], header.subarray(0, 24), bigEndian), begin);
  if (!isHeader) return header.every((byte) => byte === 0) ? undefined : 0;
  const salts = header.subarray(16, 24);
  let before = begin;
  let wrong: number | undefined;
  for (let number = 0; number < frames; number++) {
    const at = HEADER + number * (FRAME_HEADER + pageSize);
    const frame = read(at, FRAME_HEADER + pageSize);
    const own = sumIn(frame, 16);
    const expected = added(
      added(before, frame.subarray(0, 8), bigEndian),
      frame.subarray(FRAME_HEADER),
      bigEndian,
    );
    const right = frame.subarray(8, 16).equals(salts) && equal(own, expected);
    const commits = frame.readUInt32BE(4) !== 0;
    if (right && commits && wrong !== undefined) return wrong;
    if (!right) wrong ??= at;
    before = own;
  }
  return undefined;
}

const sumIn = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const equal = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1];

/** SQLite's checksum of eight bytes at a time. */
function added([one, two]: Sum, bytes: Buffer, bigEndian: boolean): Sum {
  let first = one;
  let second = two;
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + second + (bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at))) >>> 0;
    second = (second + first + (bigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4))) >>> 0;
  }
  return [first, second];
}

/** Tables that cannot be read any more, with what is wrong about each. The hall goes on without them. */
export function damagedTables(folder: string): readonly string[] {
  const file = join(folder, DATABASE_FILE);
  // What is kept elsewhere has no file here.
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY;
  if (size > READ_AT_START) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const find = (what: string, query: string): string[] =>
    database
      .prepare(query)
      .all()
      .map(({ name }) => `${name}: ${what}`);
  try {
    return [
      ...find('its record cannot be read', 'select name from tables where not json_valid(body)'),
      ...find(
        'its log cannot be read',
        `select match as name from bundle where not json_valid(bodies)
          union select match from fresh where not json_valid(body)`,
      ),
      ...find(
        'entries of its log are missing',
        `select distinct match as name from (select match, first, last, bodies,
          lag(last, 1, 0) over (partition by match order by first) as before from bundle where json_valid(bodies))
          where first <> before + 1 or json_array_length(bodies) <> last - first + 1`,
      ),
    ];
  } finally {
    database.close();
  }
}
