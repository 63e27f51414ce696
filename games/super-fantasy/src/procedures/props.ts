/** [SF-PROP] Levers, Statue, Braziers, Portals that can be closed. */
import { NONE, neighbour } from '@questhall/geometry';
import type { OnSquare } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { BARREL, boardOf, FREE, heroState, linked, occupied } from '../queries/board.ts';
import { PORTAL_NEED } from '../queries/needs.ts';
import type { State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { chargeStars, rollTest, spendDice } from './dice.ts';
import { settle } from './settle.ts';

/** [SF-PROP-01] One die, without a roll. */
export function throwLever(s: State, hero: HeroId, cell: number): void {
  const lever = s.levers.find((each) => each.cell === cell);
  if (!lever) return;
  spendDice(s, hero, 1);
  lever.on = !lever.on;
  emit(s, { type: 'leverThrown', square: cell, on: lever.on, by: hero });
  settle(s);
}

/** [SF-PROP-05] */
const STATUE_ONE = 6;
const STATUE_TWO = 9;

/** The squares straight away from the hero that the Statue may be pushed to, up to so many. */
function statueSquares(s: State, id: HeroId, steps: number): number[] {
  const board = boardOf(s);
  const { grid } = board.layout;
  const { cell } = heroState(s, id);
  const direction = [0, 1, 2, 3, 4, 5, 6, 7].find((d) => neighbour(grid, cell, d) === s.statue);
  const table = occupied(s);
  const found: number[] = [];
  let at = s.statue;
  while (direction !== undefined && found.length < steps) {
    const next = neighbour(grid, at, direction);
    if (next === NONE || !linked(board, at, next)) break;
    if (table[next] !== FREE && table[next] !== BARREL) break;
    found.push(next);
    at = next;
  }
  return found;
}

const pushStatue = procedure(flow.pushStatue, {
  roll: (s, f) => {
    const { total, stars } = rollTest(s, f.hero, 'statue', 'strength', f.dice, STATUE_ONE);
    f.total = total;
    f.stars = stars;
  },
  /** 6 or more: one square; 9 or more: two (decision 52). */
  push: ask({
    kind: 'statueTo',
    who: (s, f) => ((f.total ?? 0) >= STATUE_ONE ? heroState(s, f.hero).seat : undefined),
    candidates: (s, f): OnSquare[] =>
      statueSquares(s, f.hero, (f.total ?? 0) >= STATUE_TWO ? 2 : 1).map((square) => ({
        do: 'put',
        at: { square },
      })),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, { at }) => {
      const from = s.statue;
      for (const cell of statueSquares(s, f.hero, 2)) {
        if (s.barrels.includes(cell)) {
          s.barrels = s.barrels.filter((barrel) => barrel !== cell);
          emit(s, { type: 'barrelBroken', square: cell, by: f.hero });
        }
        if (cell === at.square) break;
      }
      s.statue = at.square;
      emit(s, { type: 'statuePushed', from, to: at.square, by: f.hero });
      settle(s);
    },
  }),
  stars: chargeStars,
});

const changeBrazier = procedure(flow.changeBrazier, {
  /** [SF-PROP-06] */
  roll: (s, f) => {
    const { total, stars } = rollTest(s, f.hero, 'brazier', 'magic', f.dice, f.need);
    f.stars = stars;
    const brazier = s.braziers.find(({ cell }) => cell === f.cell);
    if (total < f.need || !brazier) return;
    brazier.on = !brazier.on;
    emit(s, { type: 'brazierChanged', square: f.cell, lit: brazier.on, by: f.hero });
    settle(s);
  },
  stars: chargeStars,
});

/** [SF-PROP-09] */
const PORTAL_SUCCESSES = 3;

const closePortal = procedure(flow.closePortal, {
  roll: (s, f) => {
    const { total, stars } = rollTest(s, f.hero, 'portal', 'magic', f.dice, PORTAL_NEED);
    f.stars = stars;
    const portal = s.portals.find(({ id }) => id === f.portal);
    if (total < PORTAL_NEED || !portal) return;
    portal.progress += 1;
    portal.closed = portal.progress >= PORTAL_SUCCESSES;
    const { cell: square, progress: successes, closed } = portal;
    emit(s, { type: 'portalWeakened', square, successes, closed });
    settle(s);
  },
  stars: chargeStars,
});

export const propProcedures = [pushStatue, changeBrazier, closePortal];
