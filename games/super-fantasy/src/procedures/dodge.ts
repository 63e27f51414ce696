/** [SF-DODGE] Dodge Tome: rounds, kick-off, throws, pushes. */
import { cellOf, NONE, neighbour, squareOf, straightestLine } from '@questhall/geometry';
import { below, call, callerOf } from '@questhall/kernel';
import { heroCard } from '../content/index.ts';
import type { Claim, LevelUp, MaybeFigure, OnSquare, Spend, YesNo } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { drawn, teamWins } from '../outcome.ts';
import { starsIn, sumOf } from '../queries/attack.ts';
import { boardOf, FREE, heroState, linked, occupied } from '../queries/board.ts';
import { abilitiesOf, abilityIndex, attributeOf } from '../queries/heroes.ts';
import { NEED } from '../queries/needs.ts';
import { baseSquares } from '../queries/places.ts';
import { holders } from '../queries/zones.ts';
import type { HeroState, State } from '../state.ts';
import { dodgeOf } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { chargeStars, colourOf, giveExperience, rollFate, rollSides, rollTest } from './dice.ts';
import { LAST_ROUND, LAST_SUDDEN_DEATH } from './dodge-score.ts';
import { spendShields } from './harm.ts';
import { beginHeroesPhase, endHeroesPhase } from './rounds.ts';
import { standUp } from './stand-up.ts';
import { relocate, travel } from './travel.ts';

const TOME = 'tome-of-power';

const team = (hero: HeroState): number => hero.seat % 2;
const ofTeam = (s: State, number: number): HeroState[] => s.heroes.filter((hero) => team(hero) === number);

const dodgeGame = procedure(flow.dodgeGame, {
  /** [SF-DODGE-02] Decision 49: one ability of each hero starts at II. */
  ability: ask({
    kind: 'startAbility',
    who: (s) => s.heroes.filter((hero) => !hero.levels.includes(2)).map((hero) => hero.seat),
    candidates: (s, _f, seat): LevelUp[] => {
      const hero = s.heroes.find((each) => each.seat === seat);
      return hero ? abilitiesOf(hero).map(({ id }) => ({ do: 'raise', ability: id, at: { card: id } })) : [];
    },
    answer: (s, _f, { ability }, seat) => {
      const hero = s.heroes.find((each) => each.seat === seat);
      if (!hero) return;
      hero.levels[abilityIndex(hero, ability)] = 2;
      emit(s, { type: 'abilityRaised', hero: hero.id, ability, level: 2 });
      return s.heroes.some((each) => !each.levels.includes(2)) ? 'stay' : undefined;
    },
  }),
  /** [SF-RULING-169] The Fate Die names the team that goes first. */
  first: (s) => {
    let starter: HeroState | undefined;
    while (!starter) {
      const colour = colourOf(rollFate(s, 'start'));
      starter = s.heroes.find((hero) => heroCard(hero.id).colour === colour);
    }
    dodgeOf(s).conceded = team(starter);
  },
  kickOff: (s) => {
    dodgeOf(s).scored = true;
  },
  /** [SF-DODGE-12] */
  rounds: (s) => {
    const dodge = dodgeOf(s);
    if (dodge.scored) {
      dodge.scored = false;
      call(s, flow.kickOff, { team: dodge.conceded, left: [] });
    } else call(s, flow.dodgeRound, { team: dodge.conceded });
    return 'stay';
  },
});

