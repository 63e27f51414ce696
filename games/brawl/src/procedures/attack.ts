/** [SFB-ATTACK] An attack card in its nine steps. */
import type { Reason, Seat } from '@questhall/kernel';
import { callEach, underWay } from '@questhall/kernel';
import { actionCard } from '../content/index.ts';
import type { PickChampion, React } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Attack } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { effectsOf } from '../queries/cards.ts';
import { alliesOf, areEnemies, champion, isIn, ownerOf, player, teammateOf } from '../queries/champions.ts';
import { aimsAhead } from '../queries/outlook.ts';
import { defenceAgainst, strengthAgainst } from '../queries/strength.ts';
import { mayPayOtherCore } from '../queries/values.ts';
import type { ChampionId, State } from '../state.ts';
import type { OpName } from '../vocabulary.ts';
import { CORES } from '../vocabulary.ts';
import { aimCandidates, pay, showCard, targetsOf, whyNoAim } from './action.ts';
import { dealDamage, healBy } from './damage.ts';
import { carryOutEffects, isOwnLeap } from './effects.ts';
import { freshWalk, walkSteps } from './move.ts';

/** [SFB-RULING-17] A keyword that is read from the card in the damage step. */
const keyword = (card: string, op: OpName): boolean =>
  effectsOf(card, 'main').some((effect) => effect.op === op);

function poisonOf(card: string): number {
  let sum = 0;
  for (const effect of effectsOf(card, 'main')) if (effect.op === 'poison') sum += effect.amount;
  return sum;
}

const attack = procedure(flow.attack, {
  /** [SFB-ATTACK-01] */
  ...walkSteps,
  /** [SFB-RULING-43] */
  stillThere: (s, f) => (isIn(s, f.champion) ? undefined : 'end'),
  /** [SFB-ATTACK-02] [SFB-ATTACK-10] [SFB-ATTACK-11] */
  preAttack: (s, f) => {
    const effects = effectsOf(f.card, 'pre');
    if (!effects.every(isOwnLeap)) {
      carryOutEffects(s, { of: f.card, when: 'pre', seat: f.seat, source: f.champion });
      return;
    }
    /** A Dash or Jump of the attacker is asked for here, like the movement before it. */
    const leap = effects[f.leapt];
    if (leap === undefined) return;
    f.leapt += 1;
    const { champion: id, seat } = f;
    Object.assign(f, freshWalk(s, { champion: id, seat, source: id, how: leap.op, left: leap.amount }));
    return 'again';
  },
  stillHere: (s, f) => (isIn(s, f.champion) ? undefined : 'end'),
  /** [SFB-ATTACK-03] [SFB-ATTACK-04] Whether to attack, and whom. */
  declare: ask({
    kind: 'attack',
    who: (_s, f) => f.seat,
    candidates: (s, f) => aimCandidates(s, actionCard(f.card), f.champion),
    whyNot: (s, f, option) => whyNoAim(s, actionCard(f.card), f.champion, option),
    about: (s, f) => ({ champion: f.champion, card: f.card, aims: aimsAhead(s, f) }),
    answer: (s, f, option) => {
      const { champion: id, card } = f;
      if (option.do === 'decline') {
        emit(s, { type: 'declined', champion: id, card });
        return 'end';
      }
      f.targets = targetsOf(s, actionCard(card), id, option);
      f.dealt = f.targets.map(() => 0);
      f.bonus = f.targets.map((target) => useUpNextAttack(s, target));
      f.reactors = reactorsTo(s, f);
      const hexes = option.do === 'aimArea' ? option.hexes : [];
      emit(s, { type: 'attackDeclared', champion: id, card, targets: [...f.targets], hexes });
      return;
    },
  }),
  /** [SFB-ATTACK-05] [SFB-REACT-04] One Reaction per attack, of the whole side. */
  react: ask({
    kind: 'react',
    who: (_s, f) => f.reactors[0],
    candidates: (s, f, seat) => reactCandidates(s, f, seat),
    whyNot: (s, f, option, seat) => whyNoReact(s, f, option, seat),
    about: (_s, f) => ({ champion: f.champion, card: f.card, targets: f.targets }),
    answer: (s, f, option, seat) => {
      if (option.do !== 'react') {
        if (option.do === 'passTurn') player(s, seat).passing = true;
        f.reactors = f.reactors.slice(1);
        return 'stay';
      }
      playReaction(s, f, option, seat);
      return;
    },
  }),
  /** [SFB-ATTACK-14] [SFB-RULING-04] What a Reaction does before the attack. */
  preReaction: (s, f) => {
    if (f.reaction !== '') carryOutEffects(s, reactionOf(f, 'pre'));
  },
  /** [SFB-RULING-92] The attacker is out: the attack is broken off. */
  brokenOff: (s, f) => (isIn(s, f.champion) ? undefined : 'end'),
  /** [SFB-ATTACK-06] [SFB-ATTACK-07] [SFB-KW-DOUBLE-01] Once, or twice. */
  strike: (s, f) => {
    const pass = () => ({ stolen: 0 });
    callEach(s, flow.strike, keyword(f.card, 'double') ? [pass(), pass()] : [pass()]);
  },
  /** [SFB-ATTACK-08] */
  postReaction: (s, f) => {
    if (f.reaction !== '') carryOutEffects(s, reactionOf(f, 'post'));
  },
  /** [SFB-ATTACK-09] [SFB-RULING-06] [SFB-RULING-12] */
  postAttack: (s, f) =>
    carryOutEffects(s, {
      of: f.card,
      when: 'post',
      seat: f.seat,
      source: f.champion,
      targets: f.targets,
      dealt: f.dealt,
    }),
});

