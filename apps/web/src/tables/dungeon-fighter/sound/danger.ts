import type { DfView } from '@questhall/games/dungeon-fighter';

type DangerView = Pick<DfView, 'heroes' | 'combat'>;

/** A monster, a boss all the more, and how hurt the heroes are. */
export function danger({ heroes, combat }: DangerView): number {
  const most = heroes.reduce((sum, { maxLife }) => sum + maxLife, 0);
  const left = heroes.reduce((sum, { life }) => sum + Math.max(0, life), 0);
  const fight = combat === null ? 0 : combat.boss ? 0.7 : 0.3;
  return Math.min(1, fight + (most === 0 ? 0 : 1 - left / most) * 0.8);
}
