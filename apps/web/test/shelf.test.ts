import type { ListedGame, Wished } from '@questhall/games';
import { GAME_IDS, GAMES, WISHES } from '@questhall/games';
import { expect, test } from 'vitest';
import { suited } from '../src/shelf/suited.ts';
import { QUESTIONS } from '../src/shelf/words.ts';
import { DRAWN_GAMES } from './drawn-games.ts';

const ALL = GAME_IDS.map((id) => GAMES[id]);
const EVERY = WISHES.company.flatMap((company) =>
  WISHES.time.flatMap((time) => WISHES.taste.map((taste) => ({ company, time, taste }))),
);

test('[O4] whatever a stranger answers, the game that is found suits their taste and company', () => {
  const suitable = ({ suits }: ListedGame, { taste, company }: Wished): boolean =>
    suits.taste.includes(taste) && suits.company.includes(company);
  const wrong = EVERY.filter((wished) => {
    const [best] = suited(ALL, wished);
    if (best === undefined || !best.suits.taste.includes(wished.taste)) return true;
    return !suitable(best, wished) && ALL.some((game) => suitable(game, wished));
  });
  expect(wrong).toEqual([]);
});

test('[O4] every game is somebody’s game, and every question has an answer for all', () => {
  const found = EVERY.map((wished) => suited(ALL, wished)[0]?.id);
  expect(DRAWN_GAMES.filter((game) => !found.includes(game))).toEqual([]);
  for (const wish of ['company', 'time', 'taste'] as const)
    expect(Object.keys(QUESTIONS[wish].answers)).toEqual([...WISHES[wish]]);
});
