/** All tables. One in memory is a cache of its log: it is loaded when somebody comes and let go when nobody is there. */
import type { Game, Problem } from '@questhall/kernel';
import type { TableRequest, TableSpec } from '@questhall/protocol';
import type { Away, Guest, TableRecord } from '@questhall/protocol/host';
import { matchKey, newTable, passwordText } from '@questhall/protocol/host';
import type { Games } from '../games.ts';
import { diceFor } from '../games.ts';
import type { Audience } from '../nodes/audience.ts';
import type { PeerEvents, Peers, Written } from '../nodes/peers.ts';
import { sayOfAll } from '../nodes/peers.ts';
import { createPresence } from '../nodes/presence.ts';
import { createRunning } from '../nodes/running.ts';
import { tableOfMatch } from '../storage/operations.ts';
import type { Storage } from '../storage/port.ts';
import { isMatchCode, isTableCode, newCode } from './code.ts';
import type { Lists } from './lists.ts';
import { createLists } from './lists.ts';
import { loadTable } from './loaded-table.ts';
import { createLoading } from './loading.ts';
import { createQuarantines, inQuarantine } from './quarantine.ts';
import { guestsOf, rowOf } from './row.ts';
import { hashOf } from './seed.ts';
import { createSlices } from './slices.ts';
import type { Loaded, LoadedTable, TableTools } from './table-tools.ts';
import { whyUnplayable } from './unplayable.ts';

export interface Hall extends Pick<Lists, 'listed' | 'tablesOf'> {
  /** Opens a new table and says what it is called. */
  create(spec: TableSpec, host: Guest): Promise<Created>;
  /** The table of that name, from memory or from its log. Rejects with a reason where its match cannot go on here. */
  find(name: string): Promise<LoadedTable | undefined>;
  game(id: string): Promise<Game | undefined>;
  /** The match on record, if it is over. */
  replay(match: string): Promise<string | 'running' | undefined>;
  /** Somebody who does not have these tables in memory has written to them. */
  reread(names: readonly string[]): void;
  /** The same, and nobody knows to which. */
  readAgain(): void;
  /** Wakes the tables where something happens without anybody connected, and nobody else has woken them. */
  wakeAll(): Promise<void>;
  /** To be called several times in `ttl`. */
  beat(): Promise<void>;
  /** A sign of life out of turn. */
  renew(): Promise<void>;
  /** Lets go of tables nobody needs in memory. */
  tidy(): void;
  count(): number;
  /** No table can be found any more, but all are kept. */
  closing(): boolean;
  close(): Promise<void>;
}

export type Created =
  | { readonly table: string }
  | { readonly problems: readonly Problem[] }
  | { readonly unknownGame: string };

export interface HallTools
  extends Pick<
    TableTools,
    | 'botPause'
    | 'newSeed'
    | 'now'
    | 'ratings'
    | 'rolling'
    | 'thinker'
    | 'throws'
    | 'undos'
    | 'turnAfter'
    | 'watch'
  > {
  readonly games: Games;
  readonly storage: Storage;
  /** Opens the line to the other nodes. */
  meet(events: PeerEvents): Promise<Peers>;
  /** Which tables other nodes have. */
  readonly audience: Audience;
  /** Milliseconds after which a node that gives no sign of life is dead. */
  readonly ttl: number;
  /** The time before this server started in which none was there. */
  readonly away: Away;
}

const DONE = Promise.resolve();
/** Where nothing has changed for so long, nobody waits any more: the longest bank of time is a little shorter. */
const DAY = 24 * 3600 * 1000;
const MONTHS = 62 * DAY;

