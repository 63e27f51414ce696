/** The rules of the games that can be played. To add one, add a line. */
import type { Game } from '@questhall/kernel';
import type { DiceTable } from '@questhall/protocol/host';
import type { GameId } from '../catalogue/games.ts';
import { isGameId } from '../catalogue/games.ts';

/** Each is a chunk of its own, loaded by the page for its words and by the workers for its rules. */
const RULES: { readonly [id in GameId]?: () => Promise<Game> } = {
  'pug-quest': () => import('@questhall/pug-quest').then(({ pugQuest }) => pugQuest),
  brawl: () => import('@questhall/brawl').then(({ brawl }) => brawl),
  dungeonland: () => import('@questhall/dungeonland').then(({ dungeonland }) => dungeonland),
  'super-fantasy': () => import('@questhall/super-fantasy').then(({ superFantasy }) => superFantasy),
  'dungeon-fighter': () => import('@questhall/dungeon-fighter').then(({ dungeonFighter }) => dungeonFighter),
};

/** The games whose dice are really thrown: what a host needs for it, physics included. */
const DICE: { readonly [id: string]: () => Promise<DiceTable> } = {
  'dungeon-fighter': () => import('@questhall/dungeon-fighter/dice').then(({ loadDice }) => loadDice()),
};

export const diceFor = (game: string): Promise<DiceTable> | undefined => DICE[game]?.();

export const isPlayable = (game: GameId): boolean => RULES[game] !== undefined;

export function loadRules(game: string): Promise<Game> {
  const load = isGameId(game) ? RULES[game] : undefined;
  return load?.() ?? Promise.reject(new Error(`there are no rules of ${game} here`));
}
