/** TCP connections, whatever is said over them: who opens them without end leaves none for others, as each takes a file descriptor. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { guarded } from '../guarded.ts';
import { networkOf } from '../limits.ts';

export interface TcpOptions {
  /** Of one network. Behind a proxy all are the proxy's, which has limits of its own. */
  readonly mostPerNetwork: number;
  fault(error: unknown): void;
}

export interface TcpConnections {
  count(): number;
}

export function countTcpConnections(server: Server, { mostPerNetwork, fault }: TcpOptions): TcpConnections {
  const perNetwork = new Map<string, number>();
  let all = 0;

  const counted = (network: string, change: number): number => {
    const now = (perNetwork.get(network) ?? 0) + change;
    if (now > 0) perNetwork.set(network, now);
    else perNetwork.delete(network);
    all += change;
    return now;
  };

  const accept = (socket: Socket): void => {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    const now = counted(network, 1);
    socket.once(
      'close',
      guarded(fault, () => void counted(network, -1)),
    );
    if (now > mostPerNetwork) socket.destroy();
  };

  server.on(
    'connection',
    guarded((error, [socket]) => {
      fault(error);
      socket.destroy();
    }, accept),
  );
  return { count: () => all };
}
