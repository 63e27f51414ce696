/** What an operator reads: a line for each thing worth knowing, for people on a terminal and for machines elsewhere. */

/** Nothing here is a secret: no seed, no token, nothing of what is hidden in a match. */
export type Happening =
  | { readonly event: 'open'; readonly address: string; readonly storage: 'PostgreSQL' | 'SQLite' }
  | { readonly event: 'closing' }
  | { readonly event: 'closed' }
  | { readonly event: 'table opened'; readonly table: string; readonly game: string }
  | { readonly event: 'match begun'; readonly table: string; readonly game: string; readonly round: number }
  | {
      readonly event: 'match finished';
      readonly table: string;
      readonly game: string;
      readonly round: number;
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
  /** What is kept, and how long. */
  | { readonly event: 'keeping'; readonly keep: string }
  | { readonly event: 'removed'; readonly tables: number; readonly guests: number; readonly chats: number }
  /** Tables where something happens without anybody connected are in memory. */
  | { readonly event: 'woken'; readonly tables: number }
  /** Something that was kept cannot be read any more. */
  | { readonly event: 'damage'; readonly what: string }
  | { readonly event: 'fault'; readonly error: unknown };

export type Log = (happening: Happening) => void;

export const LOG_STYLES = ['text', 'json'] as const;
export type LogStyle = (typeof LOG_STYLES)[number];

const LEVELS: { readonly [event in Happening['event']]?: 'error' | 'warn' } = {
  fault: 'error',
  'table quarantined': 'error',
  damage: 'error',
  'guest cut off': 'warn',
  'webhook off': 'warn',
};

export function createLog(style: LogStyle, write: (line: string) => void, now: () => number): Log {
  const line = style === 'json' ? jsonLine : textLine;
  return (happening) => write(`${line(happening, new Date(now()))}\n`);
}

/** For who only wants to hear of what is broken. */
export const FAULTS_ONLY: Log = (happening) => {
  if ('error' in happening) console.error(sentence(happening));
};

function jsonLine(happening: Happening, time: Date): string {
  const told = { time: time.toISOString(), level: LEVELS[happening.event] ?? 'info', ...happening };
  if (!('error' in happening)) return JSON.stringify(told);
  const { error } = happening;
  return JSON.stringify({ ...told, error: undefined, message: messageOf(error), stack: stackOf(error) });
}

const textLine = (happening: Happening, time: Date): string =>
  `${time.toTimeString().slice(0, 8)}  ${sentence(happening)}`;

function sentence(happening: Happening): string {
  switch (happening.event) {
    case 'open':
      return `Questhall is open: ${happening.address} (${happening.storage})`;
    case 'closing':
      return 'closing: tables are kept';
    case 'closed':
      return 'closed';
    case 'table opened':
      return `table ${happening.table} is open: ${happening.game}`;
    case 'match begun':
      return `table ${happening.table}: match ${happening.round} of ${happening.game} has begun`;
    case 'match finished':
      return `table ${happening.table}: match ${happening.round} of ${happening.game} is over`;
    case 'guest cut off':
      return `somebody at ${happening.address} was cut off: ${happening.why}`;
    case 'webhook off':
      return `the webhook of guest ${happening.guest} at ${happening.host} failed too often and is off`;
    case 'table quarantined':
      return `table ${happening.table} (${happening.game}, rules ${happening.rulesVersion}) is set aside: questhall quarantine ${happening.table}\n${stackOf(happening.error)}`;
    case 'keeping':
      return `kept without anybody coming: ${happening.keep} (--keep)`;
    case 'removed':
      return `old and removed: ${happening.tables} tables, ${happening.guests} guests, ${happening.chats} chats`;
    case 'woken':
      return `${happening.tables} tables go on by themselves`;
    case 'damage':
      return `damage: ${happening.what}`;
    case 'fault':
      return `FAULT ${stackOf(happening.error)}`;
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
