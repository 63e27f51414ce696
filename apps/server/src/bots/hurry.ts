/** How long a bot thinks at this server: as long as its level does everywhere, and shorter the more others wait. */
import type { Budget, Level } from '@questhall/bots';
import { budgetOf } from '@questhall/bots';

const LEAST_MS = 30;

export function hurried(level: Level, others: number): Budget {
  const usual = budgetOf(level, 'ms');
  return usual.ms === undefined
    ? usual
    : { ...usual, ms: Math.max(Math.min(LEAST_MS, usual.ms), usual.ms / (1 + others)) };
}
