/** [PQ-RULING-20] An attack of a Monster or Boss, in its eight steps. */
import { call, callEach, callerOf, underWay } from '@questhall/kernel';
import type { Defend, EvilAdd } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Aimed, StrikeHeroes } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { hero, inReadingOrder, isStanding } from '../queries/area.ts';
import { effectsAt, source } from '../queries/cards.ts';
import { mayBeAnswered } from '../queries/combos.ts';
import { purseOf, upTo } from '../queries/payment.ts';
import { bonus, evilLordSeat, hasFlag, typeOf } from '../queries/values.ts';
import type { CreatureId } from '../state.ts';
import { fitTargets, motiveFor } from './aim.ts';
import { removeBeaten } from './damage.ts';
import { kindsIn, spend } from './energy.ts';
import { fire, freshCarryOut } from './occasion.ts';
import { fireDamaged, hurtAmong, placeDamage, sufferedByEach } from './wounds.ts';

/** Steps 2 to 4: what a Monster inflicts on Heroes, by an attack or by another ability. */
const strikeHeroes = procedure(flow.strikeHeroes, {
  /** (2) [PQ-EVIL-06] [PQ-EVIL-07] [PQ-RULING-65] Once per attack, for one target, before responses. */
  add: ask({
    kind: 'evilAdd',
    who: (s, f) => (f.isAttack ? evilLordSeat(s) : undefined),
    candidates: (s, f): EvilAdd[] => [
      ...f.targets.flatMap((creature) =>
        kindsIn(s.evilHand)
          .filter((card) => card === 'joker' || card === typeOf(s, creature))
          .map((card): EvilAdd => ({ do: 'add', card, at: { creature } })),
      ),
      { do: 'pass' },
    ],
    about: (_s, f) => ({ by: f.by }),
    answer: (s, f, option) => {
      if (option.do === 'pass') return;
      const index = f.targets.indexOf(option.at.creature);
      spend(s, f.by, { cards: [option.card], xp: 0 });
      f.amounts[index] = (f.amounts[index] ?? 0) + 1;
      emit(s, { type: 'evilLordAdded', target: option.at.creature });
    },
  }),
  /** (3) [PQ-RULING-85] For each target by lane, then rank: Ripostes, then Defend. */
  respond: (s, f) =>
    callEach(
      s,
      flow.respond,
      f.targets.map((target) => ({ target })),
    ),
  /** (4) All damage is placed at once. */
  place: (s, f) => {
    f.targets.forEach((target, index) => {
      placeDamage(s, target, f.amounts[index] ?? 0, f.by, f.isAttack ? 'attack' : 'effect');
    });
    callerOf<{ suffered: number[] }>(s).suffered = [...f.amounts];
  },
});

const respond = procedure(flow.respond, {
  ripostes: (s, f) => {
    if (underWay(s, flow.strikeHeroes).isAttack && mayBeAnswered(s, f.target))
      call(s, flow.answerAttack, { target: f.target });
  },
  /** [PQ-DEF-01] [PQ-DEF-02] Cards of the Hero's own Type, one per point; [PQ-RULING-19] not more than the damage left. */
  defend: ask({
    kind: 'defend',
    who: (s, f) =>
      damageTo(underWay(s, flow.strikeHeroes), f.target) > 0 ? hero(s, f.target).seat : undefined,
    candidates: (s, f): Defend[] =>
      upTo(damageTo(underWay(s, flow.strikeHeroes), f.target), typeOf(s, f.target), purseOf(s, f.target)).map(
        (payment) => ({ do: 'defend', ...payment }),
      ),
    about: (s, f) => {
      const strike = underWay(s, flow.strikeHeroes);
      return { hero: f.target, by: strike.by, damage: damageTo(strike, f.target) };
    },
    answer: (s, f, option) => {
      const amount = option.cards.length + option.xp;
      if (amount === 0) return;
      spend(s, f.target, option);
      lower(underWay(s, flow.strikeHeroes), f.target, amount);
      emit(s, { type: 'defended', hero: f.target, amount });
    },
  }),
});

const damageTo = (f: StrikeHeroes, target: CreatureId): number => f.amounts[f.targets.indexOf(target)] ?? 0;

export function lower(f: StrikeHeroes, target: CreatureId, amount: number): number {
  const index = f.targets.indexOf(target);
  const before = f.amounts[index] ?? 0;
  f.amounts[index] = Math.max(0, before - amount);
  return before - (f.amounts[index] ?? 0);
}

const monsterAttack = procedure(flow.monsterAttack, {
  /** (1) Targets are fixed. [PQ-RULING-10] Without one the attack is lost. */
  aim: (s, f) => {
    f.riposted = [];
    f.followUps = [];
    const search = { by: f.by, reach: f.reach, side: f.side, card: '' };
    if (!isStanding(s, f.by) || hasFlag(s, f.by, 'noAttack') || fitTargets(s, search).length === 0) {
      emit(s, { type: 'attackLost', by: f.by });
      return 'end';
    }
    call(s, flow.aim, { ...search, count: f.count, chosen: [] });
    return;
  },
  /** (2) to (4) */
  strike: (s, f) => {
    const damage = Math.max(0, f.damage + bonus(s, f.by, 'damage'));
    emit(s, { type: 'attacked', by: f.by, targets: f.targets, reach: f.reach, damage, why: motiveFor(s, f) });
    const amounts = sufferedByEach(s, f.targets, damage);
    call(s, flow.strikeHeroes, { by: f.by, targets: [...f.targets], amounts, isAttack: true });
  },
  hurt: (s, f) => fireDamaged(s, f.by, hurtAmong(f.targets, f.suffered)),
  /** (5) Counter-attacks of Heroes still standing, by lane, then rank: before the hit moves anybody. */
  followUps: (s, f) => {
    if (f.followUps.length === 0) return;
    const heroes = inReadingOrder(s, [...new Set(f.followUps.map((entry) => entry.split('/')[0] as string))]);
    const ordered = heroes.flatMap((id) => f.followUps.filter((entry) => entry.startsWith(`${id}/`)));
    callEach(
      s,
      flow.riposteFollowUp,
      ordered.map((entry) => ({ entry, attacker: f.by })),
    );
  },
  /** (6) [PQ-RULING-17] Hit is hit, even when no damage came through; a fallen attacker does no more. */
  hit: (s, f) => {
    const at = source('hit', f.by);
    if (isStanding(s, f.by) && effectsAt(s, at).length > 0)
      call(s, flow.carryOut, { ...freshCarryOut(f.by, at), targets: [...f.targets] });
  },
  hitAbilities: (s, f) => {
    if (isStanding(s, f.by)) fire(s, 'onHit', f.by, { targets: [...f.targets] });
  },
  /** (7) Defeated Heroes leave, lanes close. */
  remove: (s, f) => removeBeaten(s, f.by, f.targets),
  again: (s, f) => {
    callerOf<Aimed>(s).targets = [...f.targets];
    return f.repeat && isStanding(s, f.by) && f.targets.some((target) => !isStanding(s, target))
      ? 'again'
      : undefined;
  },
});

export const monsterAttackProcedures = [strikeHeroes, respond, monsterAttack];
