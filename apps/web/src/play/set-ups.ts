/** How the modes on the box are said to the rules, and who sits where. */

import type { GameId, Players, SetUp } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Game, Json } from '@questhall/kernel';

/** A set-up with all its parts. */
type WholeSetUp = SetUp & Required<Pick<SetUp, 'players' | 'options'>>;

/** What a set-up needs to know of the rules. */
type Rules = Pick<Game, 'players'>;

const COMPANY = 2;

function anyNumber({ players: { min, max } }: Rules): Players {
  return { min, max, usual: Math.min(max, Math.max(min, COMPANY)) };
}

const whole = (setUp: SetUp | undefined, rules: Rules): WholeSetUp => ({
  ...setUp,
  players: setUp?.players ?? anyNumber(rules),
  options: setUp?.options ?? {},
});

/** Without such a mode: whatever the rules allow. */
export const setUpOf = (game: GameId, mode: string, rules: Rules): WholeSetUp =>
  whole(
    GAMES[game].modes.find(({ id }) => id === mode),
    rules,
  );

/** How a table is set up. */
interface Chosen {
  readonly players: number;
  readonly options: { readonly [setting: string]: Json };
}

/** The mode these settings make; options they leave out do not count against it. */
export function setUpFor(game: GameId, { players, options }: Chosen, rules: Rules): WholeSetUp {
  const fits = ({ players: count = anyNumber(rules), options: wanted = {} }: SetUp): boolean =>
    players >= count.min &&
    players <= count.max &&
    Object.entries(wanted).every(([key, value]) => (options[key] ?? value) === value);
  return whole(GAMES[game].modes.find(fits), rules);
}
