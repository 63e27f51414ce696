/** A table in memory: the record, the match, who is connected, and what each viewer was last shown. */
import type { Game, Handed, Json, Match, Option, Reason, Seat, Viewer } from '@questhall/kernel';
import type { Hint, HostMessage } from '../messages.ts';
import type { FieldsMirror, Mirror } from '../mirror.ts';
import type { BotLevel, SeatInfo, TableInfo, You } from '../table.ts';
import type { Lateness } from './answer-time.ts';
import type { Clock } from './clock.ts';
import type { MatchLog } from './match-log.ts';
import { withLeavers } from './rated.ts';
import type { Guest, LogEntry, TableRecord } from './record.ts';

/** One connection. A person may have several, and one connection may hold several seats. */
export interface Client {
  guest: Guest;
  send(frame: string): void;
}

/** A question somebody is to think about. The match may change before the thinking begins, and before it is done. */
export interface Thought {
  readonly match: Match;
  readonly seat: Seat;
  /** Resolves when nobody waits for it any more. */
  readonly dropped?: Promise<void>;
}

/** Known to all while somebody aims; known to nobody. */
export interface Seeds {
  readonly public: string;
  readonly secret: string;
}

/** A table on which dice are really thrown, beside the rules: clients say how they throw, and never what comes of it. */
export interface DiceTable {
  /** Whether this option is a throw. Such a one is never chosen by itself for a person. */
  throws(option: Option): boolean;
  /**
   * What came of a throw, to be handed in with the answer, or why it cannot be made. Without `thrown` the table throws
   * for the seat; nothing to hand in: the rules draw. `openFor`: how long the question has been open, in ms.
   */
  land(match: Match, option: Option, thrown: Json | undefined, seeds: Seeds, openFor: number): Landed;
  /** The same in two parts, for who has another thread: what needs the match, and what takes long and needs nothing else. */
  plan?(
    match: Match,
    option: Option,
    thrown: Json | undefined,
    seeds: Seeds,
    openFor: number,
  ): Landed | { readonly plan: Json };
  carryOut?(plan: Json): Landed;
  /** What everybody sees of the dice. */
  seen(match: Pick<Match, 'state' | 'answers'>, publicSeed: string): Json;
}

export type Landed = { readonly handed?: Handed } | { readonly refused: Reason };

/** What a host takes from where it runs: time, memory, thinking. */
export interface Ports {
  now(): number;
  /** Keeps an entry of the log, the `version`th. What is sent later must not arrive before this is safe. */
  append(version: number, entry: LogEntry): void;
  /** Keeps the record; the same holds. */
  save(record: TableRecord): void;
  /** The option a bot chooses. Nothing: the seat is no longer asked that. */
  think(thought: Thought, level: BotLevel): Promise<Option | undefined>;
  /** Waits at least so many milliseconds. Missing: bots answer as soon as they can. */
  pause?(milliseconds: number): Promise<void>;
  /** Advice to a person. Nothing: nobody has the time, or it was dropped. */
  hint(thought: Thought): Promise<readonly Hint[] | undefined>;
  /** A text nobody can guess. */
  secret(): string;
  /** SHA-256 of a text, in hexadecimal digits. Missing: nobody is shown what the dice are bound to. */
  hash?(text: string): string;
  /** What somebody is called in addresses. Missing: nobody else can come. */
  personOf?(guest: string): string;
  /** Wants `tick` to be called at that time, or no longer. */
  wakeAt(time: number | undefined): void;
  /** Whether bots, forced choices and clocks are this host's to run, or another's. Missing: there is no other. */
  runs?(): boolean;
  /** Where this game's dice are really thrown; nothing: the rules draw what they show. */
  readonly dice?: DiceTable;
  /** The rules have thrown while nobody outside was waiting: the table cannot go on. Missing: it is a fault. */
  broken?(error: unknown): void;
  /** Something is broken that a reader of the server's log should see. */
  fault(error: unknown): void;
}

/** What was shown: of the match, and of the table around it. */
export interface SeenMirror {
  readonly view: FieldsMirror;
  readonly rest: FieldsMirror;
}

/** What one viewer was shown, for everybody who looks through it. */
export interface Stream {
  readonly viewer: Viewer;
  readonly clients: Set<Client>;
  version: number;
  /** What it was shown besides what everybody is. */
  readonly own: SeenMirror;
  /** The options of the open question, or else of the last one, and what was told of them. */
  options: readonly Option[];
  readonly optionsMirror: Mirror;
}

/** Somebody here waits for the others to agree. */
export interface Asker {
  readonly client: Client;
  readonly id: number;
}

/** Those who are connected to this table through other hosts. */
export interface Elsewhere {
  readonly guests: readonly string[];
  readonly spectators: number;
}

export interface TableState {
  readonly game: Game;
  readonly ports: Ports;
  record: TableRecord;
  log: MatchLog | null;
  clock: Clock | null;
  epoch: string;
  undoAsker: Asker | null;
  seatAsker: Asker | null;
  elsewhere: Elsewhere;
  closed: boolean;
  readonly clients: Set<Client>;
  readonly streams: Map<Viewer, Stream>;
  /** What everybody was shown who looks through one of the streams. */
  open: SeenMirror | null;
  /** The questions bots are thinking about, by seat. */
  readonly thinking: Map<Seat, number>;
  readonly lateness: Lateness;
  /** The hints that are being thought about: one for a seat. */
  readonly hinting: Map<Seat, Hinting>;
  /** Since when the open questions are, by this host's clock. */
  askedAt: number;
}

