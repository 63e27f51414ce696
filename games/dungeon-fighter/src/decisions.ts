/** Every question asked of a player, and what may be answered. */
import type { Option } from '@questhall/kernel';
import type { CardId, HeroId } from './state.ts';
import type { Die, Requirement, Template } from './throws.ts';
import type { AbilityKind, Colour } from './vocabulary.ts';

/** The kinds of questions, each with its number in the ledger's list. */
export const DECISIONS = {
  chooseHero: 'DF-DEC-01',
  path: 'DF-DEC-04',
  assign: 'DF-DEC-05',
  deceive: 'DF-DEC-06',
  keepTemplate: 'DF-DEC-07',
  flip: 'DF-DEC-08',
  backDown: 'DF-DEC-09',
  chooseDie: 'DF-DEC-10',
  weapons: 'DF-DEC-13',
  throw: 'DF-DEC-14',
  ability: 'DF-DEC-15',
  rethrow: 'DF-DEC-16',
  hammers: 'DF-DEC-18',
  spend: 'DF-DEC-19',
  armor: 'DF-DEC-20',
  takeBack: 'DF-DEC-23',
  lose: 'DF-DEC-24',
  scar: 'DF-DEC-25',
  arrange: 'DF-DEC-26',
  accept: 'DF-DEC-26',
  shop: 'DF-DEC-27',
  confirm: 'DF-DEC-27',
  levelUp: 'DF-DEC-28',
  rule: 'DF-DEC-29',
} as const;
export type DecisionKind = keyof typeof DECISIONS;

type AtCard = { readonly at: { readonly card: CardId } };
type AtHero = { readonly at: { readonly hero: HeroId } };
type AtDie = { readonly at: { readonly die: Die } };
type AtTemplate = { readonly at: { readonly template: Template } };
type AtColour = { readonly at: { readonly colour: Colour } };
type AtChest = { readonly at: { readonly chest: 'gold' | 'white' } };

export type ChooseHero = { readonly do: 'choose'; readonly hero: HeroId } & AtHero;
export type Path = { readonly do: 'path'; readonly card: CardId } & AtCard;
/** `instead`: the Hero's own card that makes room for it. */
export type Assign =
  | ({ readonly do: 'give'; readonly hero: HeroId } & AtHero)
  | ({ readonly do: 'replace'; readonly hero: HeroId; readonly instead: CardId } & AtHero)
  | { readonly do: 'leave' };
export type Deceive = { readonly do: 'remove'; readonly die: Colour } & AtDie;
export type KeepTemplate = { readonly do: 'keep' } | ({ readonly do: 'pickUp' } & AtTemplate);
/** Where it lands is not for the player to say: see throws.ts. */
export type Flip = { readonly do: 'flip' } & AtTemplate;
export type Agree = { readonly do: 'agree' } | { readonly do: 'refuse' };
export type ChooseDie =
  | ({ readonly do: 'take'; readonly die: Die } & AtDie)
  | { readonly do: 'retrieve' }
  | { readonly do: 'backDown' };
export type Arm = { readonly do: 'arm'; readonly weapons: readonly CardId[] };
export type Throw =
  | ({ readonly do: 'throw' } & AtDie)
  | ({ readonly do: 'ignore'; readonly requirement: Requirement } & AtCard);
/** Whoever judges lets stand what was read off a real table, or rules on place, throw and face, up or down. */
export type Ruling =
  | { readonly do: 'ruleLower' }
  | { readonly do: 'ruleHigher' }
  | { readonly do: 'ruleMiss' }
  | { readonly do: 'ruleHit' }
  | { readonly do: 'ruleBlank' }
  | { readonly do: 'ruleIcon' };
export type Rule = { readonly do: 'stands' } | Ruling;
export type UseAbility =
  | ({
      readonly do: 'use';
      readonly colour: Colour;
      readonly ability: AbilityKind;
      /** By a Level Up token instead of the icon. */
      readonly token: boolean;
    } & AtColour)
  | { readonly do: 'decline' };
export type Rethrow = { readonly do: 'again' } | { readonly do: 'keepThrow' };
export type Hammers = { readonly do: 'hammers'; readonly spend: number };
/** Always of the Hero who is asked; `hero` is the one it works on, if it works on one. */
export type Spend = {
  readonly do: 'spend';
  readonly card: CardId;
  readonly hero?: HeroId;
  readonly template?: Template;
} & AtCard;
export type UseArmor = ({ readonly do: 'armor'; readonly card: CardId } & AtCard) | { readonly do: 'pass' };
export type TakeBack = ({ readonly do: 'takeBack' } & AtDie) | { readonly do: 'letLie' };
export type Lose = { readonly do: 'lose'; readonly card: CardId } & AtCard;
export type TakeScar = { readonly do: 'scar'; readonly colour: Colour } & AtColour;
/** What owners may do with their Equipment outside of combat. */
export type Handle =
  | ({
      readonly do: 'hand';
      readonly card: CardId;
      readonly to: HeroId;
      /** A card of the receiver that makes room for it and comes back for it. */
      readonly instead?: CardId;
    } & AtCard)
  | ({ readonly do: 'drop'; readonly card: CardId } & AtCard)
  | Spend;
export type Arrange = Handle | { readonly do: 'done' };
/** `hero` is empty for a Relic. */
export type Purchase =
  | ({ readonly do: 'buy'; readonly card: CardId; readonly hero: HeroId } & AtCard)
  | ({ readonly do: 'buyHealing' } & AtChest)
  | ({ readonly do: 'buyDie' } & AtChest);
/** [DF-RULING-04] From the Leader a purchase is done; from anybody else it is a proposal. */
export type Shop = Purchase | Handle | { readonly do: 'leaveShop' } | { readonly do: 'content' };
export type LevelUp =
  | ({ readonly do: 'levelUp'; readonly colour: Colour } & AtColour)
  | { readonly do: 'keepXp' };

export type DfOption =
  | Agree
  | Arm
  | Arrange
  | Assign
  | ChooseDie
  | ChooseHero
  | Deceive
  | Flip
  | Hammers
  | KeepTemplate
  | LevelUp
  | Lose
  | Path
  | Rethrow
  | Rule
  | Shop
  | TakeBack
  | TakeScar
  | Throw
  | UseAbility
  | UseArmor;

export const asDfOption = (option: Option): DfOption => option as DfOption;
