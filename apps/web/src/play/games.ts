/** The rules of the games, each a chunk of its own: loaded by the page for its words, by the workers for its rules. */
import { GAMES, isGameId, rulesOf } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import type { DiceTable } from '@questhall/protocol/host';

export const diceFor = (game: string): Promise<DiceTable> | undefined =>
  isGameId(game) ? GAMES[game].dice?.() : undefined;

/** The rules a match was begun with, or else the newest: their `version` tells. */
export const loadRules = (game: string, version?: number): Promise<Game> =>
  isGameId(game) ? rulesOf(game, version) : Promise.reject(new Error(`there are no rules of ${game} here`));
