/** Ways to move that are no Moving actions: charges, jumps, teleports, boots and throws. */
import { call } from '@questhall/kernel';
import type { GoTo, MaybeFigure, NameFigure, OnSquare, UmPlace } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Teleport } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { friendsOf } from '../queries/aims.ts';
import { assaultReach, assaultSquares } from '../queries/assault.ts';
import {
  boardOf,
  FREE,
  heroState,
  isHeroId,
  linked,
  monsterState,
  occupied,
  tileAt,
} from '../queries/board.ts';
import { isHeld, waitingOf } from '../queries/heroes.ts';
import { jumpSquares } from '../queries/jumps.ts';
import { heroReach, sealedTiles } from '../queries/reach.ts';
import { landings } from '../queries/throws.ts';
import { holders } from '../queries/zones.ts';
import type { State } from '../state.ts';
import { walkCandidates, whyNotGoTo } from './actions.ts';
import { monsterThrown } from './harm.ts';
import { settle } from './settle.ts';
import { checkDance, relocate, travel } from './travel.ts';

const freeMove = procedure(flow.freeMove, {
  /** [SF-RULING-41] [SF-RULING-78] [SF-RULING-162] */
  choose: ask({
    kind: 'landing',
    who: (s, f) => (isHeld(heroState(s, f.hero)) && f.target === '' ? undefined : heroState(s, f.hero).seat),
    candidates: (s, f): GoTo[] => {
      if (f.target === '') {
        const reach = heroReach(s, f.hero, { steps: f.steps, ignoreZones: !f.zones });
        return walkCandidates(s, f.hero, reach, f.steps);
      }
      const hero = heroState(s, f.hero);
      const reach = assaultReach(s, hero, f.target, f.steps);
      return assaultSquares(s, hero, f.target, f.steps).map((square) =>
        square === hero.cell
          ? { do: 'stay' }
          : { do: 'goTo', steps: reach.steps[square] as number, at: { square } },
      );
    },
    whyNot: (s, f, option) => whyNotGoTo(s, f.hero, option),
    about: (_s, f) => ({ hero: f.hero, squares: f.steps, target: f.target }),
    answer: (s, f, option) => {
      if (option.do === 'stay') {
        f.stays = true;
        return;
      }
      const reach =
        f.target === ''
          ? heroReach(s, f.hero, { steps: f.steps, ignoreZones: !f.zones })
          : assaultReach(s, heroState(s, f.hero), f.target, f.steps);
      travel(s, f.hero, reach.path(option.at.square), 'ability');
    },
  }),
  land: (s, f) => call(s, flow.land, { hero: f.hero, how: 'ability', stays: f.stays ?? false }),
  after: (s) => checkDance(s),
});

const jump = procedure(flow.jump, {
  choose: ask({
    kind: 'jumpTo',
    who: (s, f) => heroState(s, f.hero).seat,
    candidates: (s, f): OnSquare[] =>
      jumpSquares(s, heroState(s, f.hero), f.steps).map((square) => ({ do: 'put', at: { square } })),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, { at }) => {
      relocate(s, f.hero, [heroState(s, f.hero).cell, at.square], 'jump');
    },
  }),
  land: (s, f) => call(s, flow.land, { hero: f.hero, how: 'jump', stays: false }),
  single: (s, f) => {
    const [only = '', another] = holders(s, f.hero, heroState(s, f.hero).cell);
    if (another !== undefined) return;
    markFoe(s, only);
    return 'end';
  },
  /** [SF-ZANVOR-03] Decision 23: "that monster", if he is in several zones. */
  foe: ask({
    kind: 'foe',
    who: (s, f) => (needsFoe(s) ? heroState(s, f.hero).seat : undefined),
    candidates: (s, f): NameFigure[] =>
      holders(s, f.hero, heroState(s, f.hero).cell).map((figure) => ({ do: 'name', at: { figure } })),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, _f, { at }) => markFoe(s, at.figure),
  }),
});

const isJump = (source: string): boolean => source === 'dwarven-jump';
const needsFoe = (s: State): boolean => s.turn?.running.some(({ source }) => isJump(source)) ?? false;

