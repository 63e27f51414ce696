/** Everything in the box that a match can make use of, and what one event makes use of. */
import type { GameEvent } from '@questhall/kernel';
import { CARDS, CHALLENGES, CHAMPIONS } from './content/index.ts';
import type { BrawlEvent } from './events.ts';
import { asBrawlEvent } from './events.ts';
import { STANDARD_ACTIONS, TRAP_FACES } from './vocabulary.ts';

export const content: readonly string[] = [
  ...CHAMPIONS.map(({ id }) => `champion:${id}`),
  ...CARDS.map(({ id }) => `card:${id}`),
  ...CHALLENGES.map(({ id }) => `challenge:${id}`),
  ...TRAP_FACES.map((face) => `trap:${face}`),
  ...STANDARD_ACTIONS.map((action) => `standard:${action}`),
];

export const used = (event: GameEvent): readonly string[] => shownBy(asBrawlEvent(event));

function shownBy(event: BrawlEvent): readonly string[] {
  switch (event.type) {
    case 'championTaken':
      return [`champion:${event.champion}`];
    case 'attackDeclared':
    case 'skillUsed':
    case 'reactionPlayed':
      return [`card:${event.card}`];
    case 'challengeDrawn':
      return [`challenge:${event.challenge}`];
    case 'trapSprung':
      return [`trap:${event.face}`];
    case 'standardUsed':
      return [`standard:${event.action}`];
    default:
      return [];
  }
}