const kickOff = procedure(flow.kickOff, {
  /** [SF-RULING-169] Everybody leaves the field; lying heroes stand up. */
  begin: (s, f) => {
    for (const hero of s.heroes) {
      hero.cell = -1;
      hero.tome = '';
      hero.inHole = false;
      if (hero.lying) standUp(s, hero);
    }
    f.left = [...ofTeam(s, f.team), ...ofTeam(s, 1 - f.team)].map(({ id }) => id);
  },
  /** Decision 50: places in the own base, the team that goes first before the other. */
  place: ask({
    kind: 'kickOff',
    who: (s, f) => (f.left[0] === undefined ? undefined : heroState(s, f.left[0]).seat),
    candidates: (s, f) => basePlaces(s, f.left[0]),
    about: (_s, f) => ({ hero: f.left[0] ?? '' }),
    answer: (s, f, { at }) => {
      const id = f.left.shift();
      if (id) enterBase(s, id, at.square);
      return f.left.length > 0 ? 'stay' : undefined;
    },
  }),
  /** [SF-DODGE-01] One of the four middle squares. */
  tome: (s, f) => {
    const dodge = dodgeOf(s);
    const { width, height } = boardOf(s).layout.grid;
    const squares = [0, 1].flatMap((row) =>
      [0, 1].map((column) => (height / 2 - 1 + row) * width + width / 2 - 1 + column),
    );
    dodge.tome = squares[below(s, 4)] as number;
    emit(s, { type: 'kickedOff', team: f.team, square: dodge.tome });
  },
});

function basePlaces(s: State, id: HeroId | undefined): OnSquare[] {
  if (!id) return [];
  const table = occupied(s);
  return baseSquares(s, team(heroState(s, id)))
    .filter((square) => table[square] === FREE)
    .map((square) => ({ do: 'put', at: { square } }));
}

function enterBase(s: State, id: HeroId, square: number): void {
  const hero = heroState(s, id);
  hero.cell = square;
  hero.facing = team(hero) === 0 ? 'E' : 'W';
  emit(s, { type: 'heroPlaced', hero: id, square });
}

const canAct = (s: State, number: number): HeroState[] =>
  ofTeam(s, number).filter((hero) => !hero.acted && !hero.lying && hero.cell >= 0);

const dodgeRound = procedure(flow.dodgeRound, {
  begin: (s, f) => {
    const dodge = dodgeOf(s);
    s.phase = 'heroes';
    s.turnMarker = dodge.round;
    s.endToken = LAST_ROUND + 1;
    dodge.next = f.team;
    beginHeroesPhase(s);
    emit(s, { type: 'turnBegan', turn: dodge.round, end: s.endToken });
  },
  turns: (s) => call(s, flow.dodgeTurns, {}),
  /** The clean-up: Stunned tokens that counted go. */
  clean: (s) => {
    endHeroesPhase(s);
    const dodge = dodgeOf(s);
    dodge.round += 1;
    if (dodge.round <= LAST_ROUND) return;
    const [one, two] = dodge.score as [number, number];
    if (one !== two) teamWins(s, one > two ? 0 : 1);
    else if (dodge.round > LAST_SUDDEN_DEATH) drawn(s);
  },
  /** [SF-DODGE-11] Lying heroes return in their base (decision 50). */
  back: ask({
    kind: 'kickOff',
    who: (s) => (dodgeOf(s).scored ? undefined : returning(s)?.seat),
    candidates: (s) => basePlaces(s, returning(s)?.id),
    about: (s) => ({ hero: returning(s)?.id ?? '' }),
    answer: (s, _f, { at }) => {
      const hero = returning(s);
      if (!hero) return;
      standUp(s, hero);
      hero.cell = -1;
      enterBase(s, hero.id, at.square);
      return returning(s) ? 'stay' : undefined;
    },
  }),
});

const dodgeTurns = procedure(flow.dodgeTurns, {
  /** [SF-DODGE-03] Decision 44: teams alternate; a team picks one of its heroes. */
  pick: ask({
    kind: 'team',
    who: (s) => {
      const able = canAct(s, dodgeOf(s).next);
      return able.length === 0 ? undefined : able.map((hero) => hero.seat);
    },
    candidates: (s, _f, seat): Claim[] =>
      canAct(s, dodgeOf(s).next)
        .filter((hero) => hero.seat === seat)
        .map(({ id }) => ({ do: 'claim', at: { figure: id } })),
    answer: (s, _f, { at }) => call(s, flow.heroTurn, { hero: at.figure as HeroId }),
  }),
  /** [SF-RULING-169] A mark ends with its bearer's turn; a point ends the round. */
  alternate: (s) => {
    for (const hero of s.heroes) if (hero.acted) clearMarks(s, hero);
    const dodge = dodgeOf(s);
    if (dodge.scored) return 'end';
    const other = 1 - dodge.next;
    dodge.next = canAct(s, other).length > 0 ? other : dodge.next;
    return canAct(s, dodge.next).length > 0 ? 'again' : 'end';
  },
});

