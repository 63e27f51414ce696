/** A database as a hall has it that has been open for years: very many tables, all of them played and left. */
import { openStorage } from '../src/storage/open.ts';
import type { TableRow } from '../src/storage/port.ts';

/** Fills the folder with copies of one of its tables. */
export async function storeCopies(data: string, table: string, copies: number): Promise<void> {
  const storage = await openStorage({ data });
  const row = await storage.loadTable(table);
  if (!row) throw new Error(`there is no table ${table}`);
  const log = await storage.readLog(`${table}.1`, 0);
  const copy = async (at: number): Promise<void> => {
    const name = `C${at.toString(36).toUpperCase().padStart(6, '0')}`;
    const body = JSON.stringify({ ...JSON.parse(row.body), table: name });
    const stored: TableRow = { ...row, table: name, body };
    for (const [at, entry] of log.entries()) storage.append(`${name}.1`, at + 1, entry, () => {});
    await storage.addTable(stored);
  };
  const BATCH = 2000;
  for (let first = 0; first < copies; first += BATCH) {
    const size = Math.min(BATCH, copies - first);
    await Promise.all(Array.from({ length: size }, (_, at) => copy(first + at)));
  }
  await storage.close();
}
