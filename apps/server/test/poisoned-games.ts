/** Three games whose rules throw in mid-match, and one that is well. */
import { asGame } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import { GAMES as REAL } from '../src/games.ts';
import type { Games } from '../src/index.ts';
import { poisoned } from '../src/torture/poison.ts';

/** Questions after which they throw. */
const FROM = 6;

const SPOILT = ['pug-quest', 'brawl', 'super-fantasy'];

export const GAMES: Games = {
  ...Object.fromEntries(
    SPOILT.map((id) => [
      id,
      async () => {
        const game = await REAL[id]?.();
        if (!game) throw new Error(`there is no ${id}`);
        return poisoned(game, ({ asks }) => asks >= FROM);
      },
    ]),
  ),
  toy: () => Promise.resolve(asGame(toy)),
};
