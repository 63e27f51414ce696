/** The games after an upgrade: each has rules under which every match goes otherwise, and those of before. */
import { GAMES as NEWEST } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import { below } from '@questhall/kernel';
import type { Games } from '../src/index.ts';
import { GAMES as KEPT, KEPT_IDS } from './kept-games.ts';

/** One more draw before the first: nothing is dealt, rolled or found as it was. */
const otherwise = (game: Game, version: number): Game => ({
  ...game,
  version,
  setup(options, rng) {
    below({ rng }, 6);
    return game.setup(options, rng);
  },
});

export const GAMES: Games = Object.fromEntries(
  KEPT_IDS.map((id) => [
    id,
    async (version?: number) => {
      const [before, newest] = await Promise.all([KEPT[id]?.() as Promise<Game>, NEWEST[id].rules()]);
      return version === before.version
        ? before
        : otherwise(newest, Math.max(before.version, newest.version) + 1);
    },
  ]),
);
