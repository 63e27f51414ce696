/** What a hall remembers, row by row, as it comes from a backup or from other storage: by the write that makes the row again. */
import { HOLDERS } from '@questhall/protocol';
import type { Of, Schema } from '@questhall/schema';
import {
  anyOf,
  anyText,
  flag,
  inJson,
  json,
  listOf,
  matching,
  maybe,
  nullable,
  object,
  oneOf,
  sensible,
  wholeNumber,
  yes,
} from '@questhall/schema';
import type { COPYING } from './operations.ts';

const text = matching(/./s, 'a text');
const match = matching(/^[^.\s]+\.[1-9]\d*$/, 'a match as a table, a dot and a number');
const bit = oneOf([0, 1]);
const ANY = Number.MAX_SAFE_INTEGER;
/** Whatever else is in it is looked at by whoever plays it. */
const DEEP = 1000;
const something = json(DEEP);
const many = listOf(something, 0, ANY);

const entry = anyOf(
  [
    object({ at: wholeNumber(), seat: wholeNumber(), option: something }),
    object({ at: wholeNumber(), seat: wholeNumber(), undo: yes() }),
  ],
  'an answer or an undo',
);

const seat = object({
  holder: oneOf(HOLDERS),
  guest: nullable(text),
  name: anyText(ANY),
  bot: nullable(text),
  autoForced: flag(),
});

const table = object({
  table: text,
  game: text,
  status: text,
  revision: maybe(wholeNumber()),
  matchNumber: wholeNumber(),
  settings: something,
  seats: listOf(seat, 0, ANY),
  chat: many,
  quarantine: maybe(something),
});

const tableRow = sensible(
  object({
    name: matching(/^[^.\s]+$/, 'a name without dots and spaces'),
    game: text,
    status: text,
    listed: bit,
    awake: bit,
    touched: wholeNumber(),
    revision: wholeNumber(),
    body: inJson(table, 'a table'),
  }),
  ({ name, game, status, revision, body }, note) => {
    const same = (field: string, value: unknown, inside: unknown): void => {
      if (value !== inside) note(field, value, `${String(inside)}, as its record says`);
    };
    same('name', name, body.table);
    same('game', game, body.game);
    same('status', status, body.quarantine ? 'quarantined' : body.status);
    same('revision', revision, body.revision ?? 0);
  },
);

/** The fields of each are the columns of COPYING. */
export const ROWS = {
  saveGuest: object({ id: text, name: text, seen: wholeNumber() }),
  copyEntry: object({ match, seq: wholeNumber(), body: inJson(entry, 'an entry of a log') }),
  saveSnapshot: object({
    match,
    seq: wholeNumber(),
    body: inJson(object({ version: wholeNumber() }), 'a snapshot'),
  }),
  saveReplay: object({ match, body: inJson(object({ answers: many }), 'a replay') }),
  seatGuest: object({ guest: text, name: text }),
  putPersonal: object({
    guest: text,
    kind: text,
    name: text,
    at: wholeNumber(),
    body: inJson(something, 'an object'),
  }),
  setNote: object({ name: text, value: anyText(ANY) }),
  copyTable: tableRow,
} satisfies { readonly [write in (typeof COPYING)[number]['write']]: Schema };

export type Rows = { readonly [write in keyof typeof ROWS]: Of<(typeof ROWS)[write]> };
