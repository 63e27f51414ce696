/** [DL-RULING-99] [DL-RULING-83] Figures that are no heroes, moved by a player: allies, and monsters under control. */
import { call } from '@questhall/kernel';
import type { AllyAct, Controlled } from '../decisions.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { checkObjectives } from '../objectives.ts';
import { monsterAim, monsterAttack } from '../queries/attacks.ts';
import { cellAt, squareAt } from '../queries/board.ts';
import {
  attacksOf,
  figure as byId,
  everybody,
  figureOrNone,
  foes,
  hero as heroById,
  occupants,
  seatOf,
} from '../queries/figures.ts';
import { endSpaces, pathOf, provoked, walkingReach } from '../queries/reach.ts';
import { canAim } from '../queries/sight.ts';
import { isIdle, speedOf, suffers } from '../queries/values.ts';
import type { FigureState, State } from '../state.ts';
import { beginActivation, endActivation } from './monster-activation.ts';
import { journey } from './move.ts';

/** What a figure that is no hero may do when a player moves it: go somewhere, hit somebody. */
function deeds(
  s: State,
  figure: FigureState,
  moved: boolean,
  struck: boolean,
  targets: readonly FigureState[],
): Controlled[] {
  const list: Controlled[] = [];
  if (!moved && !suffers(s, figure, 'immobilized')) {
    const walking = walkingReach(s, figure, speedOf(s, figure));
    for (const cell of endSpaces(s, walking))
      if (cell !== figure.cell)
        list.push({ do: 'move', provokes: provoked(walking, cell), at: squareAt(s, cell) });
  }
  if (!struck) {
    const where = occupants(s);
    attacksOf(figure).forEach((attack, index) => {
      for (const target of targets)
        if (target !== figure && canAim(s, figure, figure.cell, target, monsterAim(s, figure, attack), where))
          list.push({ do: 'hit', attack: index, at: { figure: target.id } });
    });
  }
  list.push({ do: 'done' });
  return list;
}

function doDeed(
  s: State,
  figure: FigureState,
  deed: Exclude<Controlled, { readonly do: 'done' }>,
  occasion: 'ally' | 'controlled',
): void {
  if (deed.do === 'move') {
    const path = pathOf(walkingReach(s, figure, speedOf(s, figure)), cellAt(s, deed.at));
    return call(s, flow.travel, journey(figure, path, 'move', path.length));
  }
  const attack = attacksOf(figure)[deed.attack];
  if (attack)
    call(s, flow.attack, { ...monsterAttack(figure, attack, occasion, []), targets: [deed.at.figure] });
}

const hasActionLeft = (s: State): boolean => (s.active?.actions ?? 0) > 0;

/** [DL-RULING-99] [DL-DEC-39] */
const activateAlly = procedure(flow.activateAlly, {
  begin: (s, f) => {
    const ally = figureOrNone(s, f.ally);
    if (!ally || ally.waits) return 'end';
    /** [DL-RULING-73] Once per round, although the card of whoever leads it may come up in a second row. */
    ally.waits = true;
    beginActivation(s, ally);
    return;
  },
  controlled: (s, f) => {
    const ally = figureOrNone(s, f.ally);
    if (ally && suffers(s, ally, 'controlled') && !isIdle(s, ally))
      call(s, flow.controlledFriend, { figure: f.ally });
  },
  act: ask({
    kind: 'allyAct',
    who: (s, f) => {
      const ally = figureOrNone(s, f.ally);
      return ally && !isIdle(s, ally) && !suffers(s, ally, 'controlled') ? seatOf(s, f.ally) : undefined;
    },
    candidates: (s, f): AllyAct[] => deeds(s, byId(s, f.ally), f.moved, f.struck, foes(s)),
    about: (_s, f) => ({ figure: f.ally }),
    answer: (s, f, option) => {
      if (option.do === 'done') return;
      const ally = byId(s, f.ally);
      /** [DL-POW-27] Stunned: one of the two. */
      const once = suffers(s, ally, 'stunned');
      f.moved ||= once || option.do === 'move';
      f.struck ||= once || option.do === 'hit';
      doDeed(s, ally, option, 'ally');
      return 'stay';
    },
  }),
  end: (s, f) => {
    endActivation(s, figureOrNone(s, f.ally));
    checkObjectives(s);
  },
});

/** [DL-POW-06] [DL-RULING-83] Its usual two actions, in any order; everybody but itself is a legal target. */
const controlledActs = procedure(flow.controlledActs, {
  act: ask({
    kind: 'controlled',
    who: (s, f) => {
      const monster = figureOrNone(s, f.monster);
      return monster && hasActionLeft(s) ? heroById(s, Math.max(0, f.hero)).seat : undefined;
    },
    candidates: (s, f): Controlled[] =>
      deeds(s, byId(s, f.monster), (s.active?.runs ?? 0) > 0, (s.active?.taken ?? 0) > 0, [...everybody(s)]),
    about: (_s, f) => ({ figure: f.monster }),
    answer: (s, f, option) => {
      if (option.do === 'done' || !s.active) return;
      s.active.actions -= 1;
      if (option.do === 'move') s.active.runs += 1;
      else s.active.taken += 1;
      doDeed(s, byId(s, f.monster), option, 'controlled');
      return 'stay';
    },
  }),
});

export const allyProcedures = [activateAlly, controlledActs];
