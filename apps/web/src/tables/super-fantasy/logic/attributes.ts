/** The six attributes: their signs and names. */
import type { Attribute } from '@questhall/games/super-fantasy';
import type { IconShape } from '../../../ui/icon-shape.ts';
import {
  bicepsIcon,
  bowArrowIcon,
  crystalWandIcon,
  lockpicksIcon,
  runningShoeIcon,
  shieldIcon,
} from '../icons.ts';

export const ATTRIBUTE_LOOKS: {
  readonly [attribute in Attribute]: { readonly icon: IconShape; readonly name: string };
} = {
  speed: { icon: runningShoeIcon, name: 'Speed' },
  strength: { icon: bicepsIcon, name: 'Strength' },
  cunning: { icon: lockpicksIcon, name: 'Cunning' },
  aim: { icon: bowArrowIcon, name: 'Aim' },
  magic: { icon: crystalWandIcon, name: 'Magic' },
  defense: { icon: shieldIcon, name: 'Defense' },
};
