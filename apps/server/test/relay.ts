/** A line between a client and a server that can be slow, stand still, and break. */
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Relay {
  readonly port: number;
  /** Keeps back what clients say, or what they are told, until it is let through. */
  hold(direction: Direction): void;
  letThrough(): void;
}

type Direction = 'down' | 'up';

/** Hands everything on in pieces of that many bytes, each in a turn of its own. */
export async function relayTo(server: number, piece: number): Promise<Relay> {
  const held = new Set<Direction>();
  let kept: (() => void)[] = [];
  const sockets = new Set<Socket>();

  const pass = (from: Socket, to: Socket, direction: Direction): void => {
    from.on('data', (data) => {
      const bytes = Buffer.from(data);
      for (let at = 0; at < bytes.length; at += piece) {
        const part = bytes.subarray(at, at + piece);
        const write = (): void => void (to.writable && to.write(part));
        if (held.has(direction)) kept.push(write);
        else setImmediate(write);
      }
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };

  const listening = createServer((client) => {
    const line = connect(server, '127.0.0.1').setNoDelay();
    client.setNoDelay();
    sockets.add(client).add(line);
    pass(client, line, 'up');
    pass(line, client, 'down');
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    listening.close();
  });
  return {
    port: (listening.address() as AddressInfo).port,
    hold: (direction) => void held.add(direction),
    letThrough() {
      held.clear();
      for (const write of kept.splice(0)) write();
      kept = [];
    },
  };
}
