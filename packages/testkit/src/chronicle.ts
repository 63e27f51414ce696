/**
 * A whole match in a few lines: where it stood at the end of each chapter, and a fingerprint of all that was asked, offered,
 * refused and told in it. Whatever rule changes, the first line that differs says when.
 */
import type { Decision, Game, MachineState, MatchOptions } from '@questhall/kernel';
import {
  about,
  advance,
  answer,
  asGame,
  below,
  canonical,
  hash,
  refused,
  seeded,
  takeEvents,
} from '@questhall/kernel';
import type { Policy } from './random-play.ts';

export interface Chronicle<S extends MachineState, O extends MatchOptions> {
  readonly options: O;
  readonly seed: string;
  readonly policy: Policy<S>;
  /** The chapter that is being played, such as a round. */
  readonly chapter: (s: S) => string;
  /** In a few words: who stands, and where. */
  readonly standing: (s: S) => string;
  /** The match is left after so many answers. */
  readonly limit: number;
}

export function chronicle<S extends MachineState, O extends MatchOptions, V>(
  rules: Game<S, O, V>,
  { options, seed, policy, chapter, standing, limit }: Chronicle<S, O>,
): string {
  const game = asGame(rules);
  const s = rules.setup(options, seeded(seed));
  const chance = { rng: seeded(`${seed} players`) };
  const lines: string[] = [];
  let since: unknown[] = [];
  let open = advance(game, s);
  for (let answers = 0; open.length > 0 && answers < limit; answers++) {
    const now = chapter(s);
    const decision = open[below(chance, open.length)] as Decision;
    const { seat } = decision;
    since.push(takeEvents(s), open, refused(game, s, seat), about(game, s, seat));
    answer(game, s, seat, policy(s, decision, chance));
    open = advance(game, s);
    if (chapter(s) === now && open.length > 0) continue;
    lines.push(`${now} #${fingerprint(since)} | ${standing(s)}`);
    since = [];
  }
  return [...lines, `${canonical(s.outcome)} #${fingerprint([...since, takeEvents(s)])}`, ''].join('\n');
}

/** Long enough that no two things a test compares have the same. */
export const fingerprint = (seen: unknown): string => hash(seen).slice(0, 8);
