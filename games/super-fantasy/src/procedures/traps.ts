/** [SF-TRAP] A trap goes off. */
import { takeFrom } from '@questhall/kernel';
import type { Spend } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { boardOf, FREE, heroState, isFloor, occupied, tileAt } from '../queries/board.ts';
import { NEED } from '../queries/needs.ts';
import { portalSquares } from '../queries/places.ts';
import { umSeat } from '../queries/seats.ts';
import type { State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { arrive, wakeTile } from './arrivals.ts';
import { chargeStars, rollFate, rollTest, symbolOf } from './dice.ts';
import { hurtHero } from './harm.ts';
import { fallIn } from './travel.ts';

const ROCK_DAMAGE = { lightning: 1, drop: 2, skull: 3 } as const;

const springTrap = procedure(flow.springTrap, {
  /** [SF-TRAP-02] The tile is turned up. */
  reveal: (s, f) => {
    if (f.trap === '') f.trap = takeFrom(s, s.trapBag);
    const hero = heroState(s, f.hero);
    emit(s, { type: 'trapSprung', trap: f.trap, hero: f.hero, square: hero.cell });
    if (f.trap === 'iron-cage') {
      /** [SF-TRAP-04] */
      hero.caged = true;
      emit(s, { type: 'trapped', figure: f.hero, how: 'cage' });
    } else if (f.trap === 'spiked-hole') {
      /** [SF-TRAP-12] [SF-RULING-53] */
      if (!s.holes.includes(hero.cell)) s.holes.push(hero.cell);
      fallIn(s, hero);
    } else if (f.trap === 'portal-trap') openSmallPortal(s, f.hero, 'trap');
    return f.trap === 'falling-rock' ? undefined : 'end';
  },
  /** [SF-TRAP-07] [SF-RULING-55] Decision 29: one roll, with any dice of the pool. */
  dodge: ask({
    kind: 'dodgeRock',
    who: (s, f) => (s.turn?.hero === f.hero && s.turn.pool > 0 ? heroState(s, f.hero).seat : undefined),
    candidates: (s): Spend[] =>
      Array.from({ length: (s.turn?.pool ?? 0) + 1 }, (_, dice): Spend => ({ do: 'spend', dice })),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (_s, f, { dice }) => {
      f.dice = dice;
    },
  }),
  /** [SF-TRAP-08] */
  fall: (s, f) => {
    if (f.dice) {
      const { total, stars } = rollTest(s, f.hero, 'rock', 'speed', f.dice, NEED);
      f.stars = stars;
      if (total >= NEED) {
        emit(s, { type: 'dodged', hero: f.hero });
        return;
      }
    }
    hurtHero(s, f.hero, ROCK_DAMAGE[symbolOf(rollFate(s, 'rock'))], '', 'rock');
  },
  stars: chargeStars,
});

/** [SF-RULING-54] The free square with most heroes around it, then the first in reading order; -1: none. */
function portalSpot(s: State, id: HeroId): number {
  const { around } = boardOf(s);
  const table = occupied(s);
  const taken = (cell: number): boolean =>
    s.portals.some((portal) => portalSquares(s, portal).includes(cell));
  const count = (cell: number): number => (around[cell] ?? []).filter((next) => heroOn(s, next)).length;
  let best = -1;
  for (const cell of [...(around[heroState(s, id).cell] ?? [])].sort((a, b) => a - b)) {
    if (table[cell] !== FREE || !isFloor(s, cell) || s.holes.includes(cell) || taken(cell)) continue;
    if (best < 0 || count(cell) > count(best)) best = cell;
  }
  return best;
}

const heroOn = (s: State, cell: number): boolean => s.heroes.some((hero) => hero.cell === cell);

/** [SF-TRAP-09] [SF-TRAP-10] [SF-TRAP-11] With an Ugly Snout on it, if one is left. */
export function openSmallPortal(s: State, id: HeroId, how: string): boolean {
  const cell = portalSpot(s, id);
  if (cell < 0) return false;
  const entry = { id: `${how}-portal-${s.portals.length}`, kind: 'small', cell } as const;
  s.portals.push({ ...entry, closed: false, closable: false, progress: 0, entry: -1 });
  emit(s, { type: 'portalOpened', square: cell });
  /** [SF-UM-09] [SF-RULING-134] Its room is a Portal room from now on. */
  if (umSeat(s) !== undefined) wakeTile(s, tileAt(s, cell), 'portal');
  arrive(s, 'ugly-snout', cell, 'portal');
  return true;
}

export const trapProcedures = [springTrap];
