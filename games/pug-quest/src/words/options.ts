/** What is asked, and what may be answered. */
import type { Json } from '@questhall/kernel';
import { WORLDS } from '../content/index.ts';
import type { DecisionKind, PugOption } from '../decisions.ts';
import type { PugView } from '../view.ts';
import type { Energy, Reach } from '../vocabulary.ts';
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

type About = { readonly [detail: string]: Json };

const DECISION_WORDS: { readonly [kind in DecisionKind]: (about: About, view: PugView) => string } = {
  chooseHero: () => 'Choose your pug',
  placeHero: (about, view) => `Choose a lane for ${nameOf(String(about.hero), view)}`,
  tax: (about) => `Pay 1 ${ENERGY_NAMES[String(about.type) as Energy]} as tax, or suffer 1 damage`,
  tieOrder: () => 'Equal Initiative: choose who goes first',
  tieAgree: () => 'The others let you go first: agree or refuse',
  act: (about, view) =>
    `Play ${nameOf(String(about.hero), view)}: ${plural(Number(about.actionsLeft), 'Action')} left`,
  drawFrom: ({ left }) =>
    left === 1
      ? 'Draw a card from the deck or the display'
      : `Draw from the deck or the display: ${plural(Number(left), 'card')} to go`,
  discardCards: (about) => `Choose cards to discard: ${Number(about.chosen)} chosen`,
  target: (about) => `Choose a target: ${REACH_NAMES[String(about.reach) as Reach]}`,
  side: () => 'Choose which side to hit as well',
  handLimit: (about) => `Too many cards: discard ${Number(about.surplus)} more`,
  riposte: (about, view) =>
    `${nameOf(String(about.by), view)} attacks ${nameOf(String(about.target), view)} for ${Number(about.damage)}: play a Riposte or take it`,
  riposteToEffect: () => 'Answer this with a Riposte, or pass',
  defend: (about, view) =>
    `${nameOf(String(about.by), view)} hits ${nameOf(String(about.hero), view)} for ${Number(about.damage)}: defend with cards of your Type`,
  forcedDiscard: (about) =>
    about.what === 'treasure'
      ? 'Choose a Treasure to lose'
      : `Choose a card to discard: ${Number(about.left)} to go`,
  prize: (about, view) => `Take ${nameOf(String(about.monster), view)} as a Prize, or its XP and Treasure`,
  pickUp: (about, view) => `Pick up ${nameOf(String(about.treasure), view)}, or leave it`,
  market: () => 'Buy or swap one Treasure at the Market, or pass',
  exchange: () => 'Offer something to a friend, or confirm that you are done',
  deal: (about, view) => `Make an offer to ${nameOf(String(about.to), view)}`,
  dealReply: (about, view) =>
    `${nameOf(String(about.from), view)} offers ${goods(about.gives, view)} for ${goods(about.takes, view)}: agree or refuse`,
  evilMove: (about, view) => `Move ${nameOf(String(about.monster), view)}, or let it stay`,
  evilAdd: () => 'Add 1 damage to this attack, or pass',
  evilPrevent: (about, view) =>
    `${nameOf(String(about.target), view)} is hit for ${Number(about.damage)}: shield it with cards of its Type`,
  evilReward: (about, view) => `${nameOf(String(about.hero), view)} is Defeated: choose your reward`,
  evilOrder: () => 'Equal Initiative: choose which Creature goes first',
  evilLoot: (about, view) => `Use what lies under ${nameOf(String(about.monster), view)}, or pass`,
  ability: (about, view) => `Use ${sourceNamed(String(about.source), view)}, or pass`,
  ally: (about, view) => `Choose a friend for ${sourceNamed(String(about.source), view)}`,
  direction: (about, view) => `Choose where ${nameOf(String(about.creature), view)} moves`,
  swapDisplay: (about) => `Swap a card with the display: ${plural(Number(about.left), 'swap')} left`,
  discardDisplay: (about) => `Choose a face-up card to discard: ${Number(about.left)} to go`,
  pay: ({ purpose }, view) => `Choose how to pay for ${purposeNamed(String(purpose), view)}`,
};

/** A Combo, an ability by where it is printed, or what everybody may do. */
function purposeNamed(purpose: string, view: PugView): string {
  if (purpose === 'standardAttack') return 'the Standard Attack';
  if (purpose === 'market') return 'the market';
  return purpose.includes(':') ? sourceNamed(purpose, view) : comboNamed(purpose, view);
}

export const decisionWords = (kind: string, about: About, view: PugView): string =>
  DECISION_WORDS[kind as DecisionKind]?.(about, view) ?? kind;

const goods = (cards: Json | undefined, view: PugView): string =>
  Array.isArray(cards) && cards.length > 0
    ? listed(cards.map((card) => cardNamed(String(card), view)))
    : 'nothing';

const laneOfCreature = (id: string, view: PugView): string => {
  const at = [view.heroLanes, view.monsterLanes].flatMap((lanes) =>
    lanes.flatMap((queue, lane) => (queue.includes(id) ? [lane + 1] : [])),
  )[0];
  return at === undefined ? '' : ` in lane ${at}`;
};

