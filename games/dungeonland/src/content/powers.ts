/** Powers as cards print them. */
import type { Power, PowerCondition, PowerId } from '../vocabulary.ts';

export const power = (id: PowerId, amount?: number): Power =>
  Object.freeze(amount === undefined ? { power: id } : { power: id, amount });
export const cancel = (of: PowerId): Power => ({ power: 'cancel', of });
export const lucky = (of: 'attack' | 'defence' | 'loot'): Power => ({ power: 'lucky', of });
export const increase = (of: 'health' | 'energy', amount: number): Power => ({
  power: 'increase',
  of,
  amount,
});
export const onlyWhen = (when: PowerCondition, base: Power): Power => ({ ...base, when });
