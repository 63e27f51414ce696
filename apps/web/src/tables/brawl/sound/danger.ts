import type { BrawlView } from '@questhall/games/brawl';

/** Somebody is about to win. */
export function danger({ vp, vpToWin }: Pick<BrawlView, 'vp' | 'vpToWin'>): number {
  const most = Math.max(0, ...vp) / Math.max(1, vpToWin);
  return Math.max(0, Math.min(1, (most - 0.35) / 0.5));
}
