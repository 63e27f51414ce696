/** How far the party has come. */
import type { State } from '../state.ts';
import type { Difficulty } from '../vocabulary.ts';
import { roomCard } from './cards.ts';
import { heroesInGame } from './heroes.ts';

/** [DF-DIFF-04] [DF-RULING-02] Added to the life of everything that is fought. */
export const EXTRA_LIFE: { readonly [mode in Difficulty]: number } = { normal: 0, hard: 2, inferno: 4 };

/** [DF-DIFF-05] */
const MODE_POINTS: { readonly [mode in Difficulty]: number } = { normal: 5, hard: 15, inferno: 25 };

/** [DF-PATH-05] [DF-LVL-14] */
export const iconsNeeded = (s: State): number => (s.options.levelUp ? 11 : 10);

export const icons = (s: State): number =>
  s.setAside.reduce((sum, id) => sum + roomCard(id).icons, s.iconsKept);

/** [DF-PATH-06] */
export const SHOPS = 3;

/** [DF-SHOP-01] [DF-RULING-17] */
export const displaySize = (s: State): number => 2 + heroesInGame(s).length;

/** [DF-SCORE-01 to -06] */
export function score(s: State): number {
  const eliminated = s.heroes.length - heroesInGame(s).length;
  return (
    s.chest.gold +
    3 * s.chest.white +
    (s.scarsReceived === 0 ? 5 : 0) -
    s.scarsReceived -
    5 * eliminated +
    MODE_POINTS[s.options.difficulty]
  );
}

/** [DF-SCORE-07] */
const TITLES = [
  [0, 'Lame Ducks'],
  [5, 'Inept Optimists'],
  [10, 'Insubordinate Rascals'],
  [15, 'Rookie Adventurers'],
  [20, 'Wannabe Heroes'],
  [25, 'Average Warriors'],
  [30, 'Skilled Champions'],
  [35, 'Epic Sourcebook Readers'],
  [40, 'Epic Sourcebook Writers'],
] as const;

export const titleOf = (total: number): string =>
  TITLES.find(([most]) => total <= most)?.[1] ?? 'Heroic Awesomeness Beyond Human Comprehension';
