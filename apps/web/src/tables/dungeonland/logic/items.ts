/** What can be carried, by its id. Nothing here is drawn: whoever only reckons needs no icons. */
import type { Consumable, Item } from '@questhall/games/dungeonland';
import { CONSUMABLES, EQUIPMENT, ownItem, STARTING_ITEMS } from '@questhall/games/dungeonland';

const ITEMS = new Map([...EQUIPMENT, ...STARTING_ITEMS].map((item): [string, Item] => [item.id, item]));
const POTIONS = new Map(CONSUMABLES.map((each): [string, Consumable] => [each.id, each]));

export const itemOf = (id: string): Item | undefined => ITEMS.get(id) ?? ownItem(id);
export const consumableOf = (id: string): Consumable | undefined => POTIONS.get(id);
