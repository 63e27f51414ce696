/** [PQ-RIP] Ripostes: to an attack, and to other effects in play. */
import type { Reason } from '@questhall/kernel';
import { call, reactionWindow, runsOf, underWay } from '@questhall/kernel';
import type { Riposte } from '../decisions.ts';
import { emit } from '../events.ts';
import type { AnswerEffect } from '../flow.ts';
import * as flow from '../flow.ts';
import { procedure } from '../flow.ts';
import { hero, inReadingOrder, isStanding, standingHeroes } from '../queries/area.ts';
import { comboCard } from '../queries/cards.ts';
import { attackOn, insteadOf, ripostesOf, whyNoTarget, whyNotCombo } from '../queries/combos.ts';
import { amountOf, evilLordSeat, heroCount, initiativeOf, remainingLife } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import type { Combo, Trigger } from '../vocabulary.ts';
import { payForCombo } from './combos.ts';
import { lower } from './monster-attack.ts';
import { occasionOf } from './occasion.ts';

/** Each Riposte at its own price, and at the price that replaces it. */
function offers(s: State, id: CreatureId, ...triggers: readonly Trigger[]): Riposte[] {
  const list: Riposte[] = [];
  for (const combo of triggers.flatMap((trigger) => ripostesOf(s, id, trigger))) {
    const plain: Riposte = { do: 'riposte', combo: combo.id, instead: false, at: { card: combo.id } };
    list.push(plain);
    if (insteadOf(s, id, combo)) list.push({ ...plain, instead: true });
  }
  return list;
}

const key = (id: CreatureId, combo: string): string => `${id}/${combo}`;

/** [PQ-RULING-85] First the target's own Ripostes, then those of other entitled Heroes by lane, then rank. */
const answerAttack = reactionWindow<State, { target: CreatureId }, Riposte>(flow.answerAttack.name, {
  kind: 'riposte',
  entitled: (s, f) => [f.target, ...standingHeroes(s).filter((id) => id !== f.target)],
  seatOf: (s, id) => hero(s, id).seat,
  candidates: (s, f, id) => offers(s, id, ...attackOn(id, f.target)),
  /** [PQ-RULING-20] Each Riposte at most once per Hero and attack. */
  whyNot: (s, _f, option, id) =>
    hasRiposted(s, id, option)
      ? { rule: 'PQ-RULING-20', combo: option.combo }
      : whyNotCombo(s, id, comboCard(s, option.combo), option.instead),
  about: (s, f, id) => {
    const strike = underWay(s, flow.strikeHeroes);
    return {
      hero: id,
      target: f.target,
      by: strike.by,
      damage: strike.amounts[strike.targets.indexOf(f.target)] ?? 0,
    };
  },
  /** The Evil Lord must not learn from the asking what is in a hand. */
  secret: (s, f, id) =>
    evilLordSeat(s) !== undefined &&
    offers(s, id, ...attackOn(id, f.target)).some((option) => !hasRiposted(s, id, option)),
  react: (s, f, option, id) =>
    call(s, flow.playRiposte, { hero: id, target: f.target, combo: option.combo, instead: option.instead }),
});

const hasRiposted = (s: State, id: CreatureId, { combo }: Riposte): boolean =>
  underWay(s, flow.monsterAttack).riposted.includes(key(id, combo));

const playRiposte = procedure(flow.playRiposte, {
  pay: (s, f) => {
    underWay(s, flow.monsterAttack).riposted.push(key(f.hero, f.combo));
    payForCombo(s, f.hero, f.combo, f.instead);
  },
  /** [PQ-RULING-20] (3) What it prevents counts now, the rest follows when the damage is placed. */
  prevent: (s, f) => {
    emit(s, { type: 'ripostePlayed', by: f.hero, combo: f.combo });
    const { effects } = comboCard(s, f.combo);
    for (const effect of effects) {
      if (effect.do !== 'prevent') continue;
      const most = effect.max === 'all' ? Number.MAX_SAFE_INTEGER : amountOf(s, effect.max, f.hero);
      const amount = lower(underWay(s, flow.strikeHeroes), f.target, most);
      emit(s, { type: 'prevented', by: f.hero, target: f.target, amount });
    }
    if (effects.some((effect) => effect.do !== 'prevent')) {
      underWay(s, flow.monsterAttack).followUps.push(key(f.hero, f.combo));
    }
  },
});

