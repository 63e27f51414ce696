/** Taking what a hall remembers from one place to another. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { command } from '../command.ts';
import { CliError, OK } from '../errors.ts';
import { DATA, existing, isAddress, PLACE, placeOf } from '../place.ts';
import { plural } from '../terminal/numbers.ts';

/** The address of a database holds its password. */
const shown = (word: string): string => (isAddress(word) ? word.replace(/\/\/[^@]*@/, '//…@') : word);

export const copy = command({
  name: 'copy',
  summary: 'Take everything a hall remembers to another place: a folder, or PostgreSQL, and back',
  usage: '<from> <to>',
  words: { min: 2, max: 2 },
  options: {},
  notes: [PLACE, 'What is there already stays; who was interrupted begins again. Stop the server first.'],
  examples: [
    'copy data postgres://hall@localhost/questhall',
    'copy postgres://hall@localhost/questhall data',
  ],
  async run(_values, [from = '', to = ''], io) {
    const { copyAll, openStorage } = await import('@questhall/server');
    const source = await openStorage(existing(from, io));
    const target = await openStorage(placeOf(to, io));
    const rows = await copyAll(source.everything(), target);
    await Promise.all([source.close(), target.close()]);
    io.out.write(`${plural(rows, 'row')} copied from ${shown(from)} to ${shown(to)}.\n`);
    return OK;
  },
});

export const backup = command({
  name: 'backup',
  summary: 'Write everything a hall remembers to one file, also while it runs',
  usage: '<file> [options]',
  words: { min: 1, max: 1 },
  options: { data: DATA },
  notes: [PLACE, 'A file that is there already is not overwritten.'],
  examples: ['backup hall.backup', 'backup hall.backup --data postgres://hall@localhost/questhall'],
  async run({ data = 'data' }, [file = ''], io) {
    const { backUp, openStorage } = await import('@questhall/server');
    const path = resolve(io.cwd, file);
    if (existsSync(path)) throw new CliError(`${file}: there is a file of that name; choose another`);
    const storage = await openStorage(existing(data, io));
    const rows = await backUp(storage, path);
    await storage.close();
    io.out.write(`${plural(rows, 'row')} of ${shown(data)} written to ${file}.\n`);
    return OK;
  },
});

export const restore = command({
  name: 'restore',
  summary: 'Bring back what a backup holds',
  usage: '<file> [options]',
  words: { min: 1, max: 1 },
  options: { data: DATA },
  notes: [PLACE, 'What is there already stays. Stop the server first.'],
  examples: ['restore hall.backup --data restored'],
  async run({ data = 'data' }, [file = ''], io) {
    const { copyAll, openStorage, rowsOfBackup } = await import('@questhall/server');
    const path = resolve(io.cwd, file);
    if (!existsSync(path)) throw new CliError(`${file}: there is no such file`);
    const storage = await openStorage(placeOf(data, io));
    try {
      const rows = await copyAll(rowsOfBackup(path), storage);
      io.out.write(`${plural(rows, 'row')} of ${file} are now in ${shown(data)}.\n`);
    } catch (error) {
      throw new CliError(`${file} is no whole backup: ${error instanceof Error ? error.message : error}`);
    } finally {
      await storage.close();
    }
    return OK;
  },
});
