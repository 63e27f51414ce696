/** Everything in the box that a match can make use of, and what one event makes use of. */
import type { GameEvent } from '@questhall/kernel';
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
} from './content/index.ts';
import type { DungeonlandEvent } from './events.ts';
import { asDungeonlandEvent } from './events.ts';

const tags = (kind: string, cards: readonly { readonly id: string }[]): string[] =>
  cards.map(({ id }) => `${kind}:${id}`);

export const content: readonly string[] = [
  ...tags('hero', HEROES),
  ...tags('spell', SPELLS),
  ...tags('minion', MINIONS),
  ...tags('villain', VILLAINS),
  ...tags(
    'row',
    VILLAINS.flatMap(({ rows }) => [...rows]),
  ),
  ...tags('ally', ALLIES),
  ...tags('tile', TILES),
  ...tags('exploration', [...EXPLORATION, ...CLOSING_CARDS]),
  ...tags('event', EVENT_CARDS),
  ...tags('item', EQUIPMENT),
  ...tags('consumable', CONSUMABLES),
  ...tags('adventure', ADVENTURES),
  ...tags('trader', TRADERS),
];

const inTheBox: ReadonlySet<string> = new Set(content);

export const used = (event: GameEvent): readonly string[] =>
  shownBy(asDungeonlandEvent(event)).filter((piece) => inTheBox.has(piece));

function shownBy(event: DungeonlandEvent): readonly string[] {
  switch (event.type) {
    case 'heroChosen':
      return [`hero:${event.hero}`];
    case 'attackDeclared':
      return event.spell === '' ? [] : [`spell:${event.spell}`];
    case 'figurePlaced':
      return [`minion:${event.card}`, `villain:${event.card}`, `ally:${event.card}`];
    case 'rowFired':
      return [`row:${event.row}`];
    case 'tilePlaced':
      return [`tile:${event.tile}`, `exploration:${event.card}`];
    case 'eventDrawn':
      return [`event:${event.card}`];
    case 'itemTaken':
    case 'bought':
      return [`item:${event.thing}`, `consumable:${event.thing}`];
    case 'consumed':
      return [`consumable:${event.consumable}`];
    case 'adventureBegan':
      return [`adventure:${event.adventure}`];
    case 'traderOpened':
      return [`trader:${event.trader}`];
    default:
      return [];
  }
}
