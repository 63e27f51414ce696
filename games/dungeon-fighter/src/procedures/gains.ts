/** Gold, white dice, life, experience: what the party gains, and how it is told. */
import { emit } from '../events.ts';
import { consciousHeroes, isConscious, maxLife } from '../queries/heroes.ts';
import type { CardId, HeroState, State } from '../state.ts';
import { MOST_WHITE } from '../state.ts';

export function gainGold(s: State, amount: number, why: string): void {
  if (amount <= 0) return;
  s.chest.gold += amount;
  emit(s, { type: 'goldGained', amount, why });
}

/** [DF-WHITE-02] [DF-RULING-15] A tenth is not gained. */
export function gainDie(s: State, why: string): void {
  if (s.chest.white >= MOST_WHITE) return;
  s.chest.white += 1;
  emit(s, { type: 'dieGained', why });
}

/** [DF-HERO-05] [DF-RULING-11] Never above the maximum; a fainted Hero is not healed. */
export function heal(s: State, state: HeroState, amount: number, why: string): void {
  if (!isConscious(state)) return;
  const healed = Math.min(amount, maxLife(state) - state.life);
  if (healed <= 0) return;
  state.life += healed;
  emit(s, { type: 'healed', hero: state.id, amount: healed, life: state.life, why });
}

export function healAll(s: State, amount: number, why: string): void {
  for (const state of consciousHeroes(s)) heal(s, state, amount, why);
}

/** [DF-LVL-02] [DF-LVL-06] */
export const MOST_XP = 3;

/** [DF-LVL-01] Only in the variant. */
export function gainXp(s: State, state: HeroState, why: string): void {
  if (!s.options.levelUp || state.xp >= MOST_XP) return;
  state.xp += 1;
  emit(s, { type: 'xpGained', hero: state.id, xp: state.xp, why });
}

export function removeFrom<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not there`);
  list.splice(at, 1);
}

/** [DF-REST-09] [DF-RULING-24] What lay on the Monster card. */
export function turnTokensBack(s: State): void {
  for (const token of ['frog', 'tracking', 'shield'] as const) {
    if (s.tokens[token]) emit(s, { type: 'tokenTurned', token, active: false });
    s.tokens[token] = false;
  }
}

/** [DF-EQUIP-10] The card leaves the game. */
export function discardEquipment(s: State, state: HeroState, card: CardId): void {
  removeFrom(state.equipment, card);
  if (state.turned.includes(card)) removeFrom(state.turned, card);
  s.equipmentGone.push(card);
}
