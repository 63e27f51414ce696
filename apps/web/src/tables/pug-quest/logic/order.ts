/** [PQ-INIT] Who has acted, who acts, who is still to act. */
import type { PugView } from '@questhall/games/pug-quest';

export interface OrderEntry {
  readonly id: string;
  readonly initiative: number;
  readonly when: 'done' | 'now' | 'next';
}

const WHENS = ['done', 'now', 'next'] as const;

/** Highest Initiative first; on a tie the larger side, and the Heroes if both are equal; then by lane and rank. */
export function orderOf(view: PugView): readonly OrderEntry[] {
  const heroes = view.heroLanes.flat();
  const monsters = view.monsterLanes.flat();
  const heroesFirst = heroes.length >= monsters.length;
  const standing = heroesFirst ? [...heroes, ...monsters] : [...monsters, ...heroes];
  const creatures = [...view.heroes, ...view.monsters];
  const entries = standing.flatMap((id): OrderEntry[] => {
    const found = creatures.find((creature) => creature.id === id);
    if (found === undefined) return [];
    const when = view.turn?.of === id ? 'now' : found.acted ? 'done' : 'next';
    return [{ id, initiative: found.initiative, when }];
  });
  return entries.toSorted(
    (a, b) => WHENS.indexOf(a.when) - WHENS.indexOf(b.when) || b.initiative - a.initiative,
  );
}
