/** A line between a node and its database that can be cut, or swallow everything without a word. Loopback only. */
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { guarded } from '../guarded.ts';

export interface TroubledLine {
  readonly port: number;
  /** All lines break, and no new one is taken. */
  cut(): void;
  /** Nothing gets through, and nobody is told. What was said meanwhile arrives afterwards. */
  swallow(): void;
  mend(): void;
  close(): void;
}

export async function startTroubledLine(target: number): Promise<TroubledLine> {
  const sockets = new Set<Socket>();
  let mode: 'cut' | 'open' | 'swallow' = 'open';

  const pass = (from: Socket, to: Socket): void => {
    const part = guarded(
      () => {},
      () => {
        sockets.delete(from);
        to.destroy();
      },
    );
    sockets.add(from);
    from.setNoDelay();
    from.on('error', () => {});
    from.on('close', part);
    from.pipe(to);
    if (mode === 'swallow') from.pause();
  };

  const server = createServer(
    guarded(
      () => {},
      (client: Socket) => {
        if (mode === 'cut') {
          client.on('error', () => {});
          client.destroy();
          return;
        }
        const line = connect(target, '127.0.0.1');
        pass(client, line);
        pass(line, client);
      },
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      mode = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    swallow() {
      mode = 'swallow';
      for (const socket of sockets) socket.pause();
    },
    mend() {
      mode = 'open';
      for (const socket of sockets) socket.resume();
    },
    close() {
      mode = 'cut';
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
