import type { DungeonlandView } from '@questhall/games/dungeonland';

type DangerView = Pick<DungeonlandView, 'heroes' | 'villain'>;

/** The villain is there, and how many heroes lie. */
export function danger({ heroes, villain }: DangerView): number {
  const most = heroes.reduce((sum, { maxHealth }) => sum + maxHealth, 0);
  const left = heroes.reduce((sum, { health }) => sum + Math.max(0, health), 0);
  return Math.min(1, (villain === null ? 0 : 0.6) + (most === 0 ? 0 : 1 - left / most));
}
