/** Whom an attack can reach, and whom automated Creatures choose. */
import type { CreatureId, State } from '../state.ts';
import type { Condition, Direction, Reach } from '../vocabulary.ts';
import type { Area } from './area.ts';
import { creature, isHero, laneOf, laneStoodIn, monster, placeOf } from './area.ts';
import { remainingLife } from './values.ts';

/** [PQ-RULING-12] Lanes struck by the doubles and triples, counted from the attacker's lane. */
const PATTERNS: { readonly [reach in Reach]?: readonly number[] } = {
  'double-fork': [-1, 1],
  'triple-fan': [-1, 0, 1],
  'triple-wide': [-2, 0, 2],
};
const SIDES: { readonly [side in Direction]: readonly number[] } = { left: [-1, 0], right: [0, 1] };

/** [PQ-ATK-02] From its lane, as if it stood in front; [PQ-ATK-01] own faction neither blocks nor suffers. */
export function inReach(
  s: Area,
  by: CreatureId,
  reach: Reach,
  side: Direction | 'either' = 'either',
): CreatureId[] {
  const enemies = isHero(s, by) ? s.monsterLanes : s.heroLanes;
  const lane = laneStoodIn(s, by);
  switch (reach) {
    case 'melee':
      return laneOf(enemies, lane).slice(0, 1);
    case 'distance':
    case 'penetrating':
      return [...laneOf(enemies, lane)];
    case 'any':
      return enemies.flat();
    case 'double-side':
      return fronts(enemies, lane, side === 'either' ? [-1, 0, 1] : SIDES[side]);
    case 'double-fork':
    case 'triple-fan':
    case 'triple-wide':
      return fronts(enemies, lane, PATTERNS[reach] ?? []);
  }
}

/** [PQ-RULING-13] The rank 1 Creatures of those lanes; nothing beyond lane 1 and lane 5. */
function fronts(
  enemies: readonly (readonly CreatureId[])[],
  lane: number,
  offsets: readonly number[],
): CreatureId[] {
  return offsets.flatMap((offset) => laneOf(enemies, lane + offset).slice(0, 1));
}

/** Whether the attacker has something to choose with this reach. */
export const isChosen = (reach: Reach): boolean => reach === 'distance' || reach === 'any';

/** Why this creature is not a fit target under these conditions. */
export const conditionBroken = (
  s: State,
  conditions: readonly Condition[],
  target: CreatureId,
  card: string,
): Condition | undefined => conditions.find((condition) => !isMet(s, condition, target, card));

function isMet(s: State, condition: Condition, target: CreatureId, card: string): boolean {
  switch (condition) {
    case 'targetDamaged':
      return creature(s, target).damage > 0;
    case 'targetNotMarked':
      return !creature(s, target).marks.some((mark) => mark.from === card);
    case 'targetNotBoss':
      return isHero(s, target) || !monster(s, target).boss;
    /** Binds the Hero who plays it, not the target. */
    case 'notMovedThisTurn':
      return true;
  }
}

/** [PQ-RULING-15] The least remaining Life; ties: lower rank, then lower lane. */
export function easiestPrey(s: State, candidates: readonly CreatureId[]): CreatureId | undefined {
  const key = (id: CreatureId): readonly number[] => {
    const place = placeOf(s, id);
    return [remainingLife(s, id), place?.rank ?? 0, place?.lane ?? 0];
  };
  return [...candidates].sort((left, right) => compareKeys(key(left), key(right)))[0];
}

function compareKeys(left: readonly number[], right: readonly number[]): number {
  for (const [index, value] of left.entries()) {
    const difference = value - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** [PQ-RULING-84] A free side: the one whose rank 1 Hero is the easier prey; a side without one only if both lack one. */
export function easiestSide(s: State, by: CreatureId): Direction {
  const lane = laneStoodIn(s, by);
  const enemies = isHero(s, by) ? s.monsterLanes : s.heroLanes;
  const left = laneOf(enemies, lane - 1)[0];
  const right = laneOf(enemies, lane + 1)[0];
  if (left === undefined) return right === undefined ? 'left' : 'right';
  if (right === undefined) return 'left';
  return easiestPrey(s, [left, right]) === left ? 'left' : 'right';
}
