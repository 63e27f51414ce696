import { GAMES, LENGTHS } from '@questhall/games';
import { below, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';

const BENCHES = await Promise.all(
  Object.values(GAMES).flatMap((game) =>
    game.creations.map(async (creation) => ({ game, creation, bench: await creation.bench() })),
  ),
);
const SURPRISING = BENCHES.flatMap(({ game, creation, bench: { surprise, check } }) =>
  surprise === undefined ? [] : [{ name: creation.name, game, creation, surprise, check }],
);

/** How many are made of each kind. */
const MADE = 60;

test.each(SURPRISING)(
  '[O1] $name: whatever Surprise me makes can be played',
  ({ game, creation, surprise, check }) => {
    const { min = 1, max = 4 } = game.modes.find(({ id }) => id === creation.mode)?.players ?? {};
    const chance = { rng: seeded(`surprised ${creation.id}`) };
    for (const length of LENGTHS)
      for (let n = 0; n < MADE / LENGTHS.length; n++) {
        const wish = { length, players: min + below(chance, max - min + 1) };
        const draft = surprise.make(`seed ${n}`, wish, below(chance, surprise.strongest + 1));
        expect([length, n, check(draft)]).toMatchObject([length, n, { title: expect.any(String) }]);
      }
  },
);
