/** [PQ-RULING-22] A Hero's attack, in its nine steps. */
import { call, callEach, callerOf, underWay } from '@questhall/kernel';
import type { EvilPrevent } from '../decisions.ts';
import { emit } from '../events.ts';
import type { Aimed } from '../flow.ts';
import * as flow from '../flow.ts';
import { ask, procedure } from '../flow.ts';
import { isStanding } from '../queries/area.ts';
import { monsterCard } from '../queries/cards.ts';
import { upTo } from '../queries/payment.ts';
import { bonus, evilLordSeat, hasFlag, typeOf } from '../queries/values.ts';
import { fitTargets } from './aim.ts';
import { removeBeaten } from './damage.ts';
import { discardEnergy, drawFromDeck, spend } from './energy.ts';
import { fire, offerRiposteToEffect } from './occasion.ts';
import { fireDamaged, hurtAmong, placeDamage, sufferedByEach } from './wounds.ts';

/** Steps 2 to 4: what a Hero inflicts on Monsters, by an attack or by another effect of a combo. */
const strikeMonsters = procedure(flow.strikeMonsters, {
  /** [PQ-MON-10] [PQ-RULING-23] One card per attack and Monster; a Joker is no match. */
  reveal: (s, f) => {
    f.targets.forEach((target, index) => {
      const defend = monsterCard(target).defend;
      const energy = defend && drawFromDeck(s);
      if (!energy) return;
      const ignored = energy === defend;
      if (ignored) f.amounts[index] = 0;
      f.revealed = true;
      emit(s, { type: 'energyRevealed', by: target, energy, ignored });
      discardEnergy(s, [energy]);
    });
  },
  /** [PQ-EVIL-08] [PQ-RULING-66] */
  prevent: (s, f) => {
    if (evilLordSeat(s) === undefined) return;
    const hurt = f.targets.filter((_target, index) => (f.amounts[index] ?? 0) > 0);
    callEach(
      s,
      flow.evilPrevent,
      hurt.map((target) => ({ target })),
    );
  },
  /** Damage is placed on all at once. */
  place: (s, f) => {
    f.targets.forEach((target, index) => {
      placeDamage(s, target, f.amounts[index] ?? 0, f.by, 'attack');
    });
    const caller = callerOf<{ suffered: number[]; revealed?: boolean }>(s);
    caller.suffered = [...f.amounts];
    caller.revealed = f.revealed;
  },
});

/** [PQ-DEC-28] The Evil Lord discards cards of that Creature's Type, one per point. */
const evilPrevent = procedure(flow.evilPrevent, {
  choose: ask({
    kind: 'evilPrevent',
    who: (s) => evilLordSeat(s),
    candidates: (s, f): EvilPrevent[] => {
      const { amounts, targets } = underWay(s, flow.strikeMonsters);
      const damage = amounts[targets.indexOf(f.target)] ?? 0;
      return upTo(damage, typeOf(s, f.target), { hand: s.evilHand, xp: 0 }).map((payment) => ({
        do: 'prevent',
        ...payment,
      }));
    },
    about: (s, f) => {
      const { amounts, targets, by } = underWay(s, flow.strikeMonsters);
      return { target: f.target, by, damage: amounts[targets.indexOf(f.target)] ?? 0 };
    },
    answer: (s, f, option) => {
      const strike = underWay(s, flow.strikeMonsters);
      const index = strike.targets.indexOf(f.target);
      const amount = option.cards.length;
      if (amount === 0) return;
      spend(s, f.target, option);
      strike.amounts[index] = (strike.amounts[index] ?? 0) - amount;
      emit(s, { type: 'evilLordPrevented', target: f.target, amount });
    },
  }),
});

const heroAttack = procedure(flow.heroAttack, {
  /** (1) Targets. [PQ-RULING-24] Without one the attack is lost. */
  aim: (s, f) => {
    if (!isStanding(s, f.by) || hasFlag(s, f.by, 'noAttack') || fitTargets(s, f).length === 0) {
      emit(s, { type: 'attackLost', by: f.by });
      return 'end';
    }
    call(s, flow.aim, { by: f.by, reach: f.reach, side: f.side, count: f.count, card: f.card, chosen: [] });
    return;
  },
  /** (2) to (4) Defend, the Evil Lord, damage. [PQ-ATK-09] Each target suffers the full damage. */
  strike: (s, f) => {
    const damage = Math.max(0, f.damage + bonus(s, f.by, 'damage'));
    emit(s, { type: 'attacked', by: f.by, targets: f.targets, reach: f.reach, damage });
    const amounts = sufferedByEach(s, f.targets, damage);
    call(s, flow.strikeMonsters, { by: f.by, targets: [...f.targets], amounts, revealed: false });
  },
  /** (5) [PQ-RULING-17] On-hit effects work even when the damage came to nothing. */
  hit: (s, f) => fire(s, 'onHit', f.by, { targets: f.targets.filter((target) => isStanding(s, target)) }),
  hurt: (s, f) => fireDamaged(s, f.by, hurtAmong(f.targets, f.suffered)),
  /** (6) and (7) Removals, then gains. */
  remove: (s, f) => removeBeaten(s, f.by, f.targets),
  /** [PQ-RULING-75] */
  answer: (s, f) => {
    if (f.revealed) offerRiposteToEffect(s, 'energyRevealed', f.by, '');
  },
  /** (8) The rest of the text: again, if it says so. */
  again: (s, f) => {
    callerOf<Aimed>(s).targets = [...f.targets];
    return f.repeat && f.targets.some((target) => !isStanding(s, target)) ? 'again' : undefined;
  },
});

export const heroAttackProcedures = [strikeMonsters, evilPrevent, heroAttack];
