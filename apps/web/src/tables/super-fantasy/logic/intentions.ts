/** [T5] Whom each monster would go after if it were to act now, and why. */
import type { Intention } from '@questhall/games/super-fantasy';
import { nameOf } from '@questhall/games/super-fantasy';
import type { SeenDecision } from '@questhall/protocol';

const WHY: { readonly [why in Intention['why']]?: string } = {
  nearest: 'nearest',
  fate: 'equally near: the Fate Die decides',
  warCry: 'War Cry',
  orders: 'its orders',
};

export const intentionsIn = (decision: SeenDecision | null): readonly Intention[] =>
  Array.isArray(decision?.about.intentions) ? (decision.about.intentions as unknown as Intention[]) : [];

/** A sentence, or none: "Would attack Barka now (nearest)." */
export function intentionIn(decision: SeenDecision | null, id: string): readonly string[] {
  return intentionsIn(decision)
    .filter(({ monster }) => monster === id)
    .map(({ heroes, why, reaches }) => {
      const whom = heroes.map((hero) => nameOf(hero)).join(' or ');
      const because = WHY[why] === undefined ? '' : ` (${WHY[why]})`;
      return reaches.length > 0
        ? `Would attack ${whom} now${because}.`
        : `Would come towards ${whom} now${because}, but not reach anybody.`;
    });
}
