/** The quest of the day: one set-up and one seed for each game and day, the same in every hall and without any. */
import type { TableSpec } from '@questhall/protocol';
import type { GameId } from './index.ts';
import { GAME_IDS, GAMES, isGameId } from './index.ts';

export interface Quest {
  readonly spec: TableSpec & { readonly settings: { readonly players: number } };
  readonly seed: string;
  /** What bots at its table draw their chance from. */
  readonly botSeed: string;
}

/** Who sits beside the person: a bot that always thinks the same. */
export const QUEST_BOT = 'greedy';

/** The games that have one. */
export const QUEST_GAMES: readonly GameId[] = GAME_IDS.filter((id) => GAMES[id].quest !== undefined);

/** `day`: days since 1970, in universal time. */
export function questOf(game: GameId, day: number): Quest | undefined {
  const { quest } = GAMES[game];
  const options = quest?.days[day % quest.days.length];
  if (!quest || !options) return undefined;
  const { rivals = 0 } = quest;
  const seed = `quest of day ${day}, ${game}`;
  return {
    spec: {
      game,
      settings: { players: 1 + rivals, options, undo: 'never', hints: false },
      seats: [
        { holder: 'you' },
        ...Array.from({ length: rivals }, () => ({ holder: 'bot', bot: QUEST_BOT }) as const),
      ],
    },
    seed,
    botSeed: botSeedOf(seed),
  };
}

/** One table for each quest: whoever comes again finds it as it was. */
export const questTable = (game: GameId, day: number): string => `quest-${day}-${game}`;

/** The seed of a table that is one of these, so that thrown dice sway and tremble alike for everybody. */
export function questSeedOf(table: string): string | undefined {
  const [, day, game = ''] = /^quest-(\d+)-([\w-]+)$/.exec(table) ?? [];
  return isGameId(game) ? questOf(game, Number(day))?.seed : undefined;
}

/** The same match meets the same bots. */
export const botSeedOf = (seed: string): string => `bots of ${seed}`;
