/** One WebSocket: what comes in is checked and handed to the table it opened. */
import type { Reason } from '@questhall/kernel';
import type { ClientMessage, HostMessage, Open, TableRequest } from '@questhall/protocol';
import { hostReason, PROTOCOL, readMessage, reasonText } from '@questhall/protocol';
import type { Client, Guest, TableHost } from '@questhall/protocol/host';
import type { Guests } from '../guests.ts';
import type { Bucket, Buckets } from '../limits.ts';
import { shareOf } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { whyNotAdmitted } from '../tables/admission.ts';
import type { Delayed } from '../tables/delay.ts';
import { delayed } from '../tables/delay.ts';
import type { LoadedTable } from '../tables/table-tools.ts';
import { whyUnplayable } from '../tables/unplayable.ts';

/** The transport to the client, as far as a connection knows. */
export interface Transport {
  send(frame: string): void;
  /** Hangs up: for good, or to be called again. */
  hangUp(rude: boolean): void;
  /** Where it comes from. */
  readonly address: string;
  /** The network it belongs to, which is counted as one. */
  readonly network: string;
}

/** A table, as far as a connection knows. */
interface Table extends Pick<LoadedTable, 'client' | 'join' | 'part' | 'receive'> {
  host(): Pick<TableHost, 'record'>;
}

export interface ConnectionTools {
  readonly hall: { find(name: string): Promise<Table | undefined>; closing(): boolean };
  readonly guests: Pick<Guests, 'recognise' | 'rename' | 'isMuted'>;
  readonly friends: Parameters<typeof whyNotAdmitted>[0];
  readonly metrics: Metrics;
  readonly buckets: readonly Bucket[];
  /** What shares of networks may change about tables. */
  readonly changes: Buckets;
  now(): number;
  readonly log: Log;
  fault(error: unknown): void;
}

export interface Connection {
  receive(text: string): void;
  /**
   * Tokens of this guest, or of anybody, may be void: whoever came with one that is has to come again. Or somebody does not
   * want to meet this guest any more.
   */
  recheck(guest?: string): void;
  closed(): void;
}

/** Who keeps talking this often after being told to wait is cut off. */
const PATIENCE = 200;
/** To be shown everything once more is as dear as so many messages. */
const SHOWN_AGAIN = 20;
/** Guesses are dear: so many changes each. */
const PASSWORD_COST = 5;
/** What writes the record of a table anew and is told to everybody. */
const CHANGES: ReadonlySet<ClientMessage['type']> = new Set([
  'chat',
  'phrase',
  'moreTime',
  'name',
  'seat',
  'seatAsk',
  'seatReply',
  'settings',
]);
/** What only says something. */
const SPEECH: ReadonlySet<ClientMessage['type']> = new Set(['chat', 'phrase']);
const DONE = Promise.resolve();
/** What may arrive while a table is being loaded. */
const MOST_WAITING = 16;

