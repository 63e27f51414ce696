/** Whether the answer to a question can matter: every answer is played on with the same dice, several times. */
import type { Decision, Game, MachineState, Option, Rng } from '@questhall/kernel';
import { advance, answer, below, canonical, same, seeded } from '@questhall/kernel';

/** With so many different dice; what has a price is asked for rare dice, too. */
const TRIES = 24;
const RARE = 4000;
/** Who may choose among more than these has a choice. */
const MOST_OPTIONS = 6;
const LONGEST = 40;

/** What an answer costs does not make it matter. */
const PRICES: { readonly [kind: string]: readonly string[] } = {
  surge: ['energy'],
  defendSurge: ['energy'],
};

/** What a turn is made of: whatever is chosen there, another turn comes of it. */
const TURNS: readonly string[] = ['act', 'turn', 'allyAct', 'step', 'goTo', 'umSpend'];

export function hasEffect(game: Game, state: MachineState, decision: Decision): boolean {
  if (decision.options.length > MOST_OPTIONS || TURNS.includes(decision.kind)) return true;
  const tries = PRICES[decision.kind] === undefined ? TRIES : RARE;
  for (let at = 0; at < tries; at++) {
    const [first, ...others] = decision.options.map((option) =>
      after(game, state, decision, option, `try ${at}`),
    );
    if (others.some((other) => other !== first)) return true;
  }
  return false;
}

/** The position once that which asked is through, without what the answer costs. */
function after(game: Game, state: MachineState, asked: Decision, option: Option, seed: string): string {
  const s = game.clone(state);
  s.rng = seeded(seed);
  s.events = null;
  const chance = { rng: seeded(`${seed} player`) };
  const depth = s.stack.length;
  answer(game, s, asked.seat, option);
  for (let n = 0; n < LONGEST; n++) {
    const [next] = advance(game, s);
    if (next === undefined || s.stack.length < depth || TURNS.includes(next.kind)) break;
    answer(game, s, next.seat, goOn(asked, option, next, chance));
  }
  const dropped = new Set(['rng', 'asks', 'events', ...(PRICES[asked.kind] ?? [])]);
  return canonical(
    JSON.parse(JSON.stringify(s, (key, value: unknown) => (dropped.has(key) ? undefined : value))),
  );
}

/** As much of what has a price as can be had, or nothing of it; else anything, the same for every answer. */
function goOn(
  asked: Decision,
  given: Option,
  { kind, options }: Decision,
  chance: { readonly rng: Rng },
): Option {
  if (kind === asked.kind && PRICES[kind] !== undefined)
    return options.find((option) => same(option, given)) ?? (options.at(-1) as Option);
  return options[below(chance, options.length)] as Option;
}
