/** Setting things off: abilities that are due, and windows for Ripostes. */

import { call, callEach } from '@questhall/kernel';
import type { CarryOut, Occasion, UseAbility } from '../flow.ts';
import * as flow from '../flow.ts';
import { whyNotAbility } from '../queries/abilities.ts';
import type { Source } from '../queries/cards.ts';
import { hasRiposte } from '../queries/combos.ts';
import type { AbilityInPlay } from '../queries/printed.ts';
import { kindsFiring } from '../queries/printed.ts';
import { appliesTo, featureOf, printedFor } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import type { Trigger, When } from '../vocabulary.ts';

/** No two frames hold the same list. */
export const occasionOf = ({
  targets,
  attacker = '',
  onward = '',
  answered = '',
}: Partial<Occasion>): Occasion => ({ attacker, onward, answered, targets: targets ? [...targets] : [] });

export function freshCarryOut(
  owner: CreatureId,
  at: Source,
  occasion: Partial<Occasion> = NO_OCCASION,
): CarryOut {
  const { targets, attacker, onward, answered } = occasionOf(occasion);
  return { attacker, onward, answered, targets, owner, at, next: 0, ally: '' };
}

const NO_OCCASION: Partial<Occasion> = {};

/** Uses every ability of this kind that a creature has, its own cards first, then the World's. */
export function fire(
  s: State,
  when: When,
  owner: CreatureId,
  occasion: Partial<Occasion> = NO_OCCASION,
): void {
  const due: UseAbility[] = [];
  const on = kindsFiring(when);
  for (const { abilities } of printedFor(s, owner, on))
    for (const entry of abilities)
      if (isDue(s, when, owner, entry)) due.push(freshUse(owner, entry.at, occasion));
  /** A Feature at a Round's start or end works once, not once for each Creature. */
  if (on.worlds && when !== 'roundStart' && when !== 'roundEnd') {
    for (const entry of featureOf(s)) {
      const { applies } = entry.ability;
      if (applies && isDue(s, when, owner, entry) && appliesTo(s, entry.ability, owner))
        due.push(freshUse(owner, entry.at, occasion));
    }
  }
  callEach(s, flow.useAbility, due);
}

function freshUse(owner: CreatureId, at: Source, occasion: Partial<Occasion>): UseAbility {
  const { targets, attacker, onward, answered } = occasionOf(occasion);
  return { attacker, onward, answered, targets, owner, at, decided: false };
}

/** A World Feature that works on the whole area at a Round's start or end. */
export function fireFeature(s: State, when: When): void {
  const due = featureOf(s).filter((entry) => isDue(s, when, '', entry));
  callEach(
    s,
    flow.useAbility,
    due.map(({ at }) => freshUse('', at, NO_OCCASION)),
  );
}

const isDue = (s: State, when: When, owner: CreatureId, { at, ability }: AbilityInPlay): boolean =>
  ability.when === when && whyNotAbility(s, owner, at, ability) === undefined;

/** [PQ-RULING-75] Opens the window for Ripostes to an effect, where anybody has one. */
export function offerRiposteToEffect(s: State, trigger: Trigger, by: CreatureId, combo: string): void {
  if (s.heroes.some(({ id, fallen }) => !fallen && hasRiposte(s, id, trigger))) {
    call(s, flow.answerEffect, { trigger, by, combo, played: [] });
  }
}