/** [SFB-REACT-10] The Champion it was played on is the source. */
const reactionOf = (f: Attack, when: 'react' | 'pre' | 'post') => ({
  of: f.reaction,
  when,
  seat: f.reactor,
  source: f.reactedOn,
  targets: f.targets,
  dealt: f.dealt,
  attacker: f.champion,
  reactedOn: f.reactedOn,
});

/** [SFB-RULING-94] "Next attack" is used up by being a target. */
function useUpNextAttack(s: State, id: ChampionId): number {
  const target = champion(s, id);
  let bonus = 0;
  for (const boon of target.boons) if (boon.until === 'nextAttack') bonus += boon.amount;
  if (bonus > 0) target.boons = target.boons.filter((boon) => boon.until !== 'nextAttack');
  return bonus;
}

/**
 * [SFB-RULING-71] [SFB-RULING-80] [SFB-RULING-81] The controller of the first target, then the teammate: whoever has cards and a
 * ready Core, whatever the cards are.
 */
function reactorsTo(s: State, f: Attack): Seat[] {
  const first = f.targets.find((id) => areEnemies(s, id, f.champion));
  if (first === undefined) return [];
  const { seat } = champion(s, first);
  const mate = teammateOf(s, seat);
  return (mate === undefined ? [seat] : [seat, mate]).filter((asked) => {
    const { hand, ready, passing } = player(s, asked);
    return hand.length > 0 && ready.length > 0 && !passing;
  });
}

const PASS: React = { do: 'pass' };
const PASS_TURN: React = { do: 'passTurn' };

/** [SFB-REACT-06] [SFB-REACT-08] Any Reaction in hand, on any target of the own side. */
function reactCandidates(s: State, f: Attack, seat: Seat): React[] {
  const own = f.targets.filter((id) => areEnemies(s, id, f.champion));
  const list: React[] = [PASS, PASS_TURN];
  for (const card of player(s, seat).hand) {
    const { core, champion: key, type } = actionCard(card);
    const swap = type === 'reaction' && mayPayOtherCore(s, ownerOf(s, seat, key));
    for (const id of own) {
      list.push({ do: 'react', card, core, at: { champion: id } });
      if (!swap) continue;
      for (const other of CORES)
        if (other !== core) list.push({ do: 'react', card, core: other, at: { champion: id } });
    }
  }
  return list;
}

