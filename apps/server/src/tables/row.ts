/** A table as storage knows it. */
import type { TableInfo } from '@questhall/protocol';
import type { TableRecord } from '@questhall/protocol/host';
import { personOf } from '../people/profile.ts';
import type { TableRow } from '../storage/port.ts';

/** Those who hold a seat, also while a bot stands in. */
export const guestsOf = ({ seats }: Pick<TableRecord, 'seats'>): readonly string[] =>
  seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));

/** What storage calls the status of such a table, so that it can be searched for. */
const QUARANTINED = 'quarantined';

export const rowOf = (record: TableRecord, now: number): TableRow => ({
  table: record.table,
  game: record.game,
  status: record.quarantine ? QUARANTINED : record.status,
  listed: record.settings.listed && !record.quarantine,
  awake: isAwake(record),
  touched: now,
  revision: record.revision ?? 0,
  body: JSON.stringify(record),
});

/** Something happens here without anybody connected. */
export const isAwake = ({ status, settings, seats, quarantine }: TableRecord): boolean =>
  !quarantine &&
  status === 'playing' &&
  // Where no person plays, nothing happens until somebody looks.
  seats.some(({ bot }) => bot === null) &&
  (settings.clock !== null || seats.some(({ bot }) => bot !== null));

/** What is known of a table nobody is at. */
export function offline(record: TableRecord): TableInfo {
  const { table, game, rulesVersion, status, matchNumber, settings, seats, undo = null, seedHash } = record;
  return {
    table,
    game,
    rulesVersion,
    status,
    matchNumber,
    settings,
    seats: seats.map(({ holder, name, bot, autoForced, guest }) => ({
      holder,
      name,
      bot,
      online: false,
      autoForced,
      ...(guest !== null && { person: personOf(guest) }),
    })),
    spectators: 0,
    undo,
    ...(seedHash !== undefined && { seedHash }),
  };
}
