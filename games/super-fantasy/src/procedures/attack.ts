/** [SF-ATK] A hero's attack. */
import { call } from '@questhall/kernel';
import { gearCard } from '../content/index.ts';
import type { Attack, SecondAttack } from '../decisions.ts';
import { emit } from '../events.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import type { AttackFacts } from '../queries/attack.ts';
import {
  attackBonus,
  attackTypeOf,
  effectsOn,
  factsOf,
  isInReach,
  protectionOf,
  starsIn,
  sumOf,
} from '../queries/attack.ts';
import { findMonster, heroState, isHeroId } from '../queries/board.ts';
import { attributeOf, waitingOf, weaponsOf } from '../queries/heroes.ts';
import { abilityOf } from '../queries/monsters.ts';
import { oddsOf } from '../queries/odds.ts';
import type { FigureId, State } from '../state.ts';
import type { HeroId, Waiting, Weapon } from '../vocabulary.ts';
import { giveDice, giveExperience, rollSides, spendDice } from './dice.ts';
import { turnToFigures } from './facing.ts';
import { afflict, hurtHero, spendShields, woundMonster } from './harm.ts';
import { checkDance } from './travel.ts';

const weaponCard = (id: string): Weapon => {
  const card = gearCard(id);
  if (card.kind !== 'weapon') throw new Error(`${id} is no weapon`);
  return card;
};

const attack = procedure(flow.attack, {
  /** [SF-ATK-01] [SF-ATK-05] Weapon, targets and dice are declared before the roll. */
  declare: (s, f) => {
    turnToFigures(s, f.hero, f.targets);
    spendDice(s, f.hero, f.dice);
    for (const target of f.targets) emit(s, { type: 'attacked', by: f.hero, target, weapon: f.weapon });
  },
  /** [SF-DODGE-09] An attacked hero may discard tokens. */
  resist: (s, f) => {
    const [target = ''] = f.targets;
    if (isHeroId(s, target)) call(s, flow.resist, { hero: target as HeroId, by: f.hero, test: 'defend' });
  },
  /** [SF-ATK-07] One roll, compared with each target (SF-LUCKY-09). */
  roll: (s, f) => {
    const weapon = weaponCard(f.weapon);
    const wolf = s.dodge && s.wolf === f.hero ? s.wolfDice : 0;
    f.sides = rollSides(s, Math.max(0, f.dice + f.free - wolf));
    f.hits = [];
    const star = attributeOf(s, f.hero, weapon.attribute);
    const sum = sumOf(f.sides, star);
    const paid = new Set<Waiting>();
    for (const target of f.targets) {
      const facts = factsOf(s, f.hero, target, weapon, f.sides, f.targets.length > 1);
      const bonus = f.bonus + attackBonus(s, facts, sum + f.bonus);
      const total = sum + bonus;
      const need = isHeroId(s, target) ? Math.max(0, f.resisted) : protectionOf(s, target);
      emit(s, { type: 'rolled', by: f.hero, test: 'attack', dice: f.sides, star, bonus, total, need });
      const hit = total >= need;
      if (hit) strike(s, f.hits, { ...facts, total, hit });
      else miss(s, f.hero, weapon, target);
      rewards(s, { ...facts, total, hit }, paid);
    }
  },
  /** [SF-ATK-13] [SF-RULING-62] One experience, however much Damage. */
  experience: (s, f) => {
    if ((f.hits ?? []).length > 0) giveExperience(s, f.hero, 1);
    usedUp(s, f);
    checkDance(s);
  },
  /** [SF-DODGE-09] A carrier who was hurt drops the Tome. */
  drop: (s, f) => {
    const [hit = ''] = f.hits ?? [];
    if (s.dodge && isHeroId(s, hit) && heroState(s, hit).tome !== '')
      call(s, flow.dropTome, { hero: hit as HeroId, by: f.hero });
  },
  stars: (s, f) => call(s, flow.afterRoll, { hero: f.hero, stars: starsIn(f.sides ?? []) }),
  /** [SF-ZANVOR-04] [SF-RULING-95] At once, on the same monster, if it still stands. */
  again: (s, f) => {
    const [target = ''] = f.hits ?? [];
    if ((f.again ?? 0) === 0 || target === '' || heroState(s, f.hero).lying) return;
    if (!findMonster(s, target) && !(isHeroId(s, target) && !heroState(s, target).lying)) return;
    call(s, flow.secondAttack, { hero: f.hero, target, free: f.again ?? 0, bonus: f.againBonus ?? 0 });
  },
});

/** [SF-ATK-07] [SF-YANG-02] [SF-YANG-03] */
function strike(s: State, hits: FigureId[], facts: AttackFacts): void {
  const { hero, target } = facts;
  const effects = effectsOn(s, facts);
  let damage = 1;
  for (const effect of effects) if (effect.do === 'extraDamage') damage += effect.n;
  hits.push(target);
  if (isHeroId(s, target)) hurtHero(s, target as HeroId, damage, hero.id, 'attack');
  else woundMonster(s, target, damage, hero.id, 'attack');
  if (!isHeroId(s, target) && !findMonster(s, target)) return;
  for (const effect of effects) if (effect.do === 'applyStatus') afflict(s, target, effect.status);
}

