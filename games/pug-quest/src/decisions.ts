/** Every question asked of a player, and what may be answered. */
import type { Option } from '@questhall/kernel';
import type { Payment } from './queries/payment.ts';
import type { CreatureId, Lane } from './state.ts';
import type { Direction, Energy } from './vocabulary.ts';

/** The kinds of questions, each with its number in the ledger's list. */
export const DECISIONS = {
  chooseHero: 'PQ-DEC-01',
  placeHero: 'PQ-DEC-02',
  tax: 'PQ-DEC-03',
  tieOrder: 'PQ-DEC-04',
  tieAgree: 'PQ-DEC-04',
  act: 'PQ-DEC-05',
  drawFrom: 'PQ-DEC-06',
  discardCards: 'PQ-DEC-07',
  target: 'PQ-DEC-11',
  side: 'PQ-DEC-11',
  handLimit: 'PQ-DEC-14',
  riposte: 'PQ-DEC-15',
  riposteToEffect: 'PQ-DEC-16',
  defend: 'PQ-DEC-17',
  forcedDiscard: 'PQ-DEC-19',
  prize: 'PQ-DEC-20',
  pickUp: 'PQ-DEC-21',
  market: 'PQ-DEC-23',
  exchange: 'PQ-DEC-24',
  deal: 'PQ-DEC-24',
  dealReply: 'PQ-DEC-24',
  evilMove: 'PQ-DEC-25',
  evilAdd: 'PQ-DEC-27',
  evilPrevent: 'PQ-DEC-28',
  evilReward: 'PQ-DEC-29',
  evilOrder: 'PQ-DEC-30',
  evilLoot: 'PQ-DEC-31',
  ability: 'PQ-DEC-33',
  ally: 'PQ-DEC-33',
  direction: 'PQ-DEC-33',
  swapDisplay: 'PQ-DEC-33',
  discardDisplay: 'PQ-DEC-33',
  pay: 'PQ-DEC-34',
} as const;
export type DecisionKind = keyof typeof DECISIONS;

type AtCard = { readonly at: { readonly card: string } };
type AtCreature = { readonly at: { readonly creature: CreatureId } };
type AtLane = { readonly at: { readonly lane: Lane } };
type AtDisplay = { readonly at: { readonly display: Energy } };
type AtHand = { readonly at: { readonly hand: Energy } };

/** [PQ-DEC-05] What a Hero may do in its Turn. */
export type Act = Deed | { readonly do: 'endTurn' };
export type Deed =
  | { readonly do: 'draw' }
  | { readonly do: 'change' }
  | { readonly do: 'discard' }
  | ({ readonly do: 'move' } & AtLane)
  | ({ readonly do: 'standardAttack' } & AtCreature)
  /** `instead`: by the payment that replaces the whole cost (Prayer). */
  | ({ readonly do: 'combo'; readonly combo: string; readonly instead: boolean } & AtCard)
  | ({ readonly do: 'consume'; readonly treasure: string } & AtCard)
  | ({ readonly do: 'ability'; readonly source: string } & AtCard);

export type ChooseHero = { readonly do: 'choose'; readonly hero: CreatureId } & AtCard;
export type PlaceHero = { readonly do: 'place' } & AtLane;
export type Pay = { readonly do: 'pay' } & Payment;
export type DrawFrom =
  | { readonly do: 'takeDeck' }
  | ({ readonly do: 'takeDisplay' } & AtDisplay)
  | { readonly do: 'stop' };
export type Discard = ({ readonly do: 'discardCard' } & AtHand) | { readonly do: 'done' };
export type LoseTreasure = { readonly do: 'loseTreasure'; readonly treasure: string } & AtCard;
export type Target = ({ readonly do: 'target' } & AtCreature) | { readonly do: 'done' };
export type Side = { readonly do: 'side'; readonly side: Direction };
export type Riposte = { readonly do: 'riposte'; readonly combo: string; readonly instead: boolean } & AtCard;
export type Defend = { readonly do: 'defend' } & Payment;
export type Tax = ({ readonly do: 'payTax' } & Payment) | { readonly do: 'suffer' };
export type TieOrder = { readonly do: 'goFirst' } & AtCreature;
export type Agree = { readonly do: 'agree' } | { readonly do: 'refuse' };
export type PrizeChoice = { readonly do: 'takePrize' } | { readonly do: 'takeXp' };
export type PickUp = ({ readonly do: 'pickUp' } & Payment) | { readonly do: 'decline' };
export type Market =
  | ({ readonly do: 'buy'; readonly treasure: string } & AtCard)
  | ({ readonly do: 'swap'; readonly give: string; readonly take: string } & AtCard)
  | { readonly do: 'pass' };
export type Exchange = ({ readonly do: 'offer' } & AtCreature) | { readonly do: 'confirm' };
/** A card as it changes hands: an Energy card or a Treasure. */
export type Deal =
  | { readonly do: 'give'; readonly card: string }
  | { readonly do: 'take'; readonly card: string }
  | { readonly do: 'propose' }
  | { readonly do: 'withdraw' };
export type EvilMove = { readonly do: 'move' } & AtLane;
export type EvilAdd = ({ readonly do: 'add'; readonly card: Energy } & AtCreature) | { readonly do: 'pass' };
export type EvilPrevent = { readonly do: 'prevent' } & Payment;
export type EvilReward =
  | { readonly do: 'drawTwo' }
  | ({ readonly do: 'loot'; readonly treasure: string } & AtCard)
  | { readonly do: 'waive' };
export type EvilLoot =
  | ({ readonly do: 'ability'; readonly source: string } & AtCard)
  | { readonly do: 'pass' };
export type UseAbility = { readonly do: 'use' } | { readonly do: 'pass' };
export type Ally = { readonly do: 'ally' } & AtCreature;
export type MoveDirection = { readonly do: 'shift'; readonly dir: Direction } & AtLane;
export type SwapDisplay =
  | ({ readonly do: 'swapCard'; readonly give: Energy } & AtDisplay)
  | { readonly do: 'stop' };
export type DiscardDisplay = { readonly do: 'discardDisplay' } & AtDisplay;

export type PugOption =
  | Act
  | Agree
  | Ally
  | ChooseHero
  | Deal
  | Defend
  | Discard
  | DiscardDisplay
  | DrawFrom
  | EvilAdd
  | EvilLoot
  | EvilMove
  | EvilPrevent
  | EvilReward
  | Exchange
  | LoseTreasure
  | Market
  | MoveDirection
  | Pay
  | PickUp
  | PlaceHero
  | PrizeChoice
  | Riposte
  | Side
  | SwapDisplay
  | Target
  | Tax
  | TieOrder
  | UseAbility;

export const asPugOption = (option: Option): PugOption => option as PugOption;
