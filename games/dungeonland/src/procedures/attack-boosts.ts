/** [DL-DEC-12] What a hero may add to an attack before it is rolled. */
import type { Reason } from '@questhall/kernel';
import { itemCard, skillCard } from '../content/index.ts';
import type { Boost, Boosting } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Attack } from '../flow.ts';
import { weaponAim } from '../queries/attacks.ts';
import {
  distanceBetween,
  distanceToCell,
  figureOrNone,
  foes,
  hero as heroById,
  occupants,
} from '../queries/figures.ts';
import { hasSkill } from '../queries/powers.ts';
import { rangeNow, whyNotAim } from '../queries/sight.ts';
import { maySpend } from '../queries/values.ts';
import type { HeroState, State } from '../state.ts';
import type { SkillId, Weapon } from '../vocabulary.ts';
import { spend } from './energy.ts';

const BOOSTS = ['powerStrike', 'powerfulBlow', 'blastingPower', 'deadlyShot'] as const;

/** [DL-ZEN-10] */
const MOST_SHOTS = 3;

const weaponOf = (f: Attack): Weapon | undefined => {
  const item = f.weapon === '' || f.occasion === 'slam' ? undefined : itemCard(f.weapon);
  return item?.kind === 'weapon' ? item : undefined;
};

/** [DL-RULING-31] Spells are not boosted. */
export const ownsBoost = (hero: HeroState): boolean =>
  BOOSTS.some((skill) => hasSkill(hero, skill)) || hasSkill(hero, 'multiShot');

export function boostsFor(s: State, f: Attack): Boost[] {
  const hero = heroById(s, f.by);
  const list: Boost[] = [];
  for (const skill of BOOSTS) if (hasSkill(hero, skill)) list.push({ do: skill });
  if (hasSkill(hero, 'multiShot'))
    for (const foe of foes(s))
      if (!f.targets.includes(foe.id)) list.push({ do: 'multiShot', at: { figure: foe.id } });
  list.push({ do: 'roll' });
  return list;
}

/** [DL-MART-03] [DL-MART-04] [DL-RULING-30] */
function powerStrikeCost(hero: HeroState, f: Attack): number {
  const weapon = weaponOf(f);
  const mastered = weapon && hasSkill(hero, weapon.hands === 2 ? 'twoHandedMaster' : 'oneHandedMaster');
  return mastered ? 1 : 2;
}

const price = (skill: SkillId): number => skillCard(skill).energy ?? 0;

const unaffordable = (s: State, hero: HeroState, need: number): Reason | undefined =>
  maySpend(s, hero, need) ? undefined : { rule: 'DL-ENERGY-02', need, have: hero.energy };

export function whyNotBoost(s: State, f: Attack, boost: Boost): Reason | undefined {
  const hero = heroById(s, f.by);
  switch (boost.do) {
    case 'roll':
      return undefined;
    case 'powerStrike':
      if (f.boosts.includes('powerStrike')) return { rule: 'DL-MART-02' };
      return unaffordable(s, hero, powerStrikeCost(hero, f));
    case 'powerfulBlow':
      if (hero.spent.includes('powerfulBlow')) return { rule: 'DL-MART-07' };
      return unaffordable(s, hero, price('powerfulBlow'));
    case 'blastingPower':
      if (hero.spent.includes('blastingPower')) return { rule: 'DL-ZEN-05' };
      if (f.boosts.includes('multiShot')) return { rule: 'DL-RULING-39' };
      if (!weaponOf(f)) return { rule: 'DL-RULING-37' };
      return unaffordable(s, hero, price('blastingPower'));
    case 'deadlyShot':
      return whyNotDeadlyShot(s, hero, f);
    case 'multiShot':
      return whyNotMultiShot(s, hero, f, boost.at.figure);
  }
}

/** [DL-ZEN-06] [DL-ZEN-07] [DL-RULING-36] */
function whyNotDeadlyShot(s: State, hero: HeroState, f: Attack): Reason | undefined {
  const weapon = weaponOf(f);
  if (hero.used.includes('deadlyShot')) return { rule: 'DL-ZEN-07' };
  if (!weapon || weapon.range - 2 < 1) return { rule: 'DL-RULING-36' };
  const range = rangeNow(s, f.range - 2);
  const far = f.targets
    .map((id) => figureOrNone(s, id))
    .some((target) => target !== undefined && distanceBetween(s, hero, target) > range);
  const beyond = f.targets.length === 0 && distanceToCell(s, hero, f.centre) > range;
  return far || beyond ? { rule: 'DL-ZEN-06', have: range } : undefined;
}

/** [DL-ZEN-10] [DL-ZEN-12] [DL-RULING-39] */
function whyNotMultiShot(s: State, hero: HeroState, f: Attack, id: number): Reason | undefined {
  const weapon = weaponOf(f);
  if (!weapon || f.type === 'melee' || f.targets.length === 0) return { rule: 'DL-ZEN-10' };
  if (f.boosts.includes('blastingPower')) return { rule: 'DL-RULING-39' };
  if (f.targets.length >= MOST_SHOTS) return { rule: 'DL-ZEN-10' };
  if (!f.boosts.includes('multiShot')) {
    if (hero.spent.includes('multiShot')) return { rule: 'DL-ZEN-12' };
    const short = unaffordable(s, hero, price('multiShot'));
    if (short) return short;
  }
  const target = figureOrNone(s, id);
  const aim = { ...weaponAim(s, hero, weapon, f.type), range: f.range };
  return target && whyNotAim(s, hero, target, aim, occupants(s));
}

export function boost(s: State, f: Attack, option: Boosting): void {
  const hero = heroById(s, f.by);
  const first = !f.boosts.includes(option.do);
  f.boosts.push(option.do);
  let energy = 0;
  switch (option.do) {
    case 'powerStrike':
      energy = powerStrikeCost(hero, f);
      f.dice += 1;
      break;
    case 'powerfulBlow':
      energy = price('powerfulBlow');
      hero.spent.push('powerfulBlow');
      f.dice += 3;
      break;
    case 'blastingPower':
      energy = price('blastingPower');
      hero.spent.push('blastingPower');
      f.shape = 'bigBlast';
      f.dice += 1;
      break;
    case 'deadlyShot':
      hero.used.push('deadlyShot');
      f.range -= 2;
      f.dice += 1;
      break;
    case 'multiShot':
      if (first) {
        energy = price('multiShot');
        hero.spent.push('multiShot');
      }
      f.targets.push(option.at.figure);
      break;
  }
  spend(s, hero, energy);
  if (first) emit(s, { type: 'boosted', figure: hero.id, skill: option.do, energy });
}
