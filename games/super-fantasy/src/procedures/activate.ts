/** [SF-AI] [SF-MATK] A monster moves and attacks. */
import { call } from '@questhall/kernel';
import { heroCard } from '../content/index.ts';
import type { Motive } from '../events.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import type { Prey } from '../queries/ai.ts';
import {
  bestFacing,
  bestPlace,
  chargePaths,
  engaged,
  far,
  heroDistances,
  monsterReach,
  nearest,
  preyOf,
  targetsOf,
} from '../queries/ai.ts';
import { boardOf, findMonster, heroState, isBig, monsterState, squaresAt } from '../queries/board.ts';
import { beastOf } from '../queries/mission.ts';
import { abilityOf, attackDiceOf, stepOf } from '../queries/monsters.ts';
import type { HeroState, MonsterState, State } from '../state.ts';
import type { HeroId } from '../vocabulary.ts';
import { wakeAround } from './arrivals.ts';
import { colourOf, rollFate } from './dice.ts';
import { settle } from './settle.ts';
import { openSmallPortal } from './traps.ts';

const activate = procedure(flow.activate, {
  /** [SF-AI-04] [SF-RULING-117] Whom it goes after. */
  target: (s, f) => {
    const monster = monsterState(s, f.monster);
    monster.acted = true;
    const chosen = chooseTarget(s, monster);
    if (!chosen) return 'end';
    f.target = chosen.hero.id;
    f.why = chosen.why;
    return;
  },
  /** [SF-AI-01] [SF-AI-08] */
  move: (s, f) => {
    if (f.target === '') return;
    const monster = monsterState(s, f.monster);
    const run = chargeOf(s, monster, heroState(s, f.target));
    if (run) {
      f.charge = run.dice;
      moveMonster(s, monster, run.path, 'charge');
      return;
    }
    walk(s, monster, f);
  },
  /** [SF-AI-09] [SF-RULING-115] */
  attack: (s, f) => {
    const monster = findMonster(s, f.monster);
    if (!monster || f.target === '') return;
    const held = engaged(boardOf(s), isBig(monster), monster.at, targetsOf(s));
    const target = held.find((hero) => hero.id === f.target);
    /** [SF-RULING-79] Under War Cry it attacks only the one who cried. */
    const others = f.why === 'warCry' ? [] : held;
    const victim = target ?? (others.length > 0 ? settleTie(s, monster, others).hero : undefined);
    face(s, monster, victim ?? heroState(s, f.target));
    if (!victim) return;
    f.victim = victim.id;
    const dice = attackDiceOf(s, monster) + f.charge;
    call(s, flow.monsterAttack, { monster: f.monster, hero: victim.id, dice, why: f.why });
  },
  /** [SF-RULING-161] Zur'ill, once: at the end of his first activation. */
  portal: (s, f) => {
    const monster = findMonster(s, f.monster);
    if (monster && f.target !== '') openPortalOnce(s, monster, f.victim || f.target);
  },
});

interface Chosen {
  readonly hero: HeroState;
  readonly why: Motive;
}

/** [SF-RULING-117] War Cry, then the Mission's orders, then the nearest. */
function chooseTarget(s: State, monster: MonsterState): Chosen | undefined {
  const prey = preyOf(s, monster);
  if (!prey) return undefined;
  const chosen = settled(s, monster, prey);
  return prey.why === 'orders' ? { ...chosen, why: 'orders' } : chosen;
}

/** [SF-RULING-110] [SF-AI-05] */
const nearestOf = (s: State, monster: MonsterState, heroes: readonly HeroState[]): Chosen =>
  settled(s, monster, nearest(s, monster, heroes));

function settled(s: State, monster: MonsterState, { heroes, why }: Prey): Chosen {
  const [only] = heroes;
  return only && heroes.length === 1 ? { hero: only, why } : settleTie(s, monster, heroes);
}

