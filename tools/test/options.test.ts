/** Whoever reads a record hands its options in again: replays, the referee, a table that is opened anew. */
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Setting } from '@questhall/kernel';
import { expect, test } from 'vitest';

const PLAYERS = [1, 2, 3, 4, 5, 6];

const valuesOf = (setting: Setting): readonly unknown[] => {
  if (setting.kind === 'choice') return setting.values;
  if (setting.kind === 'flag') return [false, true];
  return setting.kind === 'number' ? [setting.min, setting.max] : [];
};

test.for(GAME_IDS)('%s: the options of a match are a set-up, and the same one', async (id) => {
  const game = await GAMES[id].rules();
  let tried = 0;
  for (const players of PLAYERS)
    for (const setting of game.settings)
      for (const value of valuesOf(setting)) {
        const first = game.configure({ players, [setting.key]: value });
        if ('problems' in first) continue;
        tried += 1;
        expect(game.configure({ ...first.options }), `${players} players, ${setting.key} ${value}`).toEqual(
          first,
        );
      }
  expect(tried).toBeGreaterThan(0);
});
