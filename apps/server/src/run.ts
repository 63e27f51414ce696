/** Serves until it is told to stop. */
import type { ServerOptions } from './server.ts';
import { startServer } from './server.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export async function runServer(options: ServerOptions): Promise<void> {
  const server = await startServer(options);
  console.log(`Questhall is open: ${server.address}`);
  const { promise: told, resolve } = Promise.withResolvers<void>();
  for (const signal of SIGNALS) process.once(signal, () => resolve());
  await told;
  // A second signal does not wait for goodbyes.
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
  await server.close();
  process.exit(0);
}
