/** Bytes as no client sends them: HTTP, the way to a WebSocket, its frames, and text that databases hate. */

import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { PROTOCOL } from '@questhall/protocol';

export interface RawAssault {
  inputs: number;
  connections: number;
  /** Bytes the server had to say about it. */
  answered: number;
  /** Answers that say that it is the server's own fault. */
  faults: string[];
}

export interface RawOptions {
  readonly port: number;
  readonly table: string;
  readonly count: number;
  /** From 0 to 1. */
  chance(): number;
  /** The address it comes from, one of this machine. */
  readonly from?: string;
}

/** So many inputs share a connection, unless it is cut before. */
const PER_CONNECTION = 40;
/** So many connections are open at once. */
const AT_ONCE = 8;
/** Milliseconds after which nobody waits for the server to hang up. */
const PATIENCE = 2000;

const TARGETS = [
  '/',
  '//',
  '/play',
  '/play?table=',
  '/api/tables/%00',
  '/api/replays/%00.1',
  '/api/tables/%ff',
  '*',
  'http://[',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'BREW', 'CONNECT', ''];
const HEADERS = [
  'Content-Length: -1',
  'Content-Length: 99999999999',
  'Transfer-Encoding: chunked, identity',
  'Connection: upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Version: 99',
  'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99',
  'Sec-WebSocket-Protocol: ,,,',
  'Origin: http://[',
  'Cookie: questhall=\u0001.\u0001.\u0001',
  'Authorization: Bearer ....',
  'X-Forwarded-For: ::, %, 999.1.1.1',
  'Host: [',
  'Expect: 100-continue',
  'Range: bytes=-1-',
  'If-None-Match: "',
];
/** What databases and those who write SQL hate. */
const TEXTS = [
  '\0',
  '\ud800',
  "'; drop table log; --",
  '\\',
  '$$',
  '%s',
  '\u0001',
  '\uffff',
  '\u{10ffff}',
  '\u3164',
  'x'.repeat(5000),
];

export async function assailRaw(options: RawOptions): Promise<RawAssault> {
  const done: RawAssault = { inputs: 0, connections: 0, answered: 0, faults: [] };
  const worker = async (): Promise<void> => {
    while (done.inputs < options.count) await oneConnection(options, done);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

async function oneConnection(options: RawOptions, done: RawAssault): Promise<void> {
  const { port, from } = options;
  const socket = connect({ port, host: '127.0.0.1', ...(from !== undefined && { localAddress: from }) });
  let reply = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    done.answered += part.length;
    if (reply.length < 4000) reply += part;
  });
  socket.on('error', () => {});
  const closed = happens(socket, 'close');
  await Promise.race([happens(socket, 'connect'), closed]);
  done.connections += 1;
  const frames = options.chance() < 0.6;
  if (frames) socket.write(handshake(options));
  for (let sent = 0; sent < PER_CONNECTION && !socket.destroyed && done.inputs < options.count; sent++) {
    done.inputs += 1;
    await written(socket, frames ? frame(options) : spoiltRequest(options));
  }
  socket.end();
  const impatience = setTimeout(() => socket.destroy(), PATIENCE);
  await closed;
  clearTimeout(impatience);
  for (const [line] of reply.matchAll(/^HTTP\/1\.1 5\d\d.*$/gm)) done.faults.push(line);
}

/** Also where the line breaks, which is no surprise here. */
const happens = (socket: Socket, event: 'close' | 'connect'): Promise<void> =>
  new Promise((resolve) => socket.once(event, () => resolve()));

const written = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((resolve) => {
    if (socket.destroyed || !socket.writable) resolve();
    else socket.write(bytes, () => resolve());
  });

const anyOf = <T>(list: readonly T[], chance: () => number): T =>
  list[Math.floor(chance() * list.length)] as T;

const whole = (most: number, chance: () => number): number => Math.floor(chance() * most);

const handshake = ({ table }: RawOptions): string =>
  `GET /play?table=${table} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n';

/** A request with wrong parts, and perhaps with bytes of it changed. */
function spoiltRequest({ chance }: RawOptions): Buffer {
  const headers = Array.from({ length: whole(6, chance) }, () => anyOf(HEADERS, chance));
  const host = chance() < 0.8 ? 'Host: localhost\r\n' : '';
  const line = `${anyOf(METHODS, chance)} ${anyOf(TARGETS, chance)} HTTP/${anyOf(['1.1', '1.0', '2.0', '9'], chance)}`;
  const body = chance() < 0.5 ? '' : JSON.stringify({ name: anyOf(TEXTS, chance) });
  const text = `${line}\r\n${host}${headers.map((each) => `${each}\r\n`).join('')}\r\n${body}`;
  return flipped(Buffer.from(text), chance);
}

const messagesWith = (table: string, text: string): readonly object[] => [
  { type: 'open', protocol: PROTOCOL, table },
  { type: 'open', protocol: PROTOCOL, table: text },
  { type: 'open', protocol: PROTOCOL, table, token: text },
  { type: 'chat', id: 1, text },
  { type: 'name', id: 1, name: text },
  { type: 'answer', id: 1, seat: 0, decision: 1, option: { do: text, [text]: text } },
  { type: 'settings', id: 1, settings: { options: { [text]: [text] } } },
];

/** A frame of a WebSocket (RFC 6455), right or with everything about it at random. */
function frame({ table, chance }: RawOptions): Buffer {
  const text = JSON.stringify(anyOf(messagesWith(table, anyOf(TEXTS, chance)), chance));
  const payload = chance() < 0.7 ? Buffer.from(text) : Buffer.from(text.slice(0, 200), 'utf16le');
  const fair = chance() < 0.6;
  const first = fair ? 0x81 : whole(256, chance);
  const masked = fair || chance() < 0.7 ? 0x80 : 0;
  const length = fair || chance() < 0.7 ? payload.length : whole(2 ** 31, chance);
  const head =
    length < 126
      ? Buffer.from([first, masked | length])
      : length < 0x1_0000
        ? Buffer.from([first, masked | 126, length >>> 8, length & 0xff])
        : Buffer.from([first, masked | 127, 0, 0, 0, 0, length >>> 24, length >>> 16, length >>> 8, length]);
  // A mask of zeros changes nothing.
  const mask = masked ? Buffer.alloc(4) : Buffer.alloc(0);
  const entire = Buffer.concat([head, mask, payload]);
  return fair ? entire : flipped(entire, chance);
}

/** Some bytes are others. */
function flipped(bytes: Buffer, chance: () => number): Buffer {
  for (let times = whole(4, chance); times > 0 && bytes.length > 0; times--)
    bytes[whole(bytes.length, chance)] = whole(256, chance);
  return bytes;
}
