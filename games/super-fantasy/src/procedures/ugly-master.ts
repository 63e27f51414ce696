/** [SF-UM] The Ugly Master's turn replaces the Monsters' Phase. */
import type { Facing } from '@questhall/geometry';
import { FACINGS } from '@questhall/geometry';
import { call } from '@questhall/kernel';
import { kindCard } from '../content/index.ts';
import type { UmAttack, UmFacing, UmPlace, UmSpend } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import {
  chargePaths,
  distancesTo,
  engaged,
  far,
  heroDistances,
  monsterReach,
  targetsOf,
} from '../queries/ai.ts';
import {
  boardOf,
  findMonster,
  heroState,
  isBig,
  monsterState,
  squaresAt,
  tilesOfMonster,
} from '../queries/board.ts';
import { beastOf, missionOf } from '../queries/mission.ts';
import { abilityOf, attackDiceOf, figuresLeft, lifeOfMonster } from '../queries/monsters.ts';
import { portalSquares } from '../queries/places.ts';
import { umSeat } from '../queries/seats.ts';
import { paymentsFor } from '../queries/um-payments.ts';
import type { HeroState, MonsterState, State } from '../state.ts';
import type { HeroId, Kind, Side } from '../vocabulary.ts';
import { face, moveMonster, openPortalOnce } from './activate.ts';
import { arrive, placeWithin, wakeTile } from './arrivals.ts';
import { rollSides } from './dice.ts';

const umTurn = procedure(flow.umTurn, {
  /** [SF-UM-05] [SF-RULING-129] Six dice; a star is worth the number of players. */
  roll: (s) => {
    s.phase = 'monsters';
    s.entered = [];
    s.noise = [];
    for (const monster of s.monsters) {
      monster.acted = false;
      monster.moved = false;
    }
    const worth = (side: Side): number => (side === 'sword' ? 1 : side === 'swords' ? 2 : s.options.players);
    const dice = rollSides(s, 6)
      .map(worth)
      .sort((a, b) => b - a);
    s.um = { dice, stage: 'spend', attacked: [], charged: [], mayLaugh: false };
    emit(s, { type: 'monstersPhaseBegan', turn: s.turnMarker });
    emit(s, { type: 'uglyMasterRolled', dice: [...dice] });
  },
  /** [SF-UM-06] Decision 39: in any order, and he may leave dice unused. */
  spend: ask({
    kind: 'umSpend',
    who: (s) => umSeat(s),
    candidates: (s) => spendings(s),
    whyNot: (s, _f, option) => whyNotSpend(s, option),
    about: (s) => ({ dice: s.um?.dice.length ?? 0 }),
    answer: (s, _f, option) => {
      if (option.do === 'done') return;
      pay(s, option.dice);
      if (option.do === 'wake') wakeTile(s, option.tile, 'uglyMaster');
      else if (option.do === 'summon') summon(s, option.kind, option.at.square);
      else call(s, flow.umMove, { monster: option.at.figure });
      return 'stay';
    },
  }),
  attackStage: (s) => {
    if (s.um) s.um.stage = 'attack';
  },
  /** [SF-UM-12] [SF-RULING-132] Decision 41. */
  attack: ask({
    kind: 'umAttack',
    who: (s) => umSeat(s),
    candidates: (s) => strikes(s),
    whyNot: (s, _f, option) => whyNotStrike(s, option),
    answer: (s, _f, option) => {
      if (option.do === 'done') return;
      if (option.do === 'laugh') {
        if (s.um) s.um.mayLaugh = false;
        emit(s, { type: 'laughed' });
        return 'stay';
      }
      const monster = monsterState(s, option.by);
      s.um?.attacked.push(option.by);
      face(s, monster, heroState(s, option.at.figure));
      call(s, flow.monsterAttack, {
        monster: option.by,
        hero: option.at.figure as HeroId,
        dice: attackDiceOf(s, monster),
        why: 'uglyMaster',
      });
      return 'stay';
    },
  }),
  /** [SF-RULING-161] Zur'ill: at the end of the turn in which he first moved or attacked. */
  portal: (s) => {
    for (const monster of [...s.monsters]) {
      const [nearest] = byDistance(s, monster);
      const acted = monster.moved || s.um?.attacked.includes(monster.id);
      if (acted && nearest) openPortalOnce(s, monster, nearest.id);
    }
  },
  /** [SF-RULING-133] Then step 4 of the standard phase. */
  clear: (s) => {
    s.um = null;
    call(s, flow.clearTokens, {});
  },
});

