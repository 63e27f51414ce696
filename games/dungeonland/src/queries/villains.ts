/** [DL-VAI] Which row of a villain's table fits the moment. */
import { villainCard } from '../content/index.ts';
import type { Reaction } from '../flow.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import type { Limit, Row, RowTest } from '../vocabulary-monsters.ts';
import { cellAt } from './board.ts';
import {
  areAdjacent,
  consciousHeroes,
  distanceBetween,
  distanceToCell,
  figureOrNone,
  monsters,
} from './figures.ts';
import { sees } from './sight.ts';
import { maxHealth } from './values.ts';

export const villainFigure = (s: State): FigureState | undefined =>
  s.villain ? figureOrNone(s, s.villain.figure) : undefined;

/** [DL-VAI-13] The moment of an attack at which a row's effect fits. */
function momentOf(row: Row): 'declared' | 'defence' | 'after' {
  const [effect] = row.effects;
  if (effect?.do === 'retarget') return 'declared';
  return effect?.do === 'bonusDefence' ? 'defence' : 'after';
}

/** [DL-VAI-02] The first row whose condition holds and whose limit is not spent; `from`: rows before it have been tried. */
export function fittingRow(s: State, f: Reaction, from: number): { row: Row; index: number } | undefined {
  const villain = villainFigure(s);
  if (!villain) return undefined;
  const { rows } = villainCard(villain.card);
  for (let index = from; index < rows.length; index++) {
    const row = rows[index] as Row;
    if (row.window !== f.window || (f.moment !== 'any' && momentOf(row) !== f.moment)) continue;
    if (isSpent(s, row.id, row.limit)) continue;
    if (row.tests.every((test) => holds(s, villain, f, test))) return { row, index };
  }
  return undefined;
}

/** [DL-VAI-05] [DL-VAI-16] */
function isSpent(s: State, id: string, limit: Limit): boolean {
  const at = s.villain?.fired.lastIndexOf(id) ?? -1;
  if (at < 0 || limit.per === 'always') return false;
  const round = s.villain?.firedIn[at] as number;
  if (limit.per === 'round') return round === s.round;
  return limit.per === 'cooldown' ? s.round < round + limit.rounds : true;
}

/** Heroes the villain sees within this distance. */
const heroesInSight = (s: State, villain: FigureState, distance: number): HeroState[] =>
  consciousHeroes(s).filter(
    (hero) => distanceBetween(s, villain, hero) <= distance && sees(s, villain, hero),
  );

/** The hero with more Health than all others. */
export function healthiest(s: State): HeroState | undefined {
  const awake = consciousHeroes(s);
  const most = Math.max(...awake.map(({ health }) => health));
  const top = awake.filter(({ health }) => health === most);
  return top.length === 1 ? top[0] : undefined;
}

export const ovensNear = (s: State, hero: HeroState, distance: number): number[] =>
  s.map.scenery
    .filter(({ type }) => type === 'oven')
    .map((piece) => cellAt(s, piece))
    .filter((cell) => cell >= 0 && distanceToCell(s, hero, cell) <= distance);

/** [DL-VAI-04] [DL-VAI-14] */
export function holds(s: State, villain: FigureState, f: Reaction, test: RowTest): boolean {
  const phase = s.villain?.phase ?? 1;
  const actor = figureOrNone(s, f.actor);
  switch (test.test) {
    case 'heroesWithin':
      return (
        consciousHeroes(s).filter((hero) => distanceBetween(s, villain, hero) <= test.distance).length >=
        test.atLeast
      );
    case 'heroesInSight':
      return heroesInSight(s, villain, test.distance).length >= test.atLeast;
    case 'pairWithin': {
      const seen = heroesInSight(s, villain, test.distance);
      return seen.some((a, i) => seen.some((b, j) => j > i && distanceBetween(s, a, b) <= test.apart));
    }
    case 'noHeroAdjacent':
      return !consciousHeroes(s).some((hero) => areAdjacent(s, villain, hero));
    case 'minionWithin':
      return monsters(s).some(
        (each) => each.kind === 'minion' && distanceBetween(s, villain, each) <= test.distance,
      );
    case 'fewer': {
      const than = test.than === 'heroes' ? s.heroes.length : test.than;
      return monsters(s).filter(({ card }) => card === test.kind).length < than;
    }
    case 'heroNear':
      return consciousHeroes(s).some((hero) => ovensNear(s, hero, test.distance).length > 0);
    case 'fullHealthInSight':
      return heroesInSight(s, villain, 99).some((hero) => hero.health >= maxHealth(s, hero));
    case 'healthiest':
      return healthiest(s) !== undefined;
    case 'targetWithin':
      return consciousHeroes(s).some(
        (hero) =>
          distanceBetween(s, villain, hero) <= test.distance &&
          hero.health >= test.health &&
          sees(s, villain, hero),
      );
    case 'attackerAdjacent':
      return actor !== undefined && areAdjacent(s, villain, actor);
    case 'attackerBeyond':
      return actor !== undefined && actor.cell >= 0 && distanceBetween(s, villain, actor) > test.distance;
    case 'actorInSight':
      return actor !== undefined && actor.cell >= 0 && sees(s, villain, actor);
    case 'noSuccess':
      return f.noSuccess;
    case 'damage':
      return f.amount >= test.atLeast;
    case 'phase':
      return phase >= test.from && phase <= test.to;
    case 'lastPhase':
      return phase > villainCard(villain.card).thresholds.length;
    case 'round':
      return s.round >= test.from;
    case 'healthAtMost':
      return villain.health * 100 <= test.percent * (s.villain?.starting ?? 1);
    case 'threshold':
      return f.amount === test.percent;
  }
}
