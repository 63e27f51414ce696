import { describe, expect, test } from 'vitest';
import { pageHome, tableInPath } from '../src/app/home.ts';
import type { Route } from '../src/app/routes.ts';
import { formatRoute, parseRoute } from '../src/app/routes.ts';

const ROUTES: readonly Route[] = [
  { page: 'shelf', game: 'dungeonland' },
  { page: 'rules', game: 'pug-quest', find: '' },
  { page: 'rules', game: 'pug-quest', find: 'PQ-ENER-01 joker & co?' },
  { page: 'table', game: 'pug-quest', start: { way: 'alone', mode: 'evil-lord', hero: 'pugpin' } },
  { page: 'table', game: 'brawl', start: { way: 'online', mode: 'standard' } },
  { page: 'table', game: 'pug-quest', start: { saved: 'a/b?c' } },
  { page: 'replays' },
  { page: 'workshop', game: 'pug-quest' },
  { page: 'practice', game: 'dungeon-fighter' },
  { page: 'credits' },
];

describe('an address', () => {
  test.each(ROUTES)('$page leads back to its route', (route) => {
    expect(parseRoute(formatRoute(route))).toEqual(route);
  });

  test.each(['', '#', '#/', '#/nowhere', '#/shelf/chess'])('"%s" is the shelf with the first box', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'shelf', game: 'pug-quest' });
  });

  test('of a table begun in no known way is the shelf with that box', () => {
    expect(parseRoute('#/table/brawl?way=cheating')).toEqual({ page: 'shelf', game: 'brawl' });
  });
});

test('the page is at home where it lies, and one floor above its tables', () => {
  const at = (pathname: string) => pageHome({ origin: 'https://hall.example', pathname }).href;
  expect(at('/')).toBe('https://hall.example/');
  expect(at('/games/index.html')).toBe('https://hall.example/games/');
  expect(at('/table/ABC234')).toBe('https://hall.example/');
  expect(at('/games/table/ABC234')).toBe('https://hall.example/games/');
  expect(tableInPath('/games/table/ABC234')).toBe('ABC234');
  expect(tableInPath('/games/')).toBeUndefined();
});
