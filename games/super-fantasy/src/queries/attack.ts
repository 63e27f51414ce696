/** [SF-ATK] What an attack is worth. */
import { heroCard } from '../content/index.ts';
import type { FigureId, HeroState, Running, State } from '../state.ts';
import type { AttackType, Condition, Side, Waiting, Weapon } from '../vocabulary.ts';
import { findMonster, heroState, inRing } from './board.ts';
import { runningOf, waitingOf, zonesAround } from './heroes.ts';
import { beastOf } from './mission.ts';
import { isBehindFigure } from './zones.ts';

export const attackTypeOf = ({ attribute }: Pick<Weapon, 'attribute'>): AttackType =>
  attribute === 'strength' ? 'melee' : attribute === 'aim' ? 'ranged' : 'magic';

/** [SF-DICE-04] [SF-DICE-05] [SF-DICE-06] */
export function sumOf(sides: readonly Side[], star: number): number {
  let sum = 0;
  for (const side of sides) sum += side === 'sword' ? 1 : side === 'swords' ? 2 : star;
  return sum;
}

export const starsIn = (sides: readonly Side[]): number => sides.filter((side) => side === 'star').length;

/** An attack as its bonuses see it. */
export interface AttackFacts {
  readonly hero: HeroState;
  readonly target: FigureId;
  readonly weapon: Weapon;
  readonly stars: number;
  /** Two targets by Double Fire. */
  readonly double: boolean;
  readonly total: number;
  readonly hit: boolean;
  readonly kill: boolean;
  /** Block Zones he is in, and whether he is behind the target: as it was at the moment of the roll. */
  readonly zones: number;
  readonly behind: boolean;
}

function fits(s: State, facts: AttackFacts, condition: Condition, running: Running | undefined): boolean {
  if ('totalAtLeast' in condition) return facts.total >= condition.totalAtLeast;
  if ('starsAtLeast' in condition) return facts.stars >= condition.starsAtLeast;
  if ('class' in condition) return heroCard(facts.hero.id).class === condition.class;
  if ('behindTarget' in condition) return facts.behind;
  if ('inZones' in condition)
    return condition.orMore ? facts.zones >= condition.inZones : facts.zones === condition.inZones;
  if ('attackType' in condition) return attackTypeOf(facts.weapon) === condition.attackType;
  if ('attackNumber' in condition) return (running?.attacks ?? 0) + 1 >= condition.attackNumber;
  if ('targetMarked' in condition)
    return condition.targetMarked === 'aim' ? s.aim === facts.target : running?.target === facts.target;
  if ('onHit' in condition) return facts.hit;
  if ('onKill' in condition) return facts.kill;
  return true;
}

/** [SF-RULING-61] The effects of weapon, abilities and marks whose conditions hold; of one source each effect once. */
export function effectsOn(s: State, facts: AttackFacts): Waiting[] {
  const found = facts.weapon.bonuses.filter((bonus) =>
    (bonus.when ?? []).every((condition) => fits(s, facts, condition, undefined)),
  );
  const seen = new Map<string, Waiting>();
  for (const running of runningOf(s, facts.hero.id)) {
    for (const effect of waitingOf(running)) {
      if (!(effect.when ?? []).every((condition) => fits(s, facts, condition, running))) continue;
      const known = seen.get(running.source + effect.do);
      if (known && 'n' in known && 'n' in effect && known.n >= effect.n) continue;
      seen.set(running.source + effect.do, effect);
    }
  }
  return [...found, ...seen.values()];
}

/** [SF-ATK-06] [SF-RULING-100] All Attack bonuses; those that ask for a total look at the total without them. */
export function attackBonus(s: State, facts: AttackFacts, sum: number): number {
  const dependsOnTotal = (effect: Waiting): boolean =>
    effect.when?.some((condition) => 'totalAtLeast' in condition) ?? false;
  const worth = (effect: Waiting): number => {
    if (effect.do === 'attackBonus') return effect.n;
    if (effect.do === 'twoTargets') return facts.double ? effect.two : effect.one;
    return 0;
  };
  const plain = effectsOn(s, { ...facts, total: Number.POSITIVE_INFINITY })
    .filter((effect) => !dependsOnTotal(effect))
    .reduce((bonus, effect) => bonus + worth(effect), 0);
  return effectsOn(s, { ...facts, total: sum + plain })
    .filter(dependsOnTotal)
    .reduce((bonus, effect) => bonus + worth(effect), plain);
}

/** [SF-STAT-04] [SF-RULING-28] */
export function protectionOf(s: State, id: FigureId): number {
  const monster = findMonster(s, id);
  if (!monster) return 0;
  const { protection } = beastOf(s, monster.kind);
  return Math.max(0, protection - (monster.frozen ? 4 : 0));
}

/** [SF-RANGE-02] [SF-ATK-02] Is the target in this weapon's ring, along a trajectory? */
export const isInReach = (s: State, from: number, target: FigureId, weapon: Pick<Weapon, 'range'>): boolean =>
  inRing(s, from, target, weapon.range);

export const factsOf = (
  s: State,
  hero: string,
  target: FigureId,
  weapon: Weapon,
  sides: readonly Side[],
  double: boolean,
): AttackFacts => ({
  hero: heroState(s, hero),
  target,
  weapon,
  stars: starsIn(sides),
  double,
  total: 0,
  hit: false,
  kill: false,
  zones: zonesAround(s, hero),
  behind: isBehindFigure(s, target, heroState(s, hero).cell),
});
