/** A server to be measured, in a process of its own: everything as in production, but without limits on how much one asks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from '../src/index.ts';
import { NO_LIMITS, startServer } from '../src/index.ts';

/** The match that servers are compared by: see table-game.ts. */
const COMPARED = new URL('./games.ts', import.meta.url);
/** What people play. */
export const REAL_GAMES = new URL('../src/games.ts', import.meta.url);

/** Starts it on a free port, with its database in this folder, or in one that goes with the process. */
export function startMeasuredServer(games = COMPARED, data = passingFolder()): Promise<RunningServer> {
  return startServer({ ...MEASURED, data, games });
}

/** One of several nodes on this PostgreSQL. */
export function startMeasuredNode(database: string): Promise<RunningServer> {
  return startServer({ ...MEASURED, data: '', database, games: COMPARED });
}

const MEASURED = { port: 0, host: '127.0.0.1', limits: NO_LIMITS, botPause: 0 } as const;

export function passingFolder(): string {
  const data = mkdtempSync(join(tmpdir(), 'questhall-bench-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  return data;
}
