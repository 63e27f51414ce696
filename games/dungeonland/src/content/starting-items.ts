/** [DL-TRADE-04] Starting equipment, marked (S). */
import type { Item } from '../vocabulary.ts';
import { armour, weapon } from './items.ts';
import { power } from './powers.ts';

const arm = weapon(0);
const wear = armour(0);

export const STARTING_ITEMS: readonly Item[] = [
  arm('crossbow', 'Crossbow', ['ranged', 5], 4, 2, 0),
  arm('hatchet', 'Hatchet', ['melee'], 2, 1, 0),
  wear('red-cloak', 'Red Cloak', ['light', 'torso'], 1, 0),
  arm('longsword', 'Longsword', ['melee'], 3, 1, 0),
  wear('crest-shield', 'Crest Shield', ['shield', 'hand'], 1, 0),
  wear('mail-shirt', 'Mail Shirt', ['heavy', 'torso'], 1, 0),
  arm('mirror-wand', 'Mirror Wand', ['magical', 4], 3, 1, 0),
  wear('winter-gown', 'Winter Gown', ['light', 'torso'], 1, 0),
  arm('yew-bow', 'Yew Bow', ['ranged', 6], 4, 2, 0),
  arm('dagger', 'Dagger', ['melee'], 2, 1, 0),
  wear('lincoln-green', 'Lincoln Green', ['light', 'torso'], 1, 0),
  arm('sabre', 'Sabre', ['melee'], 3, 1, 0),
  wear('drum-shield', 'Drum Shield', ['shield', 'hand'], 1, 0),
  wear('painted-coat', 'Painted Coat', ['heavy', 'torso'], 2, 0),
  arm('star-wand', 'Star Wand', ['magical', 5], 3, 1, 0),
  wear('spun-tulle', 'Spun Tulle', ['light', 'torso'], 2, 0),
  arm('banner-lance', 'Banner Lance', ['magical', 2], 3, 2, 0),
  wear('cuirass', 'Cuirass', ['heavy', 'torso'], 2, 0),
  arm('rapier', 'Rapier', ['melee'], 3, 1, 0),
  wear('cat-boots', 'Boots', ['light', 'feet'], 0, 0, [power('swift', 1)]),
  wear('jerkin', 'Jerkin', ['light', 'torso'], 1, 0),
];
