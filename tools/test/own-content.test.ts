/** What players make meets the same rules, the same laws and the same referee as what is in the box. */
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { checkLaws, curious } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { loadReferee } from '../../apps/cli/src/referees.ts';

/** A match needs so many to have a piece of each kind, and takes no more than that. */
const MATCHES = 3;

test.each(GAME_IDS)('[O1] %s: the laws hold for content of players, and the referee knows it', async (id) => {
  const { creations, rules } = GAMES[id];
  const game = await rules();
  const referee = await loadReferee(id);
  const brought = await Promise.all(
    creations.map(async ({ setting, most, bench }) => ({ setting, most, box: (await bench()).box })),
  );
  for (let match = 0; match < MATCHES; match++) {
    const own = brought.map(({ setting, most, box }): [string, Json] => [
      setting,
      box.slice(match * most, (match + 1) * most).map(({ draft }) => draft),
    ]);
    const configured = game.configure({ players: 2, ...Object.fromEntries(own) });
    if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
    const report = checkLaws(game, {
      games: 1,
      seed: `own ${match}`,
      options: [configured.options],
      thorough: 0.01,
      policy: curious(game),
      ...(referee && { referee }),
    });
    expect(report.violations.map(({ law, message }) => `${law}: ${message}`)).toEqual([]);
    expect(report.games).toBe(1);
  }
});
