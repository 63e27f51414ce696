/** `npm run told -- [--game G] [--matches N]`: whole matches, and every loss of life, card or turn that nobody is told the because of. */
import { parseArgs } from 'node:util';
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Game, MatchOptions } from '@questhall/kernel';
import { checkTold, inclined } from '@questhall/testkit';

const { values } = parseArgs({
  options: { game: { type: 'string' }, matches: { type: 'string', default: '200' } },
});

/** Each mode with each number of players. */
function tablesOf(id: (typeof GAME_IDS)[number], game: Game): readonly MatchOptions[] {
  return GAMES[id].modes.flatMap(({ players, options }) => {
    const { min, max } = players ?? { min: 1, max: 6 };
    return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((count) => {
      const configured = game.configure({ ...options, players: count });
      return 'options' in configured ? [configured.options] : [];
    });
  });
}

const chosen = GAME_IDS.filter((id) => values.game === undefined || id === values.game);
let flaws = 0;
for (const id of chosen) {
  const game = await GAMES[id].rules();
  const options = tablesOf(id, game);
  const games = Math.ceil(Number(values.matches) / chosen.length);
  const policy = inclined(game);
  const { seen, untold } = checkTold(game, { games, seed: 'told', options, policy, limit: 20_000 });
  const losses = [...seen].map(([what, count]) => `${count} of ${what}`).join(', ');
  console.log(
    `${id}: ${games} matches at ${options.length} kinds of tables; losses: ${losses}; ${untold.length} untold`,
  );
  for (const flaw of untold) console.log(`  ${flaw}`);
  flaws += untold.length;
}
process.exitCode = flaws === 0 ? 0 : 1;
