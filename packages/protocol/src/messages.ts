/**
 * What a client and a host say to each other. Two hosts speak this: a worker in the page, and the server. Every message
 * is one JSON text. The order is kept, in both directions.
 */
import type {
  Decision,
  GameEvent,
  HintReason,
  Json,
  Option,
  Outcome,
  Reason,
  Seat,
  Viewer,
} from '@questhall/kernel';
import type { Of } from '@questhall/schema';
import type { Patch } from './patch.ts';
import type { clientMessages, known, seatAction } from './schemas.ts';
import type { ChatLine, TableInfo, You } from './table.ts';

/** Grows when an old client could misunderstand a new host. */
export const PROTOCOL = 2;

type Messages = typeof clientMessages;

export type Known = Of<typeof known>;
export type SeatAction = Of<typeof seatAction>;
export type Open = Of<Messages['open']>;
export type AnswerRequest = Of<Messages['answer']>;
export type UndoRequest = Of<Messages['undo']>;
export type UndoReply = Of<Messages['undoReply']>;
export type SeatAsk = Of<Messages['seatAsk']>;
export type SeatReply = Of<Messages['seatReply']>;
export type MoreTime = Of<Messages['moreTime']>;
export type WhyNotRequest = Of<Messages['whyNot']>;
export type HintRequest = Of<Messages['hint']>;
export type ChatRequest = Of<Messages['chat']>;
export type PhraseRequest = Of<Messages['phrase']>;
export type SeatRequest = Of<Messages['seat']>;
export type SettingsRequest = Of<Messages['settings']>;
export type StartRequest = Of<Messages['start']>;
export type NameRequest = Of<Messages['name']>;
export type Ping = Of<Messages['ping']>;

export type ClientMessage = Of<Messages[keyof Messages]>;
export type TableRequest = Exclude<ClientMessage, Open>;

/**
 * What undo would do for this seat now. ask: the others must agree. free: as far as can be told at a glance; it may still
 * turn out that somebody has seen something, and then the others are asked after all.
 */
export type UndoState = 'none' | 'free' | 'ask';

/** All that one viewer knows of the match. */
export interface Seen<V = Json> {
  readonly view: V;
  /** The question to this viewer, if one is open. */
  readonly decision: SeenDecision | null;
  /** Who is being waited for, and for what. */
  readonly waiting: readonly { readonly seat: Seat; readonly kind: string }[];
  readonly undo: UndoState;
  readonly outcome: Outcome | null;
  /** Milliseconds left in each seat's bank when this was sent; the clocks of `waiting` run. Null: no clocks. */
  readonly clock: readonly number[] | null;
  /** Where dice are really thrown: what lies on the table, and the latest throw. */
  readonly dice?: Json;
}

export interface SeenDecision extends Decision {
  readonly about: { readonly [detail: string]: Json };
}

/** The same as it is sent; updates are patches of this value. */
export interface SentSeen extends Omit<Seen, 'decision'> {
  readonly decision: Omit<SeenDecision, 'options'> | null;
  /** Those of the open question, or else of the last one: the next is often much like it. */
  readonly options: readonly Option[];
}

/** What happened with one version. */
export interface LogPage {
  readonly version: number;
  readonly events: readonly GameEvent[];
  /** This seat took something back: the match is as it was before its last choice. */
  readonly undone?: Seat;
}

/** The answer to `open`. A `view` for each of the client's viewers follows, unless it was known. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly chat: readonly ChatLine[];
}

/**
 * A client sees the match through its own seats (several at a hot seat), or as a spectator (viewer null). Each viewer is
 * a stream of its own: one `view`, then updates.
 */
export interface FullView {
  readonly type: 'view';
  readonly viewer: Viewer;
  readonly epoch: string;
  readonly version: number;
  readonly seen: SentSeen;
  /** What happened lately, oldest first. */
  readonly log: readonly LogPage[];
}

/** Follows on version `from` of this viewer, which may also be `to`. Any other version: ask again with `open`. */
export interface Update {
  readonly type: 'update';
  readonly viewer: Viewer;
  readonly from: number;
  readonly to: number;
  /** Missing: nothing this viewer knows has changed. */
  readonly patch?: Patch;
  readonly events?: readonly GameEvent[];
  readonly undone?: Seat;
}

/** The client no longer looks through this viewer: it left the seat, or took one and is no spectator any more. */
export interface Closed {
  readonly type: 'closed';
  readonly viewer: Viewer;
}

/** Nothing has changed. `id` is missing when the message could not be read. */
export interface Refused {
  readonly type: 'refused';
  readonly id?: number;
  /** As data: whoever reads it makes the sentence, in a language of its own. */
  readonly reason: Reason;
}

/** A request other than an answer was carried out: an undo that others are asked about, once they have agreed. */
export interface Done {
  readonly type: 'done';
  readonly id: number;
}

export interface WhyNotReply {
  readonly type: 'whyNot';
  readonly id: number;
  /** Null: it is possible. */
  readonly reason: Reason | null;
}

export interface HintReply {
  readonly type: 'hint';
  readonly id: number;
  readonly seat: Seat;
  readonly decision: number;
  /** Best first. */
  readonly hints: readonly Hint[];
}

export interface Hint {
  readonly option: Option;
  /** How likely the seat is to win after it, 0 to 1. */
  readonly chance: number;
  readonly because: HintReason;
  /** It cannot be told apart from the best. */
  readonly equal?: boolean;
}

export interface TableChanged {
  readonly type: 'table';
  readonly table: TableInfo;
}

export interface YouChanged {
  readonly type: 'you';
  readonly you: You;
}

export interface ChatMessage {
  readonly type: 'chat';
  readonly line: ChatLine;
}

export interface Pong {
  readonly type: 'pong';
  readonly id: number;
  readonly now: number;
}

/** The host hangs up. `again`: coming back makes sense. */
export interface Bye {
  readonly type: 'bye';
  readonly reason: Reason;
  /** In English, to a page of another protocol: it may not know the reason. */
  readonly text?: string;
  readonly again: boolean;
}

export type HostMessage =
  | Welcome
  | FullView
  | Update
  | Closed
  | Refused
  | Done
  | WhyNotReply
  | HintReply
  | TableChanged
  | YouChanged
  | ChatMessage
  | Pong
  | Bye;
