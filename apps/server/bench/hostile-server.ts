/** A hall to be attacked, in a process of its own. Its argument says how; it tells its port. */
import { NO_LIMITS, startServer, USUAL_LIMITS } from '../src/index.ts';
import { passingFolder, REAL_GAMES } from './host.ts';

export interface HallOptions {
  readonly database?: string;
  /** As in production, or none: then everything gets through to what lies behind them. */
  readonly limited: boolean;
}

const { database, limited } = JSON.parse(process.argv[2] ?? '{}') as HallOptions;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  data: passingFolder(),
  ...(database !== undefined && { database }),
  games: REAL_GAMES,
  limits: limited ? USUAL_LIMITS : NO_LIMITS,
  botPause: 0,
});
process.on('disconnect', () => process.exit());
process.send?.(server.port);