export async function createHall(tools: HallTools): Promise<Hall> {
  const { games, storage, audience, watch, now } = tools;
  const tables = new Map<string, Promise<LoadedTable | undefined>>();
  const seated = new Map<string, LoadedTable>();
  /** Ours to run, and could not be read: nobody else takes them up. */
  const dropped = new Set<string>();
  /** When storage was told that somebody is there. */
  const touched = new Map<string, number>();
  let open = false;
  let closing = false;
  let beating = false;

  const hearAbout = (name: string): void => {
    if (closing) return;
    const known = tables.get(name) ?? (running.has(name) ? findPlayable(name) : undefined);
    known?.then((table) => table?.hear()).catch(watch.fault);
  };

  const hearEntry = (written: Written): void => {
    const name = tableOfMatch(written[0]);
    const table = seated.get(name);
    if (table) table.hear(written);
    else hearAbout(name);
  };

  const peers = await tools.meet({
    hear(from, notice) {
      // As long as nothing is in memory, nothing is news.
      if (!open) return;
      if ('log' in notice) notice.log.forEach(hearEntry);
      else if ('news' in notice) notice.news.forEach(hearAbout);
      else if ('here' in notice) presence.heard(from, notice.here);
      else if ('whoIsAt' in notice) asked(from, notice.whoIsAt);
      else if ('have' in notice) audience.come(from, notice.have).forEach(hearAbout);
      else if ('gone' in notice) audience.gone(from, notice.gone);
      else takeOver();
    },
    missed: () => missed(),
    fault: watch.fault,
  });

  /** Nobody told us anything for a while, and the others may have forgotten what we have. */
  const missed = (): void => {
    if (!open || closing) return;
    readAgain();
    for (const name of seated.keys()) askAbout(name);
  };

  const askAbout = (name: string): void => {
    audience.asking(name);
    presence.ask(name);
  };

  /** What was written just now, by whoever did not know of the other yet, both have to read. */
  const asked = (from: string, names: readonly string[]): void => {
    const own = names.filter((name) => seated.has(name) || running.has(name));
    if (own.length === 0) return;
    audience.come(from, own);
    peers.say({ have: own });
    presence.asked(own);
    for (const name of own) if (seated.has(name)) hearAbout(name);
  };

  const readAgain = (): void => {
    for (const name of seated.keys()) hearAbout(name);
  };

  /** Reads those tables again that are not in memory what they are in storage. */
  const compare = async (): Promise<void> => {
    const heads = await peers.heads([...seated.values()].map((table) => matchKey(table.host().record())));
    for (const head of heads) seated.get(tableOfMatch(head.match))?.compare(head);
  };

  const takeUpDropped = (): void => {
    for (const name of dropped) {
      const found = running.has(name) ? findPlayable(name) : DONE;
      found.then(() => dropped.delete(name)).catch(watch.fault);
    }
  };

  /** A node has let go of something. */
  const takeOver = (): void => {
    if (closing) return;
    running
      .claim([...seated.keys()])
      .then(() => running.adopt())
      .catch(watch.fault);
  };

  const game = async (id: string, version?: number): Promise<Game | undefined> =>
    Object.hasOwn(games, id) ? games[id]?.(version) : undefined;

  /** A match goes on with the rules it was begun with; what comes after it has the newest. */
  const rulesFor = ({ game: id, match, status, rulesVersion }: TableRecord): Promise<Game | undefined> =>
    game(id, match && status === 'playing' ? rulesVersion : undefined);

  const forget = (table: LoadedTable): void => {
    seated.delete(table.name);
    tables.delete(table.name);
    touched.delete(table.name);
    presence.forget(table.name);
    audience.forget(table.name);
  };

  const quarantines = createQuarantines({ storage, watch, now });

  /** The fault stays at this table: everybody else plays on. */
  const setAside = (name: string, rules: Game, error: unknown, during?: TableRequest): void => {
    quarantines.put(name, rules, error, during);
    running.release([name]);
    sayOfAll(peers, [name], (some) => ({ gone: some }));
  };

  const loading = createLoading({
    storage,
    quarantines,
    slices: createSlices(),
    away: tools.away,
    newSeed: tools.newSeed,
    rulesFor,
    newest: game,
    now,
    setAside,
  });

  const loadAgain = async (name: string, whole?: boolean): Promise<Loaded> => {
    const loaded = await loading.table(name, whole);
    if (!loaded) throw new Error(`table ${name} is gone`);
    return loaded;
  };

  const tableTools: TableTools = {
    ...tools,
    load: loadAgain,
    loadNews: loading.news,
    runs: (name) => running.runs(name),
    elsewhere: (name) => presence.elsewhere(name),
    moved: (name) => presence.touch(name),
    alone: peers.alone,
    lost(table, error) {
      if (!whyUnplayable(error)) watch.fault(error);
      forget(table);
      if (running.has(table.name)) dropped.add(table.name);
      table.close('QH-RELOADED');
    },
    broken(table, error, during) {
      forget(table);
      table.close('QH-QUARANTINED');
      setAside(table.name, table.game, error, during);
    },
  };

  const load = async (name: string): Promise<LoadedTable | undefined> => {
    const loaded = await loading.table(name);
    if (!loaded) return undefined;
    const { rules } = loaded;
    const dice = await diceFor(rules.id);
    const table = seat(name, rules, loaded, { ...tableTools, ...(dice && { dice }) });
    seated.set(name, table);
    askAbout(name);
    running.claim([name]).catch(watch.fault);
    return table;
  };

  const seat: typeof loadTable = (name, rules, loaded, tools) => {
    try {
      return loadTable(name, rules, loaded, tools);
    } catch (error) {
      setAside(name, rules, error);
      throw inQuarantine(name);
    }
  };

  const find = (name: string): Promise<LoadedTable | undefined> => {
    if (closing || !isTableCode(name)) return Promise.resolve(undefined);
    const known = tables.get(name);
    if (known !== undefined) return known;
    const loading = load(name);
    tables.set(name, loading);
    loading.then(
      (table) => {
        if (!table && tables.get(name) === loading) tables.delete(name);
      },
      () => tables.delete(name),
    );
    return loading;
  };

  const create = async (spec: TableSpec, host: Guest): Promise<Created> => {
    const rules = await game(spec.game);
    if (!rules) return { unknownGame: spec.game };
    for (;;) {
      const made = newTable(rules, newCode(), spec, host);
      if ('problems' in made) return made;
      const { table } = made.record;
      const { password } = spec;
      const lock = password !== undefined && { password: hashOf(passwordText(table, password)) };
      const record: TableRecord = { ...made.record, ...lock };
      if (!(await storage.addTable(rowOf(record, now())))) continue;
      await Promise.all(guestsOf(record).map((guest) => storage.seatGuest(guest, table)));
      lists.added();
      watch.log({ event: 'table opened', table, game: rules.id });
      return { table };
    }
  };

  /** Nothing also where its match cannot go on here. */
  const findPlayable = (name: string): Promise<LoadedTable | undefined> =>
    find(name).catch((error: unknown) => {
      if (whyUnplayable(error)) return undefined;
      throw error;
    });

  const lists = createLists({
    storage,
    ratings: tools.ratings,
    now,
    inMemory: (name) => seated.get(name)?.host(),
    playable: async (name) => (await findPlayable(name))?.host(),
    record: loading.record,
    fault: watch.fault,
  });

  const replay = async (match: string): Promise<string | 'running' | undefined> => {
    if (!isMatchCode(match)) return undefined;
    const kept = await storage.loadReplay(match);
    if (kept !== undefined) return kept;
    const table = await find(tableOfMatch(match));
    if (!table || matchKey(table.host().record()) !== match) return undefined;
    const record = table.host().finished();
    if (record) return JSON.stringify(record);
    return table.host().record().match ? 'running' : undefined;
  };

  /** Whoever comes wakes it, on whichever node; but where another has it, that one knows better. */
  const rest = (table: LoadedTable): void => {
    const record = table.host().record();
    if (!peers.alone && audience.listens(table.name)) return;
    const row = { table: table.name, touched: now(), revision: record.revision ?? 0 };
    storage.restTable(row, matchKey(record), table.host().version()).catch(watch.fault);
  };

  /** Somebody is there, or a clock runs: it is not old, however long nobody changes it. */
  const touch = (name: string): void => {
    const time = now();
    if (time - (touched.get(name) ?? 0) < DAY) return;
    touched.set(name, time);
    storage.touchTable(name, time).catch(watch.fault);
  };

  const running = createRunning({
    peers,
    ttl: tools.ttl,
    now,
    inMemory: () => seated.keys(),
    async run(name) {
      (await findPlayable(name))?.hear();
    },
    nodes(others) {
      presence.nodes(others);
      audience.nodes(others);
      takeUpDropped();
    },
    readAgain,
    missed,
    compare,
    fault: watch.fault,
  });

  const presence = createPresence({
    peers,
    here: (name) => seated.get(name)?.host().here(),
    tell: (name, elsewhere) => seated.get(name)?.host().others(elsewhere),
  });

  open = true;
  return {
    create,
    find,
    game,
    listed: lists.listed,
    tablesOf: lists.tablesOf,
    replay,
    reread: (names) => names.forEach(hearAbout),
    readAgain,
    async beat() {
      if (closing || beating) return;
      beating = true;
      await running
        .beat()
        .catch((error: unknown) => {
          if (!closing) watch.fault(error);
        })
        .finally(() => {
          beating = false;
        });
    },
    renew: () => running.renew(),
    async wakeAll() {
      if (!peers.alone) return running.adopt();
      const names = await storage.awakeTables(now() - MONTHS);
      for (const name of names) await findPlayable(name).catch(watch.fault);
      if (names.length > 0) watch.log({ event: 'woken', tables: names.length });
    },
    tidy() {
      const asleep: string[] = [];
      for (const [name, table] of seated) {
        if (!table.idle()) {
          touch(name);
          continue;
        }
        table.snapshot();
        rest(table);
        asleep.push(name);
        forget(table);
        table.close('QH-RELOADED');
      }
      running.release(asleep);
      sayOfAll(peers, asleep, (some) => ({ gone: some }));
    },
    count: () => seated.size,
    closing: () => closing,
    async close() {
      closing = true;
      await Promise.allSettled(tables.values());
      for (const table of seated.values()) {
        table.snapshot();
        table.close('QH-CLOSING');
      }
      // Behind what the tables have written last.
      await storage.getNote('');
      await peers.leave().catch(watch.fault);
    },
  };
}
