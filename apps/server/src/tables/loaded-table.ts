/** One table in memory: its host, tied to storage, clock and bots. */
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import type { Game, Seat } from '@questhall/kernel';
import type { Open, TableRequest } from '@questhall/protocol';
import type { Client, LogEntry, Ports, TableHost, TableRecord } from '@questhall/protocol/host';
import { createTableHost, goodbye, isAbandoned, matchKey } from '@questhall/protocol/host';
import { pastOf } from '../people/past.ts';
import { personOf } from '../people/profile.ts';
import { createAnswering } from './answering.ts';
import { contained, refuse } from './contained.ts';
import { createHearing } from './hearing.ts';
import { payerOf, sitsAt } from './payer.ts';
import { guestsOf, isAwake, rowOf } from './row.ts';
import { hashOf } from './seed.ts';
import type { Loaded, LoadedTable, TableTools } from './table-tools.ts';
import { BrokenThought } from './thinker.ts';
import { createThrows } from './throws.ts';
import { createTurns } from './turns.ts';
import { demandRules } from './unplayable.ts';
import type { WriteBarrier } from './write-barrier.ts';
import { createWriteBarrier } from './write-barrier.ts';

/**
 * Entries of a log after which a new snapshot is worth its while; and half as many as the last one knew, since it says a
 * little about each: so snapshots cost the same per answer, however long the match, and no more than a third of it is played again.
 */
const SNAPSHOT_EVERY = 200;
const SNAPSHOT_GROWTH = 1 / 2;

/** Answers that an undo may play again at once. */
const FAR = 300;

/** Milliseconds after which what runs by itself tries again to be kept. */
const RECOVERY = 1000;

/** The longest time a timer of Node takes. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** What was asked for while so many writes had been asked for: it is settled when they are safe. */
interface PendingRequest {
  readonly client: Client;
  readonly request: TableRequest;
  readonly writes: number;
  readonly since: number;
}

