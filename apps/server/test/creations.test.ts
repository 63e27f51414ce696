import { GAMES } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { LIMITS } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { join, newTable, newToken } from './people.ts';
import { serve } from './toy-hall.ts';

const HALL = { games: new URL('../src/games.ts', import.meta.url) };

const ALL = Object.values(GAMES).flatMap((game) =>
  game.creations.map((creation) => [`${game.title}: ${creation.name}`, game, creation] as const),
);

/** Changes of settings that a table takes one right after the other. */
const AT_ONCE = 38;

test.each(ALL)(
  '[O1] %s comes to an online table, and so do the longest pieces of the box',
  async (_name, game, creation) => {
    const { port } = await serve(HALL);
    const token = await newToken(port, 'Ann');
    const bench = await creation.bench();
    const mode = game.modes.find(({ id }) => id === creation.mode);
    const players = mode?.players?.usual ?? 2;
    const free = creation.unbalanced === undefined ? {} : { [creation.unbalanced]: true };
    const having = (draft: Json) => ({ ...mode?.options, ...free, [creation.setting]: [draft] });
    const settings = { players, options: having(bench.start) };
    const table = await newTable(port, token, { game: game.id, settings });
    const ann = await join(port, table, token);
    // So many changes at once are allowed; the longest are the likeliest not to fit.
    const longest = bench.box.toSorted(
      (one, other) => JSON.stringify(other.draft).length - JSON.stringify(one.draft).length,
    );
    for (const { name, draft } of longest.slice(0, AT_ONCE)) {
      const options = having(draft);
      expect(JSON.stringify(options).length).toBeLessThan(LIMITS.message);
      const reply = await ann.client.ask({ type: 'settings', settings: { options } });
      expect([name, Object.keys(reply)]).toEqual([name, ['ok']]);
    }
  },
);

test('what is damaged is refused with the field, what is there and what may be there', async () => {
  const { port } = await serve(HALL);
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, { game: 'brawl', settings: { players: 2 } });
  const ann = await join(port, table, token);
  const damaged = { name: 'Tea Time', difficulty: 'easy', test: { test: 'court', statue: 'teapot' } };
  const options = { ownChallenges: [damaged] };
  const reply = await ann.client.ask({ type: 'settings', settings: { options } });
  const allowed = 'one of manipulation, destruction, creation';
  expect(reply).toMatchObject({
    refused: { field: 'ownChallenges[0].test.statue', found: '"teapot"', allowed },
  });
});
