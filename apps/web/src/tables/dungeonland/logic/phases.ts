/** The phases around the Action Phase, and whether they are behind us in this round. */
import type { DungeonlandView } from '@questhall/games/dungeonland';

export const PHASES = ['refresh', 'event', 'end'] as const;
export type Phase = (typeof PHASES)[number];
export type Stand = 'over' | 'now' | 'ahead';

const ORDER: readonly DungeonlandView['phase'][] = ['refresh', 'event', 'action', 'end'];

export function standOf(phase: Phase, now: DungeonlandView['phase']): Stand {
  const [at, here] = [ORDER.indexOf(phase), ORDER.indexOf(now)];
  return at === here ? 'now' : at < here ? 'over' : 'ahead';
}
