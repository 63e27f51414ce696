import { expect, test } from 'vitest';
import { ARTISTS } from '../src/pages/artists.ts';

const LISTS = import.meta.glob<Readonly<Record<string, readonly string[]>>>('../src/**/icon-names.ts', {
  eager: true,
  import: 'ICON_NAMES',
});

test.each(Object.keys(LISTS))('the artists of %s are credited by name', (list) => {
  expect(Object.keys(LISTS[list] ?? {}).filter((artist) => !(artist in ARTISTS))).toEqual([]);
});
