/** The WebSocket door `/play`: who may come in, and how a connection is kept. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@questhall/protocol';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import { guarded } from '../guarded.ts';
import type { Guests } from '../guests.ts';
import type { Buckets, Limits } from '../limits.ts';
import { createBucket, networkOf } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Connection, ConnectionTools, Transport } from './connection.ts';
import { createConnection } from './connection.ts';
import { frameOf } from './frame.ts';

export interface SocketTools extends Omit<ConnectionTools, 'buckets'> {
  readonly guests: ConnectionTools['guests'] & Pick<Guests, 'listen'>;
  readonly limits: Limits;
  readonly arrivals: Buckets;
  readonly addressMessages: Buckets;
  readonly bytes: Buckets;
  readonly metrics: Metrics;
  addressOf(request: IncomingMessage): string;
  /** Whether we go by the name we were called by. */
  hostAllowed(request: IncomingMessage): boolean;
  /** Whether a page of this origin may talk to us. */
  originAllowed(request: IncomingMessage): boolean;
  tokenOf(request: IncomingMessage): string | undefined;
}

export interface Sockets {
  count(): number;
  close(): Promise<void>;
}

/** Where a connection comes from. */
type Origin = Pick<Transport, 'address' | 'network'>;

const PATH = '/play';
/** A connection that is silent for two of these is dead. */
const PING_EVERY = 30_000;
/** Who reads slower than this is cut off, and comes back to a full view. */
const MOST_UNREAD = 1 << 20;

const MOST_PARTS = 16;

const POLICY_VIOLATION = 1008;
const NORMAL = 1000;
const UNSUPPORTED = 1003;

export function openSockets(server: Server, tools: SocketTools): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.message * 4,
    // Each part of a message takes more memory than it has bytes; browsers send no parts.
    maxFragments: MOST_PARTS,
    perMessageDeflate: false,
    clientTracking: true,
    // What is no UTF-8 turns into signs that are no message.
    skipUTF8Validation: true,
    // Who asks for signs of life without end gets none.
    autoPong: false,
  });
  const perNetwork = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  const connections = new Set<Connection>();

  const { fault } = tools;

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on(
      'error',
      guarded(fault, () => socket.destroy()),
    );
    const address = tools.addressOf(request);
    const network = networkOf(address);
    const refusal = refusalOf(request, network);
    if (refusal) {
      tools.metrics.add('questhall_refused_total');
      // What else is sent nobody reads, so neither would anybody notice when it ends.
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
        socket.destroy(),
      );
      return;
    }
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1);
    socket.once(
      'close',
      guarded(fault, () => {
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
      }),
    );
    sockets.handleUpgrade(request, socket, head, (accepted) =>
      welcome(accepted, socket, { address, network }, tools.tokenOf(request)),
    );
  };

  const giveUp = (error: unknown, [, socket]: readonly [IncomingMessage, Duplex, ...unknown[]]): void => {
    fault(error);
    socket.destroy();
  };
  const upgrade = guarded(giveUp, onUpgrade);

  const refusalOf = (request: IncomingMessage, network: string): string | undefined => {
    if (pathOf(request) !== PATH) return '404 Not Found';
    if (!tools.hostAllowed(request)) return '421 Misdirected Request';
    if (!tools.originAllowed(request)) return '403 Forbidden';
    if (!tools.arrivals.take(network, tools.now())) return '429 Too Many Requests';
    if (sockets.clients.size >= tools.limits.connections) return '503 Service Unavailable';
    if ((perNetwork.get(network) ?? 0) >= tools.limits.connectionsPerAddress) return '429 Too Many Requests';
    return undefined;
  };

  const welcome = (socket: WebSocket, stream: Duplex, from: Origin, token: string | undefined): void => {
    const { network } = from;
    alive.add(socket);
    const time = tools.now();
    const buckets = [createBucket(tools.limits.messages, time), tools.addressMessages.bucket(network, time)];
    const connection = createConnection(transportOver(socket, stream, from, tools), token, {
      ...tools,
      buckets,
    });
    connections.add(connection);
    listen(socket, connection);
    const bytes = tools.bytes.bucket(network, time);
    stream.on(
      'data',
      guarded(fault, ({ length }: Buffer) => {
        if (bytes.take(tools.now(), length) || socket.readyState !== socket.OPEN) return;
        tools.log({ event: 'guest cut off', address: from.address, why: 'sends too much' });
        socket.terminate();
      }),
    );
    socket.on(
      'ping',
      guarded(fault, (data: Buffer) => {
        if (buckets.every((bucket) => bucket.take(tools.now()))) socket.pong(data);
      }),
    );
  };

  const listen = (socket: WebSocket, connection: Connection): void => {
    socket.on(
      'message',
      guarded(fault, (data: RawData, isBinary: boolean) => {
        alive.add(socket);
        if (isBinary) socket.close(UNSUPPORTED);
        else arrive(connection, data);
      }),
    );
    socket.on(
      'pong',
      guarded(fault, () => alive.add(socket)),
    );
    socket.on(
      'error',
      guarded(fault, () => socket.terminate()),
    );
    socket.on(
      'close',
      guarded(fault, () => {
        connections.delete(connection);
        connection.closed();
      }),
    );
  };

  /** What arrives in one turn of the event loop is read together, and then carried out together: either is quicker so. */
  let arrived: { readonly connection: Connection; readonly data: RawData }[] = [];
  const arrive = (connection: Connection, data: RawData): void => {
    if (arrived.length === 0) setImmediate(carryOut);
    arrived.push({ connection, data });
  };
  const carryOut = (): void => {
    const together = arrived;
    arrived = [];
    for (const { connection, data } of together) receive(connection, data);
  };
  const receive = guarded(fault, (connection: Connection, data: RawData) => connection.receive(String(data)));

  const pingAll = guarded(fault, () => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  });
  const ping = setInterval(pingAll, PING_EVERY);
  ping.unref();

  tools.guests.listen((guest) => {
    for (const connection of connections) connection.recheck(guest);
  });
  server.on('upgrade', upgrade);
  return {
    count: () => sockets.clients.size,
    async close() {
      clearInterval(ping);
      server.off('upgrade', upgrade);
      await Promise.all([...sockets.clients].map((socket) => hungUp(socket, fault)));
    },
  };
}

/** Frames are written to the stream itself: between those of the library, never inside one, as it writes whole ones. */
function transportOver(
  socket: WebSocket,
  stream: Duplex,
  from: Origin,
  { metrics, log }: SocketTools,
): Transport {
  return {
    ...from,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      metrics.add('questhall_frames_out_total');
      stream.write(frameOf(frame), 'latin1');
      if (stream.writableLength <= MOST_UNREAD) return;
      log({ event: 'guest cut off', address: from.address, why: 'reads too slowly' });
      socket.terminate();
    },
    hangUp: (rude) => socket.close(rude ? POLICY_VIOLATION : NORMAL),
  };
}

/** Waits a moment for the client's own goodbye. */
const hungUp = (socket: WebSocket, fault: (error: unknown) => void): Promise<void> =>
  new Promise((resolve) => {
    const impatience = setTimeout(() => socket.terminate(), 1000);
    socket.once(
      'close',
      guarded(fault, () => {
        clearTimeout(impatience);
        resolve();
      }),
    );
    socket.close(NORMAL);
  });

/** An address may be anything that came over the wire, so it is cut rather than parsed. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';
