/** How the modes on the box are said to the rules, and who sits where. */
import type { Json, Seat } from '@questhall/kernel';
import type { GameId } from '../catalogue/games.ts';

export interface SetUp {
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  /** The game's own settings that make this mode. */
  readonly options: { readonly [setting: string]: Json };
  /** Settings that only matter to those who know them: not asked for. */
  readonly quiet?: readonly string[];
  /** What a seat is, where that is settled before the match. */
  readonly role?: (seat: Seat, players: number) => string | undefined;
}

const PACK = { min: 1, max: 5, usual: 3 } as const;
const PUG_QUIET = ['allowUnbalanced'] as const;

const SET_UPS: { readonly [game in GameId]?: { readonly [mode: string]: SetUp } } = {
  'pug-quest': {
    standard: { players: PACK, options: { mode: 'standard', dogsLife: false }, quiet: PUG_QUIET },
    'dogs-life': { players: PACK, options: { mode: 'standard', dogsLife: true }, quiet: PUG_QUIET },
    'evil-lord': {
      players: { min: 2, max: 6, usual: 4 },
      options: { mode: 'evil-lord', dogsLife: false },
      quiet: PUG_QUIET,
      role: (seat, players) => (seat === players - 1 ? 'Evil Lord' : 'Hero'),
    },
  },
};

const ANY: SetUp = { players: { min: 1, max: 6, usual: 2 }, options: {} };

export const setUpOf = (game: GameId, mode: string): SetUp => SET_UPS[game]?.[mode] ?? ANY;

/** The mode these options make; what they leave out does not count against it. */
export function setUpFor(game: GameId, options: { readonly [setting: string]: Json }): SetUp {
  const all = Object.values(SET_UPS[game] ?? {});
  const fits = (setUp: SetUp): boolean =>
    Object.entries(setUp.options).every(([key, value]) => (options[key] ?? value) === value);
  return all.find(fits) ?? ANY;
}