/** Whoever moves is whose Turn it is; [PQ-RULING-06] its own lane: a step back, or no step at all. */
function moveWords(lane: number, view: PugView): string {
  const mover = view.turn?.of ?? '';
  if (view.monsterLanes[lane - 1]?.includes(mover)) return `Stay in lane ${lane}`;
  if (view.heroLanes[lane - 1]?.includes(mover)) return `Step back in lane ${lane}`;
  const from = view.heroLanes.findIndex((queue) => queue.includes(mover)) + 1;
  const end = slideEnd(from, lane, view);
  return end === lane ? `Move to lane ${lane}` : `Move to lane ${lane} and slide on to lane ${end}`;
}

/** Where a Hero's Move ends on a World that carries it onward, the shorter way round. */
function slideEnd(from: number, lane: number, view: PugView): number {
  const world = WORLDS.find(({ id }) => id === view.worldCard);
  const slides = (world?.feature ?? [])
    .filter(({ when, applies }) => when === 'onMove' && applies !== 'monsters')
    .flatMap(({ effects = [] }) => effects)
    .reduce((sum, effect) => sum + (effect.do === 'move' && effect.dir === 'onward' ? effect.lanes : 0), 0);
  if (from === 0) return lane;
  const right = (lane - from + 5) % 5 <= 2;
  return ((((lane - 1 + (right ? slides : -slides)) % 5) + 5) % 5) + 1;
}

export function optionWords(option: PugOption, view: PugView): string {
  switch (option.do) {
    case 'choose':
      return `Play ${nameOf(option.hero, view)}`;
    case 'place':
      return `Stand in lane ${option.at.lane}`;
    case 'draw':
      return 'Draw up to 2 cards';
    case 'change':
      return 'Change the display';
    case 'discard':
      return 'Discard and draw as many';
    case 'move':
      return moveWords(option.at.lane, view);
    case 'standardAttack':
      return `Attack ${nameOf(option.at.creature, view)} for 1`;
    case 'combo':
      return option.instead
        ? `${comboNamed(option.combo, view)}, at the price of a prayer`
        : comboNamed(option.combo, view);
    case 'consume':
      return `Use ${nameOf(option.treasure, view)}`;
    case 'ability':
      return `Use ${sourceNamed(option.source, view)}`;
    case 'endTurn':
      return 'End the Turn';
    case 'pay':
    case 'payTax':
      return `Pay ${paymentNamed(option.cards, option.xp)}`;
    case 'takeDeck':
      return 'Take the top card of the deck';
    case 'takeDisplay':
      return `Take ${ENERGY_NAMES[option.at.display]} from the display`;
    case 'stop':
      return 'Stop here';
    case 'discardCard':
      return `Discard ${ENERGY_NAMES[option.at.hand]}`;
    case 'loseTreasure':
      return `Lose ${nameOf(option.treasure, view)}`;
    case 'done':
      return 'Done';
    case 'target':
      return `${nameOf(option.at.creature, view)}${laneOfCreature(option.at.creature, view)}`;
    case 'side':
      return option.side === 'left' ? 'The left neighbour' : 'The right neighbour';
    case 'riposte':
      return option.instead
        ? `Riposte: ${comboNamed(option.combo, view)}, at the price of a prayer`
        : `Riposte: ${comboNamed(option.combo, view)}`;
    case 'defend':
      return option.cards.length + option.xp === 0
        ? 'Take it'
        : `Prevent ${option.cards.length + option.xp} with ${paymentNamed(option.cards, option.xp)}`;
    case 'suffer':
      return 'Suffer 1 damage';
    case 'goFirst':
      return `${nameOf(option.at.creature, view)} goes first`;
    case 'agree':
      return 'Agree';
    case 'refuse':
      return 'Refuse';
    case 'takePrize':
      return 'Take the Prize';
    case 'takeXp':
      return 'Take the XP and let its Treasure drop';
    case 'pickUp':
      return option.cards.length + option.xp === 0
        ? 'Pick it up for free'
        : `Pick it up for ${paymentNamed(option.cards, option.xp)}`;
    case 'decline':
      return 'Leave it';
    case 'buy':
      return `Buy ${nameOf(option.treasure, view)}`;
    case 'swap':
      return `Swap ${nameOf(option.give, view)} for ${nameOf(option.take, view)}`;
    case 'pass':
      return 'Pass';
    case 'offer':
      return `Deal with ${nameOf(option.at.creature, view)}`;
    case 'confirm':
      return 'Done with trading';
    case 'give':
      return `Give ${cardNamed(option.card, view)}`;
    case 'take':
      return `Ask for ${cardNamed(option.card, view)}`;
    case 'propose':
      return 'Propose this deal';
    case 'withdraw':
      return 'Never mind';
    case 'add':
      return `1 more damage against ${nameOf(option.at.creature, view)}, for one ${ENERGY_NAMES[option.card]}`;
    case 'prevent':
      return option.cards.length === 0
        ? 'Let it happen'
        : `Shield it with ${paymentNamed(option.cards, option.xp)}`;
    case 'drawTwo':
      return 'Draw 2 Energy cards';
    case 'loot':
      return `Put ${nameOf(option.treasure, view)} under the Creature`;
    case 'waive':
      return 'Neither';
    case 'use':
      return 'Use it';
    case 'ally':
      return nameOf(option.at.creature, view);
    case 'shift':
      return `To lane ${option.at.lane}`;
    case 'swapCard':
      return `Give ${ENERGY_NAMES[option.give]} for ${ENERGY_NAMES[option.at.display]}`;
    case 'discardDisplay':
      return `Discard ${ENERGY_NAMES[option.at.display]} from the display`;
  }
}
