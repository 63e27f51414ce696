/**
 * The client's side of a table: keeps what the host has said, applies patches, asks again when one is missing. It does not
 * know whether the host is a worker or a server: frames go in and out as texts.
 */
import type { Json, Option, Reason, Seat, Viewer } from '@questhall/kernel';
import type {
  Bye,
  ClientMessage,
  FullView,
  HintReply,
  HostMessage,
  LogPage,
  Seen,
  SentSeen,
  TableRequest,
  Update,
  Welcome,
  WhyNotReply,
} from './messages.ts';
import { PROTOCOL } from './messages.ts';
import { apply } from './patch.ts';
import type { ChatLine, TableInfo, You } from './table.ts';

/** What one viewer has been shown. */
export interface Shown {
  readonly version: number;
  readonly seen: Seen;
  /** The latest of what happened, oldest first. */
  readonly log: readonly LogPage[];
}

export interface ClientState {
  /** Null until the host has welcomed us. */
  readonly table: TableInfo | null;
  readonly you: You | null;
  readonly chat: readonly ChatLine[];
  /** By viewer: a seat, or null for a spectator. */
  readonly shown: ReadonlyMap<Viewer, Shown>;
  /** The host has hung up. */
  readonly bye: Bye | null;
}

export type Reply<T> = { readonly ok: T } | { readonly refused: Reason };

/** A request without its number. */
export type Wish = TableRequest extends infer R ? (R extends TableRequest ? Omit<R, 'id'> : never) : never;

export interface TableClient {
  state(): ClientState;
  /** Called after each change; `update` when the match moved for a viewer. Returns the way to stop listening. */
  listen(listener: (state: ClientState, update?: Update | FullView) => void): () => void;
  /** The line to the host is open, for the first time or again. */
  connected(): void;
  /** The line is broken. What was asked and not answered is refused; it may have happened all the same. */
  disconnected(): void;
  receive(frame: string): void;
  /** Chooses an option of the seat's open decision. */
  answer(seat: Seat, option: Option, thrown?: Json): Promise<Reply<void>>;
  whyNot(seat: Seat, option: Option): Promise<Reply<WhyNotReply>>;
  hint(seat: Seat): Promise<Reply<HintReply>>;
  /** Everything else: undo, chat, seat, settings, start, name, ping. */
  ask(wish: Wish): Promise<Reply<void>>;
}

export interface ClientOptions {
  readonly table: string;
  /** Who speaks, where no cookie says it. */
  readonly token?: string;
  /** Nobody's seat: see `open`. */
  readonly board?: boolean;
  /** Where the table has one. */
  readonly password?: string;
  send(frame: string): void;
}

interface Pending {
  readonly settle: (outcome: Reply<HostMessage | undefined>) => void;
  /** An answer is accepted when this question is no longer open. */
  readonly answers?: { readonly seat: Seat; readonly decision: number };
}

type Takers = { readonly [T in HostMessage['type']]: (message: Extract<HostMessage, { type: T }>) => void };

const LOG_KEPT = 200;

const DISCONNECTED = { refused: { rule: 'QH-DISCONNECTED' } } as const;
const NOT_ASKED = { refused: { rule: 'QH-NOT-ASKED' } } as const;

