import { expect, test } from 'vitest';
import type { Notice } from '../src/nodes/peers.ts';
import type { Teller } from '../src/storage/news.ts';
import { newsOf } from '../src/storage/news.ts';
import type { Operation } from '../src/storage/operations.ts';

const me: Teller = { node: 'me', listens: () => true };

const told = (written: readonly Operation[], teller = me): (Notice & { readonly node: string })[] =>
  newsOf(teller, written).map((text) => JSON.parse(text) as Notice & { readonly node: string });

test('entries of logs are told as they are', () => {
  expect(
    told([
      ['append', 'A.1', 7, '{"at":1}'],
      ['append', 'B.2', 1, '{"at":2}'],
      ['setNote', 'alive', '3'],
    ]),
  ).toEqual([
    {
      node: 'me',
      log: [
        ['A.1', 7, { at: 1 }],
        ['B.2', 1, { at: 2 }],
      ],
    },
  ]);
});

test('entries nobody else has in memory are not told; that a record changed always is', () => {
  const written: Operation[] = [
    ['append', 'A.1', 7, '{"at":1}'],
    ['append', 'B.1', 1, '{"at":2}'],
    ['saveTable', 'C', 'toy', 'finished', 1, 0, 5, 3, '{}'],
  ];
  expect(told(written, { node: 'me', listens: (table) => table === 'B' })).toEqual([
    { node: 'me', log: [['B.1', 1, { at: 2 }]] },
    { node: 'me', news: ['C'] },
  ]);
});

test('a table whose record changed with the entry is only named: both are to be read at once', () => {
  expect(
    told([
      ['append', 'A.1', 7, '{"at":1}'],
      ['append', 'B.1', 1, '{"at":2}'],
      ['saveTable', 'A', 'toy', 'finished', 1, 0, 5, 3, '{}'],
    ]),
  ).toEqual([
    { node: 'me', log: [['B.1', 1, { at: 2 }]] },
    { node: 'me', news: ['A'] },
  ]);
});

test('no notice is longer than PostgreSQL takes, and nothing is left out', () => {
  const entry = (seq: number, length: number): Operation => ['append', 'A.1', seq, `"${'ü'.repeat(length)}"`];
  const written = Array.from({ length: 300 }, (_, at) => entry(at + 1, at));
  const texts = newsOf(me, written);
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000);
  const notices = texts.map((text) => JSON.parse(text) as Notice);
  expect(notices.flatMap((notice) => ('log' in notice ? notice.log.map(([, seq]) => seq) : []))).toEqual(
    written.map(([, , seq]) => seq),
  );
  expect(told([entry(1, 4000)])).toEqual([{ node: 'me', news: ['A'] }]);
});
