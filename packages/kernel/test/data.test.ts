import { expect, test } from 'vitest';
import { canonical, copy, hash, same } from '../src/index.ts';

const DATA = { b: [1, 'two', null, { c: true, a: [] }], a: { z: -1.5, y: '"quoted"\n' }, e: {} };

test('a copy is equal and shares nothing', () => {
  const copied = copy(DATA);
  expect(copied).toEqual(DATA);
  expect(copied.b).not.toBe(DATA.b);
  expect(copied.b[3]).not.toBe(DATA.b[3]);
  expect(copied.a).not.toBe(DATA.a);
});

test.each([5, 'text', true, null, undefined])('%s is its own copy', (value) => {
  expect(copy(value)).toBe(value);
});

test('a list that begins with a number is copied as deeply as any', () => {
  const inner = { n: 1 };
  expect(copy([0, inner])[1]).not.toBe(inner);
});

test('canonical text does not depend on the order of keys', () => {
  expect(canonical({ a: 1, b: { d: 2, c: [3, { f: 4, e: 5 }] } })).toBe(
    '{"a":1,"b":{"c":[3,{"e":5,"f":4}],"d":2}}',
  );
  expect(canonical({ b: { c: [3, { e: 5, f: 4 }], d: 2 }, a: 1 })).toBe(
    '{"a":1,"b":{"c":[3,{"e":5,"f":4}],"d":2}}',
  );
  expect(JSON.parse(canonical(DATA))).toEqual(DATA);
});

test('a field that is undefined is as good as none', () => {
  expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(same({ a: undefined, b: 1 }, { b: 1 })).toBe(true);
  expect(same({ b: 1 }, { a: undefined, b: 1 })).toBe(true);
  expect(same({ a: undefined }, { b: 1 })).toBe(false);
  expect(canonical(undefined)).toBe('null');
});

test('same data are the same, whatever the order of keys', () => {
  expect(same(DATA, copy(DATA))).toBe(true);
  expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
});

test.each([
  [1, 2],
  [1, '1'],
  [null, undefined],
  [null, {}],
  [[], {}],
  [{}, []],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 1 }],
  [{ a: 1, b: 1 }, { a: 1 }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [[{ a: 1 }], [{ a: 2 }]],
])('%j and %j are different', (left, right) => {
  expect(same(left, right)).toBe(false);
  expect(canonical(left) === canonical(right)).toBe(left === null && right === undefined);
});

test('a hash is the same for ever', () => {
  expect(hash(DATA)).toBe('e22bbac5e536dde1deae6856d9b30f72');
  expect(hash({})).toBe('d83b4e71fd463afec15abcc9e427c846');
  expect(hash(DATA)).toBe(hash(copy(DATA)));
});

test('small differences give other hashes', () => {
  const values: unknown[] = Array.from({ length: 500 }, (_, n) => ({ n }));
  values.push([], {}, '', 0, [0], [[]], ['0'], 'ä', '日本');
  expect(new Set(values.map(hash)).size).toBe(values.length);
});
