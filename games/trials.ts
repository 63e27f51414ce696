/** The set-ups in which something that somebody made is weighed. */
import type { Game, Json, MatchOptions } from '@questhall/kernel';
import type { Creation, Manifest, Players } from './manifest.ts';

const countsOf = ({ min, max }: Pick<Players, 'min' | 'max'>): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, more) => min + more);

/**
 * With each number of players that the mode it is tried in allows: first with it, then, right after, with the box alone. Those
 * numbers that the rules refuse are left out.
 */
export function trialsOf(
  { modes }: Pick<Manifest, 'modes'>,
  rules: Game,
  { mode: wanted, setting, unbalanced }: Creation,
  draft: Json,
  wished?: readonly number[],
): readonly MatchOptions[] {
  const mode = modes.find(({ id }) => id === wanted);
  const counts = wished ?? countsOf(mode?.players ?? rules.players);
  const own = { [setting]: [draft], ...(unbalanced !== undefined && { [unbalanced]: true }) };
  return counts.flatMap((players) => {
    const base = { ...mode?.options, players };
    const [made, box] = [rules.configure({ ...base, ...own }), rules.configure(base)];
    return 'options' in made && 'options' in box ? [made.options, box.options] : [];
  });
}
