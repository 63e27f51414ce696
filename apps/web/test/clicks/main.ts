/** `npm run clicks -- [--game G] [--matches N] [--kinds]`: clicks per hero's turn in matches of bots, and questions that cannot matter. */
import { parseArgs } from 'node:util';
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Asked, Counted } from './count.ts';
import { countMatch } from './count.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '6' },
    kinds: { type: 'boolean', default: false },
  },
});

const sum = (all: readonly Asked[], of: keyof Asked): number =>
  all.reduce((total, each) => total + each[of], 0);
const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

for (const id of GAME_IDS.filter((each) => values.game === undefined || each === values.game)) {
  const game = await GAMES[id].rules();
  const counted: Counted = { turns: 0, kinds: new Map() };
  for (let match = 0; match < Number(values.matches); match++)
    countMatch(game, { players: GAMES[id].modes[0]?.players?.usual ?? 2 }, `clicks ${match}`, counted);
  const all = [...counted.kinds.values()];
  const questions = sum(all, 'questions');
  console.log(
    `${id}: ${(sum(all, 'clicks') / counted.turns).toFixed(2)} clicks per turn in ${counted.turns} turns, ` +
      `${percent(sum(all, 'effectless'), questions)} of ${questions} questions without effect`,
  );
  if (values.kinds)
    for (const [kind, asked] of [...counted.kinds].sort(([, a], [, b]) => b.clicks - a.clicks))
      console.log(
        `  ${kind}: ${(asked.clicks / counted.turns).toFixed(2)} clicks per turn, ${asked.questions} questions, ${asked.effectless} without effect`,
      );
}
