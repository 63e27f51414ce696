/** [DF-RULING-36] How much a Hit deals. */
import type { State, ThrowState } from '../state.ts';
import { weaponCard } from './carrying.ts';
import { placeOf, throwOf, worthOf } from './combat.ts';

/** [DF-COM-06] */
export const FOCUSED = 5;

/** [DF-UNI-07] [DF-RULING-27] Ones and twos: 1, 3, 4. */
export const hammerBonus = (spent: number): number => [0, 1, 3, 4][spent] ?? 0;

/** [DF-UNI-03] */
export const royalMoney = (gold: number): number => Math.min(5, Math.floor(gold / 2));

/** The bell rings for whoever hits high: 4, 5 or the bullseye. */
export const bellRinger = (value: number): number => (value >= 4 ? 3 : 1);

/** The section, or what Focused Damage or a Template makes of it. */
export const base = (thrown: ThrowState): number => (thrown.focused ? FOCUSED : worthOf(placeOf(thrown)));

/** [DF-HIT-02] Base, focused, doubled; then everything else is added. */
export function hitDamage(s: State): number {
  const thrown = throwOf(s);
  let sum = base(thrown) * (thrown.doubled ? 2 : 1) + thrown.bonus + hammerBonus(thrown.hammersSpent);
  for (const id of thrown.weapons) sum += weaponCard(id).damage;
  return s.tokens.tracking ? sum + 1 : sum;
}
