/** How the modes on the box are said to the rules, and who sits where. */
import type { Game, Json } from '@questhall/kernel';
import type { Players, SetUp } from '../catalogue/game-info.ts';
import type { GameId } from '../catalogue/games.ts';
import { GAMES } from '../catalogue/games.ts';

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

/** The mode these options make; what they leave out does not count against it. */
export function setUpFor(
  game: GameId,
  options: { readonly [setting: string]: Json },
  rules: Rules,
): WholeSetUp {
  const fits = (setUp: SetUp): boolean =>
    Object.entries(setUp.options ?? {}).every(([key, value]) => (options[key] ?? value) === value);
  return whole(GAMES[game].modes.find(fits), rules);
}
