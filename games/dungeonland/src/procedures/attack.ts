/** [DL-ATTACK] [DL-CAST] One attack or spell, in the order of its windows. */
import { call, callEach, isUnderWay, underWay } from '@questhall/kernel';
import { itemCard, spellCard } from '../content/index.ts';
import type { Cleave, CriticalChoice, Protect, Stand, Strike, Surge } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Attack } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { victimsOf } from '../queries/areas.ts';
import {
  attackHas,
  blowsOf,
  criticalsOf,
  isHelpful,
  ownPenetration,
  weaponAttack,
} from '../queries/attacks.ts';
import { squareAt } from '../queries/board.ts';
import { attackFace, CRITICAL_PIP, castSucceeds, healingOf, PIP_OF } from '../queries/dice.ts';
import { figureOrNone, hero as heroById, isFriend, isHero, spacesOf, standing } from '../queries/figures.ts';
import { hasSkill } from '../queries/powers.ts';
import { diceNow, isCharge, potentialOf } from '../queries/strength.ts';
import { surgeMatters } from '../queries/surges.ts';
import { maySpend } from '../queries/values.ts';
import type { HeroState, State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { SYMBOLS } from '../vocabulary.ts';
import { boost, boostsFor, ownsBoost, whyNotBoost } from './attack-boosts.ts';
import {
  cleavable,
  emitReroll,
  emitRoll,
  guardsFor,
  markAttacked,
  monsterImproves,
  only,
  rerollsFor,
  successesNow,
  turnsFor,
  usefulSigns,
  useUp,
} from './attack-parts.ts';
import { spend } from './energy.ts';
import { rerollAttackDie, rollAttack } from './rolls.ts';
import { openWindow } from './windows.ts';

/** The hero who decides about this attack; none for monsters, scenery and whoever is controlled. */
function decider(s: State, f: Attack): HeroState | undefined {
  const by = figureOrNone(s, f.by);
  return by && isHero(by) && by.cell >= 0 && f.occasion !== 'controlled' ? by : undefined;
}

const attack = procedure(flow.attack, {
  /** [DL-ATTACK-01] */
  declare: (s, f) => {
    const by = figureOrNone(s, f.by);
    if (f.by !== NOBODY && (!by || by.cell < 0)) return 'end';
    const [first] = f.targets;
    if (first !== undefined) {
      const target = figureOrNone(s, first);
      /** [DL-CHAR-10] Only what helps reaches those who are off the map. */
      if (!target || (target.cell < 0 && !isHelpful(f))) return 'end';
      f.centre = target.cell < 0 && by ? by.cell : target.cell;
    }
    if (by) f.penetrative += ownPenetration(s, by);
    emit(s, {
      type: 'attackDeclared',
      by: f.by,
      occasion: f.occasion,
      attack: f.type,
      weapon: f.weapon,
      spell: f.spell,
      shape: f.shape,
      targets: [...f.targets],
      at: f.centre < 0 ? { x: 0, y: 0 } : squareAt(s, f.centre),
      because: f.because,
    });
    /** [DL-VAI-13] (a) */
    if (only(f) === s.villain?.figure && s.villain && by && isFriend(by)) openWindow(s, f, 'declared');
    return;
  },
  /** [DL-PROT-02] W1: who may step in, in row order. */
  guards: (s, f) => {
    f.queue = guardsFor(s, f);
  },
  guard: ask({
    kind: 'protect',
    who: (s, f) => (f.queue[0] === undefined ? undefined : heroById(s, f.queue[0]).seat),
    candidates: (): Protect[] => [{ do: 'protect' }, { do: 'pass' }],
    about: (_s, f) => ({ hero: f.queue[0] as number, figure: f.targets[0] as number, by: f.by }),
    answer: (s, f, option) => {
      const id = f.queue.shift() as number;
      if (option.do === 'pass') return 'stay';
      /** [DL-RULING-102] The first one closes the window. */
      f.queue = [];
      heroById(s, id).used.push('heavyArmorMastery');
      emit(s, { type: 'skillUsed', figure: id, skill: 'heavyArmorMastery' });
      emit(s, { type: 'targetChanged', from: f.targets[0] as number, to: id, why: 'heavyArmorMastery' });
      f.targets = [id];
      f.centre = heroById(s, id).cell;
      if (f.occasion === 'monster' && isUnderWay(s, flow.activateMonster))
        underWay(s, flow.activateMonster).target = id;
      return;
    },
  }),
  /** W2 [DL-ATTACK-04] */
  boost: ask({
    kind: 'boost',
    who: (s, f) => {
      const hero = f.spell === '' && f.weapon !== '' ? decider(s, f) : undefined;
      if (!hero || !ownsBoost(hero)) return undefined;
      return boostsFor(s, f).some((option) => option.do !== 'roll' && !whyNotBoost(s, f, option))
        ? hero.seat
        : undefined;
    },
    candidates: (s, f) => boostsFor(s, f),
    whyNot: (s, f, option) => whyNotBoost(s, f, option),
    about: (_s, f) => ({ hero: f.by, dice: f.dice }),
    answer: (s, f, option) => {
      if (option.do === 'roll') return;
      boost(s, f, option);
      return 'stay';
    },
  }),
  /** [DL-RULING-09] [DL-AI-11] What Criticals do; a hero with both powers chooses before the roll. */
  criticals: (s, f) => {
    const { superior, brutal } = criticalsOf(s, f);
    if (superior && brutal)
      f.critical = decider(s, f) ? 'choose' : f.type === 'melee' ? 'brutal' : 'superior';
    else f.critical = superior ? 'superior' : brutal ? 'brutal' : 'plain';
  },
  critical: ask({
    kind: 'critical',
    who: (s, f) => (f.critical === 'choose' ? decider(s, f)?.seat : undefined),
    candidates: (): CriticalChoice[] => [
      { do: 'critical', as: 'brutal' },
      { do: 'critical', as: 'superior' },
    ],
    about: (_s, f) => ({ hero: f.by }),
    answer: (_s, f, option) => {
      f.critical = option.as;
    },
  }),
  /** [DL-ATTACK-05] */
  roll: (s, f) => {
    f.started = diceNow(s, f);
    if (s.active && isCharge(s, f)) s.active.charge = 0;
    rollAttack(s, f, f.started, f.gable);
    emitRoll(s, f);
    if (!decider(s, f)) monsterImproves(s, f);
  },
  /** W3 [DL-RULING-07] */
  reroll: ask({
    kind: 'reroll',
    who: (s, f) => {
      const hero = decider(s, f);
      return hero && rerollsFor(s, f, hero).length > 1 ? hero.seat : undefined;
    },
    candidates: (s, f) => rerollsFor(s, f, heroById(s, f.by)),
    about: (_s, f) => ({ hero: f.by, faces: f.pips.map(attackFace) }),
    answer: (s, f, option) => {
      const hero = heroById(s, f.by);
      if (option.do === 'keep') return;
      if (option.do === 'clover') {
        /** [DL-RULING-111] */
        useUp(s, hero, 'lucky-clover');
        rollAttack(s, f, f.started, f.gable);
        emitRoll(s, f);
        return 'stay';
      }
      f.rerolled = true;
      const before = f.pips.length;
      rerollAttackDie(s, f, option.die);
      emitReroll(s, f, option.die, before, 'lucky');
      return;
    },
  }),
  /** W4 [DL-POW-29] */
  sureStrike: ask({
    kind: 'sureStrike',
    who: (s, f) => {
      const hero = decider(s, f);
      return hero && attackHas(s, f, 'sureStrike') && turnsFor(f).length > 1 ? hero.seat : undefined;
    },
    candidates: (_s, f) => turnsFor(f),
    about: (_s, f) => ({ hero: f.by, faces: f.pips.map(attackFace) }),
    answer: (s, f, option) => {
      if (option.do === 'keep') return;
      f.pips[option.die] = PIP_OF[option.to];
      emit(s, { type: 'dieTurned', figure: f.by, die: option.die, to: option.to });
    },
  }),
  /** W5 [DL-ENERGY-04] [DL-ENERGY-06] */
  surge: ask({
    kind: 'surge',
    who: (s, f) => {
      const hero = decider(s, f);
      return hero && maySpend(s, hero, 2) && surgeMatters(s, f, hero) ? hero.seat : undefined;
    },
    candidates: (_s, f): Surge[] => [
      ...usefulSigns(f).map((as): Surge => ({ do: 'surge', as })),
      { do: 'keep' },
    ],
    about: (s, f) => ({ hero: f.by, faces: f.pips.map(attackFace), successes: successesNow(s, f) }),
    answer: (s, f, option) => {
      if (option.do === 'keep') return;
      spend(s, heroById(s, f.by), 2);
      f.signs.push(option.as);
      emit(s, { type: 'surged', figure: f.by, as: option.as });
      return 'stay';
    },
  }),
  /** [DL-RULING-05] What the Criticals of a spell stand for. */
  stand: ask({
    kind: 'stand',
    who: (s, f) => {
      if (f.spell === '' || !f.pips.includes(CRITICAL_PIP)) return undefined;
      const kinds = SYMBOLS.filter((sign) => spellCard(f.spell).cast[sign] > 0);
      return kinds.length > 1 ? decider(s, f)?.seat : undefined;
    },
    candidates: (_s, f): Stand[] => [
      { do: 'stand', as: 'best' },
      ...SYMBOLS.filter((sign) => spellCard(f.spell).cast[sign] > 0).map(
        (as): Stand => ({ do: 'stand', as }),
      ),
    ],
    about: (_s, f) => ({ hero: f.by, faces: f.pips.map(attackFace) }),
    answer: (_s, f, option) => {
      f.standAs = option.as;
    },
  }),
  /** [DL-ATTACK-06] [DL-CAST-05] The attacker's roll is locked. */
  count: (s, f) => {
    if (f.spell !== '') {
      const { cast } = spellCard(f.spell);
      f.success = castSucceeds(cast, f);
      f.successes = f.success ? healingOf(cast, f) : 0;
      emit(s, { type: 'castCounted', figure: f.by, spell: f.spell, success: f.success });
    } else {
      f.successes = successesNow(s, f);
      f.success = f.successes > 0;
      emit(s, { type: 'attackCounted', figure: f.by, successes: f.successes });
    }
    f.victims = victimsOf(s, f);
    f.dealt = f.victims.map(() => 0);
    const aimedAt = figureOrNone(s, f.victims[0] ?? NOBODY);
    f.stood = aimedAt && aimedAt.cell >= 0 ? [...spacesOf(s, aimedAt)] : [];
    if (!isHelpful(f)) for (const id of f.victims) markAttacked(s, f, id);
  },
  /** [DL-RULING-08] Without a success nobody defends. Spells with Damage "—" skip the defence. */
  strike: (s, f) => {
    if (!f.success) return;
    const potential = potentialOf(s, f);
    if (potential === undefined) {
      callEach(
        s,
        flow.applySpell,
        f.victims.map((victim) => ({ victim, amount: f.successes })),
      );
      return;
    }
    callEach(
      s,
      flow.defend,
      f.victims.map((victim) => ({
        victim,
        potential,
        more: 0,
        pips: [],
        chain: 0,
        taken: 0,
        started: 0,
        rerolled: false,
        surges: 0,
        net: 0,
        dealt: 0,
      })),
    );
  },
  /** [DL-MART-05] [DL-RULING-32] */
  cleave: ask({
    kind: 'cleave',
    who: (s, f) => {
      const hero = decider(s, f);
      if (!hero || f.spell !== '' || f.type !== 'melee' || f.weapon === '' || !hasSkill(hero, 'cleaveAttack'))
        return undefined;
      return cleavable(s, f).length > 0 ? hero.seat : undefined;
    },
    candidates: (s, f): Cleave[] => [
      ...cleavable(s, f).map((each): Cleave => ({ do: 'cleave', at: { figure: each.id } })),
      { do: 'pass' },
    ],
    about: (_s, f) => ({ hero: f.by, damage: f.dealt[0] ?? 0 }),
    answer: (s, f, option) => {
      if (option.do === 'pass') return;
      emit(s, { type: 'skillUsed', figure: f.by, skill: 'cleaveAttack' });
      call(s, flow.wound, {
        to: option.at.figure,
        amount: f.dealt[0] ?? 0,
        by: f.by,
        kind: 'cleave',
        isAttack: false,
        harmless: false,
        final: 0,
      });
    },
  }),
  /** Wild magic bites whoever fails. */
  backfire: (s, f) => {
    if (f.spell === '' || f.success || !s.rules.includes('wildMagic') || !standing(s, f.by)) return;
    call(s, flow.wound, {
      to: f.by,
      amount: 1,
      by: NOBODY,
      kind: 'plain',
      isAttack: false,
      harmless: false,
      final: 0,
    });
  },
  /** W9 */
  answers: (s, f) => {
    if (isHelpful(f)) return;
    callEach(
      s,
      flow.answerAttack,
      f.victims.map((victim, index) => ({ victim, dealt: f.dealt[index] ?? 0 })),
    );
  },
  /** [DL-VAI-13] (c), then what damage sets off. */
  villainAnswers: (s, f) => {
    if (isVillainHit(s, f)) openWindow(s, f, 'after');
  },
  villainHurt: (s, f) => {
    if (!isVillainHit(s, f)) return;
    const dealt = f.dealt[f.victims.indexOf(s.villain?.figure ?? NOBODY)] ?? 0;
    if (dealt > 0) openWindow(s, f, 'hurt', dealt);
  },
  /** [DL-MART-10] [DL-RULING-33] */
  flurry: ask({
    kind: 'flurry',
    who: (s, f) => {
      const hero = decider(s, f);
      if (!hero || f.type !== 'melee' || f.spell !== '' || !hasSkill(hero, 'flurryOfBlows')) return undefined;
      if (hero.spent.includes('flurryOfBlows') || !maySpend(s, hero, 4)) return undefined;
      return blowsOf(s, hero, NOBODY, true).length > 0 ? hero.seat : undefined;
    },
    candidates: (s, f): Strike[] => [
      ...blowsOf(s, heroById(s, f.by), NOBODY, true).map(
        ({ weapon, type, target }): Strike => ({
          do: 'strike',
          weapon: weapon.id,
          type,
          at: { figure: target.id },
        }),
      ),
      { do: 'decline' },
    ],
    about: (_s, f) => ({ hero: f.by }),
    answer: (s, f, option) => {
      if (option.do === 'decline') return;
      const hero = heroById(s, f.by);
      hero.spent.push('flurryOfBlows');
      spend(s, hero, 4);
      emit(s, { type: 'skillUsed', figure: hero.id, skill: 'flurryOfBlows' });
      const weapon = itemCard(option.weapon);
      if (weapon.kind !== 'weapon') return;
      call(s, flow.attack, {
        ...weaponAttack(hero, weapon, option.type, 'flurry'),
        targets: [option.at.figure],
      });
    },
  }),
});

const isVillainHit = (s: State, f: Attack): boolean => {
  const by = figureOrNone(s, f.by);
  return s.villain !== null && f.victims.includes(s.villain.figure) && by !== undefined && isFriend(by);
};

/** The attack that is being answered or defended against. */
export const attackUnderWay = (s: State): Attack => underWay(s, flow.attack);

export const attackProcedures = [attack];
