/** Everything a client says is checked here, once; behind this its type is believed. */
import type { Json, Option, Reason, Seat } from '@questhall/kernel';
import type { ClientMessage, Known, SeatAction } from './messages.ts';
import { SEAT_ACTIONS } from './messages.ts';
import type { Fields } from './read.ts';
import { flag, isPlain, maybe, oneOf, record, shortText, Unreadable, whole } from './read.ts';
import type { ClockSetting, SeatSpec, TableSettings, TableSpec } from './table.ts';
import { BOT_LEVELS, UNDO_POLICIES } from './table.ts';
import { hostReason } from './words.ts';

export const LIMITS = {
  /** Characters in one message: a custom hero among the settings fits. */
  message: 16_384,
  chat: 400,
  name: 24,
  seats: 12,
  /** How deep a value inside a message may nest. */
  depth: 8,
} as const;

const ANY_COUNT = Number.MAX_SAFE_INTEGER;
const DAY = 24 * 3600;

export type Read<T> = { readonly ok: T } | { readonly refused: Reason; readonly id?: number };

/** One message as it came over the wire. */
export function readMessage(text: string): Read<ClientMessage> {
  if (text.length > LIMITS.message) return { refused: hostReason('QH-TOO-LONG', { limit: LIMITS.message }) };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed(new Unreadable('the message', 'JSON'), undefined);
  }
  return readParsed(value);
}

