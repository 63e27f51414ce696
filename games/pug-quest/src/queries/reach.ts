/** Whom an attack can reach, and whom automated Creatures choose. */
import type { CreatureId, State } from '../state.ts';
import type { Condition, Direction, Reach } from '../vocabulary.ts';
import type { Area } from './area.ts';
import { creature, inOneLine, isHero, laneOf, laneStoodIn, monster, placeOf } from './area.ts';
import { remainingLife } from './values.ts';

/** [PQ-RULING-12] Lanes struck by the doubles and triples, counted from the attacker's lane. */
const PATTERNS: { readonly [reach in Reach]?: readonly number[] } = {
  'double-fork': [-1, 1],
  'triple-fan': [-1, 0, 1],
  'triple-wide': [-2, 0, 2],
};
const OWN_LANE = [0];
const EITHER_SIDE = [-1, 0, 1];
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
      return fronts(enemies, lane, OWN_LANE);
    case 'distance':
    case 'penetrating':
      return [...laneOf(enemies, lane)];
    case 'any':
      return inOneLine(enemies);
    case 'double-side':
      return fronts(enemies, lane, side === 'either' ? EITHER_SIDE : SIDES[side]);
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
  const struck: CreatureId[] = [];
  for (const offset of offsets) {
    const front = laneOf(enemies, lane + offset)[0];
    if (front !== undefined) struck.push(front);
  }
  return struck;
}

/** Whether the attacker has something to choose with this reach. */
export const isChosen = (reach: Reach): boolean => reach === 'distance' || reach === 'any';

/** Why this creature is not a fit target under these conditions. */
export function conditionBroken(
  s: State,
  conditions: readonly Condition[],
  target: CreatureId,
  card: string,
): Condition | undefined {
  for (const condition of conditions) if (!isMet(s, condition, target, card)) return condition;
  return undefined;
}

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
  let easiest: CreatureId | undefined;
  for (const id of candidates) if (easiest === undefined || isEasier(s, id, easiest)) easiest = id;
  return easiest;
}

function isEasier(s: State, one: CreatureId, other: CreatureId): boolean {
  const life = remainingLife(s, one) - remainingLife(s, other);
  if (life !== 0) return life < 0;
  const [left, right] = [placeOf(s, one), placeOf(s, other)];
  const rank = (left?.rank ?? 0) - (right?.rank ?? 0);
  return rank !== 0 ? rank < 0 : (left?.lane ?? 0) < (right?.lane ?? 0);
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
