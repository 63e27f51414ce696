import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { playOn } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';

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
