export { HELP, readArgs } from './args.ts';
export type { Games } from './games.ts';
export { type Limits, NO_LIMITS, USUAL_LIMITS } from './limits.ts';
export { runServer } from './run.ts';
export { type RunningServer, type ServerOptions, startServer } from './server.ts';
export { backUp, copyAll, rowsOfBackup } from './storage/copy.ts';
export { openStorage } from './storage/open.ts';
export { evidenceOf, quarantinedTables, reopenTable } from './tables/quarantine.ts';
