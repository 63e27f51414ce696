/** Hints as people would get them: at positions of matches that sensible players play, each asked for several times. */
import type { Game, Json, MatchOptions } from '@questhall/kernel';
import { advance, answer, ROLL, seeded } from '@questhall/kernel';
import { chanceFrom } from '../chance.ts';
import type { Hint } from '../hint.ts';
import { hint } from '../hint.ts';
import { imagining } from '../imagining.ts';
import { likelyOption } from '../inclination.ts';
import { sameOption } from '../options.ts';

export interface HintWork {
  readonly setups: readonly MatchOptions[];
  readonly seed: string;
  /** How often each is asked for, by other thoughts each time. */
  readonly times: number;
}

/** One position of a match of its own. */
export interface Hinted {
  readonly options: MatchOptions;
  /** How many answers had been given. */
  readonly at: number;
  readonly kind: string;
  readonly view: Json;
  /** As they were told the first time. */
  readonly hints: readonly Hint[];
  /** The first option was the same each time. */
  readonly same: boolean;
  /** Or it was said to be about equal to it. */
  readonly agreed: boolean;
}

/** So many answers into a match, at most, a hint is asked for. */
const LATEST = 160;
const SPREAD = 20;
const LONGEST = 2_000;

export function hinter(game: Game, work: HintWork): (number: number) => Hinted | null {
  return (number) => {
    const wanted = Math.round((LATEST * ((number * 7 + 3) % SPREAD)) / SPREAD);
    const found = hintAt(game, work, number, wanted);
    // The match was over before: then half-way through it.
    return typeof found === 'number' ? hintAfter(game, work, number, Math.floor(found / 2)) : found;
  };
}

function hintAfter(game: Game, work: HintWork, number: number, from: number): Hinted | null {
  const found = hintAt(game, work, number, from);
  return typeof found === 'number' ? null : found;
}

/** The first choice after so many answers. A number: the match was over after as many. */
function hintAt(
  game: Game,
  { setups, seed, times }: HintWork,
  number: number,
  from: number,
): Hinted | number {
  const options = setups[number % setups.length];
  if (!options) throw new Error('hints need set-ups');
  const s = game.setup(options, seeded(`${seed}/${number}`));
  const chance = chanceFrom(`${seed}/${number} players`);
  for (let at = 0; at < LONGEST; at++) {
    const [decision] = advance(game, s);
    if (!decision) return at;
    const { seat, kind } = decision;
    if (at >= from && decision.options.length > 1 && kind !== ROLL) {
      const asked = Array.from({ length: times }, (_, time) => hint(game, s, decision, { seed: `${time}` }));
      const agreement = agreementOf(asked);
      if (!agreement) return at;
      return { options, at, kind, view: game.view(s, seat), hints: asked[0] ?? [], ...agreement };
    }
    answer(game, s, seat, likelyOption(game, imagining(game, s, seat, chance), decision, chance));
  }
  return LONGEST;
}

function agreementOf(asked: readonly (readonly Hint[])[]): Pick<Hinted, 'same' | 'agreed'> | undefined {
  const [first = [], ...others] = asked;
  const [best] = first;
  if (!best) return undefined;
  const isBest = ({ option }: Hint): boolean => sameOption(option, best.option);
  const isEqual = (hints: readonly Hint[], option: Hint['option']): boolean =>
    hints.some((one) => one.equal && sameOption(one.option, option));
  return {
    same: others.every(([one]) => one && isBest(one)),
    agreed: others.every(
      (hints) =>
        hints[0] && (isBest(hints[0]) || isEqual(first, hints[0].option) || isEqual(hints, best.option)),
    ),
  };
}
