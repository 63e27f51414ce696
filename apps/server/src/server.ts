/** The server: storage, tables, bots, HTTP and WebSockets, put together. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Game } from '@questhall/kernel';
import type { Away } from '@questhall/protocol/host';
import { createThinking } from './bots/thinking.ts';
import type { Rolling } from './dice/rolling.ts';
import { createRolling } from './dice/rolling.ts';
import type { Games } from './games.ts';
import { gamesThrough } from './games.ts';
import { createGuests } from './guests.ts';
import { freeIn, watchHealth } from './health.ts';
import { networkAddresses } from './http/addresses.ts';
import { createApp } from './http/app.ts';
import { filesIn } from './http/files.ts';
import type { Trust } from './http/headers.ts';
import { addressOf, hostAllowed, originAllowed, tokenFrom } from './http/headers.ts';
import { countTcpConnections } from './http/tcp-connections.ts';
import { keptLimits } from './kept-limits.ts';
import { createLibrary } from './library/library.ts';
import type { Limits } from './limits.ts';
import { createBuckets, USUAL_LIMITS } from './limits.ts';
import type { Log } from './log.ts';
import { FAULTS_ONLY } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createAudience } from './nodes/audience.ts';
import type { Peers } from './nodes/peers.ts';
import { ALONE } from './nodes/peers.ts';
import { openPostgresPeers } from './nodes/postgres-peers.ts';
import type { CallerTools } from './notices/caller.ts';
import { createCaller } from './notices/caller.ts';
import { createNotices } from './notices/notices.ts';
import { REMOVED_NOTE } from './people/admin.ts';
import { createFriends } from './people/friends.ts';
import { createPasskeys } from './people/passkeys.ts';
import { createPeople } from './people/people.ts';
import { openSockets } from './play/sockets.ts';
import { createChecking } from './quests/checking.ts';
import { createQuests } from './quests/quests.ts';
import { createLadder } from './ratings/ladder.ts';
import { createRatings } from './ratings/ratings.ts';
import type { Keep } from './retention.ts';
import { keepInWords, removeOld, USUAL_KEEP } from './retention.ts';
import { steadyClock } from './steady-clock.ts';
import type { StorageWatch } from './storage/batching.ts';
import type { FolderLock } from './storage/folder-lock.ts';
import { lockFolder } from './storage/folder-lock.ts';
import type { Writer } from './storage/news.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/port.ts';
import { damagedTables, demandUndamaged } from './storage/sqlite-damage.ts';
import { createHall } from './tables/hall.ts';
import { createQuick } from './tables/quick.ts';
import { newSeed } from './tables/seed.ts';
import type { Thinker } from './tables/thinker.ts';
import { VERSION } from './version.ts';

export interface ServerOptions {
  /** The folder of the embedded database. */
  readonly data: string;
  /** The address of a PostgreSQL database, which takes the place of the embedded one. */
  readonly database?: string;
  readonly port: number;
  readonly host: string;
  /** How many further ports are tried when this one is taken. */
  readonly nextPorts?: number;
  /** A module that exports GAMES. */
  readonly games?: URL;
  /** What stands between the server and its rules. */
  readonly through?: (game: Game) => Game;
  /** The folder of the built page. */
  readonly page?: string;
  readonly limits?: Limits;
  readonly trust?: Trust;
  /** How long a bot takes at least. */
  readonly botPause?: number;
  /** How long it is the turn of somebody who is away before their webhook is called, in milliseconds. */
  readonly turnAfter?: number;
  /** How webhooks and browsers are called. */
  readonly calls?: CallerTools;
  /** How often tables that nobody needs leave memory, in milliseconds. */
  readonly tidyEvery?: number;
  /** How often nodes on one database give a sign of life, in milliseconds. */
  readonly beatEvery?: number;
  readonly thinker?: Thinker;
  /** Where dice fall that are really thrown. */
  readonly rolling?: Rolling;
  /** Where seeds of matches come from. */
  readonly newSeed?: () => string;
  /** What is kept without anybody coming, and how long. */
  readonly keep?: Keep;
  /** The clock on the wall. */
  readonly wall?: () => number;
  /** Opens what takes the place of both databases. */
  readonly openStorage?: (watch: StorageWatch, writer: Writer) => Promise<Storage>;
  /** Missing: only faults are told, on the error output. */
  readonly log?: Log;
}

export interface RunningServer {
  readonly address: string;
  readonly port: number;
  /** Where it is found by others in the same network, the likeliest first. */
  readonly networkAddresses: readonly string[];
  /** Once is enough; who asks again waits for the same end. */
  close(): Promise<void>;
}

