/** What happened, as a line in the log. */
import type { PugEvent } from '../events.ts';
import type { PugView } from '../view.ts';
import { printedAbility } from './cards.ts';
import {
  cardNamed,
  comboNamed,
  ENERGY_NAMES,
  listed,
  nameOf,
  paymentNamed,
  plural,
  REACH_NAMES,
  sourceNamed,
} from './names.ts';

export function eventWords(event: PugEvent, view: PugView): string | undefined {
  const name = (id: string): string => nameOf(id, view);
  switch (event.type) {
    case 'heroChosen':
      return `Seat ${event.seat + 1} plays ${name(event.hero)}.`;
    case 'worldBegan':
      return `World ${event.world} begins.`;
    case 'heroReturned':
      return `${name(event.hero)} is back on its paws.`;
    case 'heroPlaced':
      return `${name(event.hero)} takes lane ${event.lane}.`;
    case 'worldRevealed':
      return `The World is ${name(event.card)}.`;
    case 'bossRevealed':
      return `The Boss appears: ${name(event.boss)}!`;
    case 'monsterPlaced':
      return `${name(event.monster)} waits in lane ${event.lane}.`;
    case 'summoned':
      return `${name(event.monster)} joins lane ${event.lane}.`;
    case 'roundBegan':
      return `World ${event.world}, Round ${event.round}.`;
    case 'turnBegan':
      return `${name(event.creature)}'s Turn.`;
    case 'turnEnded':
      return undefined;
    case 'paid':
      return `${name(event.by)} pays ${paymentNamed(event.cards, event.xp)}.`;
    case 'drew':
      return `${name(event.hero)} draws ${event.energy ? ENERGY_NAMES[event.energy] : 'a card'} from the ${event.from}.`;
    case 'evilLordDrew':
      return `The Evil Lord draws ${plural(event.cards, 'card')}.`;
    case 'displayChanged':
      return `${name(event.by)} changes the display.`;
    case 'discarded':
      return `${name(event.hero)} discards ${listed(event.cards.map((card) => ENERGY_NAMES[card]))}.`;
    case 'swapped':
      return `${name(event.hero)} swaps ${ENERGY_NAMES[event.gave]} for ${ENERGY_NAMES[event.took]}.`;
    case 'deckRenewed':
      return `The ${event.deck} discard pile becomes the new deck.`;
    case 'moved':
      return event.from === event.to
        ? `${name(event.creature)} steps back in lane ${event.to}.`
        : `${name(event.creature)} moves from lane ${event.from} to lane ${event.to}.`;
    case 'comboPlayed':
      return `${name(event.by)} plays ${comboNamed(event.combo, view)}.`;
    case 'ripostePlayed':
      return `${name(event.by)} answers with ${comboNamed(event.combo, view)}.`;
    case 'abilityUsed':
      return abilityUsed(event, view);
    case 'attacked':
      return `${name(event.by)} attacks ${listed(event.targets.map(name))} for ${event.damage}.${motive(event)}`;
    case 'attackLost':
      return `${name(event.by)} finds nobody to attack.`;
    case 'energyRevealed':
      return `${name(event.by)} defends: ${ENERGY_NAMES[event.energy]}, ${event.ignored ? 'and ignores the hit' : 'no match'}.`;
    case 'prevented':
      return `${name(event.by)} prevents ${event.amount} of the damage${event.by === event.target ? '' : ` to ${name(event.target)}`}.`;
    case 'defended':
      return `${name(event.hero)} defends against ${event.amount}.`;
    case 'absorbed':
      return event.amount > 0
        ? `${name(event.creature)}’s armour absorbs ${event.amount}.`
        : `${name(event.creature)} suffers ${-event.amount} more damage: weakened armour.`;
    case 'evilLordAdded':
      return `The Evil Lord adds 1 damage against ${name(event.target)}.`;
    case 'evilLordPrevented':
      return `The Evil Lord shields ${name(event.target)} from ${event.amount}.`;
    case 'damaged':
      return `${name(event.creature)} suffers ${event.amount} damage${event.by === event.creature ? ' from its own attack' : (CAUSES[event.why] ?? '')}.`;
    case 'healed':
      return `${name(event.creature)} heals ${event.amount}.`;
    case 'marked':
      return `${name(event.creature)} is ${event.key.replaceAll('-', ' ')}.`;
    case 'actionGranted':
      return `${name(event.hero)} gets ${plural(event.actions, 'more Action')} next Turn.`;
    case 'defeated':
      return `${name(event.creature)} is Defeated.`;
    case 'belongingsLost': {
      const { cards, treasures, prizes } = event;
      const lost = [...(cards > 0 ? [plural(cards, 'card')] : []), ...[...treasures, ...prizes].map(name)];
      return `${name(event.hero)} loses ${listed(lost)}: fallen Heroes keep only their XP.`;
    }
    case 'xpGained':
      return `${name(event.hero)} gains 1 XP.`;
    case 'levelReached':
      return `${name(event.hero)} reaches Level ${event.level}!`;
    case 'prizeTaken':
      return `${name(event.hero)} takes ${name(event.monster)} as a Prize.`;
    case 'treasureDropped':
      return `${name(event.treasure)} drops in lane ${event.lane}.`;
    case 'treasureTaken':
      return `${name(event.hero)} gets ${name(event.treasure)}.`;
    case 'treasureDiscarded':
      return event.hero
        ? `${name(event.hero)} loses ${name(event.treasure)}.`
        : `Nobody takes ${name(event.treasure)}.`;
    case 'consumed':
      return `${name(event.by)} uses ${name(event.treasure)}.`;
    case 'lootTaken':
      return `${name(event.monster)} loots ${name(event.treasure)} of ${name(event.hero)}.`;
    case 'taxPaid':
      return `${name(event.hero)} pays the tax.`;
    case 'taxSuffered':
      return `${name(event.hero)} does not pay the tax.`;
    case 'worldEnded':
      return `World ${event.world} ${ENDS[event.how]}.`;
    case 'marketOpened':
      return `The Market shows ${listed(event.treasures.map(name))}.`;
    case 'bought':
      return `${name(event.hero)} buys ${name(event.treasure)}.`;
    case 'treasureSwapped':
      return `${name(event.hero)} swaps ${name(event.gave)} for ${name(event.took)}.`;
    case 'exchanged':
      return `${name(event.from)} gives ${name(event.to)} ${goods(event.gave, view)} for ${goods(event.took, view)}.`;
    case 'offerRefused':
      return `${name(event.by)} turns down ${name(event.from)}'s offer.`;
    case 'gameEnded':
      return undefined;
  }
}

const CAUSES: { readonly [why: string]: string } = {
  tax: ' for the unpaid tax',
  dogsLife: ': such is a dog’s life',
};

const ENDS = { cleared: 'is cleared', wiped: 'has beaten every Hero', timeOut: 'runs out of time' } as const;

const goods = (cards: readonly string[], view: PugView): string =>
  cards.length === 0 ? 'nothing one can see' : listed(cards.map((card) => cardNamed(card, view)));

/** Monsters think aloud. */
function motive(event: Extract<PugEvent, { type: 'attacked' }>): string {
  if (!event.why || event.why.kind === 'evilLord') return '';
  if (event.why.kind === 'leastLife') return ` Why? Lowest Life: ${event.why.life}.`;
  return ` Why? It reaches ${REACH_NAMES[event.why.reach]}.`;
}

/** What is printed on a Monster, a Boss or a World has no name of its own: it is read aloud. */
function abilityUsed({ by, source }: Extract<PugEvent, { type: 'abilityUsed' }>, view: PugView): string {
  const named = sourceNamed(source, view);
  const text = printedAbility(source);
  if (text !== undefined) return `${named}: ${text}`;
  return `${nameOf(by, view)} uses ${named}.`;
}
