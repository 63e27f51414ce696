/** The six attributes: their signs and names. */
import type { Attribute } from '@questhall/games/super-fantasy';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';

export const ATTRIBUTE_LOOKS: {
  readonly [attribute in Attribute]: { readonly icon: IconShape; readonly name: string };
} = {
  speed: { icon: icon.runningShoeIcon, name: 'Speed' },
  strength: { icon: icon.bicepsIcon, name: 'Strength' },
  cunning: { icon: icon.lockpicksIcon, name: 'Cunning' },
  aim: { icon: icon.bowArrowIcon, name: 'Aim' },
  magic: { icon: icon.crystalWandIcon, name: 'Magic' },
  defense: { icon: icon.shieldIcon, name: 'Defense' },
};