const OWN_GAMES = new URL('./games.ts', import.meta.url);
const OWN_PAGE = join(import.meta.dirname, '..', '..', 'web', 'dist');

const ALIVE_NOTE = 'alive';
const ALIVE_EVERY = 5000;
/** Milliseconds until old things are removed for the first time, and between two times. */
const SWEEP_FIRST = 60_000;
const SWEEP_EVERY = 6 * 3600 * 1000;
/** Milliseconds that goodbyes may take. */
const CLOSING = 8000;
const TIDY_EVERY = 30_000;
const USUAL_PAUSE = 600;
const TURN_AFTER = 20_000;
const BEAT_EVERY = 1500;
/** So many beats without a sign of life, and a node is dead. */
const BEATS_MISSED = 4;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { trust = { proxy: false, origins: [] }, botPause = USUAL_PAUSE } = options;
  const gamesModule = options.games ?? OWN_GAMES;
  const { GAMES } = (await import(gamesModule.href)) as { readonly GAMES: Games };
  const games = options.through ? gamesThrough(GAMES, options.through) : GAMES;
  const now = steadyClock(options.wall ?? Date.now, () => performance.now());
  const metrics = createMetrics();
  const log = options.log ?? FAULTS_ONLY;
  const fault = (error: unknown): void => {
    metrics.add('questhall_faults_total');
    log({ event: 'fault', error });
  };

  const node = randomUUID();
  const beatEvery = options.beatEvery ?? BEAT_EVERY;
  const ttl = beatEvery * BEATS_MISSED;
  const audience = createAudience(ttl);
  const writer: Writer = { node, listens: audience.listens, renew: () => hall.renew() };
  const committing: StorageWatch = {
    committed(operations, milliseconds) {
      metrics.add('questhall_commit_operations_total', operations);
      metrics.observe('questhall_commit_seconds', milliseconds / 1000);
    },
  };
  const lock = options.database === undefined ? takeFolder(options.data) : undefined;
  const storage = await (options.openStorage?.(committing, writer) ??
    openStorage(options, committing, writer));
  const limits = options.limits ?? { ...USUAL_LIMITS, ...(await keptLimits(storage)) };
  const thinker = options.thinker ?? createThinking(gamesModule);
  const rolling = options.rolling ?? createRolling();
  const checking = createChecking(gamesModule);
  let peers: Peers = ALONE;
  const guests = await createGuests(storage, now, (guest) => peers.say({ revoked: guest }));
  const caller = createCaller(options.calls ?? {});
  const notices = await createNotices({ storage, caller, metrics, log, now, fault });
  const ratings = createRatings(storage, fault);
  const throws = createBuckets(limits.throws);
  const undos = createBuckets(limits.undos);
  const hall = await createHall({
    games,
    storage,
    thinker,
    now,
    botPause,
    rolling,
    newSeed: options.newSeed ?? newSeed,
    throws,
    undos,
    ratings,
    turnAfter: options.turnAfter ?? TURN_AFTER,
    away: await timeAway(storage, now()),
    watch: {
      answered: () => metrics.add('questhall_answers_total'),
      told: (milliseconds) => metrics.observe('questhall_answer_seconds', milliseconds / 1000),
      overtaken: () => metrics.add('questhall_overtaken_total'),
      quarantined: () => metrics.add('questhall_quarantined_total'),
      log,
      turn: notices.turn,
      fault,
    },
    audience,
    ttl,
    async meet(events) {
      if (options.database === undefined) return ALONE;
      peers = await openPostgresPeers(options.database, node, {
        ...events,
        hear(from, notice) {
          if ('revoked' in notice) guests.forget(notice.revoked);
          else events.hear(from, notice);
        },
        missed() {
          events.missed();
          guests.forget();
        },
      });
      return peers;
    },
  });

  const writeAlive = (): Promise<void> => storage.setNote(ALIVE_NOTE, String(now()));
  const health = watchHealth({
    write: writeAlive,
    ...(options.database === undefined && { free: () => freeIn(options.data) }),
  });
  const requests = createBuckets(limits.requests);
  const arrivals = createBuckets(limits.arrivals);
  const creations = createBuckets(limits.creations);
  const addressMessages = createBuckets(limits.addressMessages);
  const [bytes, changes] = [createBuckets(limits.bytes), createBuckets(limits.changes)];
  const passkeys = createPasskeys(storage, now);
  const people = createPeople(storage, passkeys, ratings, now, hall.reread);
  const friends = createFriends(storage, now, guests.lookAgain);
  const shared = { hall, friends, guests, metrics, requests, now, log, fault, trust };
  const app = createApp({
    ...shared,
    games,
    notices,
    people,
    passkeys,
    ratings,
    ladder: createLadder(storage, Object.keys(games), now),
    quests: createQuests(storage, games, checking, now),
    library: createLibrary(storage, log, now),
    quick: createQuick({ hall, storage, friends, now }),
    creations,
    version: VERSION,
    addresses: () => networkAddresses(options.host, port),
    files: filesIn(options.page ?? OWN_PAGE),
    health: async () => ({
      ...(await health.look()),
      tables: hall.count(),
      connections: sockets.count(),
    }),
  });
  const tcp = countTcpConnections(app.server, {
    mostPerNetwork: trust.proxy ? Number.POSITIVE_INFINITY : limits.tcpPerAddress,
    fault,
  });
  const sockets = openSockets(app.server, {
    ...shared,
    limits,
    arrivals,
    addressMessages,
    bytes,
    changes,
    addressOf: (request) => addressOf(request, trust),
    hostAllowed: (request) => hostAllowed(request, trust),
    originAllowed: (request) => originAllowed(request, trust),
    tokenOf: tokenFrom,
  });
  metrics.gauge('questhall_tables', 'Tables in memory', hall.count);
  metrics.gauge('questhall_connections', 'Open WebSockets', sockets.count);
  metrics.gauge('questhall_tcp_connections', 'Open TCP connections', tcp.count);

  const stillAlive = (): void => {
    writeAlive().catch(fault);
  };
  let removed = await storage.getNote(REMOVED_NOTE);
  /** Whoever runs the hall has removed somebody, from a process of their own. */
  const hearOfRemoved = async (): Promise<void> => {
    const known = removed;
    removed = await storage.getNote(REMOVED_NOTE);
    if (removed === known) return;
    guests.forget();
    hall.readAgain();
  };
  const timers = [
    setInterval(() => void hall.beat(), beatEvery),
    setInterval(() => void hearOfRemoved().catch(fault), beatEvery),
    setInterval(stillAlive, ALIVE_EVERY),
    setInterval(() => {
      hall.tidy();
      notices.tidy();
      for (const buckets of [requests, arrivals, creations, addressMessages, bytes, changes, throws, undos])
        buckets.tidy(now());
    }, options.tidyEvery ?? TIDY_EVERY),
  ];
  const keep = options.keep ?? USUAL_KEEP;
  const sweep = (): void => void removeOld({ storage, keep, log, now }).catch(fault);
  timers.push(setInterval(sweep, SWEEP_EVERY), setTimeout(sweep, SWEEP_FIRST).unref());
  stillAlive();
  await hall.beat();

  const port = await listen(app, options);
  await hall.wakeAll();

  if (lock) for (const what of damagedTables(options.data)) log({ event: 'damage', what });
  const address = `http://${shown(options.host)}:${port}`;
  log({ event: 'keeping', keep: keepInWords(keep) });
  log({ event: 'open', address, storage: options.database === undefined ? 'SQLite' : 'PostgreSQL' });
  const closeAll = async (): Promise<void> => {
    log({ event: 'closing' });
    const given = Promise.withResolvers<void>();
    timers.forEach(clearInterval);
    // What fails or hangs, for want of a database, keeps nothing else from ending.
    const late = setTimeout(given.resolve, CLOSING);
    const ends = [
      hall.close,
      sockets.close,
      app.close,
      thinker.close,
      rolling.close,
      checking.close,
      notices.settled,
      ratings.settled,
      writeAlive,
      storage.close,
    ];
    for (const end of ends) await Promise.race([Promise.resolve(end()).catch(fault), given.promise]);
    clearTimeout(late);
    lock?.release();
    health.close();
    metrics.close();
    log({ event: 'closed' });
  };
  let closed: Promise<void> | undefined;
  return {
    address,
    port,
    networkAddresses: networkAddresses(options.host, port),
    close() {
      closed ??= closeAll();
      return closed;
    },
  };
}

/** Only one server may have it, and only while it is as it was left. */
function takeFolder(folder: string): FolderLock {
  const lock = lockFolder(folder);
  try {
    demandUndamaged(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
}

/** Since when no server has lived on this storage. */
async function timeAway(storage: Storage, now: number): Promise<Away> {
  const alive = await storage.getNote(ALIVE_NOTE);
  return { from: alive === undefined ? now : Math.min(now, Number(alive)), until: now };
}

async function listen(
  app: ReturnType<typeof createApp>,
  { port, host, nextPorts = 0 }: ServerOptions,
): Promise<number> {
  for (let tried = 0; ; tried++) {
    try {
      await app.listen({ port: port === 0 ? 0 : port + tried, host });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port + tried;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || tried >= nextPorts) throw error;
    }
  }
}

/** An address one can click on. */
const shown = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
