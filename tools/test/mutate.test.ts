import { expect, test } from 'vitest';
import { mutantsOf } from '../mutate/mutants.ts';
import { SWITCH, weave } from '../mutate/weave.ts';

const breakages = (text: string): string[] =>
  mutantsOf('rules.ts', text).map(({ was, becomes }) => `${was} → ${becomes}`);

test('comparisons, sums, conditions, numbers and statements can each be broken', () => {
  expect(breakages('export const far = (a: number) => a > 2;')).toEqual([
    'a > 2 → a >= 2',
    'a > 2 → a <= 2',
    '2 → 3',
  ]);
  expect(breakages('function f(s) { if (s.up) hit(s); }')).toEqual([
    's.up → true',
    's.up → false',
    'hit(s); → ',
  ]);
  expect(breakages('const f = (a) => a.filter(ok).some(ok) && !a;')).toEqual([
    'a.filter(ok).some(ok) && !a → a.filter(ok).some(ok) || !a',
    'a.filter(ok).some(ok) → a.filter(ok).every(ok)',
    'a.filter(ok) → a.filter(() => true)',
    '!a → a',
  ]);
});

test('types, names, texts and what runs while a file is loaded are left alone', () => {
  expect(breakages('const LIMIT = 3 + 4; const f = (a: 1 | 2): a is 2 => "far " + a;')).toEqual([]);
  expect(breakages('const f = () => ({ 1: a });')).toEqual([]);
});

test('a mutant names the rule that the code above it cites', () => {
  const [first] = mutantsOf('rules.ts', '/** [PQ-ATK-03] Far. */\nconst f = (a) => a < b;');
  expect([first?.line, first?.rule]).toEqual([2, 'PQ-ATK-03']);
});

/** Runs the woven text with one mutant switched on, and returns what `f` gives. */
function run(text: string, id: number, ...args: readonly unknown[]): unknown {
  const mutants = mutantsOf('rules.js', text).map((found, at) => ({ ...found, id: at + 1 }));
  const code = weave('rules.js', text, mutants);
  const on = { on: (asked: number) => asked === id, turn: () => undefined };
  return new Function(SWITCH, `${code}; return f;`)(on)(...args);
}

test('woven code does as before until a mutant is switched on', () => {
  const text = 'const f = (a, b) => (a < b ? a + 1 : b);';
  expect(run(text, 0, 1, 5)).toBe(2);
  const given = mutantsOf('rules.js', text).map(({ was, becomes }, at) => [
    `${was} → ${becomes}`,
    run(text, at + 1, 1, 5),
  ]);
  expect(given).toContainEqual(['a < b → a >= b', 5]);
  expect(given).toContainEqual(['a + 1 → a - 1', 0]);
  expect(given).toContainEqual(['1 → 2', 3]);
});

test('a statement left out takes no branch with it', () => {
  const text = 'function f(a) { const out = []; if (a) out.push(1); else out.push(2); return out; }';
  const at = mutantsOf('rules.js', text).findIndex(({ was }) => was === 'out.push(1);') + 1;
  expect(run(text, 0, true)).toEqual([1]);
  expect(run(text, at, true)).toEqual([]);
  expect(run(text, at, false)).toEqual([2]);
});
