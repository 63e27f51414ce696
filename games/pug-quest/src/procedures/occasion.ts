/** Setting things off: abilities that are due, and windows for Ripostes. */
import { call, callEach } from '@questhall/kernel';
import type { CarryOut, Occasion } from '../flow.ts';
import * as flow from '../flow.ts';
import { whyNotAbility } from '../queries/abilities.ts';
import { standingHeroes } from '../queries/area.ts';
import type { Source } from '../queries/cards.ts';
import { ripostesOf } from '../queries/combos.ts';
import type { AbilityInPlay } from '../queries/values.ts';
import { abilitiesOf, appliesTo, featureOf } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import type { Trigger, When } from '../vocabulary.ts';

const NO_OCCASION: Occasion = { targets: [], attacker: '', onward: '', answered: '' };

export const freshCarryOut = (owner: CreatureId, at: Source, occasion: Partial<Occasion> = {}): CarryOut => ({
  ...NO_OCCASION,
  ...occasion,
  owner,
  at,
  next: 0,
  ally: '',
});

/** Uses every ability of this kind that a creature has, its own cards first, then the World's. */
export function fire(s: State, when: When, owner: CreatureId, occasion: Partial<Occasion> = {}): void {
  const own = abilitiesOf(s, owner);
  const world = featureOf(s).filter(
    ({ ability }) => ability.applies !== undefined && appliesTo(s, ability, owner),
  );
  const due = [...own, ...world].filter((entry) => isDue(s, when, owner, entry));
  callEach(
    s,
    flow.useAbility,
    due.map(({ at }) => ({ ...NO_OCCASION, ...occasion, owner, at, decided: false })),
  );
}

/** A World Feature that works on the whole area at a Round's start or end. */
export function fireFeature(s: State, when: When): void {
  const due = featureOf(s).filter((entry) => isDue(s, when, '', entry));
  callEach(
    s,
    flow.useAbility,
    due.map(({ at }) => ({ ...NO_OCCASION, owner: '', at, decided: false })),
  );
}

const isDue = (s: State, when: When, owner: CreatureId, { at, ability }: AbilityInPlay): boolean =>
  ability.when === when && whyNotAbility(s, owner, at, ability) === undefined;

/** [PQ-RULING-75] Opens the window for Ripostes to an effect, where anybody has one. */
export function offerRiposteToEffect(s: State, trigger: Trigger, by: CreatureId, combo: string): void {
  if (standingHeroes(s).some((id) => ripostesOf(s, id, trigger).length > 0)) {
    call(s, flow.answerEffect, { trigger, by, combo, played: [] });
  }
}
