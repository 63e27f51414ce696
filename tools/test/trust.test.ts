import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('docs/trust.md names tests that exist, for each of R1 to R19', () => {
  const rows = [...read('docs/trust.md').matchAll(/^\| (R\d+) +\| `([^`]+)` +\| (.*?) +\|$/gm)];
  const missing = rows.filter(([, , file = '', name = '']) => !read(file).includes(name));
  expect(missing.map(([row]) => row)).toEqual([]);
  const ids = Array.from({ length: 19 }, (_, at) => `R${at + 1}`);
  expect([...new Set(rows.map(([, id]) => id))]).toEqual(ids);
});
