/** Everything that is printed, and the one place where a card is looked up by its id. */

import type { Consumable, Hero, Item, Skill, SkillId, Spell } from '../vocabulary.ts';
import type { Adventure, EventCard, ExplorationCard, Tile } from '../vocabulary-dungeon.ts';
import type { Ally, Minion, Mirror, Villain } from '../vocabulary-monsters.ts';
import { ADVENTURES } from './adventures.ts';
import { ALLIES, MIRROR } from './allies.ts';
import { CLOSING_CARDS } from './closing-cards.ts';
import { CONSUMABLES } from './consumables.ts';
import { EQUIPMENT } from './equipment.ts';
import { EVENT_CARDS } from './event-cards.ts';
import { EXPLORATION } from './exploration.ts';
import { HEROES } from './heroes.ts';
import { MINIONS } from './minions.ts';
import { ownAdventure, ownItem, ownMonster } from './own.ts';
import { SKILLS } from './skills.ts';
import { SPELLS } from './spells.ts';
import { STARTING_ITEMS } from './starting-items.ts';
import { TILES } from './tiles.ts';
import { VILLAINS } from './villains.ts';

export { ADVENTURES } from './adventures.ts';
export { ALLIES } from './allies.ts';
export { CLOSING_CARDS } from './closing-cards.ts';
export { CONSUMABLES } from './consumables.ts';
export { EQUIPMENT } from './equipment.ts';
export { EVENT_CARDS } from './event-cards.ts';
export { EXPLORATION } from './exploration.ts';
export { HEROES } from './heroes.ts';
export { KITS } from './kits.ts';
export { MINIONS } from './minions.ts';
export { SKILLS } from './skills.ts';
export { SPELLS } from './spells.ts';
export { STARTING_ITEMS } from './starting-items.ts';
export { TILES } from './tiles.ts';
export { TRADERS } from './traders.ts';
export { VILLAINS } from './villains.ts';

function lookup<T extends { readonly id: string }>(what: string, cards: readonly T[]): (id: string) => T {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (id) => {
    const card = byId.get(id);
    if (!card) throw new Error(`there is no ${what} ${id}`);
    return card;
  };
}

export const heroCard: (id: string) => Hero = lookup('hero', HEROES);
const printedMinion: (id: string) => Minion = lookup('minion', MINIONS);
export const minionCard = (id: string): Minion => ownMonster(id) ?? printedMinion(id);
export const villainCard: (id: string) => Villain = lookup('villain', VILLAINS);
const allyCard: (id: string) => Ally = lookup('ally', ALLIES);
const printedItem: (id: string) => Item = lookup('item', [...STARTING_ITEMS, ...EQUIPMENT]);
export const itemCard = (id: string): Item => ownItem(id) ?? printedItem(id);
export const spellCard: (id: string) => Spell = lookup('spell', SPELLS);
export const skillCard: (id: SkillId) => Skill = lookup('skill', SKILLS) as (id: SkillId) => Skill;
export const consumableCard: (id: string) => Consumable = lookup('consumable', CONSUMABLES);
export const eventCard: (id: string) => EventCard = lookup('event', EVENT_CARDS);
export const tileCard: (id: string) => Tile = lookup('tile', TILES);
export const explorationCard: (id: string) => ExplorationCard = lookup('exploration card', [
  ...EXPLORATION,
  ...CLOSING_CARDS,
]);
const printedAdventure: (id: string) => Adventure = lookup('adventure', ADVENTURES);
export const adventureCard = (id: string): Adventure => ownAdventure(id) ?? printedAdventure(id);

/** What is printed about a figure that is no hero. */
export type Printed = Minion | Villain | Ally | Mirror;

export function printedOn(kind: string, card: string): Printed {
  switch (kind) {
    case 'minion':
      return minionCard(card);
    case 'villain':
      return villainCard(card);
    case 'ally':
      return allyCard(card);
    default:
      return MIRROR;
  }
}

/** What a figure of this kind brings along, for a party of this size. */
export function statsFor(
  kind: string,
  card: string,
  party: number,
): { readonly health: number; readonly large: boolean } {
  const stats = printedOn(kind, card);
  const { health } = stats;
  return {
    health: typeof health === 'number' ? health : (health[party - 2] as number),
    large: stats.powers.some(({ power }) => power === 'largeCreature'),
  };
}
