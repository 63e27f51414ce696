/** A piece of the box as it is printed. */

import {
  ADVENTURES,
  ALLIES,
  CLOSING_CARDS,
  CONSUMABLES,
  EQUIPMENT,
  EVENT_CARDS,
  EXPLORATION,
  HEROES,
  MINIONS,
  SPELLS,
  TILES,
  TRADERS,
  VILLAINS,
} from '../content/index.ts';
import type { OwnAdventure } from '../content/own.ts';
import {
  allyText,
  consumableText,
  eventText,
  explorationText,
  heroText,
  itemText,
  minionText,
  rowText,
  spellText,
  villainText,
} from './cards.ts';
import { goalText, lossText } from './objectives.ts';

const entries = <T extends { readonly id: string; readonly name: string }>(
  kind: string,
  cards: readonly T[],
  text: (card: T) => string,
): [string, string][] => cards.map((card) => [`${kind}:${card.id}`, `${card.name}. ${text(card)}`]);

const texts = new Map<string, string>([
  ...entries('hero', HEROES, heroText),
  ...entries('spell', SPELLS, spellText),
  ...entries('minion', MINIONS, minionText),
  ...entries('villain', VILLAINS, villainText),
  ...entries(
    'row',
    VILLAINS.flatMap(({ rows }) => [...rows]),
    rowText,
  ),
  ...entries('ally', ALLIES, allyText),
  ...entries(
    'tile',
    TILES,
    ({ doors, start }) => `${start ? 'A starting tile' : 'A tile'} with doors ${doors.join(', ')}.`,
  ),
  ...entries('exploration', [...EXPLORATION, ...CLOSING_CARDS], explorationText),
  ...entries('event', EVENT_CARDS, eventText),
  ...entries('item', EQUIPMENT, itemText),
  ...entries('consumable', CONSUMABLES, consumableText),
  ...entries('adventure', ADVENTURES, adventureText),
  ...entries('trader', TRADERS, ({ act }) => `Trades in act ${act}.`),
]);

export const contentWords = (piece: string): string | undefined => texts.get(piece);

/** An adventure as it is printed. */
export function adventureText({ act, tiles, objectives, losses, xp, gold }: OwnAdventure): string {
  const goals = objectives.map(goalText).join('; ');
  const ends = losses.map(lossText).join(', or ');
  return `Act ${act}, ${tiles} tiles, ${xp} XP and ${gold} gold for each hero. ${goals}. Lost if all heroes are unconscious, or ${ends}.`;
}
