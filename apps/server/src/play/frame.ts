/**
 * Text frames of WebSocket (RFC 6455, section 5.2), as a server sends them: whole and unmasked. One buffer for header and
 * text means one write to the socket, and what several people are told is encoded once.
 */

const TEXT = 0x81;
const LENGTH_16 = 126;
const LENGTH_64 = 127;

function encode(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < LENGTH_16 ? 2 : length < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = LENGTH_16;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_64;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

let lastText = '';
let lastFrame = encode('');

export function frameOf(text: string): Buffer {
  if (text === lastText) return lastFrame;
  lastText = text;
  lastFrame = encode(text);
  return lastFrame;
}
