/** A whole match by chance, watched at every question. */
import type { Option } from '@questhall/kernel';
import type { Scene } from '@questhall/testkit';
import { scenario } from '@questhall/testkit';
import { rules } from '../src/index.ts';
import type { State } from '../src/state.ts';

/**
 * Plays to the end, picking options by a small generator of its own; the same seed gives the same match.
 * @param watch sees the scene at every question, before it is answered
 */
export function playOut(
  input: { readonly [setting: string]: unknown },
  seed: number,
  watch: (t: Scene<State>) => void,
): Scene<State> {
  const t = scenario(rules, input).chance(`play-out ${seed}`).start();
  let held = seed + 1;
  while (t.decisions.length > 0) {
    watch(t);
    held = (held * 1_103_515 + 12_345) % 2_147_483_647;
    const decision = t.decisions[held % t.decisions.length];
    if (!decision) break;
    const option: Option | undefined = decision.options[held % decision.options.length];
    t.choose(decision.kind, { ...option }, decision.seat);
  }
  return t;
}
