/** [SF-DICE] Rolling, and what every roll of a hero brings. */
import type { BoxDie } from '@questhall/kernel';
import { call, roll } from '@questhall/kernel';
import type { LevelUp, PlaceStar } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { starsIn, sumOf } from '../queries/attack.ts';
import { heroState } from '../queries/board.ts';
import {
  abilitiesOf,
  abilityIndex,
  attributeOf,
  isFull,
  LEVEL_AT,
  levelOf,
  MOST_EXPERIENCE,
  poolLimit,
  waitingOf,
} from '../queries/heroes.ts';
import type { HeroState, State } from '../state.ts';
import type { Attribute, FateFace, FateSymbol, HeroId, Level, Side, Test } from '../vocabulary.ts';
import { ACTION_DIE, FATE_DIE } from '../vocabulary.ts';

const ACTION: BoxDie<Side> = { name: 'action', faces: ACTION_DIE };
const FATE: BoxDie<FateFace> = { name: 'fate', faces: FATE_DIE };

/** [SF-RULING-20] */
export function rollSides(s: State, dice: number): Side[] {
  const sides: Side[] = [];
  for (let i = 0; i < dice; i++) sides.push(roll(s, ACTION, dice - i));
  return sides;
}

/** [SF-RULING-21] One roll shows a symbol and a colour. */
export function rollFate(s: State, why: string): FateFace {
  const face = roll(s, FATE);
  emit(s, { type: 'fateRolled', face, why });
  return face;
}

export const symbolOf = (face: FateFace): FateSymbol => face.slice(0, face.indexOf('-')) as FateSymbol;
export const colourOf = (face: FateFace): string => face.slice(face.indexOf('-') + 1);

/** [SF-DICE-09] Dice of the pool are spent; nothing can be withdrawn any more. */
export function spendDice(s: State, hero: string, dice: number): void {
  if (s.turn?.hero !== hero) return;
  s.turn.pool -= dice;
  s.turn.fresh = false;
}

/** [SF-DICE-07] A test of a hero with dice of his pool. A bonus that waits for such a test is used up by it. */
export function rollTest(
  s: State,
  hero: HeroId,
  test: Test,
  attribute: Attribute,
  dice: number,
  need: number,
  bonus = 0,
): { total: number; stars: number; sides: Side[] } {
  spendDice(s, hero, dice);
  const sides = rollSides(s, dice);
  const star = attributeOf(s, hero, attribute);
  const extra = bonus + useTestBonus(s, hero, test);
  const total = sumOf(sides, star) + extra;
  emit(s, { type: 'rolled', by: hero, test, dice: sides, star, bonus: extra, total, need });
  return { total, stars: starsIn(sides), sides };
}

/** Skeleton Key: the best that waits; each is used up. */
function useTestBonus(s: State, hero: string, test: Test): number {
  if (s.turn?.hero !== hero) return 0;
  let best = 0;
  s.turn.running = s.turn.running.filter((running) => {
    const bonus = waitingOf(running).find(
      (effect) => effect.do === 'testBonus' && effect.tests.includes(test),
    );
    if (bonus?.do !== 'testBonus') return true;
    best = Math.max(best, bonus.n);
    return false;
  });
  return best;
}

/** [SF-RULING-22] Dice got back; the pool never exceeds its limit. */
export function giveDice(s: State, hero: HeroState, n: number): void {
  if (s.turn?.hero !== hero.id) return;
  const before = s.turn.pool;
  s.turn.pool = Math.min(poolLimit(hero), before + n);
  if (s.turn.pool > before) emit(s, { type: 'diceGained', hero: hero.id, amount: s.turn.pool - before });
}

/** [SF-CHARGE-03] [SF-RULING-24] */
export function giveEnergy(s: State, hero: HeroState, ability: string, n: number): void {
  const index = abilityIndex(hero, ability);
  const max = abilitiesOf(hero)[index]?.max ?? 0;
  const before = hero.energy[index] ?? 0;
  const now = Math.min(max, before + n);
  if (now === before) return;
  hero.energy[index] = now;
  emit(s, { type: 'energyGained', hero: hero.id, ability, amount: now - before, now });
}

/** [SF-XP-04] [SF-RULING-151] */
export function giveExperience(s: State, id: HeroId, n: number): void {
  const hero = heroState(s, id);
  const gained = Math.min(n, MOST_EXPERIENCE - hero.xp);
  if (gained <= 0) return;
  const before = levelOf(hero);
  hero.xp += gained;
  emit(s, { type: 'experienceGained', hero: id, amount: gained });
  const level = levelOf(hero);
  if (level === before) return;
  hero.levelUps += LEVEL_AT.slice(before, level).length;
  emit(s, { type: 'levelGained', hero: id, level });
}

const afterRoll = procedure(flow.afterRoll, {
  /** [SF-XP-05] Decision 36. */
  raise: ask({
    kind: 'levelUp',
    who: (s, f) => (heroState(s, f.hero).levelUps > 0 ? heroState(s, f.hero).seat : undefined),
    candidates: (s, f): LevelUp[] =>
      abilitiesOf(heroState(s, f.hero)).map(({ id }) => ({ do: 'raise', ability: id, at: { card: id } })),
    whyNot: (s, f, { ability }) => {
      const hero = heroState(s, f.hero);
      return hero.levels[abilityIndex(hero, ability)] === 3 ? { rule: 'SF-XP-05', ability } : undefined;
    },
    about: (s, f) => ({ hero: f.hero, level: levelOf(heroState(s, f.hero)) }),
    answer: (s, f, { ability }) => {
      const hero = heroState(s, f.hero);
      const index = abilityIndex(hero, ability);
      const level = ((hero.levels[index] ?? 1) + 1) as Level;
      hero.levels[index] = level;
      hero.levelUps -= 1;
      emit(s, { type: 'abilityRaised', hero: f.hero, ability, level });
      return 'stay';
    },
  }),
  /** [SF-STAR-01] [SF-STAR-02] Each star by itself; decision 12. Only one ability left to charge: no question. */
  star: ask({
    kind: 'placeStar',
    who: (s, f) => {
      const hero = heroState(s, f.hero);
      return f.stars > 0 && [0, 1, 2].some((index) => !isFull(hero, index)) ? hero.seat : undefined;
    },
    candidates: (s, f): PlaceStar[] =>
      abilitiesOf(heroState(s, f.hero)).map(({ id }) => ({ do: 'star', ability: id, at: { card: id } })),
    whyNot: (s, f, { ability }) => {
      const hero = heroState(s, f.hero);
      return isFull(hero, abilityIndex(hero, ability)) ? { rule: 'SF-RULING-24', ability } : undefined;
    },
    about: (_s, f) => ({ hero: f.hero, stars: f.stars }),
    answer: (s, f, { ability }) => {
      giveEnergy(s, heroState(s, f.hero), ability, 1);
      f.stars -= 1;
      return f.stars > 0 ? 'stay' : 'end';
    },
  }),
});

/** The last step of whatever rolls: levels that are due, then the stars. */
export const chargeStars = (s: State, f: { readonly hero: HeroId; readonly stars?: number }): void =>
  call(s, flow.afterRoll, { hero: f.hero, stars: f.stars ?? 0 });

export const diceProcedures = [afterRoll];
