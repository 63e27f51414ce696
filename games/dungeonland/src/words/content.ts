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
  ...entries(
    'adventure',
    ADVENTURES,
    ({ act, tiles, objectives, losses, xp, gold }) =>
      `Act ${act}, ${tiles} tiles, ${xp} XP and ${gold} gold for each hero. ${objectives.map(goalText).join('; ')}. Lost if all heroes are unconscious, or ${losses.map(lossText).join(', or ')}.`,
  ),
  ...entries('trader', TRADERS, ({ act }) => `Trades in act ${act}.`),
]);

export const contentWords = (piece: string): string | undefined => texts.get(piece);
