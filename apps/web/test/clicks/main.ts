/**
 * `npm run clicks -- [--game G] [--matches N] [--kinds]`: clicks per hero's turn in matches of bots, and questions that cannot
 * matter.
 */
import { parseArgs } from 'node:util';
import type { GameId } from '@questhall/games';
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Asked, Counted } from './count.ts';
import { countMatch } from './count.ts';
import type { When } from './plan.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    matches: { type: 'string', default: '6' },
    kinds: { type: 'boolean', default: false },
  },
});

const WHEN: readonly When[] = ['setting up', 'own turn', 'between'];
const sum = (all: readonly Asked[], of: (asked: Asked) => number): number =>
  all.reduce((total, each) => total + of(each), 0);
const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const clicksIn = (asked: Asked): number => WHEN.reduce((total, when) => total + asked.clicks[when], 0);

const chosen = GAME_IDS.filter((each) => values.game === undefined || each === values.game);
const playersOf = (id: GameId): number => GAMES[id].modes[0]?.players?.usual ?? 2;
const seedOf = (match: number): string => `clicks ${match}`;

for (const id of chosen) {
  const game = await GAMES[id].rules();
  const counted: Counted = { turns: 0, quietEnds: 0, kinds: new Map() };
  for (let match = 0; match < Number(values.matches); match++)
    countMatch(game, { players: playersOf(id) }, seedOf(match), counted);
  const all = [...counted.kinds.values()];
  const questions = sum(all, (asked) => asked.questions);
  const own = sum(all, ({ clicks }) => clicks['own turn']);
  const perTurn = (clicks: number): string => (clicks / counted.turns).toFixed(2);
  console.log(
    `${id}: ${perTurn(own)} clicks in one's own turn (${perTurn(own - Math.max(0, counted.quietEnds - 1))} once turns with ` +
      `nothing left to do may end by themselves), ` +
      `${perTurn(sum(all, ({ clicks }) => clicks.between))} between turns, ${perTurn(sum(all, clicksIn))} with setting up, ` +
      `over ${counted.turns} turns; ${percent(
        sum(all, ({ effectless }) => effectless),
        questions,
      )} of ${questions} questions without effect`,
  );
  if (values.kinds)
    for (const [kind, asked] of [...counted.kinds].sort(([, a], [, b]) => clicksIn(b) - clicksIn(a)))
      console.log(
        `  ${kind}: ${WHEN.map((when) => `${perTurn(asked.clicks[when])} ${when}`).join(', ')}; ` +
          `${asked.questions} questions, ${asked.effectless} without effect`,
      );
}
