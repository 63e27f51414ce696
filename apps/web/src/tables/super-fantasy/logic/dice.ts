/** How many dice a deed is done with: chosen in the tray, then the deed itself on the map. */
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';

const diceOf = (option: Option): number | undefined => {
  const { dice } = option as { readonly dice?: unknown };
  return typeof dice === 'number' ? dice : undefined;
};

/** The numbers of dice that something can be done with. */
export function choicesOfDice(decision: SeenDecision | null): readonly number[] {
  const counts = new Set((decision?.kind === 'act' ? decision.options : []).map(diceOf));
  return [...counts]
    .filter((count) => count !== undefined && count > 0)
    .toSorted((a = 0, b = 0) => a - b) as number[];
}

/** What is left of the options when so many dice are taken; nothing chosen: each deed with the most it can use. */
export function withDice(options: readonly Option[], chosen: number | undefined): readonly Option[] {
  const most = new Map<string, number>();
  for (const option of options) {
    const dice = diceOf(option);
    if (dice !== undefined) most.set(deedKey(option), Math.max(dice, most.get(deedKey(option)) ?? 0));
  }
  return options.filter((option) => {
    const dice = diceOf(option);
    if (dice === undefined) return true;
    const limit = most.get(deedKey(option)) ?? dice;
    return dice === Math.min(limit, chosen ?? limit);
  });
}

/** The same deed, whatever the number of dice. */
const deedKey = (option: Option): string => JSON.stringify({ ...option, dice: 0 });
