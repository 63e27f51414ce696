/** When to stop thinking. */
import type { Budget } from './types.ts';

/** How much is left, in iterations; a guess where only the time is limited. Less than one: stop. */
export type Left = (iterations: number) => number;

export function leftOf(budget: Budget, now: (() => number) | undefined): Left {
  const limit = budget.iterations ?? Number.POSITIVE_INFINITY;
  const { ms } = budget;
  if (ms === undefined || !now) return (iterations) => limit - iterations;
  const start = now();
  return (iterations) => {
    const spent = now() - start;
    if (spent >= ms) return 0;
    const rate = iterations / Math.max(spent, 1);
    return Math.min(limit - iterations, 1 + rate * (ms - spent));
  };
}