/** [PQ-RULING-21] A counter-attack from the Hero's own lane; only a Hero that is not beaten makes it. */
const riposteFollowUp = procedure(flow.riposteFollowUp, {
  carryOut: (s, f) => {
    const [by = '', played = ''] = f.entry.split('/');
    if (!isStanding(s, by) || remainingLife(s, by) <= 0) return;
    const targets = isStanding(s, f.attacker) ? [f.attacker] : [];
    /** From here on the ids of the cards themselves: texts that were cut out are slow to compare. */
    const { id } = hero(s, by);
    const combo = comboCard(s, played).id;
    call(s, flow.resolveCombo, { ...occasionOf({ targets, attacker: f.attacker }), by: id, combo });
  },
});

/** [PQ-RULING-75] Offered once, after the effect, to entitled Heroes in descending Initiative. */
const answerEffect = reactionWindow<State, AnswerEffect, Riposte>(flow.answerEffect.name, {
  kind: 'riposteToEffect',
  entitled: (s, f) =>
    inReadingOrder(s, standingHeroes(s))
      /** [PQ-RULING-89] Alone there is nobody else to answer. */
      .filter((id) => f.trigger !== 'effectPlayed' || id !== f.by || heroCount(s) === 1)
      .sort((left, right) => initiativeOf(s, right) - initiativeOf(s, left)),
  seatOf: (s, id) => hero(s, id).seat,
  candidates: (s, f, id) => (isStanding(s, id) ? offers(s, id, f.trigger) : []),
  whyNot: (s, f, option, id) => whyNotAnswer(s, f, option, id),
  about: (_s, f, id) => ({ hero: id, trigger: f.trigger, by: f.by, combo: f.combo }),
  secret: (s, f, id) =>
    evilLordSeat(s) !== undefined &&
    isStanding(s, id) &&
    offers(s, id, f.trigger).some((option) => !hasAnswered(s, id, option)),
  react: (s, f, option, id) => {
    f.played.push(key(id, option.combo));
    const { combo, instead } = option;
    call(s, flow.playAnswer, { hero: id, combo, instead, answered: f.combo, attacker: f.by });
  },
});

function whyNotAnswer(s: State, f: AnswerEffect, option: Riposte, id: CreatureId): Reason | undefined {
  if (hasAnswered(s, id, option)) return { rule: 'PQ-RULING-75', combo: option.combo };
  const combo = comboCard(s, option.combo);
  if (copies(combo)) {
    const copied = comboCard(s, f.combo);
    if (copies(copied)) return { rule: 'PQ-RULING-75', combo: option.combo };
    const reason = whyNoTarget(s, id, copied);
    if (reason) return reason;
  }
  return whyNotCombo(s, id, combo, option.instead);
}

const hasAnswered = (s: State, id: CreatureId, { combo }: Riposte): boolean =>
  runsOf(s, flow.answerEffect).some(({ played }) => played.includes(key(id, combo)));

const copies = (combo: Combo): boolean => combo.effects.some((effect) => effect.do === 'copyCombo');

const playAnswer = procedure(flow.playAnswer, {
  pay: (s, f) => payForCombo(s, f.hero, f.combo, f.instead),
  carryOut: (s, f) => {
    emit(s, { type: 'ripostePlayed', by: f.hero, combo: f.combo });
    const { answered, attacker, hero: by, combo } = f;
    call(s, flow.resolveCombo, { ...occasionOf({ answered, attacker }), by, combo });
  },
});

export const riposteProcedures = [answerAttack, playRiposte, riposteFollowUp, answerEffect, playAnswer];
