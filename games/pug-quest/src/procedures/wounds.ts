/** [PQ-DMG] Damage placed and healed. */
import { emit } from '../events.ts';
import { creature, isStanding } from '../queries/area.ts';
import { bonus, remainingLife } from '../queries/values.ts';
import type { CreatureId, State } from '../state.ts';
import { fire } from './occasion.ts';

/** What a packet of damage comes to for each of these creatures; what their armour does is told. */
export function sufferedByEach(s: State, ids: readonly CreatureId[], damage: number): number[] {
  const amounts: number[] = [];
  for (const id of ids) {
    const suffered = Math.max(0, damage - bonus(s, id, 'armour'));
    amounts.push(suffered);
    if (suffered !== damage) emit(s, { type: 'absorbed', creature: id, amount: damage - suffered });
  }
  return amounts;
}

/** [PQ-DMG-01] */
export function placeDamage(s: State, id: CreatureId, amount: number, by: CreatureId, why: string): void {
  if (amount <= 0) return;
  creature(s, id).damage += amount;
  emit(s, { type: 'damaged', creature: id, amount, by, why });
}

/** [PQ-DMG-04] Never below 0. */
export function heal(s: State, id: CreatureId, amount: number): void {
  const state = creature(s, id);
  const healed = Math.min(state.damage, amount);
  if (healed <= 0) return;
  state.damage -= healed;
  emit(s, { type: 'healed', creature: id, amount: healed });
}

export const hurtAmong = (targets: readonly CreatureId[], suffered: readonly number[]): CreatureId[] =>
  targets.filter((_target, index) => (suffered[index] ?? 0) > 0);

/** Those who were hurt may have something to say about it, [PQ-RULING-87] unless they are beaten. */
export function fireDamaged(s: State, by: CreatureId, hurt: readonly CreatureId[]): void {
  for (const id of hurt.toReversed()) {
    if (isStanding(s, id) && remainingLife(s, id) > 0) fire(s, 'onDamaged', id, { attacker: by });
  }
}
