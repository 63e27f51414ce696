/** What a host keeps of a table, so that it can go on after a restart: one record, and a log for each match. */
import type { Handed, Json, MatchSetup, Option, Seat } from '@questhall/kernel';
import type {
  BotLevel,
  ChatLine,
  Holder,
  SeatAsked,
  TableSettings,
  TableStatus,
  UndoAsked,
} from '../table.ts';

/** A person, as far as a table knows. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface SeatRecord {
  readonly holder: Holder;
  /** Who sits here; with a bot as the holder: who left it to the bot and may come back. */
  readonly guest: string | null;
  readonly name: string;
  readonly bot: BotLevel | null;
  readonly autoForced: boolean;
  /** How often whoever sits here has taken more time in this match. */
  readonly stretched?: number;
}

export interface TableRecord {
  /** Grows with each change: of two hosts that change the same record, one loses. */
  readonly revision?: number;
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly status: TableStatus;
  readonly matchNumber: number;
  readonly settings: TableSettings;
  /** The guest who hosts the table. */
  readonly host: string;
  readonly seats: readonly SeatRecord[];
  readonly chat: readonly ChatLineRecord[];
  readonly match: MatchSetup | null;
  readonly clock: ClockRecord | null;
  readonly undo?: UndoAsked | null;
  /** Who asks for which seat, and whose consent is missing. */
  readonly seatAsked?: SeatAskedRecord | null;
  /** When a seat was last not given away: players are not asked without end. */
  readonly seatDeclined?: number;
  readonly seedHash?: string;
  /** Guests whom the host sent away from their seats before the match. */
  readonly sentAway?: readonly string[];
  /** What the password leads to, where the table has one. */
  readonly password?: string;
  /** The match counts for ratings. */
  readonly rated?: RatedRecord | null;
  /** The table is set aside: its rules or a bot have thrown. */
  readonly quarantine?: Quarantine;
}

export interface ChatLineRecord extends ChatLine {
  /** Who said it, so that it can be removed with them. Missing in lines of the first versions. */
  readonly guest?: string;
}

/** As everybody may read it. */
export const spoken = (
  { guest, ...line }: ChatLineRecord,
  personOf: ((guest: string) => string) | undefined,
): ChatLine => ({ ...line, ...(guest !== undefined && personOf && { person: personOf(guest) }) });

export interface SeatAskedRecord extends SeatAsked {
  /** Who asks. */
  readonly guest: string;
}

export interface RatedRecord {
  /** When it began. */
  readonly at: number;
  /** Who began it, by seat. */
  readonly guests: readonly string[];
  /** By seat: since when they play no more. */
  readonly left: readonly (number | null)[];
}

export interface Quarantine {
  readonly at: number;
  /** Of the rules that have thrown, which need not be those the match was begun with. */
  readonly rulesVersion: number;
  /** What was thrown. */
  readonly why: string;
  /** The request that was being carried out, if it was one: it is not in the log. */
  readonly during?: Json;
}

/** Milliseconds left in each bank at a point of time. */
export interface ClockRecord {
  readonly left: readonly number[];
  readonly at: number;
}

/** One step of a match. The log is the truth; everything else about the match follows from it. */
export type LogEntry = AnswerEntry | UndoEntry;

interface AnswerEntry {
  readonly at: number;
  readonly seat: Seat;
  readonly option: Option;
  /** What the host saw come of a throw: whoever plays the log again needs no dice. */
  readonly handed?: Handed;
  /** What the clocks showed after it. */
  readonly clock?: readonly number[];
}

interface UndoEntry {
  readonly at: number;
  readonly seat: Seat;
  readonly undo: true;
  readonly clock?: readonly number[];
}

/** What of a password is kept, after it went through a one-way function: no two tables keep the same. */
export const passwordText = (table: string, password: string): string => `${table} ${password}`;

/** The name of the log of the match that is under way, or was the last. */
export const matchKey = ({ table, matchNumber }: Pick<TableRecord, 'table' | 'matchNumber'>): string =>
  `${table}.${matchNumber}`;
