/**
 * Text frames of WebSocket (RFC 6455, section 5.2), as a server sends them: whole and unmasked. Header and text in one piece
 * mean one write to the socket, and what several people are told is encoded once. Plain ASCII, which is nearly everything,
 * stays a string, to be written as Latin-1: a socket takes that with far less ado than a buffer made for it.
 */

const TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

function headerOf(length: number): string {
  if (length < LENGTH_16) return String.fromCharCode(TEXT, length);
  const [high, low] = [(length >>> 8) & 0xff, length & 0xff];
  if (length < 0x1_0000) return String.fromCharCode(TEXT, LENGTH_16, high, low);
  return String.fromCharCode(TEXT, LENGTH_64, 0, 0, 0, 0, length >>> 24, (length >>> 16) & 0xff, high, low);
}

function encode(text: string): string | Buffer {
  const length = Buffer.byteLength(text);
  const header = headerOf(length);
  if (length === text.length) return header + text;
  return Buffer.concat([Buffer.from(header, 'latin1'), Buffer.from(text)]);
}

let lastText = '';
let lastFrame = encode('');

/** To be written as Latin-1. */
export function frameOf(text: string): string | Buffer {
  if (text === lastText) return lastFrame;
  lastText = text;
  lastFrame = encode(text);
  return lastFrame;
}
