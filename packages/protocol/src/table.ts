/** What everybody at a table may know about it, besides the match itself. */
import type { Seat } from '@questhall/kernel';
import type { Of } from '@questhall/schema';
import type { ACCESS, BOT_LEVELS, HOLDERS, PHRASES, TABLE_STATUS, UNDO_POLICIES } from './limits.ts';
import type {
  feat,
  libraryEntry,
  listedTable,
  ownTable,
  pastMatch,
  quickWish,
  seatAsked,
  seatInfo,
  seatSpec,
  tableInfo,
  tableSettings,
  tableSpec,
  undoAsked,
} from './schemas.ts';

export type TableStatus = (typeof TABLE_STATUS)[number];
export type UndoPolicy = (typeof UNDO_POLICIES)[number];
export type BotLevel = (typeof BOT_LEVELS)[number];
export type Access = (typeof ACCESS)[number];
export type Phrase = (typeof PHRASES)[number];
export type Holder = (typeof HOLDERS)[number];

export type TableSettings = Of<typeof tableSettings>;
/** A bank of seconds for each seat, and seconds gained with each answer. Out of time: a bot takes over. */
export type ClockSetting = NonNullable<TableSettings['clock']>;
export type SeatInfo = Of<typeof seatInfo>;
export type UndoAsked = Of<typeof undoAsked>;
export type SeatAsked = Of<typeof seatAsked>;
export type TableInfo = Of<typeof tableInfo>;
export type ListedTable = Of<typeof listedTable>;
export type OwnTable = Of<typeof ownTable>;
export type Feat = Of<typeof feat>;
export type LibraryEntry = Of<typeof libraryEntry>;
export type PastMatch = Of<typeof pastMatch>;
export type QuickWish = Of<typeof quickWish>;
export type TableSpec = Of<typeof tableSpec>;
export type SeatSpec = Of<typeof seatSpec>;

/** What one client is at the table. */
export interface You {
  readonly name: string;
  readonly seats: readonly Seat[];
  /** May change settings, seat bots and start. */
  readonly host: boolean;
}

export interface ChatLine {
  readonly at: number;
  readonly name: string;
  readonly text: string;
  /** Who said it, as in addresses of profiles; missing where nobody else can come. */
  readonly person?: string;
  /** What was said, if it is one of the phrases: `text` says it in English. */
  readonly phrase?: Phrase;
}
