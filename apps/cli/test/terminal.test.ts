import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Io } from '../src/io.ts';
import { inColumns, table, widthOf, wrap } from '../src/terminal/layout.ts';
import { duration, grouped, percent, short } from '../src/terminal/numbers.ts';
import { progress } from '../src/terminal/progress.ts';

test('colour takes no room, wide characters take two', () => {
  expect(widthOf('\x1b[1mabc\x1b[22m')).toBe(3);
  expect(widthOf('🐶!')).toBe(3);
});

test('lines are broken at spaces and indented', () => {
  expect(wrap('one two three four', 9, '  ')).toBe('one two\n  three\n  four');
  expect(wrap('unbreakable', 4)).toBe('unbreakable');
  expect(wrap('  one two', 6, '  ')).toBe('  one\n  two');
});

test('columns of a table are as wide as their widest cell', () => {
  const text = table(
    [{ title: 'a' }, { title: 'n', align: 'right' }],
    [
      ['long', '1'],
      ['x', '100'],
    ],
    (s) => s,
  );
  expect(text).toBe('a       n\nlong    1\nx     100');
});

test('items stand in as many columns as fit', () => {
  expect(inColumns(['a', 'b', 'c', 'd', 'e'], 9)).toBe('a   c   e\nb   d');
});

test('figures for people', () => {
  expect([grouped(1234567), grouped(12.5), short(0.1234), short(12.345), short(1234.5)]).toEqual([
    '1,234,567',
    '12.5',
    '0.123',
    '12.3',
    '1,235',
  ]);
  expect([percent(0.1234), duration(3.21), duration(200), duration(7500)]).toEqual([
    '12.3 %',
    '3.2 s',
    '3 min 20 s',
    '2 h 5 min',
  ]);
});

test('the bar of a terminal is drawn on the error stream and taken away', () => {
  const written: string[] = [];
  const sink = { write: (text: string) => written.push(text), isTTY: true, columns: 80 };
  const io: Io = {
    input: Readable.from([]),
    interactive: true,
    out: sink,
    err: sink,
    colour: false,
    language: 'en',
    cwd: '/',
  };
  const bar = progress(io, 'work', 4);
  bar.at(2, 'half');
  bar.end();
  expect(written[0]).toContain('work ▕██████████████              ▏  50 %  2/4');
  expect(written.at(-1)).toBe('\r\x1b[2K');
});
