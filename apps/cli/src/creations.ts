/** What somebody made, read from a file: which kind of thing it is, and whether it can be played. */
import type { CheckedContent, Creation } from '@questhall/games';
import { GAME_IDS, GAMES, isGameId } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { badValue } from './errors.ts';

/** Those of a game that a file may hold. */
export function creationsOf(game: string, kind: string | undefined): readonly Creation[] {
  const creations = isGameId(game) ? GAMES[game].creations : [];
  if (creations.length === 0)
    throw badValue('game', game, GAME_IDS.filter((id) => GAMES[id].creations.length > 0).join(', '));
  if (kind === undefined) return creations;
  const found = creations.filter(({ id }) => id === kind);
  if (found.length === 0) throw badValue('--kind', kind, creations.map(({ id }) => id).join(', '));
  return found;
}

const flaws = (checked: CheckedContent): number => ('problems' in checked ? checked.problems.length : 0);

/** The kind with the fewest problems is what it was meant to be. */
export async function nearest(
  creations: readonly Creation[],
  content: Json,
): Promise<{ readonly creation: Creation; readonly checked: CheckedContent }> {
  const all = await Promise.all(
    creations.map(async (creation) => ({ creation, checked: (await creation.bench()).check(content) })),
  );
  return all.reduce((best, each) => (flaws(each.checked) < flaws(best.checked) ? each : best));
}
