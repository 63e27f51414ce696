/** [DL-RULING-99] Those who need help, and one who helps; and what is broken in The Frozen Mirror. */
import type { Ally, Mirror } from '../vocabulary-monsters.ts';

export const ALLIES: readonly Ally[] = [
  { id: 'captive', name: 'Captive', speed: 4, defence: 2, health: 5, attacks: [], powers: [] },
  { id: 'cinderella', name: 'Cinderella', speed: 4, defence: 2, health: 5, attacks: [], powers: [] },
  {
    id: 'caged-woodcutter',
    name: 'Caged Woodcutter',
    speed: 4,
    defence: 1,
    health: 3,
    attacks: [{ type: 'melee', range: 0, dice: 2 }],
    powers: [],
  },
];

export const MIRROR: Mirror = {
  id: 'mirror',
  name: 'Mirror',
  speed: 0,
  defence: 2,
  health: [6, 9, 12],
  attacks: [],
  powers: [],
};