/** [SF-RULING-130] Whole dice; the surplus is lost. */
function pay(s: State, dice: readonly number[]): void {
  const left = s.um?.dice ?? [];
  for (const die of dice) left.splice(left.indexOf(die), 1);
}

/** [SF-UM-07] [SF-RULING-152] */
function priceOfTile(s: State, tile: number): number {
  let most = 0;
  for (const monster of s.monsters) {
    if (tilesOfMonster(s, monster).includes(tile)) most = Math.max(most, lifeOfMonster(s, monster));
  }
  return most;
}

function spendings(s: State): UmSpend[] {
  const dice = s.um?.dice ?? [];
  const list: UmSpend[] = [];
  for (const tile of s.sleepy) {
    const price = priceOfTile(s, tile);
    for (const paid of paymentsFor(dice, price)) list.push({ do: 'wake', tile, dice: paid });
    if (price === 0) list.push({ do: 'wake', tile, dice: [] });
  }
  for (const monster of s.monsters) {
    for (const paid of paymentsFor(dice, lifeOfMonster(s, monster)))
      list.push({ do: 'moveMonster', dice: paid, at: { figure: monster.id } });
  }
  for (const kind of summonable(s)) {
    for (const square of summonSquares(s, kind)) {
      for (const paid of paymentsFor(dice, beastOf(s, kind).life))
        list.push({ do: 'summon', kind, dice: paid, at: { square } });
    }
  }
  return [...list, { do: 'done' }];
}

/** [SF-UM-11] Kinds of this Mission, never a Boss; [SF-RULING-135] figures that are left. */
const summonable = (s: State): Kind[] =>
  (Object.keys(missionOf(s).beasts) as Kind[]).filter(
    (kind) => kindCard(kind).group !== 'boss' && figuresLeft(s, kind) > 0,
  );

/** [SF-RULING-135] Of a Big one the upper or left of its two squares. */
function summonSquares(s: State, kind: Kind): number[] {
  return openPortals(s).flatMap((squares) =>
    squares.filter((cell) => placeWithin(s, kind, cell, squares) >= 0),
  );
}

const openPortals = (s: State): number[][] =>
  s.portals.filter(({ closed }) => !closed).map((portal) => portalSquares(s, portal));

function whyNotSpend(s: State, option: UmSpend) {
  if (option.do === 'wake' && priceOfTile(s, option.tile) === 0)
    return { rule: 'SF-RULING-130', tile: option.tile };
  if (option.do !== 'moveMonster') return undefined;
  const monster = monsterState(s, option.at.figure);
  if (!monster.awake) return { rule: 'SF-UM-10', figure: monster.id };
  return monster.moved ? { rule: 'SF-RULING-131', figure: monster.id } : undefined;
}

function summon(s: State, kind: Kind, square: number): void {
  const portal = openPortals(s).find((squares) => squares.includes(square));
  if (!arrive(s, kind, square, 'summoned', portal)) return;
  const monster = s.monsters.at(-1);
  if (monster) monster.awake = true;
}