/** [SF-AI-05] [SF-AI-06] [SF-RULING-111] One roll of the Fate Die by colour, else the Behaviour; a single one needs no roll. */
function settleTie(s: State, monster: MonsterState, heroes: readonly HeroState[]): Chosen {
  const [only] = heroes;
  if (only && heroes.length === 1) return { hero: only, why: 'only' };
  const colour = colourOf(rollFate(s, 'target'));
  const colourOfHero = (hero: HeroState): string => heroCard(hero.id).colour;
  const match = heroes.find((hero) => colourOfHero(hero) === colour);
  if (match) return { hero: match, why: 'fate' };
  const { behaviour } = beastOf(s, monster.kind);
  const rank = (hero: HeroState): number => behaviour.indexOf(heroCard(hero.id).colour);
  const hero = heroes.reduce((best, other) => (rank(other) < rank(best) ? other : best));
  return { hero, why: 'behaviour' };
}

/** [SF-RULING-112] */
function walk(s: State, monster: MonsterState, f: { target: HeroId | ''; why: Motive }): void {
  if (f.target === '') return;
  const board = boardOf(s);
  const big = isBig(monster);
  const heroes = targetsOf(s);
  const reach = monsterReach(s, monster);
  let target = heroState(s, f.target);
  const reaches = (hero: HeroState): boolean =>
    reach.places.some((place) => engaged(board, big, place, [hero]).length > 0);
  /** Figures keep it from its target: the nearest hero it can engage instead. */
  if (f.why !== 'warCry' && !reaches(target)) {
    const others = heroes.filter((hero) => hero.id !== target.id && reaches(hero));
    const within =
      far(heroDistances(s, monster, [target]).get(target.id) ?? [], monster.at) <= stepOf(s, monster);
    if (others.length > 0 && within) {
      target = nearestOf(s, monster, others).hero;
      f.target = target.id;
      f.why = 'blocked';
    }
  }
  const distances = heroDistances(s, monster, [target]).get(target.id) ?? [];
  const place = bestPlace(s, monster, target, distances, reach);
  if (place === monster.at) return;
  const path: number[] = [];
  for (let at = place; at >= 0; at = reach.previous[at] as number) path.push(at);
  moveMonster(s, monster, path.reverse(), 'move');
}

/** Along places; rooms it enters wake (SF-WAKE-07). */
export function moveMonster(s: State, monster: MonsterState, path: readonly number[], how: string): void {
  const board = boardOf(s);
  const big = isBig(monster);
  for (const place of path.slice(1)) {
    monster.at = place;
    wakeAround(s, monster);
  }
  emit(s, {
    type: 'moved',
    figure: monster.id,
    path: path.map((place) => squaresAt(board, big, place)[0] as number),
    how,
  });
  settle(s);
}

/** [SF-RULING-161] Stud runs instead of walking, if that brings him to his target; all ways there are equally long. */
function chargeOf(
  s: State,
  monster: MonsterState,
  target: HeroState,
): { path: number[]; dice: number } | undefined {
  const charge = abilityOf(s, monster.kind, 'charge');
  if (!charge) return undefined;
  const [path] = chargePaths(s, monster, target, charge);
  return path && { path, dice: charge.dice };
}

/** [SF-RULING-161] Zur'ill puts the Small Portal piece next to a hero, once. */
export function openPortalOnce(s: State, monster: MonsterState, hero: HeroId): void {
  if (monster.opened || !abilityOf(s, monster.kind, 'openSmallPortal')) return;
  monster.opened = true;
  if (s.portalPiece && openSmallPortal(s, hero, 'piece')) s.portalPiece = false;
}

/** [SF-FACE-04] */
export function face(s: State, monster: MonsterState, hero: HeroState): void {
  const { facing } = bestFacing(boardOf(s), isBig(monster), monster.at, hero.cell, targetsOf(s));
  if (facing === monster.facing) return;
  monster.facing = facing;
  emit(s, { type: 'turned', figure: monster.id, facing });
}

export const activateProcedures = [activate];
