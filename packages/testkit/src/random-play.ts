/** Matches played at random: for simulations, measurements and the laws. */
import type { Decision, Game, MachineState, MatchOptions, Option, Rng } from '@questhall/kernel';
import { advance, answer, below, seeded } from '@questhall/kernel';

/** Chooses one of the options, with dice of its own. */
export type Policy<S extends MachineState = MachineState> = (
  s: S,
  decision: Decision,
  chance: { readonly rng: Rng },
) => Option;

/** Any option, each as likely. */
export const anyOption: Policy = (_s, { options }, chance) =>
  options[below(chance, options.length)] as Option;

/** First what to do, then how: rare deeds are not drowned by a hundred ways to move. */
export const anyDeed: Policy = (_s, { options }, chance) => {
  const deeds = [...new Set(options.map((option) => option.do))];
  const deed = deeds[below(chance, deeds.length)];
  const ways = options.filter((option) => option.do === deed);
  return ways[below(chance, ways.length)] as Option;
};

/** Steps between 0 and 1, whatever the sum of the weights. */
const FINE = 0x4000_0000;

/**
 * By the game's inclinations, but now and then any deed (one in `stray`; 0: never). Such players get far, and not always
 * by the same way.
 */
export const inclined =
  <S extends MachineState, O extends MatchOptions, V>(game: Game<S, O, V>, stray = 12): Policy<S> =>
  (s, decision, chance) => {
    if (stray > 0 && below(chance, stray) === 0) return anyDeed(s, decision, chance);
    const weights = game.inclinations?.(s, decision);
    if (!weights) return anyDeed(s, decision, chance);
    const readily = weights.map((weight) => weight * weight);
    const sum = readily.reduce((all, weight) => all + weight, 0);
    let left = (below(chance, FINE) / FINE) * sum;
    const at = readily.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return decision.options[Math.max(0, at)] as Option;
  };

/** Of what has been tried already, one in so many times is taken again. */
const AGAIN = 2;

/**
 * Takes every piece of content when it is first offered in this match, and afterwards mostly saves for what is dear: what needs
 * five cards in hand never comes about among players who spend two at once. For one match.
 */
export function curious<S extends MachineState, O extends MatchOptions, V>(game: Game<S, O, V>): Policy<S> {
  const ids = new Set(game.content.map((piece) => piece.slice(piece.indexOf(':') + 1)));
  const pieceOf = (option: Option): string | undefined =>
    Object.values(option).find((value) => typeof value === 'string' && ids.has(value)) as string | undefined;
  const readily = inclined(game);
  const tried = new Set<string>();
  return (s, decision, chance) => {
    const { options } = decision;
    const named = options.filter((option) => pieceOf(option) !== undefined);
    const fresh = named.filter((option) => !tried.has(pieceOf(option) as string));
    const first = fresh[below(chance, Math.max(1, fresh.length))];
    if (first !== undefined) {
      tried.add(pieceOf(first) as string);
      return first;
    }
    const others = options.filter((option) => !named.includes(option));
    const saves = others.length > 0 && named.length > 0 && below(chance, AGAIN) > 0;
    return readily(s, saves ? { ...decision, options: others } : decision, chance);
  };
}

export interface Played<S extends MachineState> {
  readonly state: S;
  readonly decisions: number;
}

/** One match from beginning to end, as fast as it goes: without views, records and (unless wanted) events. */
export function randomPlay<S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  options: O,
  seed: string,
  {
    events = false,
    limit = Number.POSITIVE_INFINITY,
    policy = anyOption,
  }: { events?: boolean; limit?: number; policy?: Policy<S> } = {},
): Played<S> {
  const state = game.setup(options, seeded(seed));
  if (!events) state.events = null;
  const chance = { rng: seeded(`${seed} player`) };
  let decisions = 0;
  let open = advance(game, state);
  while (open.length > 0 && decisions < limit) {
    const decision = (open.length === 1 ? open[0] : open[below(chance, open.length)]) as Decision;
    answer(game, state, decision.seat, policy(state, decision, chance));
    open = advance(game, state);
    decisions += 1;
  }
  return { state, decisions };
}
