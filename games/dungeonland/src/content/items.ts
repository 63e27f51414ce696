/** How item cards are written down. */
import type { Armour, AttackType, Dice, ItemSlot, Power, Trinket, Weapon } from '../vocabulary.ts';

type Level = 0 | 1 | 2 | 3;

export const weapon =
  (level: Level) =>
  (
    id: string,
    name: string,
    [type, range]: readonly [AttackType, number?],
    dice: Dice,
    hands: 1 | 2,
    cost: number,
    powers: readonly Power[] = [],
  ): Weapon => ({ kind: 'weapon', id, name, level, cost, type, range: range ?? 0, dice, hands, powers });

export const armour =
  (level: Level) =>
  (
    id: string,
    name: string,
    [type, slot]: readonly [Armour['type'], ItemSlot],
    dice: Dice,
    cost: number,
    powers: readonly Power[] = [],
    speed = 0,
  ): Armour => ({
    kind: 'armour',
    id,
    name,
    level,
    cost,
    type,
    slot,
    dice,
    powers,
    ...(speed === 0 ? {} : { speed }),
  });

export const trinket =
  (level: Level) =>
  (
    id: string,
    name: string,
    type: Trinket['type'],
    cost: number,
    powers: readonly Power[],
    more: Pick<Trinket, 'slot' | 'focus' | 'phoenix'> = {},
  ): Trinket => ({ kind: 'trinket', id, name, level, cost, type, powers, ...more });
