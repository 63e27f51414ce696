/** The six attributes: their signs and names. */
import type { Attribute } from '@questhall/super-fantasy';
import type { IconShape } from '../../../ui/icon-shape.ts';
import {
  brainIcon,
  fairyWandIcon,
  pocketBowIcon,
  shieldIcon,
  strongIcon,
  walkingBootIcon,
} from '../icons.ts';

export const ATTRIBUTE_LOOKS: {
  readonly [attribute in Attribute]: { readonly icon: IconShape; readonly name: string };
} = {
  speed: { icon: walkingBootIcon, name: 'Speed' },
  strength: { icon: strongIcon, name: 'Strength' },
  cunning: { icon: brainIcon, name: 'Cunning' },
  aim: { icon: pocketBowIcon, name: 'Aim' },
  magic: { icon: fairyWandIcon, name: 'Magic' },
  defense: { icon: shieldIcon, name: 'Defense' },
};
