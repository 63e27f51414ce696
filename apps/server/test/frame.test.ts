import { expect, test } from 'vitest';
import { frameOf } from '../src/play/frame.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

/** The text of a frame, and how many bytes its header has. */
function read(written: string | Buffer): { text: string; header: number } {
  const frame = typeof written === 'string' ? Buffer.from(written, 'latin1') : written;
  expect(frame[0]).toBe(0x81);
  const short = frame[1] ?? 0;
  const header = short < 126 ? 2 : short === 126 ? 4 : 10;
  const length =
    short < 126 ? short : short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
  expect(frame.length).toBe(header + length);
  return { text: frame.subarray(header).toString(), header };
}

test.each([
  [0, 2],
  [125, 2],
  [126, 4],
  [65_535, 4],
  [65_536, 10],
])('a text of %i bytes has a header of %i', (length, header) => {
  const text = 'x'.repeat(length);
  expect(read(frameOf(text))).toEqual({ text, header });
});

test('length is counted in bytes, and the next text is not the last one', () => {
  expect(read(frameOf('Möhre 🥕')).text).toBe('Möhre 🥕');
  expect(read(frameOf('Rübe')).text).toBe('Rübe');
});

test('what people write arrives as they wrote it', async () => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port, DUEL);
  const text = 'Ünïcödé 🐶 "quoted" \u2028';
  const heard = bo.next('chat');
  await ann.client.ask({ type: 'chat', text });
  expect((await heard).line.text).toBe(text);
});
