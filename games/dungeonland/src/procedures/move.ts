/** [DL-MOVE] [DL-FREE] Walking, and those who strike at whoever leaves them. */
import { call, callerOf } from '@questhall/kernel';
import { itemCard } from '../content/index.ts';
import type { Agile, StepOption, Strike } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { blowsOf, monsterAim, monsterAttack, weaponAttack } from '../queries/attacks.ts';
import { boardOf, cellAt, squareAt } from '../queries/board.ts';
import {
  areAdjacent,
  areEnemies,
  attacksOf,
  figure as byId,
  figureOrNone,
  hero as heroById,
  isFriend,
  isHero,
  occupants,
  seatOf,
  spacesOf,
  standing,
} from '../queries/figures.ts';
import { hasPower } from '../queries/powers.ts';
import { canEnter, isRough, leavingFrom, mayEnter, mayStand, walkingReach } from '../queries/reach.ts';
import { inRowOrder } from '../queries/row.ts';
import { canAim } from '../queries/sight.ts';
import { suffers } from '../queries/values.ts';
import type { FigureId, FigureState, State } from '../state.ts';
import { skims, springUnder } from './traps.ts';
import { react } from './windows.ts';

/** [DL-RULING-66] One step away, each with the free attacks it provokes; passing through somebody needs a step more. */
function nextSteps(
  s: State,
  mover: FigureState,
  left: number,
  quiet: boolean,
): { cell: number; provokes: number }[] {
  const { grid, links } = boardOf(s);
  const where = occupants(s);
  const enter = mayEnter(s, mover, where);
  const behind = quiet || hasPower(s, mover, 'ghostly') ? undefined : leavingFrom(s, mover);
  const list: { cell: number; provokes: number }[] = [];
  for (let d = 0; d < 8; d++) {
    if (!((links[mover.cell] as number) & (1 << d))) continue;
    const cell = grid.neighbours[mover.cell * 8 + d] as number;
    if (!enter(cell)) continue;
    if (!mayStand(s, mover, where, cell) && !landsBeyond(s, mover, cell, left)) continue;
    list.push({ cell, provokes: behind?.(cell).length ?? 0 });
  }
  return list;
}

/** Whoever passes through a space that is not free must be able to come out of it. */
function landsBeyond(s: State, mover: FigureState, cell: number, left: number): boolean {
  if (left < 2) return false;
  const ahead = walkingReach(s, { ...mover, cell }, left - 1, { quiet: true });
  return ahead.steps.some((steps, to) => steps > 0 && mayStand(s, mover, ahead.standing, to));
}

/** [DL-MOVE-02] Not on top of somebody else, nor on an obstacle. */
const canStop = (s: State, mover: FigureState): boolean =>
  boardOf(s).obstacle[mover.cell] === 0 &&
  ![...s.heroes, ...s.others].some(
    (other) => other !== mover && other.cell >= 0 && spacesOf(s, other).includes(mover.cell),
  );

const walk = procedure(flow.walk, {
  /** [DL-DEC-08] */
  choose: ask({
    kind: 'step',
    who: (s, f) => (f.left > 0 && standing(s, f.mover) ? seatOf(s, f.mover) : undefined),
    candidates: (s, f): StepOption[] => {
      const mover = byId(s, f.mover);
      const steps = nextSteps(s, mover, f.left, f.quiet).map(
        ({ cell, provokes }): StepOption => ({ do: 'step', provokes, at: squareAt(s, cell) }),
      );
      return canStop(s, mover) ? [...steps, { do: 'stop' }] : steps;
    },
    about: (_s, f) => ({ hero: f.mover, left: f.left }),
    answer: (s, f, option) => {
      if (option.do === 'stop') return;
      call(s, flow.step, stepTo(s, f, cellAt(s, option.at)));
      return 'stay';
    },
  }),
  end: (s, f) => {
    if (s.active?.figure === f.mover && f.why === 'move') s.active.charge = Math.max(s.active.charge, f.gone);
    arrive(s, f);
    if (standing(s, f.mover) && f.why !== 'consumable') call(s, flow.moveEnds, { hero: f.mover });
  },
});

