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
  itemCard,
  MINIONS,
  minionCard,
  SKILLS,
  SPELLS,
  spellCard,
  TILES,
  TRADERS,
  VILLAINS,
  villainCard,
} from './content/index.ts';
import { ownMonster } from './content/own.ts';
import type { DungeonlandEvent } from './events.ts';
import { asDungeonlandEvent } from './events.ts';
import { isConsumable } from './queries/items.ts';
import type { Power } from './vocabulary.ts';
import { POWERS } from './vocabulary.ts';

const tags = (kind: string, cards: readonly { readonly id: string }[]): string[] =>
  cards.map(({ id }) => `${kind}:${id}`);

export const content: readonly string[] = [
  ...tags('hero', HEROES),
  ...tags('spell', SPELLS),
  ...tags('skill', SKILLS),
  ...POWERS.map((power) => `power:${power}`),
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
  shownBy(asDungeonlandEvent(event)).filter((piece) => inTheBox.has(piece) || piece.includes(':own-'));

const named = (powers: readonly Power[]): string[] => powers.map(({ power }) => `power:${power}`);

/** A thing in somebody's hands, with the powers printed on it. */
const handled = (thing: string): readonly string[] =>
  isConsumable(thing) ? [`consumable:${thing}`] : [`item:${thing}`, ...named(itemCard(thing).powers)];

/** A spell is a skill, too. */
const castOf = (spell: string): readonly string[] => [
  `spell:${spell}`,
  `skill:${spell}`,
  ...named(spellCard(spell).powers),
];

/** A figure on the map, with the powers it brings along. */
function arrived(card: string): readonly string[] {
  if (inTheBox.has(`minion:${card}`) || ownMonster(card) !== undefined)
    return [`minion:${card}`, ...named(minionCard(card).powers)];
  if (inTheBox.has(`villain:${card}`)) return [`villain:${card}`, ...named(villainCard(card).powers)];
  return [`ally:${card}`];
}

function shownBy(event: DungeonlandEvent): readonly string[] {
  switch (event.type) {
    case 'heroChosen':
      return [`hero:${event.hero}`];
    case 'attackDeclared':
      return event.spell === '' ? [] : castOf(event.spell);
    case 'figurePlaced':
      return arrived(event.card);
    case 'skillLearned':
    case 'skillUsed':
    case 'boosted':
      return [`skill:${event.skill}`];
    case 'rowFired':
      return [`row:${event.row}`];
    case 'tilePlaced':
      return [`tile:${event.tile}`, `exploration:${event.card}`];
    case 'eventDrawn':
      return [`event:${event.card}`];
    case 'itemTaken':
    case 'bought':
    case 'itemWielded':
      return handled(event.thing);
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
