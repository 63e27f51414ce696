import type { Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { apply } from '../src/index.ts';
import { mirrorOf, mirrorOfFields, update } from '../src/mirror.ts';
import type { Patch } from '../src/patch.ts';

interface Dice {
  rng: Rng;
}

const KEYS = ['a', 'b', 'hp', '~', '0', '1', '__proto__', 'toString', 'length', ''];

function anyValue(dice: Dice, depth: number): unknown {
  const kind = below(dice, depth > 0 ? 7 : 4);
  if (kind === 0) return below(dice, 4);
  if (kind === 1) return ['x', 'y', ''][below(dice, 3)];
  if (kind === 2) return below(dice, 2) === 0;
  if (kind === 3) return null;
  if (kind <= 5) return Array.from({ length: below(dice, 7) }, () => anyValue(dice, depth - 1));
  return anyFields(dice, depth);
}

const anyFields = (dice: Dice, depth: number): unknown =>
  Object.fromEntries(
    Array.from({ length: below(dice, 6) }, () => [KEYS[below(dice, KEYS.length)], anyValue(dice, depth - 1)]),
  );

/** The same value with a few small changes, as one answer makes them in a view. */
function changed(dice: Dice, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(dice, 6) === 0) return anyValue(dice, 2);
  if (Array.isArray(value)) {
    const items = value.slice();
    const at = below(dice, items.length + 1);
    const what = below(dice, 4);
    if (what === 0) items.splice(at, 1);
    else if (what === 1) items.splice(at, 0, anyValue(dice, 2));
    else if (what === 2 && items.length > 1) items.push(items.shift());
    else if (at < items.length) items[at] = changed(dice, items[at]);
    return items;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return anyFields(dice, 2);
  const at = below(dice, entries.length);
  const what = below(dice, 3);
  if (what === 0) entries.splice(at, 1);
  else if (what === 1) entries.push([KEYS[below(dice, KEYS.length)] ?? '', anyValue(dice, 2)]);
  else entries[at] = [entries[at]?.[0] ?? '', changed(dice, entries[at]?.[1])];
  return Object.fromEntries(entries);
}

const read = (patch: string): Patch | undefined => (patch === '' ? undefined : (JSON.parse(patch) as Patch));

const overTheWire = (value: unknown): unknown =>
  value === undefined ? value : JSON.parse(JSON.stringify(value));

test('a patch sent over the wire turns one value into exactly the other', () => {
  const dice = { rng: seeded('patch') };
  for (let round = 0; round < 4000; round++) {
    const before = anyValue(dice, 4);
    const after =
      below(dice, 5) === 0 ? anyValue(dice, 4) : changed(dice, changed(dice, overTheWire(before)));
    const mirror = mirrorOf(before);
    const patch = read(update(mirror, after));
    const texts = [before, after].map((value) => JSON.stringify(value));
    expect(JSON.stringify(sorted(apply(before, patch)))).toBe(JSON.stringify(sorted(after)));
    expect([before, after].map((value) => JSON.stringify(value))).toEqual(texts);
    // And the mirror shows the new value, unless it had to be made anew.
    if (!Array.isArray(patch)) expect(update(mirror, after)).toBe('');
  }
});

test('lists that differ for longer than anybody looks may agree in places', () => {
  const dice = { rng: seeded('far') };
  const many = () => Array.from({ length: 100 }, () => ({ at: below(dice, 100) }));
  for (let round = 0; round < 300; round++) {
    const [before, after] = [many(), many()];
    expect(apply(before, diff(before, after))).toEqual(after);
  }
});

test('a mirror follows a value that goes on changing', () => {
  const dice = { rng: seeded('follow') };
  for (let round = 0; round < 100; round++) {
    let told: unknown = { value: anyValue(dice, 4) };
    const now = overTheWire(told) as { value: unknown };
    const mirror = mirrorOf(now);
    for (let step = 0; step < 30; step++) {
      now.value = changed(dice, now.value);
      told = apply(told, read(update(mirror, now)));
      expect(JSON.stringify(sorted(told))).toBe(JSON.stringify(sorted(now)));
    }
  }
});

test('a mirror follows rows that change, move, come, go and become something else', () => {
  const dice = { rng: seeded('rows') };
  type Row = Record<string, unknown>;
  const row = (): Row => ({ id: `f${below(dice, 9)}`, x: below(dice, 3), down: below(dice, 2) === 0 });
  const CHANGES: readonly ((rows: Row[], at: number) => void)[] = [
    (rows, at) => Object.assign(rows[at] ?? {}, { x: below(dice, 3) }),
    (rows, at) => rows.splice(at, 2, row(), row()),
    (rows, at) => rows.splice(at, 1),
    (rows, at) => rows.splice(at, 0, row()),
    (rows) => rows.reverse(),
    (rows, at) => rows.splice(at, 1, { down: true, x: 1, id: 'f1' }),
    (rows, at) => delete rows[at]?.down,
    (rows, at) => rows.splice(at, 1, { ...row(), x: [1] }),
    (rows, at) => rows.splice(at, 1, { ...row(), x: undefined }),
    (rows, at) => rows.splice(at, 1, row()),
  ];
  for (let round = 0; round < 200; round++) {
    const now = { rows: Array.from({ length: 6 }, row) };
    let told: unknown = overTheWire(now);
    const mirror = mirrorOf(now);
    for (let step = 0; step < 30; step++) {
      CHANGES[below(dice, CHANGES.length)]?.(now.rows, below(dice, now.rows.length + 1));
      told = apply(told, read(update(mirror, now)));
      expect(told).toEqual(overTheWire(now));
      expect(update(mirror, now)).toBe('');
    }
  }
});

/** Keys in order, own keys only: what canonical does, but `__proto__` stays a key. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

const diff = (before: unknown, after: unknown): Patch | undefined => read(update(mirrorOf(before), after));

test('equal values have no difference', () => {
  const dice = { rng: seeded('same') };
  for (let round = 0; round < 500; round++) {
    const value = anyValue(dice, 4);
    expect(diff(value, overTheWire(value))).toBeUndefined();
  }
});

test('a field without a value is no field', () => {
  expect(diff({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
  expect(diff({ a: 1 }, { a: 1, b: undefined })).toBeUndefined();
  expect(diff({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual({ b: 0 });
  expect(diff({ b: undefined }, { b: 2 })).toEqual({ b: [2] });
});

test('a patch says only what changed', () => {
  const cards = Array.from({ length: 40 }, (_, at) => ({ id: `card-${at}`, cost: at % 5 }));
  expect(diff({ hp: 3, cards }, { hp: 2, cards })).toEqual({ hp: [2] });
  expect(diff(cards, cards.toSpliced(7, 1))).toEqual({ '~': [[7, 1]] });
  expect(diff(cards, cards.toSpliced(7, 1).toSpliced(20, 1))).toEqual({
    '~': [
      [7, 1],
      [21, 1],
    ],
  });
  expect(diff(cards, cards.with(3, { id: 'card-3', cost: 9 }))).toEqual({ 3: { cost: [9] } });
  expect(diff(cards, [...cards.slice(1), { id: 'new', cost: 0 }])).toEqual({
    '~': [
      [0, 1],
      [40, 0, { id: 'new', cost: 0 }],
    ],
  });
});

test('what did not change is shared, what changed is new', () => {
  const before = { near: { hp: 3 }, far: { hp: 5 } };
  const after = apply(before, { near: { hp: [2] } }) as typeof before;
  expect(after.far).toBe(before.far);
  expect(after.near).toEqual({ hp: 2 });
  expect(before.near).toEqual({ hp: 3 });
});

test('of rows, only the cells that changed are told', () => {
  const figures = [0, 1, 2, 3, 4].map((x) => ({ id: `f${x}`, x, y: 0 }));
  const moved = figures.map((figure, at) => (at % 2 === 1 ? { ...figure, y: at } : figure));
  expect(diff(figures, moved)).toEqual({ 1: { y: [1] }, 3: { y: [3] } });
  expect(diff(figures, figures.slice(1))).toEqual({ '~': [[0, 1]] });
});

test('what reads like a row and is none is told from one', () => {
  const rows = Array.from({ length: 5 }, () => ({ 0: 'a' }));
  for (const other of [['a'], 'a', null, { 0: 'a', 1: 'b' }, {}, { 1: 'a' }])
    for (const at of [0, 2, 4]) {
      const now = rows.with(at, other as never);
      expect(apply(rows, diff(rows, now))).toEqual(now);
      expect(apply(now, diff(now, rows))).toEqual(rows);
    }
});

test.each([
  ['numbers', [1, 2, 3, 4, 5, 6], 9],
  ['texts', ['a', 'b', 'c', 'd', 'e'], 'z'],
  ['flags and nothing', [true, null, false, 0, ''], 'z'],
  ['lists', [[1], [2], [3], [4], [5]], [9]],
  ['objects inside objects', [1, 2, 3, 4, 5].map((at) => ({ at: { x: at } })), { at: { x: 9 } }],
  [
    'objects with rows inside',
    [1, 2, 3, 4, 5].map((at) => ({ all: [1, 2, 3, 4].map((x) => ({ x, at })) })),
    { all: [] },
  ],
  ['rows', [1, 2, 3, 4, 5].map((x) => ({ x, down: x > 2 })), { x: 9, down: true }],
] as [string, unknown[], unknown][])(
  'of a list of %s no more is told than what came or went',
  (_, list, other) => {
    const gone = list.toSpliced(1, 1);
    expect(diff(list, gone)).toEqual({ '~': [[1, 1]] });
    expect(diff(list, list.toSpliced(2, 2))).toEqual({ '~': [[2, 2]] });
    expect(diff(list, list.toSpliced(2, 0, other))).toEqual({ '~': [[2, 0, other]] });
    expect(diff(list, list.toSpliced(2, 0, other, other))).toEqual({ '~': [[2, 0, other, other]] });
    expect(diff(list, [...gone, other])).toEqual({
      '~': [
        [1, 1],
        [list.length, 0, other],
      ],
    });
    expect(diff(list, structuredClone(list))).toBeUndefined();
  },
);

test('keys in another order, or without a value, are no difference', () => {
  const list = [1, 2, 3, 4, 5].map((a) => ({ a, b: [a] }));
  const turned = list.map(({ a, b }) => ({ b, none: undefined, a }));
  expect(diff(list, turned)).toBeUndefined();
  expect(diff(list, turned.toSpliced(1, 1))).toEqual({ '~': [[1, 1]] });
  expect(diff({ a: 1, b: 2 }, { b: 3, none: undefined, a: 1 })).toEqual({ b: [3] });
  expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: 0 });
});

test('of neighbours that changed places both are told, of neighbours that changed only what did', () => {
  const list = [1, 2, 3, 4, 5].map((a) => ({ a, b: [a] }));
  const both = list.map(({ a, b }) => ({ a: a === 2 || a === 3 ? 9 : a, b }));
  expect(diff(list, both)).toEqual({ 1: { a: [9] }, 2: { a: [9] } });
  expect(diff([1, 2, 3], [3, 2, 1])).toEqual({ 0: [3], 2: [1] });
  expect(diff([1, 2, 3, 4], [2, 3, 4, 1])).toEqual({
    '~': [
      [0, 1],
      [4, 0, 1],
    ],
  });
});

test('what JSON has no word for is nothing', () => {
  expect(diff({ a: 1 }, { a: Number.NaN })).toEqual({ a: [null] });
  expect(diff({ a: 1 }, { a: Number.POSITIVE_INFINITY })).toEqual({ a: [null] });
});

test('objects with the same keys share the list of them, as far as there are few', () => {
  const shape = (value: object): unknown => mirrorOfFields(value).shape;
  expect(shape({ one: 1, two: 2 })).toBe(shape({ one: 3, two: 4 }));
  expect(shape({ one: 1, two: 2 })).not.toBe(shape({ one: 1, three: 2 }));
  expect(shape({ one: 1, three: 2 })).toBe(shape({ one: 3, three: 4 }));
  expect(shape({ one: 1 })).not.toBe(shape({ one: 1, two: 2 }));
  const kept = Array.from({ length: 100 }, (_, at) => {
    const [first, again] = [shape({ of: 0, [`key ${at}`]: 0 }), shape({ of: 1, [`key ${at}`]: 1 })];
    return first === again ? 1 : 0;
  });
  expect(kept).toEqual(Array.from(kept, (_, at) => (at < 20 ? 1 : 0)));
});

test('a list of objects that are alike and flat is kept cell by cell', () => {
  const rows = [1, 2, 3, 4].map((x) => ({ x, down: x > 2, by: null }));
  expect(mirrorOf(rows)).toMatchObject({
    rows: { keys: ['x', 'down', 'by'] },
    items: rows.flatMap(({ x, down, by }) => [x, down, by]),
  });
  const others: readonly unknown[][] = [
    rows.slice(1),
    rows.with(2, { ...rows[2], by: [] } as never),
    rows.with(2, { ...rows[2], by: undefined } as never),
    rows.with(3, { x: 1, down: true } as never),
    rows.with(1, { ...rows[1], more: 1 } as never),
    rows.with(1, [1, true, null] as never),
    rows.with(1, null as never),
    [{}, {}, {}, {}],
    [1, 2, 3, 4],
  ];
  for (const list of others) expect(mirrorOf(list)).toMatchObject({ rows: null });
});
