/** A Mission for whoever writes one: its map, or everything that is wrong with it. */
import type { Problem } from '@questhall/kernel';
import { checkMission } from './check.ts';
import { drawMission } from './draw.ts';

export function checkedMission(
  content: unknown,
): { readonly title: string; readonly picture: string } | { readonly problems: readonly Problem[] } {
  const checked = checkMission(content);
  return 'problems' in checked
    ? checked
    : { title: checked.mission.title, picture: drawMission(checked.mission) };
}