/** Along this path, with so many steps in all. */
export const journey = (
  mover: FigureState,
  path: readonly number[],
  why: flow.Travel['why'],
  left: number,
): flow.Travel => ({
  mover: mover.id,
  path: [...path],
  next: 0,
  at: mover.cell,
  left,
  gone: 0,
  quiet: false,
  why,
});

const stepTo = (s: State, f: Pick<flow.Step, 'mover' | 'quiet' | 'why'>, to: number): flow.Step => ({
  mover: f.mover,
  from: byId(s, f.mover).cell,
  to,
  quiet: f.quiet,
  why: f.why,
  queue: [],
});

const travel = procedure(flow.travel, {
  go: (s, f) => {
    const mover = figureOrNone(s, f.mover);
    const to = f.path[f.next];
    if (!mover || mover.cell < 0) return;
    /**
     * [DL-RULING-34] He stands elsewhere than the path leads: he goes on from there, step by step, if a player decides for him.
     * [DL-AI-07] A monster's path is at its end there.
     */
    if (mover.cell !== f.at) {
      const { left, quiet, gone, why } = f;
      const isLed = isFriend(mover) !== suffers(s, mover, 'controlled');
      if (left > 0 && isLed) call(s, flow.walk, { mover: f.mover, left, quiet, gone, why });
      return;
    }
    if (to === undefined) return;
    /** [DL-MOVE-03] The last step was not taken: the rest of the path begins somewhere else. */
    if (f.next > 0 && f.path[f.next - 1] !== f.at) return;
    /** Something may have come into the way. */
    if (!canEnter(s, mover, to) && !f.quiet) return;
    f.next += 1;
    call(s, flow.step, stepTo(s, f, to));
    return 'stay';
  },
  end: (s, f) => {
    const mover = figureOrNone(s, f.mover);
    if (!mover || mover.cell !== f.at) return;
    arrive(s, f);
    if (!isHero(mover)) return;
    if (s.active?.figure === f.mover && f.why === 'move') s.active.charge = Math.max(s.active.charge, f.gone);
    call(s, flow.moveEnds, { hero: f.mover });
  },
});

function arrive(
  s: State,
  { mover, gone, why }: Pick<flow.Travel, 'mover' | 'gone'> & Pick<flow.Step, 'why'>,
): void {
  if (gone === 0 || !standing(s, mover)) return;
  emit(s, { type: 'arrived', figure: mover, at: squareAt(s, byId(s, mover).cell), why });
}

/** [DL-VAI-12] */
const moveEnds = procedure(flow.moveEnds, {
  villain: (s, f) => {
    const villain = s.villain && figureOrNone(s, s.villain.figure);
    const mover = figureOrNone(s, f.hero);
    if (villain && mover && isHero(mover) && areAdjacent(s, villain, mover))
      react(s, 'heroEndsAdjacent', { actor: f.hero });
  },
});

const step = procedure(flow.step, {
  /** [DL-RULING-67] Row order, then number. Ghostly and placements provoke nobody. */
  left: (s, f) => {
    const mover = byId(s, f.mover);
    if (f.quiet || hasPower(s, mover, 'ghostly')) return;
    const left = leavingFrom(s, mover)(f.to);
    if (left.length === 0) return;
    f.queue = inRowOrder(
      s,
      left.map((enemy) => enemy.id),
    );
    if (mover.evaded || !hasPower(s, mover, 'agile')) return;
    /** [DL-POW-01] A monster ignores the one with most dice; a hero chooses among several. */
    if (f.queue.length === 1 || !isHero(mover)) ignoreOne(s, f, mostDice(s, f.queue));
  },
  agile: ask({
    kind: 'agile',
    who: (s, f) => {
      const mover = byId(s, f.mover);
      return f.queue.length > 1 && isHero(mover) && !mover.evaded && hasPower(s, mover, 'agile')
        ? mover.seat
        : undefined;
    },
    candidates: (_s, f): Agile[] => f.queue.map((id) => ({ do: 'ignore', at: { figure: id } })),
    about: (_s, f) => ({ hero: f.mover }),
    answer: (s, f, option) => ignoreOne(s, f, option.at.figure),
  }),
  strikes: (s, f) => {
    const by = f.queue.shift();
    if (by === undefined || figureOrNone(s, f.mover)?.cell !== f.from) return;
    if (standing(s, f.mover) && standing(s, by)) call(s, flow.freeAttack, { by, at: f.mover });
    return 'stay';
  },
  /** [DL-RULING-67] (h) Whoever falls stays where he was. */
  go: (s, f) => {
    const mover = figureOrNone(s, f.mover);
    if (!mover || mover.cell < 0) return 'end';
    /** [DL-RULING-34] He stepped aside: this step is not taken. */
    if (mover.cell !== f.from) return 'end';
    if (!canEnter(s, mover, f.to) && !f.quiet) return 'end';
    countStep(s, f.to);
    /** [DL-RULING-116] Brambles end the move, but nobody is stopped where somebody stands (Rope Swing). */
    const caught = isRough(s, mover, f.to) && !skims(s, mover) && mayStand(s, mover, occupants(s), f.to);
    mover.cell = f.to;
    if (s.events !== null) emit(s, { type: 'moved', figure: f.mover, path: [squareAt(s, f.to)], why: f.why });
    if (caught) endMove(s);
    springUnder(s, mover);
    return;
  },
});

