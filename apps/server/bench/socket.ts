/**
 * A WebSocket for who puts a load on a server: it shares the processors with what it measures, so it does as little as can
 * be. Text frames only, none in parts, and a mask of zeros, which leaves a text as it is.
 */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface BenchSocket {
  send(text: string): void;
  /** Called for each text that arrives. */
  readonly listeners: Set<Listener>;
  close(): void;
}

/** Where a text is; it is there only until this returns. */
type Listener = (data: Buffer, start: number, end: number) => void;

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
const MASKED = 0x80;
const BUFFER = 1 << 16;

function frame(kind: number, text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 6 : 8;
  if (length > 0xffff) throw new Error('a message of the load is too long');
  const bytes = Buffer.alloc(header + length);
  bytes[0] = kind;
  bytes[1] = MASKED | (header === 6 ? length : 126);
  if (header === 8) bytes.writeUInt16BE(length, 2);
  bytes.write(text, header);
  return bytes;
}

/** The frame that begins here: where its payload is; nothing: not all of it has arrived. */
function frameAt(data: Buffer, at: number): { readonly start: number; readonly end: number } | undefined {
  if (at + 2 > data.length) return undefined;
  const short = data[at + 1] as number;
  const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (start > data.length) return undefined;
  const length = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : data.readUInt32BE(at + 6);
  return start + length > data.length ? undefined : { start, end: start + length };
}

export async function openSocket(port: number, path: string): Promise<BenchSocket> {
  let open: (() => void) | undefined;
  let rest = Buffer.alloc(0);
  const listeners = new Set<Listener>();

  const take = (data: Buffer): void => {
    let at = 0;
    for (let found = frameAt(data, 0); found; found = frameAt(data, at)) {
      const kind = data[at];
      at = found.end;
      if (kind === TEXT) for (const listen of listeners) listen(data, found.start, found.end);
      else if (kind === PING) socket.write(frame(PONG, data.toString('latin1', found.start, found.end)));
    }
    rest = Buffer.from(data.subarray(at));
  };

  const arrive = (read: number, buffer: Uint8Array): boolean => {
    const fresh = Buffer.from(buffer.buffer, buffer.byteOffset, read);
    const data = rest.length === 0 ? fresh : Buffer.concat([rest, fresh]);
    if (!open) take(data);
    else {
      const end = data.indexOf('\r\n\r\n');
      rest = Buffer.from(data.subarray(end < 0 ? 0 : end + 4));
      if (end >= 0) open();
    }
    return true;
  };

  const onread = { buffer: Buffer.allocUnsafe(BUFFER), callback: arrive };
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread });
  await once(socket, 'connect');
  const opened = new Promise<void>((resolve) => {
    open = () => {
      open = undefined;
      resolve();
    };
  });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await opened;
  return {
    listeners,
    send: (text) => void socket.write(frame(TEXT, text)),
    close: () => socket.destroy(),
  };
}

/** Waits for a text that begins like this, and answers with all of it. */
export const hears = (
  { listeners }: BenchSocket,
  start: string,
  isIt: (text: string) => boolean = () => true,
): Promise<string> =>
  new Promise((resolve) => {
    const listen: Listener = (data, from, to) => {
      const text = data.toString('utf8', from, to);
      if (!text.startsWith(start) || !isIt(text)) return;
      listeners.delete(listen);
      resolve(text);
    };
    listeners.add(listen);
  });
