import { GAME_IDS } from '@questhall/games';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games.ts';
import { questhall, TOY } from './run.ts';

test('all games are listed, with players, settings and rules version', async () => {
  const { code, out } = await questhall(['games', '--json']);
  expect(code).toBe(0);
  const listed = JSON.parse(out);
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(GAME_IDS);
  for (const { id, name, rulesVersion, players, settings } of listed) {
    const game = await loadGame(id);
    expect(game.id).toBe(id);
    expect({ name, rulesVersion, players }).toEqual({
      name: game.name,
      rulesVersion: game.version,
      players: game.players,
    });
    expect(settings).toEqual(JSON.parse(JSON.stringify(game.settings)));
  }
  const { out: text } = await questhall(['games']);
  for (const id of GAME_IDS) expect(text).toMatch(new RegExp(`^${id} `, 'm'));
});

test('numbers of players that are not played are left out [SFB-F5]', async () => {
  expect((await questhall(['games', 'brawl'])).out).toContain('2 or 4 players');
});

test('one game is described with its settings', async () => {
  const { out } = await questhall(['games', TOY]);
  expect(out).toContain('Bone Duel (toy)\n2–3 players, rules version 1, 5 pieces of content\n');
  expect(out).toMatch(/^health +1 to 9 +5 /m);
  expect(JSON.parse((await questhall(['games', TOY, '--json'])).out)).toMatchObject({
    id: 'toy',
    content: 5,
  });
});

test.each(GAME_IDS)('%s is played to its end by bots', async (id) => {
  const { code, out } = await questhall([
    'simulate',
    id,
    '--games',
    '2',
    '--bots',
    'random',
    '--seed',
    '1',
    '--json',
  ]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: id, matches: 2, failures: [] });
});
