/** Everything in the box that a match can make use of, and what one event makes use of. */
import type { GameEvent } from '@questhall/kernel';
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from './content/index.ts';
import type { PugEvent } from './events.ts';
import { asPugEvent } from './events.ts';
import { isBossCard } from './queries/cards.ts';

const tags = (kind: string, cards: readonly { readonly id: string }[]): string[] =>
  cards.map(({ id }) => `${kind}:${id}`);

export const content: readonly string[] = [
  ...tags('hero', HEROES),
  ...tags('combo', [
    ...HEROES.flatMap((hero) => [...hero.combos]),
    ...TREASURES.flatMap((treasure) => (treasure.combo ? [treasure.combo] : [])),
    ...MONSTERS.flatMap((monster) => (monster.prize?.combo ? [monster.prize.combo] : [])),
  ]),
  ...tags('boss', BOSSES),
  ...tags('treasure', TREASURES),
  ...tags('monster', MONSTERS),
  ...tags('world', WORLDS),
];

const inTheBox: ReadonlySet<string> = new Set(content);

/** What players made is not in the box, but the lab asks how it fared. */
export const used = (event: GameEvent): readonly string[] =>
  shownBy(asPugEvent(event)).filter((piece) => inTheBox.has(piece) || piece.includes(':own-'));

function shownBy(event: PugEvent): readonly string[] {
  switch (event.type) {
    case 'heroChosen':
      return [`hero:${event.hero}`];
    case 'comboPlayed':
    case 'ripostePlayed':
      return [`combo:${event.combo}`];
    case 'bossRevealed':
      return [`boss:${event.boss}`];
    case 'treasureTaken':
    case 'bought':
      return [`treasure:${event.treasure}`];
    case 'monsterPlaced':
    case 'summoned':
      return isBossCard(event.monster) ? [] : [`monster:${event.monster}`];
    case 'worldRevealed':
      return [`world:${event.card}`];
    default:
      return [];
  }
}
