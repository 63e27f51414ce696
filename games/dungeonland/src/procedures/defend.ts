/** [DL-ATTACK-07] to [DL-ATTACK-10] One figure's defence against an attack, and what the attack does to it. */
import { call, callerOf } from '@questhall/kernel';
import { itemCard } from '../content/index.ts';
import type { Brace, Reflexes, Reroll, Strike, Surge } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Attack, Defend, Wound } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { blowsOf, isHelpful, weaponAttack } from '../queries/attacks.ts';
import { boardOf, cellAt, squareAt } from '../queries/board.ts';
import { countDefence, defenceFace } from '../queries/dice.ts';
import {
  areAdjacent,
  figure as byId,
  figureOrNone,
  hero as heroById,
  isFriend,
  isHero,
  occupants,
  printedPowers,
  standing,
} from '../queries/figures.ts';
import { cancels, hasPower, hasSkill } from '../queries/powers.ts';
import { mayEnter, mayStand } from '../queries/reach.ts';
import { shieldMatters } from '../queries/surges.ts';
import { defenceOf, isHelpless, maySpend, speedOf, suffers, wearsOnly } from '../queries/values.ts';
import type { FigureState, HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { attackUnderWay } from './attack.ts';
import { useUp } from './attack-parts.ts';
import { heal, inflict, isUnique, spend } from './energy.ts';
import { placeOn, pushFrom } from './placing.ts';
import { rerollDefenceDie, rollDefence } from './rolls.ts';
import { springUnder } from './traps.ts';
import { openWindow } from './windows.ts';

const defendingHero = (s: State, f: Defend): HeroState | undefined => {
  const victim = figureOrNone(s, f.victim);
  return victim && isHero(victim) && victim.cell >= 0 ? victim : undefined;
};

const defend = procedure(flow.defend, {
  there: (s, f) => (standing(s, f.victim) ? undefined : 'end'),
  /** W6 [DL-DEC-36] */
  brace: ask({
    kind: 'brace',
    who: (s, f) => {
      const hero = defendingHero(s, f);
      return hero?.consumables.includes('troll-bread') && !isHelpless(hero) ? hero.seat : undefined;
    },
    candidates: (): Brace[] => [{ do: 'trollBread' }, { do: 'pass' }],
    about: (_s, f) => ({ hero: f.victim, damage: f.potential }),
    answer: (s, f, option) => {
      if (option.do === 'pass') return;
      useUp(s, heroById(s, f.victim), 'troll-bread');
      f.more += 2;
    },
  }),
  /** [DL-VAI-13] (b) */
  villain: (s, f) => {
    const by = figureOrNone(s, attackUnderWay(s).by);
    if (f.victim === s.villain?.figure && by && isFriend(by)) openWindow(s, attackUnderWay(s), 'defence');
  },
  /** [DL-ATTACK-07] [DL-ATTACK-08] */
  roll: (s, f) => {
    const victim = byId(s, f.victim);
    const { dice, chains, taken } = defenceOf(s, victim, f.more + bannerBonus(s, victim));
    f.taken = taken;
    f.started = dice;
    rollDefence(s, f, dice, chains);
    emitRoll(s, f);
  },
  /** W7 */
  reroll: ask({
    kind: 'reroll',
    who: (s, f) => {
      const hero = defendingHero(s, f);
      return hero && rerollsFor(s, f, hero).length > 1 ? hero.seat : undefined;
    },
    candidates: (s, f) => rerollsFor(s, f, heroById(s, f.victim)),
    about: (_s, f) => ({ hero: f.victim, faces: f.pips.map(defenceFace) }),
    answer: (s, f, option) => {
      const hero = heroById(s, f.victim);
      if (option.do === 'keep') return;
      if (option.do === 'clover') {
        useUp(s, hero, 'lucky-clover');
        rollDefence(s, f, f.started, defenceOf(s, hero).chains);
        emitRoll(s, f);
        return 'stay';
      }
      f.rerolled = true;
      again(s, f, option.die);
      return;
    },
  }),
  /** W8 [DL-ENERGY-05] [DL-DEC-17] Only where it could matter. */
  surge: ask({
    kind: 'defendSurge',
    who: (s, f) => {
      const hero = defendingHero(s, f);
      return hero && maySpend(s, hero, 2) && shieldMatters(s, hero, netOf(s, f)) ? hero.seat : undefined;
    },
    candidates: (): Surge[] => [{ do: 'surge', as: 'shield' }, { do: 'keep' }],
    about: (s, f) => ({ hero: f.victim, damage: netOf(s, f), by: attackUnderWay(s).by }),
    answer: (s, f, option) => {
      if (option.do === 'keep') return;
      spend(s, heroById(s, f.victim), 2);
      f.surges += 1;
      emit(s, { type: 'surged', figure: f.victim, as: 'shield' });
      return 'stay';
    },
  }),
  /** [DL-ATTACK-09] [DL-POW-26] Sleep replaces the damage. */
  damage: (s, f) => {
    const attack = attackUnderWay(s);
    const reduction = reductionOf(f);
    emit(s, {
      type: 'defenceCounted',
      figure: f.victim,
      successes: reduction,
      ignored: Math.min(reduction, attack.penetrative),
    });
    f.net = netOf(s, f);
    call(s, flow.wound, {
      to: f.victim,
      amount: f.net,
      by: attack.by,
      kind: attack.spell !== '' ? 'spell' : attack.type,
      isAttack: true,
      harmless: bringsSleep(s, attack, f.victim),
      final: 0,
    });
  },
  /** [DL-ATTACK-10] [DL-RULING-56] */
  effects: (s, f) => {
    const attack = attackUnderWay(s);
    attack.dealt[attack.victims.indexOf(f.victim)] = bringsSleep(s, attack, f.victim) ? 0 : f.dealt;
    if (f.dealt < 1) {
      emit(s, { type: 'unharmed', figure: f.victim });
      return;
    }
    if (!standing(s, f.victim)) return;
    for (const power of [...attack.inflicts, ...ownInflictions(s, attack)])
      inflict(s, f.victim, power, attack.by);
    if (attack.pushes > 0) pushFrom(s, f.victim, attack.by, attack.pushes);
  },
});

/** [DL-POW-26] [DL-RULING-87] Whoever cancels Sleep suffers the damage instead, and may fall by it. */
function bringsSleep(s: State, attack: Attack, victim: number): boolean {
  const figure = figureOrNone(s, victim);
  return attack.inflicts.includes('sleep') && figure !== undefined && !cancels(s, figure, 'sleep');
}

const INFLICTIONS = ['blind', 'stun', 'immobilize', 'terror', 'frozen'] as const;
type Infliction = (typeof INFLICTIONS)[number];

/** Blind, Stun and the like of a monster work with its every attack. [DL-RULING-103] In the order of its card. */
function ownInflictions(s: State, attack: Attack): Infliction[] {
  const by = figureOrNone(s, attack.by);
  if (!by || isHero(by) || attack.occasion === 'row') return [];
  const gained = s.villain?.figure === by.id ? s.villain.gained : [];
  return [...printedPowers(by), ...gained].flatMap(({ power }) => {
    const own = INFLICTIONS.find((each) => each === power);
    return own && !attack.inflicts.includes(own) && hasPower(s, by, own) ? [own] : [];
  });
}

/** [DL-RULING-109] */
const reductionOf = (f: Defend): number => {
  const chained = Math.max(0, countDefence(f.pips.slice(0, f.chain)) - f.taken);
  return chained + countDefence(f.pips.slice(f.chain)) + f.surges;
};

/** [DL-POW-23] [DL-RULING-10] */
const netOf = (s: State, f: Defend): number =>
  Math.max(0, f.potential - Math.max(0, reductionOf(f) - attackUnderWay(s).penetrative));

/** The Banner: one die more against the first attack of the round, beside Jeanne. */
function bannerBonus(s: State, victim: FigureState): number {
  if (!attackUnderWay(s).first.includes(victim.id)) return 0;
  const lifted = s.heroes.some(
    (other) => other !== victim && isUnique(other, 'banner') && areAdjacent(s, other, victim),
  );
  return lifted ? 1 : 0;
}

function emitRoll(s: State, f: Defend): void {
  if (s.events === null) return;
  emit(s, { type: 'defenceRolled', figure: f.victim, faces: f.pips.map(defenceFace), chain: f.chain });
}

function again(s: State, f: Defend, die: number): void {
  const before = f.pips.length;
  rerollDefenceDie(s, f, die);
  if (s.events === null) return;
  const faces = [f.pips[die] as number, ...f.pips.slice(before)].map(defenceFace);
  emit(s, { type: 'rerolled', figure: f.victim, die, faces, why: 'lucky' });
}

function rerollsFor(s: State, f: Defend, hero: HeroState): Reroll[] {
  const list: Reroll[] = [];
  if (f.pips.length > 0 && !f.rerolled && netOf(s, f) > 0) {
    if (hero.consumables.includes('lucky-clover') && !isHelpless(hero)) list.push({ do: 'clover' });
    const failed = f.pips.findIndex((pip) => pip < 4);
    if (failed >= 0 && hasPower(s, hero, 'lucky', 'defence')) list.push({ do: 'reroll', die: failed });
  }
  list.push({ do: 'keep' });
  return list;
}

/** [DL-RULING-55] [DL-RULING-56] Spells with Damage "—". */
const applySpell = procedure(flow.applySpell, {
  apply: (s, f) => {
    const attack = attackUnderWay(s);
    if (isHelpful(attack)) {
      heal(s, f.victim, f.amount, attack.by);
      return;
    }
    for (const power of attack.inflicts) inflict(s, f.victim, power, attack.by);
  },
});

/** W9: Fast Reflexes after an attack without damage, Light Armor Mastery after one with. */
const answerAttack = procedure(flow.answerAttack, {
  there: (s, f) => {
    const victim = figureOrNone(s, f.victim);
    return !victim || !isHero(victim) || victim.cell < 0 || isHelpless(victim) ? 'end' : undefined;
  },
  /** [DL-ZEN-01] [DL-RULING-34] */
  reflexes: ask({
    kind: 'reflexes',
    who: (s, f) => {
      const hero = heroById(s, f.victim);
      if (f.dealt > 0 || !hasSkill(hero, 'fastReflexes')) return undefined;
      if (speedOf(s, hero) === 0 || suffers(s, hero, 'immobilized')) return undefined;
      return hero.seat;
    },
    candidates: (s, f): Reflexes[] => [
      ...freeNeighbours(s, heroById(s, f.victim)).map(
        (cell): Reflexes => ({ do: 'sidestep', at: squareAt(s, cell) }),
      ),
      { do: 'stay' },
    ],
    about: (_s, f) => ({ hero: f.victim }),
    answer: (s, f, option) => {
      if (option.do === 'stay') return;
      emit(s, { type: 'skillUsed', figure: f.victim, skill: 'fastReflexes' });
      placeOn(s, f.victim, cellAt(s, option.at), 'sidestep');
      springUnder(s, heroById(s, f.victim));
    },
  }),
  /** [DL-PROT-05] [DL-RULING-44] */
  counter: ask({
    kind: 'counter',
    who: (s, f) => {
      const hero = heroById(s, f.victim);
      if (f.dealt < 1 || !hasSkill(hero, 'lightArmorMastery') || hero.used.includes('lightArmorMastery'))
        return undefined;
      if (!wearsOnly(hero, 'light') || attackUnderWay(s).by === NOBODY) return undefined;
      return blowsOf(s, hero, attackUnderWay(s).by).length > 0 ? hero.seat : undefined;
    },
    candidates: (s, f): Strike[] => [
      ...blowsOf(s, heroById(s, f.victim), attackUnderWay(s).by).map(
        ({ weapon, type, target }): Strike => ({
          do: 'strike',
          weapon: weapon.id,
          type,
          at: { figure: target.id },
        }),
      ),
      { do: 'decline' },
    ],
    about: (s, f) => ({ hero: f.victim, by: attackUnderWay(s).by }),
    answer: (s, f, option) => {
      if (option.do === 'decline') return;
      const hero = heroById(s, f.victim);
      hero.used.push('lightArmorMastery');
      emit(s, { type: 'skillUsed', figure: hero.id, skill: 'lightArmorMastery' });
      const weapon = itemCard(option.weapon);
      if (weapon.kind !== 'weapon') return;
      call(s, flow.attack, {
        ...weaponAttack(hero, weapon, option.type, 'counter'),
        targets: [option.at.figure],
      });
    },
  }),
});

export function freeNeighbours(s: State, figure: FigureState): number[] {
  const { grid, links } = boardOf(s);
  const where = occupants(s);
  const enter = mayEnter(s, figure, where);
  const list: number[] = [];
  for (let d = 0; d < 8; d++) {
    if (!((links[figure.cell] as number) & (1 << d))) continue;
    const cell = grid.neighbours[figure.cell * 8 + d] as number;
    if (enter(cell) && mayStand(s, figure, where, cell)) list.push(cell);
  }
  return list;
}

/** Hands the damage that came through to whoever dealt it. */
export function tellDealt(s: State, f: Wound): void {
  const caller = callerOf<{ dealt?: unknown }>(s);
  if (typeof caller.dealt === 'number') caller.dealt = f.final;
}

export const defendProcedures = [defend, applySpell, answerAttack];
