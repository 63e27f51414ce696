import { ownTables } from './api.ts';
import { visit } from './visited.ts';

/** This device has become somebody: the shelf asks for tables of those only who have sat at one. */
export async function visitOwn(): Promise<void> {
  const own = await ownTables();
  if ('ok' in own) for (const { table } of own.ok.tables.toReversed()) visit(table);
}
