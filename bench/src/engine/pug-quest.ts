/** A real game on the kernel: Fantasy Pug Quest, three Heroes, standard mode. */
import { rules } from '../../../games/pug-quest/src/index.ts';
import { advance, answer, seeded } from '../../../packages/kernel/src/index.ts';

type State = ReturnType<typeof rules.setup>;

const configured = rules.configure({ players: 3 });
if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
const { options } = configured;

function begin(seed: string): State {
  const s = rules.setup(options, seeded(seed));
  s.events = null;
  return s;
}

/** One random match after another; says how many decisions it took. */
export function randomPlay(pick: <T>(items: readonly T[]) => T): () => number {
  let seed = 0;
  return () => {
    const s = begin(String(++seed));
    let decisions = 0;
    for (let open = advance(rules, s); open.length > 0; open = advance(rules, s)) {
      const decision = pick(open);
      answer(rules, s, decision.seat, pick(decision.options));
      decisions += 1;
    }
    return decisions;
  };
}

export function midGame(pick: <T>(items: readonly T[]) => T): State {
  const s = begin('mid-game');
  for (let i = 0; i < 120; i++) {
    const decision = pick(advance(rules, s));
    answer(rules, s, decision.seat, pick(decision.options));
  }
  advance(rules, s);
  return s;
}

export const clone = rules.clone;
