/** Matches of bots, counted in clicks: what each question cost, and whether its answer could matter. */
import type { Game, Json } from '@questhall/kernel';
import { hasEffect } from './effect.ts';
import type { When } from './plan.ts';
import { planMatch } from './plan.ts';

/** Of one kind of question. */
export interface Asked {
  questions: number;
  readonly clicks: { [when in When]: number };
  /** No answer would have changed anything but what it costs itself. */
  effectless: number;
}

export interface Counted {
  turns: number;
  /** Turns that end by themselves for whoever has once said so. */
  quietEnds: number;
  readonly kinds: Map<string, Asked>;
}

const notAsked = (): Asked => ({
  questions: 0,
  clicks: { 'setting up': 0, 'own turn': 0, between: 0 },
  effectless: 0,
});

export function countMatch(
  game: Game,
  options: { readonly [setting: string]: Json },
  seed: string,
  into: Counted,
): void {
  const asked = (kind: string): Asked => {
    const known = into.kinds.get(kind) ?? notAsked();
    into.kinds.set(kind, known);
    return known;
  };
  const { answers, turns } = planMatch({
    game,
    options,
    seed,
    look: (state, decision) => {
      if (!hasEffect(game, state, decision)) asked(decision.kind).effectless += 1;
    },
  });
  into.turns += turns;
  into.quietEnds += answers.filter(({ quiet, price }) => quiet && price > 0).length;
  for (const { decision, price, when } of answers) {
    const known = asked(decision.kind);
    known.questions += 1;
    known.clicks[when] += price;
  }
}