function whyNoReact(s: State, _f: Attack, option: React, seat: Seat): Reason | undefined {
  if (option.do !== 'react') return undefined;
  if (actionCard(option.card).type !== 'reaction') return { rule: 'SFB-CARD-02' };
  if (!player(s, seat).ready.includes(option.core)) return { rule: 'SFB-REACT-05', core: option.core };
  return undefined;
}

function playReaction(s: State, f: Attack, option: Extract<React, { do: 'react' }>, seat: Seat): void {
  const { card, core } = option;
  pay(s, seat, core, card);
  showCard(s, seat, card);
  f.reactors = [];
  f.reaction = card;
  f.reactor = seat;
  f.reactedOn = option.at.champion;
  /** [SFB-REACT-13] */
  f.guard = actionCard(card).defence ?? 0;
  emit(s, { type: 'reactionPlayed', seat, card, core, on: f.reactedOn });
  carryOutEffects(s, reactionOf(f, 'react'));
}

/** [SFB-DMG] [SFB-DMG-06] One pass of step 7. */
const strike = procedure(flow.strike, {
  /** [SFB-DMG-04] [SFB-RULING-78] Every target at the same time; those already out are skipped. */
  damage: (s, f) => {
    const attacking = underWay(s, flow.attack);
    const { champion: attacker, seat, targets } = attacking;
    const hits = targets.filter((id) => isIn(s, id)).map((target) => hitOn(s, attacking, target));
    for (const { target, amount } of hits) {
      const index = targets.indexOf(target);
      attacking.dealt[index] = (attacking.dealt[index] ?? 0) + amount;
      if (areEnemies(s, target, attacker)) f.stolen += amount;
    }
    dealDamage(s, hits, attacker, seat, 'attack');
    if (s.outcome) return;
    /** [SFB-KW-POISON-01] [SFB-RULING-77] */
    const poison = poisonOf(attacking.card);
    if (poison === 0) return;
    const poisoned = hits.filter(({ amount }) => amount > 0);
    dealDamage(
      s,
      poisoned.map(({ target }) => ({ target, amount: poison })),
      attacker,
      seat,
      'poison',
    );
  },
  /** [SFB-KW-LIFESTEAL-01] [SFB-RULING-76] */
  steal: (s, f) => {
    const { champion: attacker, card } = underWay(s, flow.attack);
    if (!keyword(card, 'lifesteal') || f.stolen === 0) return 'end';
    if (keyword(card, 'healReceiver') && alliesOf(s, attacker).length > 0) return;
    healBy(s, attacker, f.stolen);
    return 'end';
  },
  /** [SFB-DEC-36] Whole, to the attacker or to one Ally. */
  receiver: ask({
    kind: 'healReceiver',
    who: (s) => underWay(s, flow.attack).seat,
    candidates: (s): PickChampion[] => {
      const { champion: attacker } = underWay(s, flow.attack);
      return [attacker, ...alliesOf(s, attacker)].map((id) => ({ do: 'pick', at: { champion: id } }));
    },
    about: (_s, f) => ({ most: f.stolen }),
    answer: (s, f, option) => {
      if (option.do === 'pick') healBy(s, option.at.champion, f.stolen);
    },
  }),
});

/** [SFB-ATTACK-06] [SFB-RULING-11] Never below 0. */
function hitOn(s: State, f: Attack, target: ChampionId): { target: ChampionId; amount: number } {
  const strength = strengthAgainst(s, f, target);
  const defence = defenceAgainst(s, f, target);
  const amount = Math.max(0, strength - defence);
  emit(s, { type: 'struck', champion: target, strength, defence, damage: amount });
  return { target, amount };
}

export const attackProcedures = [attack, strike];
