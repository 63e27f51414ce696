/** [DL-SHAPE] Whom an attack reaches. */
import { flood } from '@questhall/geometry';
import type { Attack } from '../flow.ts';
import type { FigureId, FigureState, State } from '../state.ts';
import { isHelpful } from './attacks.ts';
import { boardOf } from './board.ts';
import { areEnemies, everybody, figureOrNone, friends, isFriend, spacesOf, standing } from './figures.ts';

/** [DL-RULING-51] Steps that pass neither walls nor closed doors nor blocking terrain; figures do not stop it. */
export function areaCells(s: State, from: readonly number[], radius: number): ReadonlySet<number> {
  const { grid, links } = boardOf(s);
  return new Set(flood(grid, from, { links, limit: radius }).cells);
}

export function figuresIn(s: State, cells: ReadonlySet<number>): FigureState[] {
  const list: FigureState[] = [];
  for (const each of everybody(s)) if (spacesOf(s, each).some((cell) => cells.has(cell))) list.push(each);
  return list.sort((a, b) => a.cell - b.cell);
}

const radiusOf = (f: Pick<Attack, 'shape'>): number => (f.shape === 'bigBlast' ? 2 : 1);

/** [DL-RULING-107] The target first, then the attacker's other enemies, then his own side, each in reading order. */
export function victimsOf(s: State, f: Attack): FigureId[] {
  if (f.shape === 'target') return f.targets.filter((id) => isHelpful(f) || standing(s, id));
  if (f.shape === 'party') {
    return [
      ...s.heroes.map((each) => each.id),
      ...friends(s)
        .filter((each) => each.kind === 'ally')
        .map((each) => each.id),
    ];
  }
  const aimedAt = f.targets[0] === undefined ? undefined : figureOrNone(s, f.targets[0]);
  const start = aimedAt ? spacesOf(s, aimedAt) : [f.centre];
  const by = figureOrNone(s, f.by);
  const reached = figuresIn(s, areaCells(s, start, radiusOf(f))).filter((each) => {
    if (f.spares === 'self') return each !== by;
    if (f.spares === 'friends') return by === undefined || isFriend(each) !== isFriend(by);
    return true;
  });
  const rank = (each: FigureState): number =>
    each === aimedAt ? 0 : by === undefined || areEnemies(by, each) ? 1 : 2;
  return reached.sort((a, b) => rank(a) - rank(b)).map((each) => each.id);
}
