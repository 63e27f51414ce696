/** [SF-TURN-04] The actions that are one test: moving, doors, barrels, chests, charging up, disarming, breaking free. */
import { NONE } from '@questhall/geometry';
import { call } from '@questhall/kernel';
import type { GoTo } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { boardOf, heroState, isTerrain } from '../queries/board.ts';
import { attributeOf, moveLicence, waitingOf } from '../queries/heroes.ts';
import { NEED } from '../queries/needs.ts';
import type { HeroReach } from '../queries/reach.ts';
import { heroReach } from '../queries/reach.ts';
import { monsterOn } from '../queries/zones.ts';
import type { State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { chargeStars, giveEnergy, giveExperience, rollTest } from './dice.ts';
import { settle } from './settle.ts';
import { checkDance, travel } from './travel.ts';

/** Squares that a walk reaches, and those nearby that it does not. */
export function walkCandidates(s: State, id: HeroId, reach: HeroReach, steps: number): GoTo[] {
  const { grid, tileOf } = boardOf(s).layout;
  const from = heroState(s, id).cell;
  const list: GoTo[] = reach.cells.map((square) => ({
    do: 'goTo',
    steps: reach.steps[square] as number,
    at: { square },
  }));
  const row = Math.trunc(from / grid.width);
  const column = from % grid.width;
  for (let y = Math.max(0, row - steps); y <= Math.min(grid.height - 1, row + steps); y++) {
    for (let x = Math.max(0, column - steps); x <= Math.min(grid.width - 1, column + steps); x++) {
      const square = y * grid.width + x;
      if (square === from || (tileOf[square] as number) < 0 || reach.steps[square] !== NONE) continue;
      list.push({ do: 'goTo', steps: 0, at: { square } });
    }
  }
  list.push({ do: 'stay' });
  return list;
}

/** Why a square cannot be the end of a walk: what stands on it, or that no way is short and free enough. */
export function whyNotGoTo(s: State, id: HeroId, option: GoTo) {
  if (option.do === 'stay' || option.steps > 0) return undefined;
  const { square } = option.at;
  if (monsterOn(s, square)) return { rule: 'SF-MOVE-05' };
  if (s.heroes.some((hero) => hero.cell === square && hero.id !== id)) return { rule: 'SF-MOVE-06' };
  return { rule: isTerrain(s, square) ? 'SF-MOVE-08' : 'SF-MOVE-10' };
}

const moveReach = (s: State, hero: HeroId, total: number): HeroReach => {
  const { ignoreZones, passAll } = moveLicence(s, hero);
  return heroReach(s, hero, { steps: total, ignoreZones, passAll, ignored: s.turn?.slipped ?? [] });
};

/** [SF-DODGE-06] A carrier goes one square less, but at least one. */
const carriesTome = (s: State, hero: HeroId): boolean => s.dodge !== null && heroState(s, hero).tome !== '';

/** What a hero may hope for before he rolls for a move: squares with their steps, and what a star is worth. */
export function walkAhead(s: State, hero: HeroId): { star: number; bonus: number; squares: number[][] } {
  const star = attributeOf(s, hero, 'speed');
  const bonus = moveLicence(s, hero).bonus - (carriesTome(s, hero) ? 1 : 0);
  const most = (s.turn?.pool ?? 0) * Math.max(2, star) + bonus;
  const { cells, steps } = moveReach(s, hero, most);
  return { star, bonus, squares: cells.map((cell) => [cell, steps[cell] as number]) };
}

/** The way to every square that can be gone to, for who looks before he walks. */
const waysOf = ({ cells, path }: HeroReach): number[][] => cells.map((cell) => path(cell));

const moveAction = procedure(flow.moveAction, {
  /** [SF-MOVE-01] The total is the most squares; [SF-DODGE-06] a carrier has one less. */
  roll: (s, f) => {
    const { bonus } = moveLicence(s, f.hero);
    const { total, stars } = rollTest(s, f.hero, 'move', 'speed', f.dice, 0, bonus);
    f.total = carriesTome(s, f.hero) ? Math.max(1, total - 1) : total;
    f.stars = stars;
  },
  /** [SF-MOVE-02] Decision 7: any square within reach, or none. */
  go: ask({
    kind: 'goTo',
    who: (s, f) => heroState(s, f.hero).seat,
    candidates: (s, f) => walkCandidates(s, f.hero, moveReach(s, f.hero, f.total ?? 0), f.total ?? 0),
    whyNot: (s, f, option) => whyNotGoTo(s, f.hero, option),
    about: (s, f) => ({
      hero: f.hero,
      squares: f.total ?? 0,
      ways: waysOf(moveReach(s, f.hero, f.total ?? 0)),
    }),
    answer: (s, f, option) => {
      f.stays = option.do === 'stay';
      const path = option.do === 'stay' ? [] : moveReach(s, f.hero, f.total ?? 0).path(option.at.square);
      endLicence(s);
      travel(s, f.hero, path, 'move');
    },
  }),
  land: (s, f) => call(s, flow.land, { hero: f.hero, how: 'move', stays: f.stays ?? false }),
  stars: (s, f) => {
    checkDance(s);
    chargeStars(s, f);
  },
});

/** [SF-RULING-91] Shadow Step and Smoke cover one Moving action; so does a slip. */
function endLicence(s: State): void {
  if (!s.turn) return;
  s.turn.slipped = [];
  s.turn.running = s.turn.running.filter((running) =>
    waitingOf(running).every((effect) => effect.do !== 'nextMove'),
  );
}

const openDoor = procedure(flow.openDoor, {
  /** [SF-DOOR-02] [SF-DOOR-04] */
  roll: (s, f) => {
    const picked = f.how === 'picked';
    const [test, attribute] = picked
      ? (['pickDoor', 'cunning'] as const)
      : (['bashDoor', 'strength'] as const);
    const { total, stars } = rollTest(s, f.hero, test, attribute, f.dice, NEED);
    f.stars = stars;
    f.done = total >= NEED;
  },
  /** [SF-DOOR-05] [SF-DOOR-09] [SF-RULING-51] [SF-RULING-45] */
  open: (s, f) => {
    const door = s.doors[f.door];
    if (!f.done || !door) return;
    door.open = true;
    emit(s, { type: 'doorOpened', door: f.door, by: f.hero, how: f.how });
    if (f.how === 'picked') giveExperience(s, f.hero, 1);
    else wakeLater(s, boardOf(s).layout.doors[f.door]?.tiles ?? []);
    settle(s);
  },
  /** [SF-DOOR-10] */
  trap: (s, f) => {
    const door = s.doors[f.door];
    if (!f.done || !door?.trap) return;
    door.trap = false;
    call(s, flow.springTrap, { hero: f.hero, trap: '' });
  },
  stars: chargeStars,
});

/** [SF-RULING-105] Sleepy tiles that will wake in step 1. */
export function wakeLater(s: State, tiles: readonly number[]): void {
  for (const tile of tiles) if (s.sleepy.includes(tile) && !s.entered.includes(tile)) s.entered.push(tile);
}

const bashBarrel = procedure(flow.bashBarrel, {
  /** [SF-BARREL-02] */
  roll: (s, f) => {
    const { total, stars } = rollTest(s, f.hero, 'bashBarrel', 'strength', f.dice, NEED);
    f.stars = stars;
    f.done = total >= NEED;
  },
  /** [SF-BARREL-05] [SF-BARREL-03] */
  open: (s, f) => {
    if (!f.done) return;
    s.barrels = s.barrels.filter((cell) => cell !== f.cell);
    emit(s, { type: 'barrelBroken', square: f.cell, by: f.hero });
    call(s, flow.loot, { hero: f.hero, pile: 'small', optional: false });
  },
  stars: chargeStars,
});

const pickChest = procedure(flow.pickChest, {
  /** [SF-CHEST-02] */
  roll: (s, f) => {
    const { total, stars } = rollTest(s, f.hero, 'pickChest', 'cunning', f.dice, NEED);
    f.stars = stars;
    f.done = total >= NEED;
  },
  /** [SF-CHEST-04] [SF-RULING-46] */
  open: (s, f) => {
    const chest = s.chests.find(({ cell }) => cell === f.cell);
    if (!f.done || !chest) return;
    f.trap = chest.trap;
    s.chests = s.chests.filter((other) => other !== chest);
    emit(s, { type: 'chestOpened', square: f.cell, by: f.hero, broken: false });
    giveExperience(s, f.hero, 1);
  },
  /** [SF-CHEST-05] [SF-RULING-51] The trap comes before the loot. */
  trap: (s, f) => {
    if (f.done && f.trap) call(s, flow.springTrap, { hero: f.hero, trap: '' });
  },
  draw: (s, f) => {
    if (f.done) call(s, flow.loot, { hero: f.hero, pile: 'magic', optional: false });
  },
  stars: chargeStars,
});

const chargeUp = procedure(flow.chargeUp, {
  /** [SF-CHARGE-01] [SF-CHARGE-02] */
  roll: (s, f) => {
    const { total, stars } = rollTest(s, f.hero, 'charge', 'magic', f.dice, 0);
    f.stars = stars;
    giveEnergy(s, heroState(s, f.hero), f.ability, total);
  },
  /** [SF-CHARGE-04] */
  stars: chargeStars,
});

const disarmTrap = procedure(flow.disarmTrap, {
  /** [SF-DISARM-02] The tile is discarded unseen: it stays among those nobody knows. */
  roll: (s, f) => {
    const { total, stars } = rollTest(s, f.hero, 'disarm', 'cunning', f.dice, NEED);
    f.stars = stars;
    if (total < NEED) return;
    const door = s.doors[f.door];
    const chest = s.chests.find(({ cell }) => cell === f.cell);
    if (door) door.trap = false;
    else if (chest?.trap) chest.trap = false;
    else s.floorTraps = s.floorTraps.filter((cell) => cell !== f.cell);
    emit(s, { type: 'trapDisarmed', hero: f.hero });
  },
  stars: chargeStars,
});

const breakOut = procedure(flow.breakOut, {
  /** [SF-STAT-08] [SF-TRAP-04] [SF-TRAP-12] With the dice and the attribute of whoever tries. */
  roll: (s, f) => {
    const { total, stars } = rollTest(
      s,
      f.hero,
      f.from,
      f.from === 'hole' ? 'speed' : 'strength',
      f.dice,
      NEED,
    );
    f.stars = stars;
    if (total < NEED) return;
    const hero = heroState(s, f.helped);
    if (f.from === 'ice') hero.frozen = false;
    else if (f.from === 'cage') hero.caged = false;
    else hero.inHole = false;
    emit(s, { type: 'freed', hero: f.helped, from: f.from, by: f.hero });
  },
  stars: chargeStars,
});

export const actionProcedures = [moveAction, openDoor, bashBarrel, pickChest, chargeUp, disarmTrap, breakOut];
