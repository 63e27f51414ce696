import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import { playOn } from './people.ts';
import { seatTwo, serve, tcpConnectionsAt } from './toy-hall.ts';

/** Sends these bytes, and waits for the server to hang up. */
async function said(port: number, bytes: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    reply += part;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.end(bytes);
  await closed;
  return reply;
}

const upgrade = (target: string, more = ''): string =>
  `GET ${target} HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;

test.each([
  ['an address that is none', upgrade('//')],
  ['another', upgrade('http://[')],
  ['no address', upgrade('*')],
  ['a key that is none', upgrade('/play', 'Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n')],
  [
    'a protocol that is none',
    upgrade('/play', 'Sec-WebSocket-Protocol: ,,,\r\nSec-WebSocket-Version: 13\r\n'),
  ],
  ['an origin that is none', upgrade('/play', 'Origin: http://[\r\n')],
  ['a cookie that is none', upgrade('/play', 'Cookie: questhall=%00.%00; ;=;=\r\n')],
  ['no HTTP', Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x00])],
  ['half a request', 'GET /api/tables HTTP/1.1\r\nHost:'],
  ['two lengths', 'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}'],
])('%s does not fell the hall', async (_name, bytes) => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port);
  expect(await said(port, bytes)).toMatch(/^(HTTP\/1.1 4\d\d .*)?$/s);
  await playOn([ann, bo], 'afterwards', 4);
});

const happens = (socket: Socket, event: 'close' | 'connect' | 'end'): Promise<void> =>
  new Promise((resolve) => socket.once(event, () => resolve()));

/** Somebody who never hangs up by themselves. */
function stubborn(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

test('who is refused keeps no connection, whatever else they send and however they end it', async () => {
  const { port } = await serve({ limits: NO_LIMITS });
  const refused = Array.from({ length: 20 }, () => stubborn(port));
  for (const socket of refused) socket.write(`${upgrade('/elsewhere')}${'x'.repeat(50_000)}`);
  await Promise.all(refused.map((socket) => happens(socket, 'end')));
  await expect.poll(() => tcpConnectionsAt(port)).toBe(0);
  for (const socket of refused) socket.destroy();
});

test('a message in more parts than anybody needs is not gathered', async () => {
  const { port } = await serve({ limits: NO_LIMITS });
  const socket = stubborn(port);
  const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n';
  // Masked with zeros: one letter, to be continued, again and again.
  const part = (first: number): Buffer => Buffer.from([first, 0x81, 0, 0, 0, 0, 0x20]);
  socket.write(upgrade('/play', key));
  socket.write(Buffer.concat([part(0x01), ...Array.from({ length: 50 }, () => part(0x00))]));
  await happens(socket, 'end');
  socket.destroy();
});

test('connections of one address are counted before anything is said over them', async () => {
  const { port } = await serve({ limits: { ...NO_LIMITS, tcpPerAddress: 3 } });
  const kept = [stubborn(port), stubborn(port), stubborn(port)];
  await Promise.all(kept.map((socket) => happens(socket, 'connect')));
  const beyond = stubborn(port);
  await happens(beyond, 'end');
  beyond.destroy();
  const gone = happens(kept[0] as Socket, 'close');
  kept[0]?.destroy();
  await gone;
  // One has left: somebody else may come.
  await expect.poll(() => tcpConnectionsAt(port).catch(() => 'no answer')).toBe(2);
  for (const socket of kept) socket.destroy();
});
