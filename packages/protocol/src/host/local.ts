/** A table with one client and no server: solo, several people at one screen, offline. Runs in a worker of the page. */
import type { Game, MatchRecord, Problem } from '@questhall/kernel';
import { recordOf } from '@questhall/kernel';
import type { TableSpec } from '../table.ts';
import { readMessage } from '../validate.ts';
import { latestClock } from './clock.ts';
import { loadLog } from './match-log.ts';
import { nextPart } from './parts.ts';
import type { Guest, LogEntry, TableRecord } from './record.ts';
import { newTable } from './settings.ts';
import type { TableHost } from './table-host.ts';
import { createTableHost } from './table-host.ts';
import type { Client, Ports } from './table-state.ts';
import { tell } from './table-state.ts';

/** All there is to keep of a local table: JSON. */
export interface SavedTable {
  readonly record: TableRecord;
  readonly entries: readonly LogEntry[];
}

export interface LocalTools extends Omit<Ports, 'append' | 'save'> {
  /** To the page. */
  send(frame: string): void;
  /** Called after every change. The value lives on and grows: write it out, or copy it. */
  keep(saved: SavedTable): void;
}

export interface LocalTable {
  /** From the page. */
  receive(frame: string): void;
  /** The time asked for by `wakeAt` has come. */
  tick(): void;
  readonly host: TableHost;
}

export type LocalTableOpened = { readonly table: LocalTable } | { readonly problems: readonly Problem[] };

const LOCAL_GUEST: Guest = { id: 'you', name: 'You' };

/** The name of a table that has no code because nobody else can come. */
const LOCAL_NAME = 'local';

/** Opens a new table, and begins at once when every seat is filled. */
export function openLocalTable(game: Game, spec: TableSpec, tools: LocalTools): LocalTableOpened {
  const made = newTable(
    game,
    LOCAL_NAME,
    { ...spec, settings: { undo: 'free', ...spec.settings } },
    LOCAL_GUEST,
  );
  if ('problems' in made) return made;
  const table = resumeLocalTable(game, { record: made.record, entries: [] }, tools);
  if (made.record.seats.every(({ holder }) => holder !== 'open')) {
    const silent: Client = { guest: LOCAL_GUEST, send: () => {} };
    table.host.receive(silent, { type: 'start', id: 0 });
  }
  return { table };
}

/** A table whose match goes over to newer rules between two parts: how it goes on, and the part that is over. */
export function goneOver(
  game: Game,
  newest: Game,
  { record, entries }: SavedTable,
  seed: string,
): { readonly saved: SavedTable; readonly over: MatchRecord } | undefined {
  if (!record.match || game.version === newest.version) return undefined;
  const { match } = loadLog(game, record.match, { entries });
  const clock = latestClock(record, entries.at(-1));
  const next = nextPart(newest, record, match.state, () => ({ seed, clock }));
  return next && { saved: { record: next, entries: [] }, over: recordOf(match) };
}

export function resumeLocalTable(game: Game, saved: SavedTable, tools: LocalTools): LocalTable {
  let { record } = saved;
  let entries = [...saved.entries];
  const keep = (): void => tools.keep({ record, entries });
  const ports: Ports = {
    now: tools.now,
    think: tools.think,
    hint: tools.hint,
    secret: tools.secret,
    wakeAt: tools.wakeAt,
    ...(tools.pause && { pause: tools.pause }),
    fault: tools.fault,
    ...(tools.dice && { dice: tools.dice }),
    append(_version, entry) {
      entries.push(entry);
      keep();
    },
    save(next) {
      if (next.matchNumber !== record.matchNumber) entries = [];
      record = next;
      keep();
    },
  };
  const host = createTableHost(game, record, ports, { entries });
  const client: Client = { guest: LOCAL_GUEST, send: tools.send };
  return { host, tick: host.tick, receive: (frame) => receive(host, client, frame) };
}

function receive(host: TableHost, client: Client, frame: string): void {
  const read = readMessage(frame);
  if ('refused' in read) {
    const { refused: reason, id } = read;
    tell(client, { type: 'refused', reason, ...(id !== undefined && { id }) });
    return;
  }
  const message = read.ok;
  if (message.type === 'open') host.join(client, message.known);
  else host.receive(client, message);
}
