import { expect, test } from 'vitest';
import type { Rng } from '../src/index.ts';
import { below, DrawNeeded, die, pick, seeded, shuffle, takeFrom } from '../src/index.ts';

const source = (seed: string): { rng: Rng } => ({ rng: seeded(seed) });
const scripted = (...script: (string | number)[]): { rng: Rng } => ({ rng: { ...seeded('x'), script } });
const many = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

test('the generator is sfc32', () => {
  const s: { rng: Rng } = { rng: { a: 1, b: 2, c: 3, d: 1, drawn: 0 } };
  expect(many(1000, () => below(s, 2 ** 32))).toEqual(reference(1, 2, 3, 1, 1000));
});

/** The same generator, written as its author gives it, in unbounded integers. */
function reference(a: number, b: number, c: number, counter: number, count: number): number[] {
  const word = (value: bigint): bigint => value & 0xffff_ffffn;
  let [x, y, z, n] = [BigInt(a), BigInt(b), BigInt(c), BigInt(counter)];
  return many(count, () => {
    const out = word(x + y + n);
    n = word(n + 1n);
    x = y ^ (y >> 9n);
    y = word(z + (z << 3n));
    z = word(((z << 21n) | (z >> 11n)) + out);
    return Number(out);
  });
}

test('a seed gives the same draws for ever', () => {
  const s = source('questhall');
  expect(many(10, () => die(s, 6))).toEqual([2, 5, 5, 2, 4, 5, 6, 5, 1, 1]);
});

test('different seeds give different draws', () => {
  const firsts = ['', 'a', 'b', 'ab', 'ba', 'a ', '1', '2', '12', '21'].map((seed) =>
    below(source(seed), 2 ** 32),
  );
  expect(new Set(firsts).size).toBe(firsts.length);
});

test('each draw is counted, whatever it is', () => {
  const s = source('count');
  die(s, 6);
  below(s, 3);
  pick(s, ['a', 'b']);
  takeFrom(s, ['a', 'b']);
  expect(s.rng.drawn).toBe(4);
  shuffle(s, [1, 2, 3]);
  expect(s.rng.drawn).toBe(6);
});

test('bits that would favour low numbers are thrown away', () => {
  // 3 * 2^30 does not divide 2^32: the last quarter of the range must be drawn again, or low results came up twice as often.
  const n = 3 * 2 ** 30;
  const s = source('fair');
  const plain = source('fair');
  const raw = many(400, () => below(plain, 2 ** 32));
  const kept = raw.filter((bits) => bits < n);
  expect(kept.length).toBeLessThan(raw.length);
  expect(many(kept.length, () => below(s, n))).toEqual(kept);
});

test('every face of a small die comes up about as often', () => {
  const s = source('dice');
  const counts = new Array<number>(6).fill(0);
  for (const face of many(60_000, () => die(s, 6))) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  const surprise = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // With five degrees of freedom, chance exceeds this once in a thousand seeds; the seed is fixed.
  expect(surprise).toBeLessThan(20.5);
});

test('all orders of three come out of a shuffle about as often', () => {
  const s = source('shuffle');
  const counts = new Map<string, number>();
  for (let i = 0; i < 6_000; i++) {
    const cards = ['a', 'b', 'c'];
    shuffle(s, cards);
    counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  const surprise = [...counts.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  expect(surprise).toBeLessThan(20.5);
});

test('takeFrom takes each card of a bag once', () => {
  const s = source('bag');
  const bag = ['a', 'b', 'c', 'd', 'd'];
  expect(many(5, () => takeFrom(s, bag)).sort()).toEqual(['a', 'b', 'c', 'd', 'd']);
  expect(bag).toEqual([]);
});

test('there is nothing to draw from an empty bag', () => {
  expect(() => takeFrom(source('x'), [])).toThrow('there is nothing to draw from');
  expect(() => pick(source('x'), [])).toThrow('there is nothing to draw from');
  expect(() => below(source('x'), 0)).toThrow('there is nothing to draw from');
});

test('nor can one of more things be drawn than there are numbers', () => {
  for (const n of [2 ** 32 + 1, Number.POSITIVE_INFINITY, Number.NaN])
    expect(() => below(source('x'), n)).toThrow(`one of ${n} cannot be drawn`);
});

test('a script says what is read off dice and cards', () => {
  const s = scripted(6, 1, 2, 'ogre', 'torch');
  expect([die(s, 6), die(s, 6), below(s, 3)]).toEqual([6, 1, 2]);
  expect(pick(s, ['goblin', 'ogre'])).toBe('ogre');
  const bag = ['rope', 'torch', 'lamp'];
  expect(takeFrom(s, bag)).toBe('torch');
  expect(bag).toEqual(['rope', 'lamp']);
  expect(s.rng.script).toEqual([]);
});

test('a script leaves piles as they are', () => {
  const s = scripted();
  const cards = ['c', 'a', 'b'];
  shuffle(s, cards);
  expect(cards).toEqual(['c', 'a', 'b']);
  expect(s.rng.drawn).toBe(0);
});

test('a script that is used up says which draw it needs', () => {
  const s = scripted(3);
  die(s, 6);
  expect(() => die(s, 6)).toThrow(DrawNeeded);
  expect(() => takeFrom(scripted(), ['a', 'b', 'c', 'd'])).toThrow('a random draw out of 4 is needed');
});

test.each([7, 0, 'ogre', 2.5])('a scripted die cannot show %s', (face) => {
  expect(() => die(scripted(face), 6)).toThrow(`scripted draw ${face} is not among the 6 possible`);
});

test('a scripted card must be in the bag', () => {
  expect(() => takeFrom(scripted('lamp'), ['rope', 'torch'])).toThrow(
    'scripted draw lamp is not among the 2 possible',
  );
});