export function createConnection(
  transport: Transport,
  cookie: string | undefined,
  tools: ConnectionTools,
): Connection {
  const { hall, guests, metrics, buckets, now, log, fault } = tools;
  let at: { readonly table: Table; readonly client: Client; readonly late: Delayed } | undefined;
  /** Messages behind an `open` that is still being carried out. */
  let waiting: ClientMessage[] | undefined;
  let opening: Promise<void> = DONE;
  let gone = false;
  /** The token by which this is somebody; nothing: they have none. */
  let held: string | undefined;
  let tooFast = 0;

  const tell = (message: HostMessage): void => transport.send(JSON.stringify(message));

  const refuse = (reason: Reason, id?: number): void => {
    metrics.add('questhall_refused_total');
    tell({ type: 'refused', reason, ...(id !== undefined && { id }) });
  };

  const leave = (): void => {
    at?.late.close();
    if (at) at.table.part(at.client);
    at = undefined;
  };

  const bye = (reason: Reason, again: boolean): void => {
    const text = reason.rule === 'QH-PROTOCOL' ? reasonText(reason) : undefined;
    tell({ type: 'bye', reason, ...(text !== undefined && { text }), again });
    transport.hangUp(false);
  };

  const deliver = (frame: string): void => {
    transport.send(frame);
    // The host has hung up; whatever this table was, it is not there any more.
    if (frame.startsWith('{"type":"bye"')) transport.hangUp(false);
  };

  /** As late as this table wants it, wherever this goes next. */
  const sitDown = (table: Table, guest: Guest): NonNullable<typeof at> => {
    const late = delayed(deliver, () => 1000 * (table.host().record().settings.delay ?? 0));
    return { table, client: table.client(guest, late.deliver, shareOf(transport.network, guest.id)), late };
  };

  /** Who tries passwords uses up what others may change. */
  const whyNotIn = (
    table: Table,
    { id }: Guest,
    password: string | undefined,
  ): Promise<Reason | undefined> => {
    const share = tools.changes.bucket(shareOf(transport.network, id), now());
    if (password !== undefined && !share.take(now(), PASSWORD_COST))
      return Promise.resolve(hostReason('QH-TOO-FAST'));
    return whyNotAdmitted(tools.friends, table.host().record(), id, password);
  };

  const open = async (wish: Open): Promise<void> => {
    const { protocol, table: name, token, board, password, known: seen } = wish;
    if (protocol !== PROTOCOL)
      return bye(
        hostReason('QH-PROTOCOL', {
          page: protocol,
          server: PROTOCOL,
          older: protocol < PROTOCOL ? 'page' : 'server',
        }),
        false,
      );
    const named = name.toUpperCase();
    const table = await hall.find(named);
    const holder = (await guests.recognise(token ?? cookie))?.guest;
    const known = board ? undefined : holder;
    const guest = known ?? (at && held === undefined ? at.client.guest : passerBy());
    // A board is let in where whoever opens it would be.
    const refusal = table && (await whyNotIn(table, holder ?? guest, password));
    if (gone) return undefined;
    if (hall.closing()) return bye(hostReason('QH-CLOSING'), true);
    if (!table) return bye(hostReason('QH-NO-TABLE', { table: named }), false);
    if (refusal) return bye(refusal, false);
    // Nobody was there, and it was let go of while it was found out who comes.
    const found = await hall.find(named);
    if (gone) return undefined;
    if (found !== table) return open(wish);
    if (at && (at.table !== table || at.client.guest.id !== guest.id)) leave();
    // Who asks to be shown everything again and again gathers nothing that waits.
    at?.late.forget();
    at ??= sitDown(table, guest);
    held = known && (token ?? cookie);
    table.join(at.client, seen);
    return undefined;
  };

  const beginOpening = (message: Open): void => {
    waiting = [];
    opening = open(message)
      .catch((error: unknown) => {
        const reason = whyUnplayable(error);
        if (!reason) fault(error);
        bye(reason ?? hostReason('QH-FAULT'), reason === undefined);
      })
      .finally(() => {
        const behind = waiting ?? [];
        waiting = undefined;
        behind.forEach(take);
      });
  };

  /** Whoever runs the hall may have muted them. */
  const speak = ({ table, client }: NonNullable<typeof at>, message: TableRequest): void => {
    guests
      .isMuted(client.guest.id)
      .then((muted) => {
        if (muted) refuse(hostReason('QH-MUTED'), message.id);
        else if (at?.client === client) table.receive(client, message);
      })
      .catch(fault);
  };

  const take = (message: ClientMessage): void => {
    if (gone) return;
    if (waiting) {
      if (waiting.length < MOST_WAITING) waiting.push(message);
      else refuse(hostReason('QH-TOO-FAST'), 'id' in message ? message.id : undefined);
      return;
    }
    if (message.type === 'open') {
      if (at && !buckets.every((bucket) => bucket.take(now(), SHOWN_AGAIN)))
        refuse(hostReason('QH-TOO-FAST'));
      else beginOpening(message);
    } else if (!at) refuse(hostReason('QH-OPEN-FIRST'), message.id);
    else if (
      CHANGES.has(message.type) &&
      !tools.changes.take(shareOf(transport.network, at.client.guest.id), now())
    )
      refuse(hostReason('QH-TOO-FAST'), message.id);
    else if (SPEECH.has(message.type)) speak(at, message);
    else {
      at.table.receive(at.client, message);
      // Who has no token is nobody whom storage could remember.
      if (message.type === 'name' && held !== undefined)
        guests.rename(at.client.guest, message.name).catch(fault);
    }
  };

  const check = async (guest: string | undefined): Promise<void> => {
    const seated = at;
    if (!seated || held === undefined || (guest ?? seated.client.guest.id) !== seated.client.guest.id) return;
    const known = await guests.recognise(held);
    // They have gone meanwhile, or to another table, where they were looked at anew.
    if (at !== seated) return;
    if (!known) return bye(hostReason('QH-REVOKED'), true);
    if (guest === undefined) return undefined;
    // Whoever hosts the table may not want to meet them any more; a password they have given already.
    const record = seated.table.host().record();
    const refusal = await whyNotAdmitted(tools.friends, record, guest, undefined);
    if (refusal && refusal.rule !== 'QH-PASSWORD' && at === seated) bye(refusal, false);
    return undefined;
  };

  return {
    // Who is coming in just now may have been recognised before.
    recheck: (guest) => void opening.then(() => check(guest)).catch(fault),
    receive(text) {
      metrics.add('questhall_frames_in_total');
      const time = now();
      if (!buckets.every((bucket) => bucket.take(time))) {
        tooFast += 1;
        if (tooFast === PATIENCE + 1)
          log({ event: 'guest cut off', address: transport.address, why: 'sends too much' });
        if (tooFast > PATIENCE) transport.hangUp(true);
        else refuse(hostReason('QH-TOO-FAST'), idOf(text));
        return;
      }
      const read = readMessage(text);
      if ('refused' in read) refuse(read.refused, read.id);
      else take(read.ok);
    },
    closed() {
      gone = true;
      leave();
    },
  };
}

/** Somebody who has no token may look on. */
const passerBy = (): Guest => ({ id: crypto.randomUUID(), name: 'Spectator' });

/** So that even a refusal without reading can be told apart. */
function idOf(text: string): number | undefined {
  const read = readMessage(text);
  if ('refused' in read) return read.id;
  return 'id' in read.ok ? read.ok.id : undefined;
}