const umMove = procedure(flow.umMove, {
  /** [SF-UM-10] [SF-UM-13] Any place within its Step (decision 40). */
  choose: ask({
    kind: 'umMoveTo',
    who: (s) => umSeat(s),
    candidates: (s, f): UmPlace[] => {
      const monster = monsterState(s, f.monster);
      const board = boardOf(s);
      const runs = [...charges(s, monster).keys()];
      return [...new Set([...monsterReach(s, monster).places, ...runs])].map((place) => ({
        do: 'place',
        place,
        at: { square: squaresAt(board, isBig(monster), place)[0] as number },
      }));
    },
    whyNot: (s, f, { place }) => whyNotFarther(s, monsterState(s, f.monster), place),
    about: (_s, f) => ({ monster: f.monster }),
    answer: (s, f, { place }) => {
      const monster = monsterState(s, f.monster);
      monster.moved = true;
      const run = charges(s, monster).get(place);
      if (run) {
        s.um?.charged.push(monster.id);
        moveMonster(s, monster, run, 'charge');
        return;
      }
      const reach = monsterReach(s, monster);
      const path: number[] = [];
      for (let at = place; at >= 0; at = reach.previous[at] as number) path.push(at);
      if (path.length > 1) moveMonster(s, monster, path.reverse(), 'move');
    },
  }),
  turn: ask({
    kind: 'umFacing',
    who: (s, f) => (findMonster(s, f.monster) ? umSeat(s) : undefined),
    candidates: (s, f): UmFacing[] =>
      facings(monsterState(s, f.monster)).map((facing) => ({ do: 'face', facing })),
    about: (_s, f) => ({ monster: f.monster }),
    answer: (s, f, { facing }) => {
      const monster = monsterState(s, f.monster);
      if (monster.facing === facing) return;
      monster.facing = facing;
      emit(s, { type: 'turned', figure: f.monster, facing });
    },
  }),
});

/** [SF-RULING-161] Places to which Stud can charge a hero, and the run to each. */
function charges(s: State, monster: MonsterState): Map<number, number[]> {
  const charge = abilityOf(s, monster.kind, 'charge');
  const runs = charge ? targetsOf(s).flatMap((hero) => chargePaths(s, monster, hero, charge)) : [];
  return new Map(runs.map((path) => [path.at(-1) as number, path]));
}

/** Standing heroes, the nearest first. */
function byDistance(s: State, monster: MonsterState): HeroState[] {
  const heroes = targetsOf(s);
  const distances = heroDistances(s, monster, heroes);
  const way = (hero: HeroState): number => far(distances.get(hero.id) ?? [], monster.at);
  return heroes.sort((a, b) => way(a) - way(b));
}

/** [SF-RULING-13] */
const facings = (monster: MonsterState): readonly Facing[] =>
  isBig(monster) ? ((monster.at & 1) === 1 ? ['E', 'W'] : ['N', 'S']) : FACINGS;

/** [SF-RULING-136] A monster under War Cry may not go farther from the one who cried. */
function whyNotFarther(s: State, monster: MonsterState, place: number) {
  if (monster.warCry === '') return undefined;
  const distances = distancesTo(s, isBig(monster), heroState(s, monster.warCry).cell);
  return far(distances, place) > far(distances, monster.at)
    ? { rule: 'SF-RULING-136', hero: monster.warCry }
    : undefined;
}

function strikes(s: State): UmAttack[] {
  const board = boardOf(s);
  const list: UmAttack[] = [];
  for (const monster of s.monsters) {
    if (!monster.awake || s.um?.attacked.includes(monster.id)) continue;
    for (const hero of engaged(board, isBig(monster), monster.at, targetsOf(s)))
      list.push({ do: 'strike', by: monster.id, at: { figure: hero.id } });
  }
  if (s.um?.mayLaugh) list.push({ do: 'laugh' });
  return [...list, { do: 'done' }];
}

/** [SF-RULING-136] Barka must be its victim when he is in its zone. */
function whyNotStrike(s: State, option: UmAttack) {
  if (option.do !== 'strike') return undefined;
  const monster = monsterState(s, option.by);
  if (monster.warCry === '' || option.at.figure === monster.warCry) return undefined;
  const crier = heroState(s, monster.warCry);
  const held = engaged(boardOf(s), isBig(monster), monster.at, targetsOf(s)).includes(crier);
  return held ? { rule: 'SF-RULING-136', hero: monster.warCry } : undefined;
}

export const uglyMasterProcedures = [umTurn, umMove];