function markFoe(s: State, figure: string): void {
  const running = s.turn?.running.findLast(({ source }) => isJump(source));
  if (running && waitingOf(running).length > 0) running.target = figure;
}

/** [SF-RULING-88] [SF-RULING-163] Free squares of Zoe's tile, and of adjacent ones from level II on. */
function teleportSquares(s: State, f: Teleport): number[] {
  const { layout } = boardOf(s);
  const tile = tileAt(s, heroState(s, f.by).cell);
  const sealed = sealedTiles(s);
  const tiles = f.adjacent ? [tile, ...(layout.adjacent[tile] ?? [])] : [tile];
  const table = occupied(s);
  return tiles
    .filter((index) => !sealed.includes(index) || index === tile)
    .flatMap((index) => (layout.tiles[index]?.cells ?? []).filter((cell) => table[cell] === FREE));
}

const consents = (s: State, by: string, hero: string): boolean =>
  heroState(s, by).seat === heroState(s, hero).seat;

const teleport = procedure(flow.teleport, {
  /** Decision 20: another player must agree. */
  consent: ask({
    kind: 'consent',
    who: (s, f) => (consents(s, f.by, f.hero) ? undefined : heroState(s, f.hero).seat),
    candidates: () => [{ do: 'yes' } as const, { do: 'no' } as const],
    about: (_s, f) => ({ hero: f.hero, by: f.by, what: 'teleport' }),
    answer: (_s, _f, option) => (option.do === 'no' ? 'end' : undefined),
  }),
  to: ask({
    kind: 'teleportTo',
    who: (s, f) => heroState(s, f.by).seat,
    candidates: (s, f): OnSquare[] => teleportSquares(s, f).map((square) => ({ do: 'put', at: { square } })),
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, { at }) => {
      f.from = heroState(s, f.hero).cell;
      f.to = at.square;
      beam(s, f.hero, at.square);
    },
  }),
  land: (s, f) => call(s, flow.land, { hero: f.hero, how: 'teleport', stays: f.to === f.from }),
  /** [SF-RULING-164] */
  companion: ask({
    kind: 'companion',
    who: (s, f) =>
      f.companion && f.to !== undefined && besides(s, f).length > 0 ? heroState(s, f.by).seat : undefined,
    candidates: (s, f): MaybeFigure[] => [
      ...besides(s, f).map((figure): MaybeFigure => ({ do: 'name', at: { figure } })),
      { do: 'none' },
    ],
    whyNot: (s, f, option) =>
      option.do === 'name' && companionSquares(s, f).length === 0 ? { rule: 'SF-RULING-164' } : undefined,
    about: (_s, f) => ({ hero: f.hero }),
    answer: (_s, f, option) => {
      if (option.do === 'none') return 'end';
      f.second = option.at.figure as Teleport['hero'];
      return;
    },
  }),
  secondConsent: ask({
    kind: 'consent',
    who: (s, f) => (!f.second || consents(s, f.by, f.second) ? undefined : heroState(s, f.second).seat),
    candidates: () => [{ do: 'yes' } as const, { do: 'no' } as const],
    about: (_s, f) => ({ hero: f.second ?? '', by: f.by, what: 'teleport' }),
    answer: (_s, _f, option) => (option.do === 'no' ? 'end' : undefined),
  }),
  secondTo: ask({
    kind: 'companionTo',
    who: (s, f) => (f.second ? heroState(s, f.by).seat : undefined),
    candidates: (s, f): OnSquare[] => companionSquares(s, f).map((square) => ({ do: 'put', at: { square } })),
    about: (_s, f) => ({ hero: f.second ?? '' }),
    answer: (s, f, { at }) => {
      if (!f.second) return;
      beam(s, f.second, at.square);
      call(s, flow.land, { hero: f.second, how: 'teleport', stays: false });
    },
  }),
});

