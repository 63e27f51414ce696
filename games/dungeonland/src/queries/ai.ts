/** [DL-AI] How monsters choose: whom, where from, and where to go when there is nobody to attack. */
import { flood, NONE } from '@questhall/geometry';
import type { FigureId, FigureState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import type { StandardAttack } from '../vocabulary-monsters.ts';
import { monsterAim } from './attacks.ts';
import { boardOf } from './board.ts';
import { consciousHeroes, distanceFrom, friends, isFriend, isLarge, spacesAt } from './figures.ts';
import { hasPower } from './powers.ts';
import type { Walking } from './reach.ts';
import { endSpaces, pathOf, provoked, walkingReach } from './reach.ts';
import { placeInRow } from './row.ts';
import { canAim } from './sight.ts';
import { defenceCount } from './values.ts';

interface Plan {
  readonly target: FigureId;
  /** Which of its attacks; −1: none, it only advances. */
  readonly attack: number;
  readonly path: readonly number[];
  /** What decided, for the log. */
  readonly because: string;
}

/** [DL-AI-05] (4) to (7): least Health, fewest defence dice, highest on the row, lowest seat. */
function lastRanks(s: State, figure: FigureState): number[] {
  const lead = figure.kind === 'ally' ? (figure.leader === NOBODY ? 99 : figure.leader) : figure.id;
  /** [DL-AI-17] An ally stands directly behind its leader. */
  const behind = figure.kind === 'ally' ? figure.id : 0;
  return [
    figure.health,
    defenceCount(s, figure),
    figure.kind === 'ally' && lead === 99 ? 99 : placeInRow(s, figure.id),
    behind,
    lead,
  ];
}

const DECIDERS = [
  'hunter',
  'hunter',
  'fewestFreeAttacks',
  'nearest',
  'leastHealth',
  'fewestDice',
  'rowOrder',
  'rowOrder',
  'seat',
] as const;

/** The first difference decides. */
function best<T>(
  items: readonly T[],
  ranks: (item: T) => readonly number[],
): { item: T; at: number } | undefined {
  let found: { item: T; ranks: readonly number[] } | undefined;
  let decidedAt = -1;
  for (const item of items) {
    const mine = ranks(item);
    if (!found) {
      found = { item, ranks: mine };
      continue;
    }
    const at = firstDifference(mine, found.ranks);
    if (at < 0) continue;
    decidedAt = Math.max(decidedAt, at);
    if ((mine[at] as number) < (found.ranks[at] as number)) found = { item, ranks: mine };
  }
  return found && { item: found.item, at: decidedAt };
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return i;
  return -1;
}

interface Candidate {
  readonly target: FigureState;
  readonly cells: number[];
}

/** [DL-AI-04] Those it can attack this activation, with the spaces it can do it from. */
function candidatesFor(
  s: State,
  walking: Walking,
  ends: readonly number[],
  attack: StandardAttack,
  targets: readonly FigureState[],
): Candidate[] {
  const { mover, standing } = walking;
  const aim = monsterAim(s, mover, attack);
  const list: Candidate[] = [];
  for (const target of targets) {
    const cells: number[] = [];
    for (const cell of ends) if (canAim(s, mover, cell, target, aim, standing)) cells.push(cell);
    if (cells.length > 0) list.push({ target, cells });
  }
  return list;
}

interface PlanRules {
  /** Steps it may take; 0: it stays where it is. */
  readonly steps: number;
  /** [DL-VAI-15] Whom it must go for, if it can. */
  readonly forced?: FigureId;
  /** [DL-AI-12] Whom a controlled figure may attack. */
  readonly targets?: readonly FigureState[];
  readonly attacks: readonly StandardAttack[];
}

/** [DL-AI-02] to [DL-AI-06] [DL-AI-16] The whole decision; undefined if there is nothing to attack. */
export function planAttack(s: State, monster: FigureState, rules: PlanRules): Plan | undefined {
  const walking = walkingReach(s, monster, rules.steps);
  const ends = rules.steps === 0 ? [monster.cell] : endSpaces(s, walking);
  const targets = rules.targets ?? friends(s);
  for (const [index, attack] of rules.attacks.entries()) {
    let candidates = candidatesFor(s, walking, ends, attack, targets);
    const forced = candidates.filter(({ target }) => target.id === rules.forced);
    if (forced.length > 0) candidates = forced;
    const chosen = chooseTarget(s, walking, attack, candidates);
    if (!chosen) continue;
    const cell = chooseSpace(s, walking, attack, chosen.item.cells);
    const because =
      forced.length > 0 ? 'marked' : candidates.length === 1 ? 'only' : (DECIDERS[chosen.at] ?? 'only');
    return { target: chosen.item.target.id, attack: index, path: pathOf(walking, cell), because };
  }
  return undefined;
}

/** [DL-AI-05] */
function chooseTarget(s: State, walking: Walking, attack: StandardAttack, candidates: readonly Candidate[]) {
  const { mover, steps: gone } = walking;
  const hunter = hasPower(s, mover, 'hunter');
  return best(candidates, ({ target, cells }) => {
    let free = Number.MAX_SAFE_INTEGER;
    let steps = 0;
    for (const cell of cells) {
      const count = provoked(walking, cell);
      const far = gone[cell] as number;
      if (count < free || (count === free && far < steps)) {
        free = count;
        steps = far;
      }
    }
    const near = attack.type === 'melee' ? steps : distanceFrom(s, isLarge(mover), mover.cell, target);
    const hunted = hunter ? [target.kind === 'ally' ? 1 : 0, target.health] : [0, 0];
    return [...hunted, free, near, ...lastRanks(s, target)];
  });
}

/** [DL-AI-06] */
function chooseSpace(s: State, walking: Walking, attack: StandardAttack, cells: readonly number[]): number {
  const { mover, steps } = walking;
  const large = isLarge(mover);
  const heroes = consciousHeroes(s);
  const away = (cell: number): number => {
    let nearest = attack.range;
    for (const hero of heroes) nearest = Math.min(nearest, distanceFrom(s, large, cell, hero));
    return -nearest;
  };
  const found = best(cells, (cell) => [
    provoked(walking, cell),
    attack.type === 'melee' ? 0 : away(cell),
    steps[cell] as number,
    cell,
  ]);
  return found ? found.item : mover.cell;
}

/** [DL-AI-08] Nobody to attack: towards the hero with the shortest way. */
export function planAdvance(
  s: State,
  monster: FigureState,
  steps: number,
  goals: readonly FigureState[] = consciousHeroes(s),
): readonly number[] {
  if (steps === 0 || goals.length === 0) return [];
  const walking = walkingReach(s, monster, steps);
  const large = isLarge(monster);
  const far = (goal: FigureState, distance: readonly number[], cell: number): number => {
    let least = NONE;
    for (const each of spacesAt(s, large, cell)) {
      const steps = distance[each] as number;
      if (steps !== NONE && (least === NONE || steps < least)) least = steps;
    }
    return goal.cell === cell ? 0 : least;
  };
  for (const open of [false, true]) {
    const ways = goals.map((goal) => ({ goal, distance: wayTo(s, walking, goal, open) }));
    const near = ways.filter(({ goal, distance }) => far(goal, distance, monster.cell) !== NONE);
    const chosen = best(near, ({ goal, distance }) => [
      far(goal, distance, monster.cell),
      ...lastRanks(s, goal),
    ]);
    if (!chosen) continue;
    const { goal, distance } = chosen.item;
    const cells = endSpaces(s, walking).filter((cell) => far(goal, distance, cell) !== NONE);
    const cell = best(cells, (each) => [
      far(goal, distance, each),
      provoked(walking, each),
      walking.steps[each] as number,
      each,
    ]);
    return cell ? pathOf(walking, cell.item) : [];
  }
  return [];
}

/** Steps to the goal from everywhere: monsters do not stand in the way, heroes do, unless nothing else helps. */
function wayTo(s: State, { mover, standing }: Walking, goal: FigureState, open: boolean): readonly number[] {
  const { grid, links, obstacle } = boardOf(s);
  const skims = hasPower(s, mover, 'fly') || hasPower(s, mover, 'ghostly');
  const blockers = new Set(friends(s).map((each) => each.id));
  const passes = isFriend(mover);
  return flood(grid, goal.cell, {
    links,
    enter: (cell) => {
      if (open) return true;
      if (obstacle[cell] === 1 && !skims) return false;
      const who = standing[cell] as number;
      return who === NONE || who === mover.id || passes || !blockers.has(who);
    },
  }).distance;
}