/** One step less for the walk or travel that made it. */
function countStep(s: State, to: number): void {
  const caller = callerOf<{ left: number; gone: number; at?: number }>(s);
  caller.left -= 1;
  caller.gone += 1;
  if (caller.at !== undefined) caller.at = to;
}

/** The walk or travel that made this step goes no further. */
function endMove(s: State): void {
  const caller = callerOf<{ left: number; path?: number[]; next?: number }>(s);
  caller.left = 0;
  if (caller.path !== undefined && caller.next !== undefined) caller.path.length = caller.next;
}

function ignoreOne(s: State, f: flow.Step, id: FigureId): void {
  byId(s, f.mover).evaded = true;
  f.queue = f.queue.filter((each) => each !== id);
  emit(s, { type: 'freeAttackIgnored', figure: f.mover, by: id });
}

function mostDice(s: State, ids: readonly FigureId[]): FigureId {
  let best = ids[0] as FigureId;
  for (const id of ids) if (diceOf(s, id) > diceOf(s, best)) best = id;
  return best;
}

function diceOf(s: State, id: FigureId): number {
  const figure = byId(s, id);
  if (!isHero(figure)) return Math.max(...attacksOf(figure).map(({ dice }) => dice));
  return Math.max(
    0,
    ...figure.wielded.map((worn) => {
      const item = itemCard(worn);
      return item.kind === 'weapon' && item.type !== 'ranged' ? (item.dice === 'gable' ? 1 : item.dice) : 0;
    }),
  );
}

/** [DL-DEC-22] Monsters always strike; a hero may decline. */
const freeAttack = procedure(flow.freeAttack, {
  monster: (s, f) => {
    const by = byId(s, f.by);
    if (isHero(by)) return;
    const target = byId(s, f.at);
    if (areEnemies(by, target)) {
      const where = occupants(s);
      /** [DL-AI-16] The first printed attack that is legal. */
      const attack = attacksOf(by).find((each) =>
        canAim(s, by, by.cell, target, monsterAim(s, by, each), where),
      );
      if (attack) call(s, flow.attack, { ...monsterAttack(by, attack, 'free', []), targets: [f.at] });
    }
    return;
  },
  hero: ask({
    kind: 'freeAttack',
    who: (s, f) => {
      const by = figureOrNone(s, f.by);
      return by && isHero(by) && by.cell >= 0 && standing(s, f.at) && blowsOf(s, by, f.at).length > 0
        ? by.seat
        : undefined;
    },
    candidates: (s, f): Strike[] => [
      ...blowsOf(s, heroById(s, f.by), f.at).map(
        ({ weapon, type, target }): Strike => ({
          do: 'strike',
          weapon: weapon.id,
          type,
          at: { figure: target.id },
        }),
      ),
      { do: 'decline' },
    ],
    about: (_s, f) => ({ hero: f.by, figure: f.at }),
    answer: (s, f, option) => {
      if (option.do === 'decline') return;
      const weapon = itemCard(option.weapon);
      if (weapon.kind !== 'weapon') return;
      call(s, flow.attack, {
        ...weaponAttack(heroById(s, f.by), weapon, option.type, 'free'),
        targets: [option.at.figure],
      });
    },
  }),
});

export const moveProcedures = [walk, travel, moveEnds, step, freeAttack];
