/** [SF-MATK] [SF-DEF] A monster attacks a hero. */
import { NONE, neighbour, squareOf } from '@questhall/geometry';
import { call, takeFrom } from '@questhall/kernel';
import type { Spend } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { starsIn, sumOf } from '../queries/attack.ts';
import {
  boardOf,
  FREE,
  heroState,
  linked,
  monsterSquares,
  monsterState,
  occupied,
} from '../queries/board.ts';
import { chanceToBlock } from '../queries/chance.ts';
import { attributeOf, isHeld } from '../queries/heroes.ts';
import { beastOf } from '../queries/mission.ts';
import { abilityOf } from '../queries/monsters.ts';
import type { HeroState, MonsterState, State } from '../state.ts';
import { chargeStars, giveExperience, rollSides } from './dice.ts';
import { afflict, hurtHero, spendShields, woundMonster } from './harm.ts';
import { relocate } from './travel.ts';

/** [SF-RULING-27] */
const MOST_TOKENS = 6;
/** [SF-RULING-70] */
const FORTRESS = 3;
const AUTOMATIC = -1;

const monsterAttack = procedure(flow.monsterAttack, {
  announce: (s, f) => {
    emit(s, { type: 'attacked', by: f.monster, target: f.hero, weapon: '', why: f.why });
    if (s.um) s.um.mayLaugh = false;
  },
  /** [SF-DEF-03] [SF-RULING-119] Decision 34. */
  defend: ask({
    kind: 'defend',
    who: (s, f) => (heroState(s, f.hero).shield > 0 ? heroState(s, f.hero).seat : undefined),
    candidates: (s, f): Spend[] => {
      const most = Math.min(MOST_TOKENS, heroState(s, f.hero).shield);
      return Array.from({ length: most + 1 }, (_, dice): Spend => ({ do: 'spend', dice }));
    },
    about: (s, f) => ({ hero: f.hero, monster: f.monster, dice: f.dice, blocks: blocks(s, f) }),
    answer: (s, f, { dice }) => {
      f.tokens = dice;
      spendShields(s, heroState(s, f.hero), dice);
    },
  }),
  /** [SF-DEF-04] He rolls first. */
  heroRolls: (s, f) => {
    const dice = f.tokens ?? 0;
    const bonus = s.fortress === f.hero ? FORTRESS : 0;
    f.protection = bonus > 0 ? bonus : AUTOMATIC;
    if (dice === 0) return;
    const sides = rollSides(s, dice);
    const star = attributeOf(s, f.hero, 'defense');
    f.stars = starsIn(sides);
    f.protection = sumOf(sides, star) + bonus;
    emit(s, {
      type: 'rolled',
      by: f.hero,
      test: 'defend',
      dice: sides,
      star,
      bonus,
      total: f.protection,
      need: 0,
    });
  },
  /** [SF-MATK-01] [SF-MATK-02] [SF-DEF-05] [SF-RULING-26] [SF-RULING-73] */
  monsterRolls: (s, f) => {
    const { kind } = monsterState(s, f.monster);
    const automatic = f.protection === AUTOMATIC;
    f.hit = true;
    f.monsterStars = 0;
    if (automatic && !abilityOf(s, kind, 'extraDamage')) return;
    const { star } = beastOf(s, kind);
    const sides = rollSides(s, f.dice);
    const total = sumOf(sides, star);
    f.monsterStars = starsIn(sides);
    const need = automatic ? 0 : (f.protection ?? 0);
    emit(s, {
      type: 'rolled',
      by: f.monster,
      test: 'monsterAttack',
      dice: sides,
      star,
      bonus: 0,
      total,
      need,
    });
    f.hit = automatic || total >= need;
  },
  /** [SF-MATK-03] [SF-RULING-150] [SF-BARKA-06] */
  strike: (s, f) => {
    const monster = monsterState(s, f.monster);
    const hero = heroState(s, f.hero);
    if (!f.hit) {
      emit(s, { type: 'blocked', by: f.hero, target: f.monster });
      return;
    }
    const extra = abilityOf(s, monster.kind, 'extraDamage');
    const amount = 1 + (extra && (f.monsterStars ?? 0) >= extra.stars ? extra.n : 0);
    const before = hero.life;
    const cried = monster.warCry === f.hero;
    hurtHero(s, f.hero, amount, f.monster, 'attack');
    if (cried) giveExperience(s, f.hero, before - hero.life);
    if (s.um) s.um.mayLaugh = true;
  },
  /** [SF-RULING-121] After Life is lost; a hero who went down suffers no more. */
  effects: (s, f) => {
    const hero = heroState(s, f.hero);
    const monster = monsterState(s, f.monster);
    if (!f.hit || hero.lying) return;
    for (const ability of beastOf(s, monster.kind).abilities) {
      if (ability.do === 'applyStatus') afflict(s, f.hero, ability.status);
      else if (ability.do === 'push') push(s, monster, hero);
      else if (ability.do === 'drawTrap') drawTrap(s, hero);
    }
  },
  /** [SF-RULING-69] Decision 35. */
  counter: ask({
    kind: 'counterattack',
    who: (s, f) => {
      const hero = heroState(s, f.hero);
      return !f.hit && hero.counterattack > 0 ? hero.seat : undefined;
    },
    candidates: () => [{ do: 'yes' } as const, { do: 'no' } as const],
    about: (_s, f) => ({ hero: f.hero, monster: f.monster }),
    answer: (s, f, option) => {
      if (option.do === 'no') return;
      heroState(s, f.hero).counterattack -= 1;
      emit(s, { type: 'counterattacked', hero: f.hero, monster: f.monster });
      woundMonster(s, f.monster, 1, f.hero, 'counterattack');
      giveExperience(s, f.hero, 1);
    },
  }),
  stars: chargeStars,
});