const returning = (s: State): HeroState | undefined => s.heroes.find((hero) => hero.lying);

function clearMarks(s: State, hero: HeroState): void {
  hero.warCry = '';
  if (s.wolf === hero.id) s.wolf = '';
}

/** [SF-DODGE-05] */
const slip = procedure(flow.slip, {
  roll: (s, f) => {
    const held = holders(s, f.hero, heroState(s, f.hero).cell);
    f.need = NEED + Math.max(0, held.length - 1);
    const { total, stars } = rollTest(s, f.hero, 'slip', 'speed', f.dice, f.need);
    f.stars = stars;
    if (total >= f.need && s.turn) s.turn.slipped = held;
  },
  stars: chargeStars,
});

/** [SF-DODGE-07] [SF-RULING-170] */
const throwTome = procedure(flow.throwTome, {
  dice: ask({
    kind: 'throwDice',
    who: (s, f) => heroState(s, f.hero).seat,
    candidates: (s): Spend[] =>
      Array.from({ length: s.turn?.pool ?? 0 }, (_, at): Spend => ({ do: 'spend', dice: at + 1 })),
    about: (_s, f) => ({ hero: f.hero, square: f.to }),
    answer: (_s, f, { dice }) => {
      f.dice = dice;
    },
  }),
  roll: (s, f) => {
    const hero = heroState(s, f.hero);
    const line = throwLine(s, hero.cell, f.to);
    const { total, stars } = rollTest(s, f.hero, 'throw', 'aim', f.dice, line.length - 1);
    f.stars = stars;
    f.landing = landingOf(s, line, total);
    hero.tome = '';
    dodgeOf(s).tome = f.landing;
    emit(s, { type: 'tomeThrown', hero: f.hero, to: f.landing });
    call(s, flow.catchTome, { thrower: f.hero, cell: f.landing });
  },
  stars: chargeStars,
});

/** The squares of the straightest line, the thrower's own first. */
export function throwLine(s: State, from: number, to: number): number[] {
  const { grid } = boardOf(s).layout;
  return straightestLine(squareOf(grid, from), squareOf(grid, to)).map((square) => cellOf(grid, square));
}

/** A short throw lands short; a column is passed over one square earlier. */
export function landingOf(s: State, line: readonly number[], total: number): number {
  const { solid } = boardOf(s).layout;
  let at = Math.min(total, line.length - 1);
  while (at > 0 && solid[line[at] as number]) at -= 1;
  return line[at] as number;
}

