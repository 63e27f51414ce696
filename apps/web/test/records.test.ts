import { expect, test } from 'vitest';
import { brokenIn, readRecords, withMatch, writeRecords } from '../src/play/records.ts';

const deeds = (dealt: number, gold: number) =>
  new Map([
    ['dealt', dealt],
    ['gold', gold],
  ]);

test('[T7] a record is what was done before and is done better now', () => {
  const first = withMatch({}, 'a', deeds(7, 0));
  expect(brokenIn(first, 'a')).toEqual([]);
  const second = withMatch(first, 'b', deeds(9, 20));
  expect(brokenIn(second, 'b')).toEqual([['dealt', { best: 9, match: 'b', before: 7 }]]);
  // Looked at once more, it is the same record; done just as well, it is none.
  expect(brokenIn(withMatch(second, 'b', deeds(9, 20)), 'b')).toHaveLength(1);
  expect(brokenIn(withMatch(second, 'c', deeds(9, 20)), 'c')).toEqual([]);
});

test('records are kept by game, and what is spoiled is forgotten', () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const records = withMatch({}, 'a', deeds(7, 3));
  writeRecords(store, 'brawl', records);
  expect([readRecords(store, 'brawl'), readRecords(store, 'pug-quest')]).toEqual([records, {}]);
  kept.set('questhall.records.brawl', '{"dealt":5,"gold":{"best":3,"match":"a"}}');
  expect(readRecords(store, 'brawl')).toEqual({ gold: { best: 3, match: 'a' } });
  kept.set('questhall.records.brawl', 'null');
  expect(readRecords(store, 'brawl')).toEqual({});
});
