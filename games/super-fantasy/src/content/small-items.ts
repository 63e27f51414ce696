/** [SF-SMALL-01] Fifteen Small Items of eight kinds. */
import type { SmallItem } from '../vocabulary.ts';
import { ready, until, use } from './build.ts';

export const SMALL_ITEMS: readonly SmallItem[] = [
  { id: 'health-potion', name: 'Health Potion', copies: 3, use: use('self', [{ do: 'heal', n: 2 }]) },
  { id: 'antidote', name: 'Antidote', copies: 2, use: use('self', [{ do: 'cure', status: 'poisoned' }]) },
  { id: 'energy-drink', name: 'Energy Drink', copies: 2, use: use('ability', [{ do: 'gainEnergy', n: 3 }]) },
  {
    id: 'bomb',
    name: 'Bomb',
    copies: 2,
    use: use('monsterWithin3', [{ do: 'damage', n: 1, area: 'target' }]),
  },
  { id: 'spare-die', name: 'Spare Die', copies: 2, use: use('self', [{ do: 'takeBackDie', n: 1 }]) },
  {
    id: 'smoke',
    name: 'Smoke',
    copies: 1,
    use: ready([until('nextMove', { do: 'nextMove', ignoreZones: true })]),
  },
  {
    id: 'skeleton-key',
    name: 'Skeleton Key',
    copies: 2,
    use: ready([until('nextTest', { do: 'testBonus', tests: ['pickDoor', 'pickChest', 'disarm'], n: 3 })]),
  },
  {
    id: 'iron-rations',
    name: 'Iron Rations',
    copies: 1,
    use: use('self', [{ do: 'gainShieldTokens', n: 2 }]),
  },
];
