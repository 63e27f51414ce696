/** Serves until it is told to stop. */
import type { LogStyle } from './log.ts';
import { createLog } from './log.ts';
import type { ServerOptions } from './server.ts';
import { startServer } from './server.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** People read on a terminal; what is collected elsewhere is for machines. */
const usualStyle = (): LogStyle => (process.stdout.isTTY ? 'text' : 'json');

export async function runServer(options: ServerOptions, style = usualStyle()): Promise<void> {
  const log = createLog(style, (line) => process.stdout.write(line), Date.now);
  process.on('uncaughtExceptionMonitor', (error) => log({ event: 'fault', error }));
  const server = await startServer({ ...options, log });
  const { promise: told, resolve } = Promise.withResolvers<void>();
  for (const signal of SIGNALS) process.once(signal, () => resolve());
  await told;
  // A second signal does not wait for goodbyes.
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
  await server.close();
  process.exit(0);
}
