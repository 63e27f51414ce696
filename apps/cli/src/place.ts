/** Where a hall keeps what it remembers, as a command is told. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from './errors.ts';
import type { Io } from './io.ts';

export const PLACE = 'A place is a data folder, or the address of a PostgreSQL database (postgres://…).';

export const isAddress = (word: string): boolean => /^postgres(ql)?:\/\//.test(word);

export const placeOf = (word: string, { cwd }: Io) =>
  isAddress(word) ? { data: cwd, database: word } : { data: resolve(cwd, word) };

/** A place that must be there: opening a folder would make it. */
export function existing(word: string, io: Io) {
  const place = placeOf(word, io);
  if (!('database' in place) && !existsSync(join(place.data, 'questhall.db')))
    throw new CliError(`${word}: there is no hall in this folder`, { hint: PLACE });
  return place;
}

export const DATA = { kind: 'text', value: 'place', help: 'which hall (default: ./data)' } as const;
