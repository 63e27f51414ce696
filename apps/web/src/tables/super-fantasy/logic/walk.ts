/** Walks that are rolled for: which square can be hoped for, with how many dice, and how likely. */
import { chanceOf } from '@questhall/games/super-fantasy';
import type { Json, Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';
import type { Joined } from '../../../table/parts/joined.ts';
import { LIKELY } from './dice.ts';

interface Ahead {
  readonly star: number;
  readonly bonus: number;
  readonly squares: readonly (readonly [square: number, steps: number])[];
}

export interface WalkAhead {
  readonly square: number;
  readonly steps: number;
  readonly dice: number;
  /** 0 to 1. */
  readonly chance: number;
  readonly roll: Option;
}

/** Sums of thirds are not quite 0 where nothing is possible. */
const NEVER = 1e-6;

/** Each square with the fewest dice that are likely to do, or with as many as were taken in the tray. */
export function walksAhead(decision: SeenDecision | null, taken: number | undefined): readonly WalkAhead[] {
  if (decision?.kind !== 'act' || !isAhead(decision.about.walk)) return [];
  const { star, bonus, squares } = decision.about.walk;
  const rolls = decision.options.flatMap((option) => {
    const { do: deed, dice } = option as Option & { readonly dice?: number };
    return deed === 'move' && dice !== undefined ? [{ roll: option, dice }] : [];
  });
  const most = rolls.at(-1);
  if (most === undefined) return [];
  return squares.flatMap(([square, steps]) => {
    const chance = (dice: number): number => chanceOf(dice, star, steps - bonus);
    const { roll, dice } =
      rolls.find((each) => (taken === undefined ? chance(each.dice) >= LIKELY : each.dice === taken)) ?? most;
    return chance(dice) > NEVER ? [{ square, steps, dice, chance: chance(dice), roll }] : [];
  });
}

const isAhead = (walk: Json | undefined): walk is Json & Ahead =>
  typeof walk === 'object' && walk !== null && 'squares' in walk;

/** A click on the square rolls and walks there; whoever rolls too little chooses anew. */
export const asJoined = ({ square, roll }: WalkAhead): Joined => ({
  at: { square },
  first: roll,
  after: ({ kind, options }) =>
    kind === 'goTo' ? options.find(({ at }) => at?.square === square) : undefined,
});
