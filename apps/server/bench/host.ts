/** A server to be measured, in a process of its own: everything as in production, but without limits on how much one asks. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Limits, RunningServer } from '../src/index.ts';
import { startServer } from '../src/index.ts';

const ANY = { burst: 1e9, perSecond: 1e9 };
const NO_LIMITS: Limits = {
  messages: ANY,
  addressMessages: ANY,
  requests: ANY,
  creations: ANY,
  connectionsPerAddress: 1e6,
  connections: 1e6,
};

/** Starts it on a free port, with its database in a folder that goes with the process. */
export function startMeasuredServer(): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'questhall-bench-'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  const games = new URL('./games.ts', import.meta.url);
  return startServer({ data, port: 0, host: '127.0.0.1', games, limits: NO_LIMITS });
}
