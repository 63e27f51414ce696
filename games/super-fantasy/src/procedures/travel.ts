/** Heroes change their square, and what they find there. */

import type { Facing } from '@questhall/geometry';
import { squareDirection, squareOf } from '@questhall/geometry';
import { call, takeFrom } from '@questhall/kernel';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import type { Objective } from '../mission/types.ts';
import { boardOf, FREE, heroState, occupied, tileAt } from '../queries/board.ts';
import { waitingOf, zonesAround } from '../queries/heroes.ts';
import { layoutOf } from '../queries/layout.ts';
import { missionOf } from '../queries/mission.ts';
import type { HeroState, State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { arrive } from './arrivals.ts';
import { scoreGoal } from './dodge-score.ts';
import { hurtHero } from './harm.ts';
import { settle } from './settle.ts';

/** [SF-RULING-19] Along the last step; of a diagonal one the present facing is kept if it is half right. */
function facingAlong(s: State, from: number, to: number, present: Facing): Facing {
  const { grid } = boardOf(s).layout;
  const direction = squareDirection(squareOf(grid, from), squareOf(grid, to)) ?? present;
  if (direction.includes(present)) return present;
  return (direction.length === 1 ? direction : direction[0]) as Facing;
}

/** Along a path, square by square; the first square is where he stands. */
export function travel(s: State, id: HeroId, path: readonly number[], how: string): void {
  const hero = heroState(s, id);
  const to = path.at(-1);
  if (to === undefined || path.length < 2) return;
  hero.inHole = false;
  for (const cell of path.slice(1)) passOver(s, hero, cell);
  hero.cell = to;
  hero.facing = facingAlong(s, path.at(-2) as number, to, hero.facing);
  emit(s, { type: 'moved', figure: id, path, how });
  settle(s);
}

/** Jumps, teleports, pushes: only the square he ends on counts; the first of the path is where he stands. */
export function relocate(s: State, id: HeroId, path: readonly number[], how: string): void {
  const hero = heroState(s, id);
  const to = path.at(-1);
  if (to === undefined || hero.cell === to) return;
  hero.inHole = false;
  passOver(s, hero, to);
  hero.cell = to;
  emit(s, { type: 'moved', figure: id, path, how });
  settle(s);
}

/** [SF-RULING-158] He has entered the tile; [SF-PROP-07] he picks up what lies there. */
function passOver(s: State, hero: HeroState, cell: number): void {
  const tile = tileAt(s, cell);
  if (s.sleepy.includes(tile) && !s.entered.includes(tile)) s.entered.push(tile);
  if (hero.tome !== '') return;
  if (s.dodge?.tome === cell) {
    s.dodge.tome = -1;
    hero.tome = 'tome-of-power';
    emit(s, { type: 'tomePicked', hero: hero.id, tome: hero.tome });
    return;
  }
  const piece = s.tomes.find((tome) => tome.cell === cell);
  if (!piece) return;
  piece.cell = -1;
  hero.tome = piece.id;
  emit(s, { type: 'tomePicked', hero: hero.id, tome: piece.id });
}

const land = procedure(flow.land, {
  /** [SF-RULING-86] [SF-RULING-92] Bonuses that ask where he stands. */
  bonuses: (s, f) => {
    if (s.turn?.hero !== f.hero || f.how !== 'move') return;
    if (zonesAround(s, f.hero) > 0) return;
    for (const running of s.turn.running) running.landed = true;
  },
  deliver: (s, f) => deliver(s, heroState(s, f.hero)),
  /** [SF-RULING-50] [SF-RULING-160] */
  trap: (s, f) => {
    const hero = heroState(s, f.hero);
    if (!s.floorTraps.includes(hero.cell)) return;
    s.floorTraps = s.floorTraps.filter((cell) => cell !== hero.cell);
    call(s, flow.springTrap, { hero: f.hero, trap: '' });
  },
  /** [SF-TRAP-13] [SF-RULING-44] [SF-RULING-53] Whoever stays where he is does not fall in again. */
  hole: (s, f) => {
    const hero = heroState(s, f.hero);
    if (f.stays || hero.inHole || !s.holes.includes(hero.cell)) return;
    fallIn(s, hero);
  },
  /** [SF-PROP-08] */
  fate: (s, f) => {
    const hero = heroState(s, f.hero);
    const near = [hero.cell, ...(boardOf(s).around[hero.cell] ?? [])];
    const token = s.fateTokens.find((each) => each.face === '' && near.includes(each.cell));
    if (!token || hero.lying) return;
    token.face = takeFrom(s, s.fateBag);
    emit(s, { type: 'fateTokenTurned', square: token.cell, face: token.face, by: f.hero });
    if (token.face === 'tome') {
      const piece = s.tomes.find((tome) => tome.cell === -1 && !tome.brought && !carried(s, tome.id));
      if (piece) piece.cell = token.cell;
      if (hero.cell === token.cell) passOver(s, hero, hero.cell);
    } else if (token.face === 'monster') {
      const free = occupied(s);
      const spot = [token.cell, ...(boardOf(s).around[token.cell] ?? [])].find((cell) => free[cell] === FREE);
      if (spot !== undefined) arrive(s, 'ugly-snout', spot, 'fate');
    } else if (token.face === 'item') {
      call(s, flow.loot, { hero: f.hero, pile: 'small', optional: false });
    }
    settle(s);
  },
  goal: (s, f) => scoreGoal(s, heroState(s, f.hero)),
});

const carried = (s: State, id: string): boolean => s.heroes.some((hero) => hero.tome === id);

/** A Tome piece is brought when its carrier stands on the tile the objective names. */
export function deliver(s: State, hero: HeroState): void {
  const goal = carryTile(s);
  if (goal === undefined || tileAt(s, hero.cell) !== goal || hero.lying) return;
  const piece = s.tomes.find((tome) => tome.id === hero.tome);
  if (!piece) return;
  hero.tome = '';
  piece.brought = true;
  emit(s, { type: 'tomeBrought', hero: hero.id, tome: piece.id });
  settle(s);
}

function carryTile(s: State): number | undefined {
  const mission = missionOf(s);
  const [goal] = carryGoals(mission.objective);
  return goal && layoutOf(mission).tiles.find(({ name }) => name === goal.to)?.index;
}

/** Every part of an objective that asks for Tome pieces. */
function carryGoals(objective: Objective): Extract<Objective, { carry: number }>[] {
  if ('carry' in objective) return [objective];
  if ('sequence' in objective) return objective.sequence.flatMap(carryGoals);
  return 'anyOf' in objective ? objective.anyOf.flatMap(carryGoals) : [];
}

/** [SF-TRAP-12] */
export function fallIn(s: State, hero: HeroState): void {
  hero.inHole = true;
  emit(s, { type: 'trapped', figure: hero.id, how: 'hole' });
  hurtHero(s, hero.id, 1, '', 'hole');
}

/** [SF-RULING-92] Dance of Blades ends for good when he is in fewer than two zones. */
export function checkDance(s: State): void {
  const turn = s.turn;
  if (!turn || turn.running.length === 0) return;
  const zones = zonesAround(s, turn.hero);
  turn.running = turn.running.filter((running) =>
    waitingOf(running).every((effect) =>
      (effect.when ?? []).every(
        (condition) => !('inZones' in condition) || !condition.orMore || zones >= condition.inZones,
      ),
    ),
  );
}

export const travelProcedures = [land];
