import type { SuperView } from '@questhall/games/super-fantasy';

type DangerView = Pick<SuperView, 'heroes' | 'turnMarker' | 'endToken'>;

/** Turns before the end at which time begins to press. */
const LATE = 4;

/** How hurt the heroes are, and how little time is left. */
export function danger({ heroes, turnMarker, endToken }: DangerView): number {
  const most = heroes.reduce((sum, { maxLife }) => sum + maxLife, 0);
  const left = heroes.reduce((sum, { life }) => sum + Math.max(0, life), 0);
  const late = Math.max(0, 1 - Math.max(0, endToken - turnMarker) / LATE);
  return Math.min(1, Math.max(late, most === 0 ? 0 : 1 - left / most));
}
