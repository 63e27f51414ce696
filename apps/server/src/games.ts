/** The games this server offers. */
import { GAMES as BOXES, GAME_IDS, isGameId, rulesOf } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import type { DiceTable } from '@questhall/protocol/host';

/** By id, loaded when somebody asks for it: the rules of that version, or else the newest. */
export type Games = { readonly [id: string]: (version?: number) => Promise<Game> };

export const GAMES: Games = Object.fromEntries(
  GAME_IDS.map((id) => [id, (version?: number) => rulesOf(id, version)]),
);

/** The table its dice are thrown on, where they really are. The physics is loaded with the first table of such a game. */
export const diceFor = (game: string): Promise<DiceTable> | undefined =>
  isGameId(game) ? BOXES[game].dice?.() : undefined;

/** Each version of each game once, by way of this. */
export const gamesThrough = (games: Games, through: (game: Game) => Game): Games =>
  Object.fromEntries(
    Object.entries(games).map(([id, load]) => {
      const passed = new Map<number | undefined, Promise<Game>>();
      return [
        id,
        (version?: number) => {
          const known = passed.get(version) ?? load(version).then(through);
          passed.set(version, known);
          return known;
        },
      ];
    }),
  );
