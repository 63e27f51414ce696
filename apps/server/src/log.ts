/** What an operator reads: a line for each thing worth knowing, for people on a terminal and for machines elsewhere. */

/** Nothing here is a secret: no seed, no token, nothing of what is hidden in a match. */
export type ServerEvent =
  | { readonly event: 'open'; readonly address: string; readonly storage: 'PostgreSQL' | 'SQLite' }
  /** It did not come to that: its folder is in use or damaged, its port is taken, its database does not answer. */
  | { readonly event: 'not open'; readonly error: unknown }
  | { readonly event: 'closing' }
  | { readonly event: 'closed' }
  | { readonly event: 'table opened'; readonly table: string; readonly game: string }
  | {
      readonly event: 'match begun';
      readonly table: string;
      readonly game: string;
      readonly matchNumber: number;
    }
  | {
      readonly event: 'match finished';
      readonly table: string;
      readonly game: string;
      readonly matchNumber: number;
    }
  | {
      readonly event: 'guest cut off';
      readonly address: string;
      readonly why: 'reads too slowly' | 'sends too much';
    }
  | { readonly event: 'webhook off'; readonly guest: string; readonly host: string }
  | {
      readonly event: 'table quarantined';
      readonly table: string;
      readonly game: string;
      readonly rulesVersion: number;
      readonly error: unknown;
    }
  /** Somebody thinks that this should not be in the library. */
  | {
      readonly event: 'creation reported';
      readonly creation: string;
      readonly title: string;
      readonly why: string;
    }
  /** What is kept, and how long. */
  | { readonly event: 'keeping'; readonly keep: string }
  | { readonly event: 'removed'; readonly tables: number; readonly guests: number; readonly chats: number }
  /** Tables where something happens without anybody connected are in memory. */
  | { readonly event: 'woken'; readonly tables: number }
  /** Something that was kept cannot be read any more. */
  | { readonly event: 'damage'; readonly what: string }
  | { readonly event: 'fault'; readonly error: unknown };

export type Log = (event: ServerEvent) => void;

export const LOG_STYLES = ['text', 'json'] as const;
export type LogStyle = (typeof LOG_STYLES)[number];

const LEVELS: { readonly [event in ServerEvent['event']]?: 'error' | 'warn' } = {
  fault: 'error',
  'not open': 'error',
  'table quarantined': 'error',
  damage: 'error',
  'guest cut off': 'warn',
  'webhook off': 'warn',
  'creation reported': 'warn',
};

export function createLog(style: LogStyle, write: (line: string) => void, now: () => number): Log {
  const line = style === 'json' ? jsonLine : textLine;
  return (event) => write(`${line(event, new Date(now()))}\n`);
}

/** For who only wants to hear of what is broken. */
export const FAULTS_ONLY: Log = (event) => {
  if ('error' in event) console.error(sentence(event));
};

function jsonLine(event: ServerEvent, time: Date): string {
  const told = { time: time.toISOString(), level: LEVELS[event.event] ?? 'info', ...event };
  if (!('error' in event)) return JSON.stringify(told);
  const { error } = event;
  return JSON.stringify({ ...told, error: undefined, message: messageOf(error), stack: stackOf(error) });
}

const textLine = (event: ServerEvent, time: Date): string =>
  `${time.toTimeString().slice(0, 8)}  ${sentence(event)}`;

function sentence(event: ServerEvent): string {
  switch (event.event) {
    case 'open':
      return `Questhall is open: ${event.address} (${event.storage})`;
    case 'not open':
      return `Questhall cannot open: ${messageOf(event.error)}`;
    case 'closing':
      return 'closing: tables are kept';
    case 'closed':
      return 'closed';
    case 'table opened':
      return `table ${event.table} is open: ${event.game}`;
    case 'match begun':
      return `table ${event.table}: match ${event.matchNumber} of ${event.game} has begun`;
    case 'match finished':
      return `table ${event.table}: match ${event.matchNumber} of ${event.game} is over`;
    case 'guest cut off':
      return `somebody at ${event.address} was cut off: ${event.why}`;
    case 'webhook off':
      return `the webhook of guest ${event.guest} at ${event.host} failed too often and is off`;
    case 'table quarantined':
      return `table ${event.table} (${event.game}, rules ${event.rulesVersion}) is set aside: questhall quarantine ${event.table}\n${stackOf(event.error)}`;
    case 'creation reported':
      return `${event.title} was reported: ${event.why} (questhall admin withdraw ${event.creation} takes it out of the library)`;
    case 'keeping':
      return `removed when nobody comes back: ${event.keep} (--keep changes it)`;
    case 'removed':
      return `removed, because nobody came back: ${event.tables} tables, ${event.guests} guests, ${event.chats} chats`;
    case 'woken':
      return `${event.tables} tables go on by themselves`;
    case 'damage':
      return `damage: ${event.what}`;
    case 'fault':
      return `FAULT ${stackOf(event.error)}`;
  }
}

/** A token of a guest, and what a database is opened with: an error of somebody else's might quote them. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/[\w-]{16}\.(?:\w{1,12}\.)?[\w-]{43}/g, '[token]'],
  [/:\/\/[^\s/@]+@/g, '://[secret]@'],
];

const withoutSecrets = (text: string): string =>
  SECRETS.reduce((clean, [secret, instead]) => clean.replaceAll(secret, instead), text);

const messageOf = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? error.message : String(error));

const stackOf = (error: unknown): string =>
  withoutSecrets(error instanceof Error ? (error.stack ?? error.message) : String(error));