function readParsed(value: unknown): Read<ClientMessage> {
  try {
    return { ok: message(record(value, 'the message')) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return malformed(error, value);
  }
}

export function readSpec(value: unknown): Read<TableSpec> {
  try {
    return { ok: spec(record(value, 'the table')) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return malformed(error, undefined);
  }
}

function malformed({ field, allowed }: Unreadable, value: unknown): { refused: Reason; id?: number } {
  const refused = hostReason('QH-MALFORMED', { field, allowed });
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) ? { refused, id } : { refused };
}

type Reader<M extends ClientMessage> = (fields: Fields) => M;

const READERS: { readonly [T in ClientMessage['type']]: Reader<Extract<ClientMessage, { type: T }>> } = {
  open: (m) => ({
    type: 'open',
    protocol: whole(m.protocol, 'protocol', 0, ANY_COUNT),
    table: shortText(m.table, 'table', 64),
    ...optional('token', m.token, (token) => shortText(token, 'token', 256)),
    ...optional('known', m.known, known),
  }),
  answer: (m) => ({
    type: 'answer',
    id: id(m),
    seat: seat(m),
    decision: whole(m.decision, 'decision', 0, ANY_COUNT),
    option: option(m.option),
    ...optional('thrown', m.thrown, thrown),
  }),
  undo: (m) => ({ type: 'undo', id: id(m), seat: seat(m) }),
  undoReply: (m) => ({ type: 'undoReply', id: id(m), seat: seat(m), agree: flag(m.agree, 'agree') }),
  whyNot: (m) => ({ type: 'whyNot', id: id(m), seat: seat(m), option: option(m.option) }),
  hint: (m) => ({ type: 'hint', id: id(m), seat: seat(m) }),
  chat: (m) => ({ type: 'chat', id: id(m), text: shortText(m.text, 'text', LIMITS.chat) }),
  seat: (m) => ({ type: 'seat', id: id(m), seat: seat(m), action: action(record(m.action, 'action')) }),
  settings: (m) => ({ type: 'settings', id: id(m), settings: settings(record(m.settings, 'settings')) }),
  start: (m) => ({ type: 'start', id: id(m) }),
  name: (m) => ({ type: 'name', id: id(m), name: personName(m.name) }),
  ping: (m) => ({ type: 'ping', id: id(m) }),
};

const TYPES = Object.keys(READERS) as ClientMessage['type'][];

function message(fields: Fields): ClientMessage {
  return READERS[oneOf(fields.type, 'type', TYPES)](fields);
}

const id = (m: Fields): number => whole(m.id, 'id', 0, ANY_COUNT);

const seat = (m: Fields): Seat => whole(m.seat, 'seat', 0, LIMITS.seats - 1);

function known(value: unknown): Known {
  const fields = record(value, 'known');
  return {
    epoch: shortText(fields.epoch, 'known.epoch', 64),
    version: whole(fields.version, 'known.version', 0, ANY_COUNT),
  };
}

function option(value: unknown): Option {
  const fields = record(value, 'option');
  shortText(fields.do, 'option.do', 64);
  return flat(fields, 'option') as unknown as Option;
}

const thrown = (value: unknown): Json => flat(record(value, 'thrown'), 'thrown');

/** What nests deeper than anything we ask for is not looked at further. */
function flat(value: unknown, field: string, depth: number = LIMITS.depth): Json {
  if (typeof value === 'string') return plain(value, field);
  if (typeof value !== 'object' || value === null) return value as Json;
  if (depth === 0) throw new Unreadable(field, `nested at most ${LIMITS.depth} deep`);
  for (const key in value) {
    plain(key, field);
    flat((value as Fields)[key], field, depth - 1);
  }
  return value as Json;
}

function plain(text: string, field: string): string {
  if (!isPlain(text)) throw new Unreadable(field, 'text without NUL and without halves of characters');
  return text;
}

function action(fields: Fields): SeatAction {
  const verb = oneOf(fields.do, 'action.do', SEAT_ACTIONS);
  switch (verb) {
    case 'handToBot':
    case 'setBot':
      return { do: verb, bot: oneOf(fields.bot, 'action.bot', BOT_LEVELS) };
    case 'autoForced':
      return { do: verb, on: flag(fields.on, 'action.on') };
    case 'take':
    case 'leave':
    case 'takeBack':
    case 'setOpen':
      return { do: verb };
  }
}

function settings(fields: Fields): Partial<TableSettings> {
  return {
    ...optional('players', fields.players, (n) => whole(n, 'players', 1, LIMITS.seats)),
    ...optional('options', fields.options, (options) => gameOptions(record(options, 'options'))),
    ...optional('undo', fields.undo, (policy) => oneOf(policy, 'undo', UNDO_POLICIES)),
    ...optional('clock', fields.clock, (clock) => (clock === null ? null : clockSetting(clock))),
    ...optional('hints', fields.hints, (on) => flag(on, 'hints')),
    ...optional('listed', fields.listed, (on) => flag(on, 'listed')),
    ...optional('spectators', fields.spectators, (on) => flag(on, 'spectators')),
  };
}

const gameOptions = (fields: Fields): { readonly [setting: string]: Json } =>
  flat(fields, 'options') as { readonly [setting: string]: Json };

function clockSetting(value: unknown): ClockSetting {
  const fields = record(value, 'clock');
  return {
    bank: whole(fields.bank, 'clock.bank', 10, 30 * DAY),
    gain: whole(fields.gain, 'clock.gain', 0, 7 * DAY),
  };
}

function spec(fields: Fields): TableSpec {
  return {
    game: shortText(fields.game, 'game', 64),
    ...optional('settings', fields.settings, (value) => settings(record(value, 'settings'))),
    ...optional('seats', fields.seats, seatSpecs),
  };
}

function seatSpecs(value: unknown): readonly SeatSpec[] {
  if (!Array.isArray(value) || value.length > LIMITS.seats)
    throw new Unreadable('seats', `a list of at most ${LIMITS.seats}`);
  return value.map((entry, at) => seatSpec(record(entry, `seats.${at}`), `seats.${at}`));
}

function seatSpec(fields: Fields, field: string): SeatSpec {
  const holder = oneOf(fields.holder, `${field}.holder`, ['you', 'open', 'bot']);
  switch (holder) {
    case 'you':
      return {
        holder,
        ...optional('name', fields.name, personName),
        ...optional('autoForced', fields.autoForced, (on) => flag(on, `${field}.autoForced`)),
      };
    case 'bot':
      return { holder, bot: oneOf(fields.bot, `${field}.bot`, BOT_LEVELS) };
    case 'open':
      return { holder };
  }
}

/** What nobody sees: control signs, marks of direction, signs of no width, and letters and patterns that look like a blank. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than any language has. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

/** Names are shown to others: one line of what can be seen, and each sign in its one usual form. */
export function personName(value: unknown): string {
  const wished = typeof value === 'string' && value.length <= LIMITS.name * 4 ? value : '';
  const name = wished
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .replace(/\p{Z}+/gu, ' ')
    .trim();
  return shortText(name, 'name', LIMITS.name);
}

function optional<K extends string, T>(
  key: K,
  value: unknown,
  read: (value: unknown) => T,
): { readonly [P in K]?: T } {
  const found = maybe(value, read);
  return found === undefined ? {} : ({ [key]: found } as { readonly [P in K]?: T });
}
