/** The rules of the games, each a chunk of its own: loaded by the page for its words, by the workers for its rules. */
import { GAMES, isGameId } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import type { DiceTable } from '@questhall/protocol/host';

export const diceFor = (game: string): Promise<DiceTable> | undefined =>
  isGameId(game) ? GAMES[game].dice?.() : undefined;

export const loadRules = (game: string): Promise<Game> =>
  isGameId(game) ? GAMES[game].rules() : Promise.reject(new Error(`there are no rules of ${game} here`));
