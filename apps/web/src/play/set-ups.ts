/** How the modes on the box are said to the rules, and who sits where. */
import type { Json, Seat } from '@questhall/kernel';
import type { GameId } from '../catalogue/games.ts';

export interface SetUp {
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  /** The game's own settings in this mode. */
  readonly options: { readonly [setting: string]: Json };
  /** What a seat is, where that is settled before the match. */
  readonly role?: (seat: Seat, players: number) => string | undefined;
}

const PACK = { min: 1, max: 5, usual: 3 } as const;

const SET_UPS: { readonly [game in GameId]?: { readonly [mode: string]: SetUp } } = {
  'pug-quest': {
    standard: { players: PACK, options: {} },
    'dogs-life': { players: PACK, options: { dogsLife: true } },
    'evil-lord': {
      players: { min: 2, max: 6, usual: 4 },
      options: { mode: 'evil-lord' },
      role: (seat, players) => (seat === players - 1 ? 'Evil Lord' : 'Hero'),
    },
  },
};

const ANY: SetUp = { players: { min: 1, max: 6, usual: 2 }, options: {} };

export const setUpOf = (game: GameId, mode: string): SetUp => SET_UPS[game]?.[mode] ?? ANY;
