/** [DL-TRADE-01] One trader an act: six random cards of the act's deck, and three consumables that never run out. */
import type { Trader } from '../vocabulary-dungeon.ts';

const consumables = ['healing-draught', 'fairy-tea', 'smelling-salts'];

export const TRADERS: readonly Trader[] = [
  { id: 'tinker', name: 'The Tinker of the Wood', act: 1, consumables },
  { id: 'quartermaster', name: 'The Mouse Quartermaster', act: 2, consumables },
  { id: 'glassblower', name: 'The Glassblower', act: 3, consumables },
];