export function loadTable(name: string, game: Game, loaded: Loaded, tools: TableTools): LoadedTable {
  const { storage, thinker, watch, now, botPause } = tools;
  const clients = new Set<Client>();
  /** By client: whose share of what is scarce it uses. */
  const shares = new WeakMap<Client, string>();
  let asked: PendingRequest[] = [];
  /** What came while the table was being loaded anew. */
  let behind: (() => void)[] | undefined;
  let closed = false;
  let snapshotAt = 0;
  /** When the request came that is being carried out, until something is written for it. */
  let since: number | undefined;
  let alarm: NodeJS.Timeout | undefined;
  /** Storage has failed a moment ago. */
  let recovering: NodeJS.Timeout | undefined;
  let barrier: WriteBarrier;
  let host: TableHost;
  let current: TableRecord;
  /** Guests of whom storage knows that they sit here. */
  let noted: Set<string>;
  /** Storage was told that something happens here, since this is in memory. */
  let awake = false;
  /** The last entry of the log, as it was written. */
  let lastEntry: string | undefined;

  const open = ({ record, past }: Loaded): void => {
    current = record;
    noted = new Set(guestsOf(record));
    snapshotAt = past.snapshot?.version ?? 0;
    lastEntry = textOf(past.entries.at(-1));
    const mine = createWriteBarrier(
      (failure) => {
        if (mine === barrier) reload(failure);
      },
      (came) => watch.told(performance.now() - came),
    );
    barrier = mine;
    host = contained(createTableHost(game, record, portsBehind(mine), past), { broken, fault: watch.fault });
    host.others(tools.elsewhere(name));
  };

  const broken = (error: unknown, during?: TableRequest): void => {
    if (!closed) tools.broken(table, error, during);
  };

  const payer = (seat?: Seat): string => payerOf(current, clients, (client) => shares.get(client), seat);

  const throws = tools.dice && createThrows(tools.dice, game.id, tools.rolling, () => host.version());
  const answering = createAnswering({
    throws,
    thinker,
    now,
    limit: tools.throws,
    host: () => host,
    payer,
    closed: () => closed,
    fault: watch.fault,
  });

  const turns = createTurns({
    host: () => host,
    after: tools.turnAfter,
    settled: () => !behind && barrier.asked() === barrier.safe(),
    runs: () => tools.runs(name),
    tell: (guest) => watch.turn(guest, name, game.name),
  });

  const portsBehind = (mine: WriteBarrier): Ports => ({
    now,
    append(version, entry) {
      lastEntry = JSON.stringify(entry);
      if (!awake) {
        awake = true;
        if (isAwake(current)) storage.wakeTable(name).catch(watch.fault);
      }
      storage.append(matchKey(current), version, lastEntry, mine.hold(since));
      since = undefined;
      watch.answered();
      turns.changed();
      if (version - snapshotAt >= Math.max(SNAPSHOT_EVERY, snapshotAt * SNAPSHOT_GROWTH))
        queueMicrotask(snapshot);
    },
    save(next) {
      const begun = next.matchNumber !== current.matchNumber;
      if (begun) snapshotAt = 0;
      const ended = next.status === 'finished' && current.status !== 'finished';
      const counts = ended || (isAbandoned(next) && !isAbandoned(current));
      current = next;
      turns.changed();
      const written = storage.saveTable(rowOf(next, now()));
      mine.holdFor(written);
      if (begun || ended) tellWhenSafe(written, begun ? 'match begun' : 'match finished', next);
      for (const guest of guestsOf(next)) {
        if (noted.has(guest)) continue;
        noted.add(guest);
        mine.holdFor(storage.seatGuest(guest, name));
      }
      if (ended) queueMicrotask(() => keepReplay(mine));
      if (counts) queueMicrotask(() => countWhenSafe(written));
    },
    async think(thought, level) {
      try {
        return await answering.choose(thought, level);
      } catch (error) {
        if (error instanceof BrokenThought) broken(error);
        throw error;
      }
    },
    hint: (thought) => thinker.hint(payer(thought.seat), thought),
    // However quick bots are, others have their turn in between.
    pause: (milliseconds) => (botPause === 0 ? immediate() : sleep(Math.max(milliseconds, botPause))),
    hash: hashOf,
    personOf,
    secret: tools.newSeed,
    wakeAt(time) {
      clearTimeout(alarm);
      if (time === undefined || closed) return;
      alarm = setTimeout(() => host.tick(), Math.min(LONGEST_TIMER, Math.max(0, time - now())));
    },
    runs: () => recovering === undefined && tools.runs(name),
    broken,
    fault: watch.fault,
    ...(throws && { dice: throws.dice }),
  });

  const tellWhenSafe = (
    written: Promise<boolean>,
    event: 'match begun' | 'match finished',
    { game: id, matchNumber }: TableRecord,
  ): void => {
    written.then(
      (safe) => safe && watch.log({ event, table: name, game: id, matchNumber }),
      () => {},
    );
  };

  const countWhenSafe = (written: Promise<boolean>): void => {
    const [match, result] = [matchKey(current), host.rated()];
    if (!result) return;
    written.then(
      (safe) => safe && tools.ratings.settle(match, game.id, result),
      () => {},
    );
  };

  const keepReplay = (mine: WriteBarrier): void => {
    const replay = host.finished();
    if (replay) mine.holdFor(storage.saveReplay(matchKey(current), JSON.stringify(replay)));
    const ending = host.ending();
    if (ending) for (const row of pastOf(current, game, ending, now())) mine.holdFor(storage.addPast(row));
  };

  const snapshot = (): void => {
    const taken = host.snapshot();
    if (!taken || taken.version <= snapshotAt) return;
    snapshotAt = taken.version;
    const row = { seq: taken.version, body: JSON.stringify(taken) };
    storage.saveSnapshot(matchKey(current), row).catch(watch.fault);
  };

  /**
   * What we wanted to write is not safe. The table is loaded anew and everybody is shown it as it is. Where another node
   * wrote first, what was asked for and not answered is asked again; where storage failed, whoever asked is told.
   */
  const reload = (failure?: Error): void => {
    if (closed || behind) return;
    if (failure) recover(failure);
    else watch.overtaken();
    loadAnew(failure);
  };

  const loadAnew = (failure?: Error, whole?: boolean): void => {
    const again = asked.filter(({ writes }) => writes > barrier.safe());
    asked = [];
    behind = again.map(
      ({ client, request, since: came }) =>
        () =>
          failure ? refuse(client, request, 'QH-NOT-SAVED') : receive(client, request, came),
    );
    clearTimeout(alarm);
    barrier.abandon();
    host.close();
    tools.load(name, whole).then(reopen, (error: unknown) => tools.lost(table, error));
  };

  /** Bots and clocks do not try again and again what cannot be kept. */
  const recover = (failure: Error): void => {
    watch.fault(failure);
    clearTimeout(recovering);
    recovering = setTimeout(() => {
      recovering = undefined;
      host.carryOn();
    }, RECOVERY);
  };

  const reopen = (fresh: Loaded): void => {
    if (closed) return;
    const late = behind ?? [];
    behind = undefined;
    try {
      open(fresh);
    } catch (error) {
      // There is no host that could say goodbye.
      behind = [];
      broken(error);
      return;
    }
    for (const client of clients) if (!host.join(client)) clients.delete(client);
    for (const act of late) act();
    // What was written while it was loaded nobody has told us.
    if (!tools.alone) hear();
  };

  /** Goes back further than what is at hand: everything is played again first, while others have their turn. */
  const goFarBack = async (client: Client, request: TableRequest, came: number): Promise<void> => {
    for (let mine: WriteBarrier | undefined; mine !== barrier; ) {
      mine = barrier;
      await mine.cleared();
    }
    if (closed) return;
    if (!behind && barrier.asked() === barrier.safe()) loadAnew(undefined, true);
    receive(client, request, came, true);
  };

  const part = (client: Client): void => {
    clients.delete(client);
    if (behind) {
      behind.push(() => part(client));
      return;
    }
    host.part(client);
    tools.moved(name);
  };

  /** `ready`: what would take long was done before. */
  const receive = (client: Client, request: TableRequest, came = performance.now(), ready = false): void => {
    if (behind) {
      behind.push(() => receive(client, request, came, ready));
      return;
    }
    // Who does not sit there is refused by the host, and uses up nothing that belongs to somebody else.
    const done = ready || ('seat' in request && !sitsAt(current, client, request.seat));
    const plan = done || request.type !== 'answer' ? undefined : answering.planOf(request);
    if (request.type === 'answer' && plan !== undefined) {
      answering.roll(client, request, plan, () => receive(client, request, came));
      return;
    }
    if (!done && request.type === 'undo' && othersAsked() && !tools.undos.take(payer(request.seat), now())) {
      refuse(client, request, 'QH-TOO-FAST');
      return;
    }
    if (!done && (request.type === 'undo' || request.type === 'undoReply') && host.undoWork(request) > FAR) {
      goFarBack(client, request, came).catch(watch.fault);
      return;
    }
    since = came;
    host.receive(client, request);
    since = undefined;
    const [writes, safe] = [barrier.asked(), barrier.safe()];
    if (asked.length > 0) asked = asked.filter((earlier) => earlier.writes > safe);
    if (writes > safe) asked.push({ client, request, writes, since: came });
    if (request.type === 'seat') tools.moved(name);
  };

  /** Whether an undo is free, has to be found out. */
  const othersAsked = (): boolean => current.settings.undo === 'ask' && new Set(guestsOf(current)).size > 1;

  const join = (client: Client, known?: Open['known']): void => {
    if (behind) {
      behind.push(() => join(client, known));
      return;
    }
    if (host.join(client, known)) clients.add(client);
    tools.moved(name);
    // Who comes from a node that died a moment ago may know more than it could tell.
    if (!tools.alone) hear();
  };

  const followUp = (record: TableRecord, entries: readonly LogEntry[]): void => {
    try {
      demandRules(record, game);
      if (record.matchNumber !== current.matchNumber) snapshotAt = 0;
      current = record;
      lastEntry = textOf(entries.at(-1)) ?? lastEntry;
      host.follow(record, entries);
      turns.changed();
    } catch (error) {
      tools.lost(table, error);
    }
  };

  const { hear, compare, busy } = createHearing({
    host: () => host,
    record: () => current,
    lastEntry: () => lastEntry,
    barrier: () => barrier,
    away: () => closed || behind !== undefined,
    loadNews: (matchNumber, version) => tools.loadNews(name, matchNumber, version),
    follow: followUp,
    reload,
    lost: (error) => tools.lost(table, error),
  });

  const table: LoadedTable = {
    name,
    game,
    host: () => host,
    client(guest, deliver, share) {
      const client: Client = { guest, send: (frame) => barrier.pass(deliver, frame) };
      if (share !== undefined) shares.set(client, share);
      return client;
    },
    join,
    part,
    receive,
    hear,
    compare,
    idle: () =>
      !behind && recovering === undefined && !busy() && barrier.asked() === barrier.safe() && host.idle(),
    snapshot,
    close(rule) {
      if (rule === 'QH-RELOADED') turns.flush();
      else turns.stop();
      closed = true;
      clearTimeout(alarm);
      clearTimeout(recovering);
      barrier.abandon();
      if (behind) for (const client of clients) client.send(JSON.stringify(goodbye(rule)));
      else host.close(rule);
    },
  };
  open(loaded);
  return table;
}

const textOf = (entry: LogEntry | undefined): string | undefined => entry && JSON.stringify(entry);
