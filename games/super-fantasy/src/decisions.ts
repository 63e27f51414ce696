/** Every question asked of a player, and what may be answered. Squares are cells of the view's map, counted in rows. */
import type { Facing } from '@questhall/geometry';
import type { Option, RollOption } from '@questhall/kernel';
import type { FigureId } from './state.ts';
import type { HeroId, Kind } from './vocabulary.ts';

/** The kinds of questions, each with its row in the ledger's list of decisions. */
export const DECISIONS = {
  chooseHero: 2,
  chooseParty: 2,
  order: 3,
  claim: 4,
  act: 5,
  goTo: 7,
  placeStar: 12,
  landing: 14,
  mustAttack: 14,
  throwMonster: 16,
  takeBroken: 16,
  teleportTo: 19,
  companion: 19,
  companionTo: 19,
  consent: 20,
  walk: 20,
  chooseEffect: 21,
  jumpTo: 23,
  foe: 23,
  secondAttack: 24,
  takeMagic: 27,
  takeSmall: 28,
  dodgeRock: 29,
  arrange: 32,
  gift: 33,
  defend: 34,
  counterattack: 35,
  levelUp: 36,
  umSpend: 39,
  umMoveTo: 40,
  umFacing: 40,
  umAttack: 41,
  startAbility: 49,
  kickOff: 50,
  team: 44,
  throwDice: 45,
  intercept: 46,
  resist: 46,
  dropTome: 47,
  follow: 47,
  statueTo: 52,
} as const;
export type DecisionKind = keyof typeof DECISIONS;

type AtSquare = { readonly at: { readonly square: number } };
type AtFigure = { readonly at: { readonly figure: FigureId } };
type AtDoor = { readonly at: { readonly door: number } };
type AtCard = { readonly at: { readonly card: string } };
type WithDice = { readonly dice: number };

/** [SF-TURN-04] One of the eight actions, or another thing a hero may do in his turn. */
export type Act =
  /** 1 */
  | ({ readonly do: 'move' } & WithDice)
  /** 2 */
  | ({ readonly do: 'pickDoor' } & AtDoor & WithDice)
  | ({ readonly do: 'bashDoor' } & AtDoor & WithDice)
  /** 3 */
  | ({ readonly do: 'bashBarrel' } & AtSquare & WithDice)
  /** 4 */
  | ({ readonly do: 'pickChest' } & AtSquare & WithDice)
  /** 5; `also`: a second target by Double Fire */
  | Attack
  /** 6 */
  | ({ readonly do: 'defend' } & WithDice)
  /** 7 */
  | ({ readonly do: 'charge'; readonly ability: string } & AtCard & WithDice)
  /** 8 */
  | ({ readonly do: 'disarm' } & (AtDoor | AtSquare) & WithDice)
  /** `use`: which of an ability's two uses; `tome`: the Tome that Dark Knowledge casts */
  | ({
      readonly do: 'ability';
      readonly ability: string;
      readonly use: number;
      readonly tome?: string;
    } & (AtCard | AtFigure | { readonly at: { readonly wall: number } }))
  | ({ readonly do: 'smallItem'; readonly item: string; readonly ability?: string } & (AtCard | AtFigure))
  | ({ readonly do: 'castTome'; readonly tome: string } & (AtCard | AtFigure) & WithDice)
  | ({ readonly do: 'breakFree'; readonly from: 'ice' | 'cage' | 'hole' } & AtFigure & WithDice)
  | ({ readonly do: 'help'; readonly from: 'ice' | 'cage' } & AtFigure & WithDice)
  | { readonly do: 'face'; readonly facing: Facing }
  | ({ readonly do: 'lever' } & AtSquare)
  | ({ readonly do: 'pushStatue' } & AtSquare & WithDice)
  /** `far`: with a Magic weapon from a distance */
  | ({ readonly do: 'brazier'; readonly far: boolean } & AtSquare & WithDice)
  | ({ readonly do: 'closePortal' } & AtSquare & WithDice)
  /** Dodge Tome */
  | ({ readonly do: 'slip' } & WithDice)
  | ({ readonly do: 'throwTome' } & AtSquare)
  | ({ readonly do: 'push' } & AtFigure & WithDice)
  | { readonly do: 'withdraw' }
  /** The dice left become Shield Die tokens, or are lost. */
  | ({ readonly do: 'endTurn' } & WithDice);

