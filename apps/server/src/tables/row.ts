/** A table as storage knows it. */
import type { TableRecord } from '@questhall/protocol/host';
import type { TableRow } from '../storage/port.ts';

/** Those who hold a seat, also while a bot stands in. */
export const guestsOf = ({ seats }: TableRecord): readonly string[] =>
  seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));

export const rowOf = (record: TableRecord, now: number): TableRow => ({
  table: record.table,
  game: record.game,
  status: record.status,
  listed: record.settings.listed,
  awake: isAwake(record),
  touched: now,
  revision: record.revision ?? 0,
  body: JSON.stringify(record),
});

/** Something happens here without anybody connected. */
export const isAwake = ({ status, settings, seats }: TableRecord): boolean =>
  status === 'playing' && (settings.clock !== null || seats.some(({ bot }) => bot !== null));
