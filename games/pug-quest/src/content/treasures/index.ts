import type { Treasure } from '../../vocabulary.ts';
import { CONSUMABLES } from './consumables.ts';
import { TRINKETS } from './trinkets.ts';
import { WEAPONS } from './weapons.ts';

/** [PQ-COMP-05] */
export const TREASURES: readonly Treasure[] = [...CONSUMABLES, ...WEAPONS, ...TRINKETS];