export function createTableClient({ table, token, board, password, send }: ClientOptions): TableClient {
  let state: ClientState = { table: null, you: null, chat: [], shown: new Map(), bye: null };
  let epoch = '';
  let nextId = 1;
  const pending = new Map<number, Pending>();
  const sent = new Map<Viewer, SentSeen>();
  const listeners = new Set<(state: ClientState, update?: Update | FullView) => void>();

  const change = (next: Partial<ClientState>, update?: Update | FullView): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener(state, update);
  };

  const open = (): void => {
    // Who is behind with one of its viewers is shown all of them anew.
    const versions = [...state.shown.values()].map(({ version }) => version);
    const version = Math.min(...versions);
    const message: ClientMessage = {
      type: 'open',
      protocol: PROTOCOL,
      table,
      ...(token !== undefined && { token }),
      ...(board && { board }),
      ...(password !== undefined && { password }),
      ...(versions.length > 0 && { known: { epoch, version } }),
    };
    send(JSON.stringify(message));
  };

  const request = (wish: Wish, answers?: Pending['answers']): Promise<Reply<HostMessage | undefined>> => {
    const id = nextId++;
    const { promise, resolve } = Promise.withResolvers<Reply<HostMessage | undefined>>();
    pending.set(id, { settle: resolve, ...(answers && { answers }) });
    send(JSON.stringify({ ...wish, id }));
    return promise;
  };

  const settle = (id: number, outcome: Reply<HostMessage | undefined>): void => {
    pending.get(id)?.settle(outcome);
    pending.delete(id);
  };

  const settleAnswers = (viewer: Viewer, { decision }: Seen): void => {
    for (const [id, { answers }] of pending) {
      if (answers?.seat === viewer && answers.decision !== decision?.id) settle(id, { ok: undefined });
    }
  };

  /** From what is sent to what is shown. */
  const keepSent = (viewer: Viewer, now: SentSeen): Seen => {
    const before = sent.get(viewer);
    sent.set(viewer, now);
    const { options, decision, ...rest } = now;
    const same = before?.decision === decision && before?.options === options;
    const shown = same ? state.shown.get(viewer)?.seen.decision : undefined;
    return { ...rest, decision: shown ?? (decision && { ...decision, options }) };
  };

  const show = (viewer: Viewer, shown: Shown, update: Update | FullView): void => {
    change({ shown: new Map(state.shown).set(viewer, shown) }, update);
    settleAnswers(viewer, shown.seen);
  };

  const update = (message: Update): void => {
    const { viewer, from, to, patch, events = [], undone } = message;
    const last = state.shown.get(viewer);
    if (!last || last.version !== from) {
      // A frame is missing: begin again with a full view.
      state = { ...state, shown: new Map() };
      open();
      return;
    }
    const page: LogPage = { version: to, events, ...(undone !== undefined && { undone }) };
    const worth = events.length > 0 || undone !== undefined;
    const log = worth ? [...last.log, page].slice(-LOG_KEPT) : last.log;
    show(
      viewer,
      { version: to, seen: keepSent(viewer, apply(sent.get(viewer), patch) as SentSeen), log },
      message,
    );
  };

  const welcome = ({ table: info, you, chat }: Welcome): void => {
    // What we looked through and may not any more is not announced to a line that was broken.
    const viewers: readonly Viewer[] = you.seats.length > 0 ? you.seats : [null];
    const shown = new Map([...state.shown].filter(([viewer]) => viewers.includes(viewer)));
    change({ table: info, you, chat, bye: null, shown });
  };

  const takers: Takers = {
    welcome,
    view(message) {
      const { viewer, version, log } = message;
      epoch = message.epoch;
      show(viewer, { version, seen: keepSent(viewer, message.seen), log }, message);
    },
    update,
    closed({ viewer }) {
      const shown = new Map(state.shown);
      shown.delete(viewer);
      change({ shown });
    },
    refused({ id, reason }) {
      if (id !== undefined) settle(id, { refused: reason });
    },
    done: ({ id }) => settle(id, { ok: undefined }),
    pong: ({ id }) => settle(id, { ok: undefined }),
    whyNot: (message) => settle(message.id, { ok: message }),
    hint: (message) => settle(message.id, { ok: message }),
    table: ({ table: info }) => change({ table: info }),
    you: ({ you }) => change({ you }),
    chat: ({ line }) => change({ chat: [...state.chat, line].slice(-LOG_KEPT) }),
    bye: (message) => change({ bye: message }),
  };

  return {
    state: () => state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connected: open,
    disconnected() {
      for (const id of [...pending.keys()]) settle(id, DISCONNECTED);
    },
    receive(frame) {
      const message = JSON.parse(frame) as HostMessage;
      (takers[message.type] as (message: HostMessage) => void)(message);
    },
    answer(seat, option, thrown) {
      const decision = state.shown.get(seat)?.seen.decision?.id;
      if (decision === undefined) return Promise.resolve(NOT_ASKED);
      const wish = {
        type: 'answer',
        seat,
        decision,
        option,
        ...(thrown !== undefined && { thrown }),
      } as const;
      return request(wish, { seat, decision }) as Promise<Reply<void>>;
    },
    whyNot: (seat, option) => request({ type: 'whyNot', seat, option }) as Promise<Reply<WhyNotReply>>,
    hint: (seat) => request({ type: 'hint', seat }) as Promise<Reply<HintReply>>,
    ask: (wish) => request(wish) as Promise<Reply<void>>,
  };
}
