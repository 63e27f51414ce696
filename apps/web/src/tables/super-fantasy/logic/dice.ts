/** How many dice a deed is done with: chosen in the tray, then the deed itself on the map. */
import type { Json, Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';

const diceOf = (option: Option): number | undefined => {
  const { dice } = option as { readonly dice?: unknown };
  return typeof dice === 'number' ? dice : undefined;
};

/** The numbers of dice that something can be done with. */
export function choicesOfDice(decision: SeenDecision | null): readonly number[] {
  const counts = new Set((decision?.about.chances === undefined ? [] : decision.options).map(diceOf));
  return [...counts]
    .filter((count) => count !== undefined && count > 0)
    .toSorted((a = 0, b = 0) => a - b) as number[];
}

/** So likely a deed is done with the dice that are proposed for it, if there are enough. */
export const LIKELY = 0.75;

/** By deed that has to beat something, how many dice are proposed: the fewest that are likely to do. */
function proposals({ options, about }: SeenDecision): ReadonlyMap<string, number> {
  const chances: readonly Json[] = Array.isArray(about.chances) ? about.chances : [];
  const proposed = new Map<string, number>();
  const settled = new Set<string>();
  options.forEach((option, at) => {
    const dice = diceOf(option);
    const key = deedKey(option);
    const chance = chances[at];
    if (dice === undefined || typeof chance !== 'number' || settled.has(key)) return;
    proposed.set(key, Math.max(dice, proposed.get(key) ?? 0));
    if (chance >= LIKELY) settled.add(key);
  });
  return proposed;
}

/**
 * What is left of the options when so many dice are taken. Nothing chosen: each deed with what is proposed for it; where
 * nothing is to be beaten, with every number of dice, as nobody but the player knows how many it is worth.
 */
export function withDice(
  options: readonly Option[],
  chosen: number | undefined,
  decision: SeenDecision | null,
): readonly Option[] {
  const most = new Map<string, number>();
  for (const option of options) {
    const dice = diceOf(option);
    if (dice !== undefined) most.set(deedKey(option), Math.max(dice, most.get(deedKey(option)) ?? 0));
  }
  const proposed = decision === null ? undefined : proposals(decision);
  return options.filter((option) => {
    const dice = diceOf(option);
    if (dice === undefined) return true;
    const key = deedKey(option);
    const limit = most.get(key) ?? dice;
    return dice === Math.min(limit, chosen ?? proposed?.get(key) ?? dice);
  });
}

/** The same deed, whatever the number of dice. */
const deedKey = (option: Option): string => canonical({ ...option, dice: 0 } as Json);
