/** A Hero of a player's own, for whoever writes one: what it comes to, or everything that is wrong with it. */
import type { Problem } from '@questhall/kernel';
import { budgetVerdict } from './budget.ts';
import { parseHero } from './custom.ts';
import { heroText } from './words/cards.ts';

export function checkedHero(
  content: unknown,
): { readonly title: string; readonly picture: string } | { readonly problems: readonly Problem[] } {
  const read = parseHero(content);
  if ('problems' in read) return read;
  const { points, budget } = budgetVerdict(read.hero);
  return {
    title: read.hero.name,
    picture: [...heroText(read.hero), `${points} of ${budget} points`].join('\n'),
  };
}