export type Attack = {
  readonly do: 'attack';
  readonly weapon: string;
  readonly also?: FigureId;
} & AtFigure &
  WithDice;

export type ChooseHero = { readonly do: 'choose'; readonly hero: HeroId } & AtCard;
export type ChooseParty = { readonly do: 'party'; readonly heroes: readonly HeroId[] };
export type TakePlace = { readonly do: 'goNext' } & AtFigure;
export type Claim = { readonly do: 'claim' } & AtFigure;
/** `steps`: squares of the way there; 0 for what cannot be reached. */
export type GoTo = ({ readonly do: 'goTo'; readonly steps: number } & AtSquare) | { readonly do: 'stay' };
export type PlaceStar = { readonly do: 'star'; readonly ability: string } & AtCard;
export type LevelUp = { readonly do: 'raise'; readonly ability: string } & AtCard;
export type OnSquare = { readonly do: 'put' } & AtSquare;
export type MaybeSquare = OnSquare | { readonly do: 'none' };
export type YesNo = { readonly do: 'yes' } | { readonly do: 'no' };
export type NameFigure = { readonly do: 'name' } & AtFigure;
export type MaybeFigure = NameFigure | { readonly do: 'none' };
export type ChooseEffect = { readonly do: 'effect'; readonly which: 'first' | 'second' };
export type SecondAttack =
  | ({ readonly do: 'again'; readonly weapon: string } & WithDice)
  | { readonly do: 'none' };
/** Slots: 0 left hand, 1 right hand, 2 armour. `old`: where the item that lay there goes. */
export type Receive =
  | { readonly do: 'equip'; readonly slot: number; readonly old: 'none' | 'discard' | 'backpack' }
  /** Whatever the Backpack holds is discarded for it. */
  | { readonly do: 'stow' }
  | { readonly do: 'exchange'; readonly item: string }
  | { readonly do: 'leave' };
export type Arrange =
  | { readonly do: 'equip'; readonly item: string; readonly slot: number }
  | { readonly do: 'stow'; readonly item: string }
  | { readonly do: 'swapHands' }
  | { readonly do: 'discard'; readonly item: string }
  | ({ readonly do: 'give'; readonly item: string } & AtFigure)
  | ({ readonly do: 'giveTome' } & AtFigure)
  | { readonly do: 'done' };
/** How many Shield Die tokens, or dice, are spent on it. */
export type Spend = { readonly do: 'spend' } & WithDice;
export type UmSpend =
  | { readonly do: 'wake'; readonly tile: number; readonly dice: readonly number[] }
  | ({ readonly do: 'moveMonster'; readonly dice: readonly number[] } & AtFigure)
  | ({ readonly do: 'summon'; readonly kind: Kind; readonly dice: readonly number[] } & AtSquare)
  | { readonly do: 'done' };
/** A place for a monster: its square, or of a Big one both; `place` is what the rules call it. */
export type UmPlace = { readonly do: 'place'; readonly place: number } & AtSquare;
export type UmFacing = { readonly do: 'face'; readonly facing: Facing };
export type UmAttack =
  | ({ readonly do: 'strike'; readonly by: FigureId } & AtFigure)
  | { readonly do: 'laugh' }
  | { readonly do: 'done' };

export type SuperOption =
  | Act
  | Arrange
  | ChooseEffect
  | ChooseHero
  | ChooseParty
  | Claim
  | GoTo
  | LevelUp
  | MaybeFigure
  | MaybeSquare
  | PlaceStar
  | Receive
  | RollOption
  | SecondAttack
  | Spend
  | TakePlace
  | UmAttack
  | UmFacing
  | UmPlace
  | UmSpend
  | YesNo;

export const asSuperOption = (option: Option): SuperOption => option as SuperOption;