/** The chance to block with each number of tokens. */
function blocks(s: State, f: { hero: string; monster: string; dice: number }): number[] {
  const { shield } = heroState(s, f.hero);
  const { star } = beastOf(s, monsterState(s, f.monster).kind);
  const bonus = s.fortress === f.hero ? FORTRESS : 0;
  return Array.from({ length: Math.min(MOST_TOKENS, shield) + 1 }, (_, tokens) =>
    chanceToBlock(tokens, attributeOf(s, f.hero, 'defense'), { dice: f.dice, star }, bonus),
  );
}

/** [SF-RULING-160] Straight away, or 45 degrees off where a Spiked Hole waits. */
function push(s: State, monster: MonsterState, hero: HeroState): void {
  const to = isHeld(hero) ? NONE : pushSquare(s, monster, hero);
  if (to === NONE) return;
  relocate(s, hero.id, [hero.cell, to], 'pushed');
  call(s, flow.land, { hero: hero.id, how: 'pushed', stays: false });
}

function pushSquare(s: State, monster: MonsterState, hero: HeroState): number {
  const board = boardOf(s);
  const { grid } = board.layout;
  const to = squareOf(grid, hero.cell);
  const gap = (cell: number): number => {
    const from = squareOf(grid, cell);
    return Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
  };
  const [pusher = 0] = [...monsterSquares(s, monster)].sort((a, b) => gap(a) - gap(b));
  const straight = [0, 1, 2, 3, 4, 5, 6, 7].find((d) => neighbour(grid, pusher, d) === hero.cell);
  if (straight === undefined) return NONE;
  const table = occupied(s);
  const free = (cell: number): boolean =>
    cell !== NONE && table[cell] === FREE && linked(board, hero.cell, cell);
  const ahead = neighbour(grid, hero.cell, straight);
  if (free(ahead) && s.holes.includes(ahead)) return ahead;
  const aside = BESIDE[straight]?.map((d) => neighbour(grid, hero.cell, d)) ?? [];
  const hole = aside.find((cell) => s.holes.includes(cell) && free(cell));
  if (hole !== undefined) return hole;
  return free(ahead) ? ahead : NONE;
}

/** The two directions 45 degrees off each of N E S W NE SE SW NW. */
const BESIDE: readonly (readonly number[])[] = [
  [7, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
];

/** [SF-RULING-161] Tatanka: a tile of those set aside; no pool, so no dodge. */
function drawTrap(s: State, hero: HeroState): void {
  if (s.trapsAside === 0) return;
  s.trapsAside -= 1;
  call(s, flow.springTrap, { hero: hero.id, trap: takeFrom(s, s.trapBag) });
}

export const monsterAttackProcedures = [monsterAttack];
