/** A decision of a match at which laws are checked. */
import type { Answer, Decision, Game, MachineState, Match, Option, Rng, Seat } from '@questhall/kernel';
import { advance, answer, below, canonical, same, seeded } from '@questhall/kernel';

export interface Moment {
  readonly game: Game;
  readonly match: Match;
  /** What will be answered next, and the question it answers. */
  readonly decision: Decision;
  readonly next: Answer;
  /** For the law's own dice. */
  readonly seed: string;
}

export const seatsOf = ({ match }: Moment): Seat[] =>
  Array.from({ length: match.setup.options.players }, (_, seat) => seat);

/** Plays on at random for some decisions, and tells all there is to tell about it. Changes the state. */
export function playOn(game: Game, s: MachineState, seed: string, steps: number): unknown {
  const chance: { readonly rng: Rng } = { rng: seeded(seed) };
  const told: unknown[] = [];
  let open = advance(game, s);
  for (let step = 0; step < steps && open.length > 0; step++) {
    const { id, seat, kind, options } = open[below(chance, open.length)] as Decision;
    const option = options[below(chance, options.length)] as Option;
    told.push({ id, seat, kind, option, outOf: options.length });
    answer(game, s, seat, option);
    open = advance(game, s);
  }
  return { told, state: { ...s, events: [] } };
}

/** Gives the answer, if it is possible in this state. */
export function follow(game: Game, s: MachineState, { seat, option }: Answer): boolean {
  const open = advance(game, s).find((decision) => decision.seat === seat);
  const listed = open?.options.find((candidate) => same(candidate, option));
  if (!listed) return false;
  answer(game, s, seat, listed);
  advance(game, s);
  return true;
}

/** Where two pieces of data part: some of each as text, from shortly before the difference. Nothing: they are equal. */
export function parting(expected: unknown, found: unknown): string | undefined {
  if (same(expected, found)) return undefined;
  const [left, right] = [canonical(expected), canonical(found)];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  const piece = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `…${piece(left)}… against …${piece(right)}…`;
}

/** The first that is wrong with any of them. */
export function firstFlaw<T>(
  items: Iterable<T>,
  flawOf: (item: T) => string | undefined,
): string | undefined {
  for (const item of items) {
    const flaw = flawOf(item);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

/** What is wrong, with an introduction. */
export const because = (introduction: string, flaw: string | undefined): string | undefined =>
  flaw === undefined ? undefined : `${introduction}: ${flaw}`;
