/** Serves until it is told to stop. */
import { guarded } from './guarded.ts';
import type { LogStyle } from './log.ts';
import { createLog } from './log.ts';
import type { ServerOptions } from './server.ts';
import { startServer } from './server.ts';
import { terminalQr } from './terminal-qr.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Milliseconds. */
const LAST_GOODBYE = 15_000;

/** People read on a terminal; what is collected elsewhere is for machines. */
const usualStyle = (): LogStyle => (process.stdout.isTTY ? 'text' : 'json');

const invitation = (address: string): string =>
  `\nPhones and tablets in this network: ${address}\n\n${terminalQr(address)}\n\n`;

export async function runServer(options: ServerOptions, style = usualStyle()): Promise<void> {
  const log = createLog(style, (line) => process.stdout.write(line), Date.now);
  const fault = (error: unknown): void => log({ event: 'fault', error });
  process.on(
    'uncaughtExceptionMonitor',
    guarded(() => {}, fault),
  );
  const server = await startServer({ ...options, log }).catch((error: unknown) => {
    log({ event: 'not open', error });
    process.exit(1);
  });
  const [nearby] = options.trust?.proxy ? [] : server.networkAddresses;
  if (style === 'text' && nearby !== undefined) process.stdout.write(invitation(nearby));
  const { promise: told, resolve } = Promise.withResolvers<void>();
  for (const signal of SIGNALS) process.once(signal, guarded(fault, resolve));
  await told;
  // A second signal does not wait for goodbyes.
  for (const signal of SIGNALS)
    process.once(
      signal,
      guarded(fault, () => process.exit(1)),
    );
  // What hangs all the same does not keep the process.
  setTimeout(() => process.exit(1), LAST_GOODBYE).unref();
  await server.close();
  process.exit(0);
}
