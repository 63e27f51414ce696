/** Things by the slot they are worn in, with what is printed on them. */
import { consumableText, itemText } from '@questhall/games/dungeonland';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import { consumableOf, itemOf } from './items.ts';

export function textOf(id: string): string {
  const item = itemOf(id);
  const consumable = consumableOf(id);
  if (item) return itemText(item);
  return consumable ? consumableText(consumable) : '';
}

export function iconOf(id: string): IconShape {
  const item = itemOf(id);
  if (!item) return icon.healingIcon;
  switch (item.kind) {
    case 'weapon':
      return item.type === 'melee'
        ? icon.broadswordIcon
        : item.type === 'ranged'
          ? icon.bowArrowIcon
          : icon.magicSwirlIcon;
    case 'armour':
      return item.slot === 'feet'
        ? icon.footprintIcon
        : item.slot === 'head'
          ? icon.hoodIcon
          : icon.shieldIcon;
    case 'trinket':
      return icon.crystalShineIcon;
  }
}

export const SLOTS = ['head', 'torso', 'feet', 'hands', 'charms'] as const;
export type Slot = (typeof SLOTS)[number];

export const SLOT_NAMES: { readonly [slot in Slot]: string } = {
  head: 'Head',
  torso: 'Torso',
  feet: 'Feet',
  hands: 'Hands',
  charms: 'Rings and amulet',
};

/** Where on the doll a thing is worn. */
export function slotOf(id: string): Slot {
  const item = itemOf(id);
  if (item?.kind === 'weapon') return 'hands';
  if (item?.slot === undefined) return 'charms';
  return item.slot === 'hand' ? 'hands' : item.slot;
}
