/** Codes of the online tables this machine has sat at, the latest first. */
const KEY = 'questhall.tables';
const MOST = 8;

export function visitedTables(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

const keep = (codes: readonly string[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes.slice(0, MOST)));
  } catch {
    // Without storage the shelf does not remember the table; its link still leads there.
  }
};

export const visit = (table: string): void =>
  keep([table, ...visitedTables().filter((code) => code !== table)]);

export const forget = (table: string): void => keep(visitedTables().filter((code) => code !== table));