const catchTome = procedure(flow.catchTome, {
  /** [SF-DODGE-08] Decision 46: their team names one, if several could. */
  who: ask({
    kind: 'intercept',
    who: (s, f) => interceptors(s, f.thrower, f.cell)[0]?.seat,
    candidates: (s, f): MaybeFigure[] => [
      ...interceptors(s, f.thrower, f.cell).map(
        ({ id }): MaybeFigure => ({ do: 'name', at: { figure: id } }),
      ),
      { do: 'none' },
    ],
    about: (_s, f) => ({ square: f.cell }),
    answer: (_s, f, option) => {
      f.taker = option.do === 'name' ? (option.at.figure as HeroId) : '';
    },
  }),
  tokens: ask({
    kind: 'resist',
    who: (s, f) => (f.taker ? heroState(s, f.taker).seat : undefined),
    candidates: (s, f): Spend[] => {
      const most = f.taker ? Math.min(6, heroState(s, f.taker).shield) : 0;
      return Array.from({ length: most }, (_, at): Spend => ({ do: 'spend', dice: at + 1 }));
    },
    about: (_s, f) => ({ hero: f.taker ?? '', what: 'intercept' }),
    answer: (s, f, { dice }) => {
      if (!f.taker) return;
      spendShields(s, heroState(s, f.taker), dice);
      const sides = rollSides(s, dice);
      const star = attributeOf(s, f.taker, 'cunning');
      const total = sumOf(sides, star);
      f.stars = starsIn(sides);
      emit(s, {
        type: 'rolled',
        by: f.taker,
        test: 'intercept',
        dice: sides,
        star,
        bonus: 0,
        total,
        need: NEED,
      });
      if (total < NEED) return;
      take(s, heroState(s, f.taker), true);
      giveExperience(s, f.taker, 1);
    },
  }),
  stars: (s, f) => {
    if (f.taker) chargeStars(s, { ...f, hero: f.taker });
  },
  /** Whoever stands there catches it. */
  fall: (s, f) => {
    if (dodgeOf(s).tome < 0) return;
    const there = s.heroes.find((hero) => hero.cell === f.cell && !hero.lying);
    if (there) take(s, there, false);
  },
});

function take(s: State, hero: HeroState, intercepted: boolean): void {
  dodgeOf(s).tome = -1;
  hero.tome = TOME;
  emit(s, { type: 'tomeCaught', hero: hero.id, intercepted });
}

const interceptors = (s: State, thrower: HeroId, cell: number): HeroState[] => {
  const board = boardOf(s);
  return s.heroes.filter(
    (hero) =>
      team(hero) !== team(heroState(s, thrower)) &&
      !hero.lying &&
      hero.shield > 0 &&
      linked(board, cell, hero.cell),
  );
};

/** [SF-DODGE-09] [SF-DODGE-10] The attacked or pushed hero may discard tokens; his total goes to the caller. */
const resist = procedure(flow.resist, {
  choose: ask({
    kind: 'resist',
    who: (s, f) => (heroState(s, f.hero).shield > 0 ? heroState(s, f.hero).seat : undefined),
    candidates: (s, f): Spend[] =>
      Array.from(
        { length: Math.min(6, heroState(s, f.hero).shield) + 1 },
        (_, dice): Spend => ({ do: 'spend', dice }),
      ),
    about: (_s, f) => ({ hero: f.hero, by: f.by, what: f.test }),
    answer: (_s, f, { dice }) => {
      f.tokens = dice;
    },
  }),
  roll: (s, f) => {
    const dice = f.tokens ?? 0;
    if (dice === 0) return;
    spendShields(s, heroState(s, f.hero), dice);
    const sides = rollSides(s, dice);
    const star = attributeOf(s, f.hero, f.test === 'defend' ? 'defense' : 'strength');
    const bonus = s.fortress === f.hero ? 3 : 0;
    const total = sumOf(sides, star) + bonus;
    f.stars = starsIn(sides);
    emit(s, { type: 'rolled', by: f.hero, test: f.test, dice: sides, star, bonus, total, need: 0 });
    callerOf<{ resisted: number }>(s).resisted = total;
  },
  stars: chargeStars,
});

