/** Where creatures stand. Lanes are 1 to 5 from the left as the Heroes see it, ranks count from the front. */
import type { CreatureId, HeroState, Lane, MonsterState, State } from '../state.ts';
import { LANES } from '../state.ts';
import type { Direction } from '../vocabulary.ts';

export interface Place {
  readonly lane: Lane;
  /** 1 is the front. */
  readonly rank: number;
}

/** Where everybody stands: in a state, or in what a seat sees of it. */
export interface Area {
  readonly heroes: readonly { readonly id: CreatureId }[];
  readonly heroLanes: readonly (readonly CreatureId[])[];
  readonly monsterLanes: readonly (readonly CreatureId[])[];
}

export const laneOf = <Queue extends readonly CreatureId[]>(queues: readonly Queue[], lane: number): Queue =>
  queues[lane - 1] ?? ([] as readonly CreatureId[] as Queue);
export const heroesIn = (s: State, lane: number): CreatureId[] => laneOf(s.heroLanes, lane);
export const monstersIn = (s: State, lane: number): CreatureId[] => laneOf(s.monsterLanes, lane);

/** Every rule asks for somebody: a loop that counts is the quickest there is. */
function withId<C extends { readonly id: CreatureId }>(
  creatures: readonly C[],
  id: CreatureId,
): C | undefined {
  for (let at = 0; at < creatures.length; at++) if (creatures[at]?.id === id) return creatures[at];
  return undefined;
}

export const isHero = (s: Area, id: CreatureId): boolean => withId(s.heroes, id) !== undefined;

export function hero(s: State, id: CreatureId): HeroState {
  const found = withId(s.heroes, id);
  if (!found) throw new Error(`${id} is no Hero of this match`);
  return found;
}

export function monster(s: State, id: CreatureId): MonsterState {
  const found = withId(s.monsters, id);
  if (!found) throw new Error(`${id} is not on the area`);
  return found;
}

export const creature = (s: State, id: CreatureId): HeroState | MonsterState =>
  withId(s.heroes, id) ?? monster(s, id);

type Queues = readonly (readonly CreatureId[])[];

/** Nothing is asked more often: counting loops again. */
function laneIn(queues: Queues, id: CreatureId): Lane | undefined {
  for (let at = 0; at < queues.length; at++) {
    const queue = queues[at] as readonly CreatureId[];
    for (let rank = 0; rank < queue.length; rank++) if (queue[rank] === id) return LANES[at];
  }
  return undefined;
}

export function placeOf(s: Area, id: CreatureId): Place | undefined {
  const queues = isHero(s, id) ? s.heroLanes : s.monsterLanes;
  const lane = laneIn(queues, id);
  return lane && { lane, rank: laneOf(queues, lane).indexOf(id) + 1 };
}

export const isStanding = (s: State, id: CreatureId): boolean =>
  laneIn(s.heroLanes, id) !== undefined || laneIn(s.monsterLanes, id) !== undefined;

export function laneStoodIn(s: Area, id: CreatureId): Lane {
  const lane = laneIn(isHero(s, id) ? s.heroLanes : s.monsterLanes, id);
  if (!lane) throw new Error(`${id} is not on the area`);
  return lane;
}

/** By lane 1-5, then rank. */
export const standingHeroes = (s: State): CreatureId[] => inOneLine(s.heroLanes);
export const standingMonsters = (s: State): CreatureId[] => inOneLine(s.monsterLanes);

export function inOneLine(queues: Queues): CreatureId[] {
  const line: CreatureId[] = [];
  for (const queue of queues) for (const id of queue) line.push(id);
  return line;
}

/** [PQ-RULING-25] By lane, then rank; those who have left the area stand before all others. */
export function inReadingOrder(s: State, ids: readonly CreatureId[]): CreatureId[] {
  if (ids.length < 2) return [...ids];
  const ordered = ids.filter((id) => !isStanding(s, id));
  for (const queues of [s.heroLanes, s.monsterLanes])
    for (const queue of queues) for (const id of queue) if (ids.includes(id)) ordered.push(id);
  return ordered;
}

/** [PQ-MOVE-07] The lanes form a ring. */
export function laneAfter(lane: number, steps: number, dir: Direction): Lane {
  const moved = dir === 'left' ? lane - 1 - steps : lane - 1 + steps;
  return ((((moved % 5) + 5) % 5) + 1) as Lane;
}

/** [PQ-RULING-05] */
export function ringDistance(from: number, to: number): number {
  const apart = from > to ? from - to : to - from;
  return Math.min(apart, 5 - apart);
}

/** [PQ-RULING-59] Sharing an edge: no diagonals, no wrap. */
export function adjacentTo(s: State, id: CreatureId): CreatureId[] {
  const place = placeOf(s, id);
  if (!place) return [];
  const own = isHero(s, id) ? s.heroLanes : s.monsterLanes;
  const facing = isHero(s, id) ? s.monsterLanes : s.heroLanes;
  const { lane, rank } = place;
  const column = laneOf(own, lane);
  const neighbours = [
    column[rank - 2],
    column[rank],
    laneOf(own, lane - 1)[rank - 1],
    laneOf(own, lane + 1)[rank - 1],
    rank === 1 ? laneOf(facing, lane)[0] : undefined,
  ];
  return neighbours.filter((neighbour) => neighbour !== undefined);
}

export const adjacentHeroes = (s: State, id: CreatureId): CreatureId[] =>
  adjacentTo(s, id).filter((other) => isHero(s, other));
export const adjacentMonsters = (s: State, id: CreatureId): CreatureId[] =>
  adjacentTo(s, id).filter((other) => !isHero(s, other));