/** [SF-ZOE-05] [SF-RULING-57] Free of cage and hole; ice stays. [SF-DODGE-06] The Tome of Power stays behind. */
function beam(s: State, id: Teleport['hero'], to: number): void {
  const hero = heroState(s, id);
  if (s.dodge && hero.tome !== '') {
    s.dodge.tome = hero.cell;
    hero.tome = '';
    emit(s, { type: 'tomeDropped', hero: id, tome: 'tome-of-power', square: hero.cell });
  }
  if (hero.caged) emit(s, { type: 'freed', hero: id, from: 'cage', by: id });
  else if (hero.inHole) emit(s, { type: 'freed', hero: id, from: 'hole', by: id });
  hero.caged = false;
  relocate(s, id, [hero.cell, to], 'teleport');
  checkDance(s);
}

/** Heroes who stood next to the first one before he vanished. */
const besides = (s: State, f: Teleport): string[] => {
  const board = boardOf(s);
  return friendsOf(s, heroState(s, f.by))
    .filter((other) => other.id !== f.hero && !other.lying && linked(board, f.from ?? -1, other.cell))
    .map(({ id }) => id);
};

function companionSquares(s: State, f: Teleport): number[] {
  const table = occupied(s);
  const to = f.to ?? -1;
  return (boardOf(s).around[to] ?? []).filter(
    (cell) => table[cell] === FREE && tileAt(s, cell) === tileAt(s, to),
  );
}

const quickBoots = procedure(flow.quickBoots, {
  /** [SF-RULING-162] */
  consent: ask({
    kind: 'consent',
    who: (s, f) => (consents(s, f.by, f.hero) ? undefined : heroState(s, f.hero).seat),
    candidates: () => [{ do: 'yes' } as const, { do: 'no' } as const],
    about: (_s, f) => ({ hero: f.hero, by: f.by, what: 'walk' }),
    answer: (_s, _f, option) => (option.do === 'no' ? 'end' : undefined),
  }),
  walk: (s, f) => call(s, flow.freeMove, { hero: f.hero, steps: f.steps, target: '', zones: true }),
});

const throwMonster = procedure(flow.throwMonster, {
  /** [SF-RULING-80] Decision 16. */
  choose: ask({
    kind: 'throwMonster',
    who: (s, f) => heroState(s, f.hero).seat,
    candidates: (s, f): UmPlace[] =>
      landings(s, f.hero, f.target, f.steps, f.breaks).map(({ place, square }) => ({
        do: 'place',
        place,
        at: { square },
      })),
    about: (_s, f) => ({ hero: f.hero, target: f.target }),
    answer: (s, f, option) => {
      const landing = landings(s, f.hero, f.target, f.steps, f.breaks).find(
        ({ place }) => place === option.place,
      );
      if (!landing) return;
      f.loot = landing.broken.map((cell) => smash(s, f.hero, cell));
      if (isHeroId(s, f.target)) {
        relocate(s, f.target as Teleport['hero'], landing.path, 'thrown');
        call(s, flow.land, { hero: f.target as Teleport['hero'], how: 'thrown', stays: false });
        return;
      }
      const monster = monsterState(s, f.target);
      monster.at = landing.place;
      emit(s, { type: 'moved', figure: f.target, path: landing.path, how: 'thrown' });
      monsterThrown(s, monster, landing.place);
      settle(s);
      checkDance(s);
    },
  }),
  /** [SF-BARKA-10] [SF-RULING-165] One draw for each thing broken. */
  draw: (s, f) => {
    const pile = f.loot?.shift();
    if (!pile) return;
    call(s, flow.loot, { hero: f.hero, pile, optional: true });
    return 'stay';
  },
});

/** [SF-BARKA-11] [SF-RULING-58] Its trap is discarded unseen. */
function smash(s: State, by: Teleport['hero'], cell: number): 'small' | 'magic' {
  if (s.barrels.includes(cell)) {
    s.barrels = s.barrels.filter((barrel) => barrel !== cell);
    emit(s, { type: 'barrelBroken', square: cell, by });
    return 'small';
  }
  s.chests = s.chests.filter((chest) => chest.cell !== cell);
  emit(s, { type: 'chestOpened', square: cell, by, broken: true });
  return 'magic';
}

export const relocationProcedures = [freeMove, jump, teleport, quickBoots, throwMonster];