const pushHero = procedure(flow.pushHero, {
  resist: (s, f) => call(s, flow.resist, { hero: f.target, by: f.hero, test: 'push' }),
  roll: (s, f) => {
    const need = f.resisted ?? 0;
    const { total, stars } = rollTest(s, f.hero, 'push', 'strength', f.dice, need);
    f.stars = stars;
    f.margin = total - need;
  },
  /** [SF-DODGE-10] One square straight away, two with a margin of 4 or more. */
  shove: (s, f) => {
    if ((f.margin ?? -1) < 0) return;
    f.from = heroState(s, f.target).cell;
    const steps = (f.margin ?? 0) >= 4 ? 2 : 1;
    const { path, stopped } = shovePath(s, heroState(s, f.hero).cell, f.from, steps);
    const to = path.at(-1);
    if (stopped && heroState(s, f.target).tome !== '') dropTowardsMiddle(s, f.target, to ?? f.from);
    if (to === undefined) return;
    relocate(s, f.target, [f.from, ...path], 'pushed');
    call(s, flow.land, { hero: f.target, how: 'pushed', stays: false });
  },
  /** Decision 47. */
  follow: ask({
    kind: 'follow',
    who: (s, f) => {
      const moved = f.from !== undefined && heroState(s, f.target).cell !== f.from;
      return moved && !dodgeOf(s).scored ? heroState(s, f.hero).seat : undefined;
    },
    candidates: (): YesNo[] => [{ do: 'yes' }, { do: 'no' }],
    about: (_s, f) => ({ hero: f.hero, target: f.target }),
    answer: (s, f, option) => {
      if (option.do === 'no' || f.from === undefined) return;
      travel(s, f.hero, [heroState(s, f.hero).cell, f.from], 'follow');
      call(s, flow.land, { hero: f.hero, how: 'follow', stays: false });
    },
  }),
  stars: chargeStars,
});

/** Straight away from the pusher; `stopped`: by a wall, a column or a figure. */
function shovePath(
  s: State,
  from: number,
  target: number,
  steps: number,
): { path: number[]; stopped: boolean } {
  const board = boardOf(s);
  const { grid } = board.layout;
  const direction = [0, 1, 2, 3, 4, 5, 6, 7].find((d) => neighbour(grid, from, d) === target);
  const table = occupied(s);
  const path: number[] = [];
  let at = target;
  while (direction !== undefined && path.length < steps) {
    const next = neighbour(grid, at, direction);
    if (next === NONE || table[next] !== FREE || !linked(board, at, next)) return { path, stopped: true };
    path.push(next);
    at = next;
  }
  return { path, stopped: false };
}

/** Onto the neighbour of his square nearest the middle. */
function dropTowardsMiddle(s: State, id: HeroId, cell: number): void {
  const board = boardOf(s);
  const { grid } = board.layout;
  const table = occupied(s);
  const gap = (square: number): number => {
    const { x, y } = squareOf(grid, square);
    return (2 * x + 1 - grid.width) ** 2 + (2 * y + 1 - grid.height) ** 2;
  };
  const free = (board.around[cell] ?? []).filter((square) => table[square] === FREE);
  const [best = cell] = [...free].sort((a, b) => gap(a) - gap(b) || a - b);
  layTome(s, id, best);
}

function layTome(s: State, id: HeroId, square: number): void {
  heroState(s, id).tome = '';
  dodgeOf(s).tome = square;
  emit(s, { type: 'tomeDropped', hero: id, tome: TOME, square });
}

const dropTome = procedure(flow.dropTome, {
  /** [SF-DODGE-09] An adjacent free square of the attacker's choice; without one, his own square. */
  choose: ask({
    kind: 'dropTome',
    who: (s, f) => (f.by === '' ? undefined : heroState(s, f.by).seat),
    candidates: (s, f): OnSquare[] => {
      const table = occupied(s);
      const free = (boardOf(s).around[heroState(s, f.hero).cell] ?? []).filter(
        (cell) => table[cell] === FREE,
      );
      return free.map((square) => ({ do: 'put', at: { square } }));
    },
    about: (_s, f) => ({ hero: f.hero }),
    answer: (s, f, { at }) => {
      layTome(s, f.hero, at.square);
      return 'end';
    },
  }),
  own: (s, f) => layTome(s, f.hero, heroState(s, f.hero).cell),
});

export const dodgeProcedures = [
  dodgeGame,
  kickOff,
  dodgeRound,
  dodgeTurns,
  slip,
  throwTome,
  catchTome,
  resist,
  pushHero,
  dropTome,
];