/** [SF-ATK-08] [SF-RULING-161] A Spiked Snout strips a token. */
function miss(s: State, id: HeroId, weapon: Weapon, target: FigureId): void {
  emit(s, { type: 'missed', by: id, target });
  const monster = findMonster(s, target);
  if (!monster || attackTypeOf(weapon) !== 'melee') return;
  const strip = abilityOf(s, monster.kind, 'stripShieldToken');
  const hero = heroState(s, id);
  if (strip) spendShields(s, hero, Math.min(hero.shield, strip.n));
}

/** [SF-ATK-06] Dice got back by weapon or ability, judged by what held at the moment of the roll; once for an attack. */
function rewards(s: State, facts: AttackFacts, paid: Set<Waiting>): void {
  const gone = !findMonster(s, facts.target) && !isHeroId(s, facts.target);
  for (const effect of effectsOn(s, { ...facts, kill: facts.hit && gone })) {
    if (effect.do !== 'diceBack' || paid.has(effect)) continue;
    paid.add(effect);
    giveDice(s, facts.hero, effect.n);
  }
}

/** [SF-RULING-75] What waited for this attack is used up; what counts attacks counts it. */
function usedUp(
  s: State,
  f: { hero: HeroId; weapon: string; hits?: FigureId[]; again?: number; againBonus?: number },
): void {
  if (s.turn?.hero !== f.hero) return;
  const type = attackTypeOf(weaponCard(f.weapon));
  s.turn.running = s.turn.running.filter((running) => {
    running.attacks += 1;
    const waiting = waitingOf(running);
    const spent = waiting.some(
      (effect) =>
        effect.until === 'nextAttack' &&
        (effect.when ?? []).every(
          (condition) => !('attackType' in condition) || condition.attackType === type,
        ),
    );
    const more = spent ? waiting.find((effect) => effect.do === 'extraAttack') : undefined;
    if (more?.do === 'extraAttack') {
      f.again = more.freeDice;
      f.againBonus = more.bonus;
    }
    return !spent;
  });
}

/** [SF-RULING-156] The most dice of the pool that go with two free ones. */
const MOST_DICE = 6;

const secondAttack = procedure(flow.secondAttack, {
  choose: ask({
    kind: 'secondAttack',
    who: (s, f) => heroState(s, f.hero).seat,
    candidates: (s, f): SecondAttack[] => {
      const most = Math.min(s.turn?.pool ?? 0, MOST_DICE - f.free);
      const list: SecondAttack[] = [];
      for (const weapon of weaponsOf(heroState(s, f.hero))) {
        if (!isInReach(s, heroState(s, f.hero).cell, f.target, weapon)) continue;
        for (let dice = 0; dice <= most; dice++) list.push({ do: 'again', weapon: weapon.id, dice });
      }
      return [...list, { do: 'none' }];
    },
    about: (_s, f) => ({ hero: f.hero, target: f.target, free: f.free }),
    answer: (s, f, option) => {
      if (option.do === 'none') return;
      const { hero, target, free, bonus } = f;
      const { weapon, dice } = option;
      call(s, flow.attack, { hero, weapon, targets: [target], dice, free, bonus, resisted: -1 });
    },
  }),
});

/** With each weapon that hits from here, and each number of dice. */
function blows(s: State, f: { readonly hero: HeroId; readonly target: string }): Attack[] {
  const hero = heroState(s, f.hero);
  const list: Attack[] = [];
  for (const weapon of weaponsOf(hero)) {
    if (attackTypeOf(weapon) !== 'melee' || !isInReach(s, hero.cell, f.target, weapon)) continue;
    for (let dice = 1; dice <= (s.turn?.pool ?? 0); dice++)
      list.push({ do: 'attack', weapon: weapon.id, at: { figure: f.target }, dice });
  }
  return list;
}

const mustAttack = procedure(flow.mustAttack, {
  /** [SF-BARKA-02] [SF-RULING-78] With at least one die; stopped out of reach, the attack is lost. */
  choose: ask({
    kind: 'mustAttack',
    who: (s, f) => (heroState(s, f.hero).lying ? undefined : heroState(s, f.hero).seat),
    candidates: (s, f) => blows(s, f),
    about: (s, f) => ({
      hero: f.hero,
      target: f.target,
      bonus: f.bonus,
      chances: blows(s, f).map((blow) => oddsOf(s, heroState(s, f.hero), blow, f.bonus) ?? null),
    }),
    answer: (s, f, { weapon, dice }) => {
      const { hero, target, bonus } = f;
      call(s, flow.attack, { hero, weapon, targets: [target], dice, free: 0, bonus, resisted: -1 });
    },
  }),
});

export const attackProcedures = [attack, secondAttack, mustAttack];
