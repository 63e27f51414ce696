/** Taking what a hall remembers from one place to another. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Contents } from '@questhall/server';
import { command } from '../command.ts';
import { CliError, OK } from '../errors.ts';
import type { Io } from '../io.ts';
import { DATA, existing, isAddress, PLACE, placeOf } from '../place.ts';
import { plural } from '../terminal/numbers.ts';

const EMPTY =
  'The place must be empty: no guests, no tables. Stop a server that runs there first. Where something is wrong, nothing is changed.';

/** A file that must be there. */
function existingFile(file: string, { cwd }: Io): string {
  const path = resolve(cwd, file);
  if (!existsSync(path)) throw new CliError(`${file}: there is no such file`);
  return path;
}

/** The address of a database holds its password. */
const shown = (word: string): string => (isAddress(word) ? word.replace(/\/\/[^@]*@/, '//…@') : word);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const inWords = ({ rows, tables, guests }: Contents): string =>
  `${plural(rows, 'row')} (${plural(tables, 'table')}, ${plural(guests, 'guest')})`;

export const copy = command({
  name: 'copy',
  summary: 'Take everything a hall remembers to another place: a folder, or PostgreSQL, and back',
  usage: '<from> <to>',
  words: { min: 2, max: 2 },
  options: {},
  notes: [PLACE, EMPTY],
  examples: [
    'copy data postgres://hall@localhost/questhall',
    'copy postgres://hall@localhost/questhall data',
  ],
  async run(_values, [from = '', to = ''], io) {
    const { copyHall } = await import('@questhall/server');
    const source = existing(from, io);
    try {
      const contents = await copyHall(source, placeOf(to, io));
      io.out.write(`${inWords(contents)} copied from ${shown(from)} to ${shown(to)}.\n`);
    } catch (error) {
      throw new CliError(`${shown(from)} was not copied: ${reasonOf(error)}`);
    }
    return OK;
  },
});

export const backup = command({
  name: 'backup',
  summary: 'Write everything a hall remembers to one file, also while it runs; or rehearse to restore it',
  usage: '<file> [options]',
  words: { min: 1, max: 1 },
  options: {
    data: DATA,
    verify: { kind: 'flag', help: 'restore the file to a folder that is gone afterwards, and compare' },
  },
  notes: [
    PLACE,
    'The file shows the hall as it was at one moment. It holds the keys of the hall and the seeds of its matches, so only you may read it. A file that is there already is not overwritten.',
  ],
  examples: [
    'backup hall.backup',
    'backup hall.backup --data postgres://hall@localhost/questhall',
    'backup hall.backup --verify',
  ],
  async run({ data = 'data', verify }, [file = ''], io) {
    if (verify) return rehearse(file, io);
    const { readEverything, writeBackup } = await import('@questhall/server');
    const path = resolve(io.cwd, file);
    if (existsSync(path)) throw new CliError(`${file}: there is a file of that name; choose another`);
    const place = existing(data, io);
    try {
      const contents = await writeBackup(readEverything(place), path);
      io.out.write(`${inWords(contents)} of ${shown(data)} written to ${file}.\n`);
    } catch (error) {
      throw new CliError(`${shown(data)} was not backed up: ${reasonOf(error)}`);
    }
    return OK;
  },
});

async function rehearse(file: string, io: Io): Promise<number> {
  const { rehearseRestore } = await import('@questhall/server');
  const path = existingFile(file, io);
  const folder = mkdtempSync(join(tmpdir(), 'questhall-drill-'));
  try {
    const contents = await rehearseRestore(path, join(folder, 'data'));
    io.out.write(`${file} is whole: ${inWords(contents)} restored and compared.\n`);
    return OK;
  } catch (error) {
    throw new CliError(`${file} is no whole backup: ${reasonOf(error)}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const restore = command({
  name: 'restore',
  summary: 'Bring back what a backup holds',
  usage: '<file> [options]',
  words: { min: 1, max: 1 },
  options: { data: DATA },
  notes: [PLACE, EMPTY],
  examples: ['restore hall.backup --data restored'],
  async run({ data = 'data' }, [file = ''], io) {
    const { restoreBackup } = await import('@questhall/server');
    const path = existingFile(file, io);
    try {
      const contents = await restoreBackup(path, placeOf(data, io));
      io.out.write(`${inWords(contents)} of ${file} are now in ${shown(data)}.\n`);
    } catch (error) {
      throw new CliError(`${file} was not restored: ${reasonOf(error)}`);
    }
    return OK;
  },
});
