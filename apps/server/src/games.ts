/** The games this server offers. To add one, add a line. */
import type { Game } from '@questhall/kernel';
import type { DiceTable } from '@questhall/protocol/host';

/** By id; loaded when somebody asks for it. */
export type Games = { readonly [id: string]: () => Promise<Game> };

export const GAMES: Games = {
  'pug-quest': async () => (await import('@questhall/pug-quest')).pugQuest,
  'dungeon-fighter': async () => (await import('@questhall/dungeon-fighter')).dungeonFighter,
  brawl: async () => (await import('@questhall/brawl')).brawl,
  'super-fantasy': async () => (await import('@questhall/super-fantasy')).superFantasy,
  dungeonland: async () => (await import('@questhall/dungeonland')).dungeonland,
};

/** The games whose dice are really thrown. The physics is loaded with the first table of such a game. */
const DICE: { readonly [id: string]: () => Promise<DiceTable> } = {
  'dungeon-fighter': async () => (await import('@questhall/dungeon-fighter/dice')).loadDice(),
};

export const diceFor = (game: string): Promise<DiceTable> | undefined =>
  Object.hasOwn(DICE, game) ? DICE[game]?.() : undefined;