export interface Hinting {
  readonly client: Client;
  readonly question: number;
  drop(): void;
}

export const tell = (client: Client, message: HostMessage): void => client.send(JSON.stringify(message));

/** The undo that the others are asked about comes to nothing. */
export function dropUndo(table: TableState, reason: Reason): void {
  if (!table.record.undo) return;
  keep(table, { undo: null });
  refuseUndo(table, reason);
  announce(table);
}

/** Whoever waits here for an undo hears that it comes to nothing. */
export function refuseUndo(table: TableState, reason: Reason): void {
  const asker = table.undoAsker;
  table.undoAsker = null;
  if (asker) tell(asker.client, { type: 'refused', id: asker.id, reason });
}

/** Nobody looks, and no person plays: nothing that happens here is of use to anybody. */
export const isUnattended = ({ record, clients, elsewhere }: TableState): boolean =>
  clients.size === 0 &&
  elsewhere.guests.length === 0 &&
  elsewhere.spectators === 0 &&
  record.seats.every(({ bot }) => bot !== null);

export const runsHere = ({ ports }: TableState): boolean => ports.runs?.() ?? true;

export const seatsOf = ({ record }: TableState, guest: Guest): Seat[] =>
  record.seats.flatMap((seat, at) => (seat.holder === 'person' && seat.guest === guest.id ? [at] : []));

export const holds = ({ record }: TableState, client: Client, seat: Seat): boolean => {
  const held = record.seats[seat];
  return held?.holder === 'person' && held.guest === client.guest.id;
};

export const isHost = ({ record }: TableState, client: Client): boolean => record.host === client.guest.id;

export const isOnline = ({ clients, elsewhere }: TableState, guest: string | null): boolean => {
  for (const client of clients) if (client.guest.id === guest) return true;
  return guest !== null && elsewhere.guests.includes(guest);
};

export function infoOf(table: TableState): TableInfo {
  const {
    table: code,
    game,
    rulesVersion,
    status,
    matchNumber,
    settings,
    seedHash,
    seatAsked,
    rated,
  } = table.record;
  const seats = table.record.seats.map(
    ({ holder, name, bot, autoForced, guest, stretched }): SeatInfo => ({
      holder,
      name,
      bot,
      online: holder === 'person' && isOnline(table, guest),
      autoForced,
      ...(guest !== null && table.ports.personOf && { person: table.ports.personOf(guest) }),
      ...(stretched !== undefined && { stretched }),
    }),
  );
  return {
    table: code,
    game,
    rulesVersion,
    status,
    matchNumber,
    settings,
    seats,
    spectators: countSpectators(table) + table.elsewhere.spectators,
    undo: table.record.undo ?? null,
    ...(seatAsked && {
      seatAsked: { seat: seatAsked.seat, name: seatAsked.name, waiting: seatAsked.waiting },
    }),
    ...(seedHash !== undefined && { seedHash }),
    ...(rated && { rated: true }),
  };
}

/** Those who are connected here: the people at seats, and how many look on. */
export function presentHere(table: TableState): Elsewhere {
  const guests = table.record.seats.flatMap(({ holder, guest }) =>
    holder === 'person' && guest !== null ? [guest] : [],
  );
  const here = new Set([...table.clients].map(({ guest }) => guest.id));
  return {
    guests: [...new Set(guests)].filter((guest) => here.has(guest)),
    spectators: countSpectators(table),
  };
}

function countSpectators(table: TableState): number {
  const seated = new Set(table.record.seats.map(({ holder, guest }) => (holder === 'person' ? guest : null)));
  const watching = new Set<string>();
  for (const { guest } of table.clients) if (!seated.has(guest.id)) watching.add(guest.id);
  return watching.size;
}

export const youAre = (table: TableState, client: Client): You => ({
  name: client.guest.name,
  seats: seatsOf(table, client.guest),
  host: isHost(table, client),
});

/** Everybody at the table hears what changed about it. */
export function announce(table: TableState): void {
  broadcast(table, { type: 'table', table: infoOf(table) });
}

export function broadcast({ clients }: TableState, message: HostMessage): void {
  if (clients.size === 0) return;
  const frame = JSON.stringify(message);
  for (const client of clients) client.send(frame);
}

/** The sway of a hand that aims now: everybody may know it, and no question has that of another. */
export const swaySeed = ({ epoch }: TableState, { version }: MatchLog): string => `${epoch} ${version}`;

/** Changes the record and keeps it. */
export function keep(table: TableState, change: Partial<TableRecord>): void {
  const { clock, ports } = table;
  const { rated, status } = table.record;
  table.record = {
    ...table.record,
    ...(rated &&
      change.seats &&
      status === 'playing' && { rated: withLeavers(rated, change.seats, ports.now()) }),
    ...change,
    revision: (table.record.revision ?? 0) + 1,
    clock: clock ? { left: [...clock.left], at: clock.at } : null,
  };
  table.ports.save(table.record);
}
