/** Every question asked of a player, and what may be answered. Squares are absolute: x grows east, y south. */
import type { Option, RollOption } from '@questhall/kernel';
import type { AttackType, Sign, SkillId, SpellId } from './vocabulary.ts';

/** The kinds of questions, each with its number in the ledger's list. */
export const DECISIONS = {
  chooseHero: 'DL-DEC-01',
  chooseBranch: 'DL-DEC-02',
  learn: 'DL-DEC-03',
  trade: 'DL-DEC-04',
  eventChoice: 'DL-DEC-05',
  assignCard: 'DL-DEC-06',
  act: 'DL-DEC-07',
  step: 'DL-DEC-08',
  space: 'DL-DEC-10',
  boost: 'DL-DEC-12',
  critical: 'DL-DEC-13',
  reroll: 'DL-DEC-14',
  sureStrike: 'DL-DEC-15',
  surge: 'DL-DEC-16',
  defendSurge: 'DL-DEC-17',
  protect: 'DL-DEC-18',
  counter: 'DL-DEC-19',
  reflexes: 'DL-DEC-20',
  surprise: 'DL-DEC-21',
  freeAttack: 'DL-DEC-22',
  cleave: 'DL-DEC-23',
  flurry: 'DL-DEC-24',
  berserk: 'DL-DEC-25',
  extraAttack: 'DL-DEC-25',
  stand: 'DL-DEC-27',
  controlled: 'DL-DEC-28',
  swap: 'DL-DEC-30',
  agree: 'DL-DEC-30',
  found: 'DL-DEC-31',
  comeBack: 'DL-DEC-32',
  agile: 'DL-DEC-34',
  kindness: 'DL-DEC-35',
  brace: 'DL-DEC-36',
  villainChoice: 'DL-DEC-37',
  replay: 'DL-DEC-38',
  allyAct: 'DL-DEC-39',
  placeHero: 'DL-DEC-41',
} as const;
export type DecisionKind = keyof typeof DECISIONS;

type AtSquare = { readonly at: { readonly x: number; readonly y: number } };
type AtFigure = { readonly at: { readonly figure: number } };
type AtDoor = { readonly at: { readonly door: number } };
type AtScenery = { readonly at: { readonly scenery: number } };
type AtItem = { readonly at: { readonly item: string } };

/** [DL-DEC-07] [DL-DEC-09] What a hero may do in his activation. `provokes`: free attacks on the way. */
export type Act = Deed | { readonly do: 'endActivation' };
export type Deed =
  | ({ readonly do: 'move'; readonly provokes: number } & AtSquare)
  | { readonly do: 'walk' }
  | ({ readonly do: 'run'; readonly provokes: number } & AtSquare)
  | ({ readonly do: 'attack'; readonly weapon: string; readonly type: AttackType } & AtFigure)
  | { readonly do: 'attackSpace'; readonly weapon: string; readonly type: AttackType }
  | ({ readonly do: 'cast'; readonly spell: SpellId; readonly focus: string } & AtFigure)
  | { readonly do: 'castParty'; readonly spell: SpellId }
  | { readonly do: 'castSpace'; readonly spell: SpellId; readonly focus: string }
  | { readonly do: 'vigor' }
  | { readonly do: 'stance'; readonly by: number }
  | ({ readonly do: 'shieldSlam' } & AtFigure)
  | ({ readonly do: 'openDoor' } & AtDoor)
  | ({ readonly do: 'interact' } & AtScenery)
  | { readonly do: 'swap' }
  | { readonly do: 'rest' }
  | { readonly do: 'forgo' }
  | { readonly do: 'loot' }
  | ({ readonly do: 'lootScenery' } & AtScenery)
  | ({ readonly do: 'consume'; readonly consumable: string } & AtFigure)
  | { readonly do: 'consumeAt'; readonly consumable: string };

export type ChooseHero = {
  readonly do: 'choose';
  readonly hero: string;
  readonly at: { readonly hero: string };
};
export type ChooseBranch = { readonly do: 'goOn'; readonly adventure: string };
export type Learn = { readonly do: 'learn'; readonly skill: SkillId } | { readonly do: 'done' };
export type PlaceHero = { readonly do: 'place' } & AtSquare;
export type AssignCard = { readonly do: 'takeCard' } & AtFigure;
export type StepOption =
  | ({ readonly do: 'step'; readonly provokes: number } & AtSquare)
  | { readonly do: 'stop' };
export type SpaceOption = ({ readonly do: 'aim' } & AtSquare) | { readonly do: 'cancel' };
/** [DL-DEC-12] Before the roll. `multiShot` names one more target. */
export type Boost = Boosting | { readonly do: 'roll' };
export type Boosting =
  | { readonly do: 'powerStrike' }
  | { readonly do: 'powerfulBlow' }
  | { readonly do: 'blastingPower' }
  | { readonly do: 'deadlyShot' }
  | ({ readonly do: 'multiShot' } & AtFigure);
export type CriticalChoice = { readonly do: 'critical'; readonly as: 'superior' | 'brutal' };
/** [DL-DEC-14] `die`: its place in the roll. */
export type Reroll =
  | { readonly do: 'reroll'; readonly die: number }
  | { readonly do: 'clover' }
  | { readonly do: 'keep' };
export type SureStrike =
  | { readonly do: 'turn'; readonly die: number; readonly to: Sign }
  | { readonly do: 'keep' };
export type Surge = { readonly do: 'surge'; readonly as: Sign | 'shield' } | { readonly do: 'keep' };
export type Protect = { readonly do: 'protect' } | { readonly do: 'pass' };
/** [DL-RULING-64] An attack out of the activation: with which weapon, or not at all. */
export type Strike =
  | ({ readonly do: 'strike'; readonly weapon: string; readonly type: AttackType } & AtFigure)
  | { readonly do: 'decline' };
export type Reflexes = ({ readonly do: 'sidestep' } & AtSquare) | { readonly do: 'stay' };
export type Cleave = ({ readonly do: 'cleave' } & AtFigure) | { readonly do: 'pass' };
export type Berserk = { readonly do: 'berserk' } | { readonly do: 'pass' };
export type Stand = { readonly do: 'stand'; readonly as: Sign | 'best' };
export type Controlled =
  | ({ readonly do: 'move'; readonly provokes: number } & AtSquare)
  | ({ readonly do: 'hit'; readonly attack: number } & AtFigure)
  | { readonly do: 'done' };
export type AllyAct = Controlled;
/** Put on, or put on for what is worn: that goes into the backpack in its place. */
export type Wield =
  | ({ readonly do: 'wield' } & AtItem)
  | ({ readonly do: 'exchange'; readonly for: readonly string[] } & AtItem);
/** [DL-DEC-30] Own items, then what changes hands with one adjacent hero. */
export type Swap =
  | Wield
  | ({ readonly do: 'unwield' } & AtItem)
  | { readonly do: 'give'; readonly thing: string; readonly to: number }
  | { readonly do: 'take'; readonly thing: string; readonly from: number }
  /** One for one: nobody needs room for it. */
  | { readonly do: 'barter'; readonly thing: string; readonly against: string; readonly with: number }
  | { readonly do: 'giveGold'; readonly amount: number; readonly to: number }
  | { readonly do: 'done' };
export type Agree = { readonly do: 'agree' } | { readonly do: 'refuse' };
/** [DL-DEC-31] What becomes of a card that was found. */
export type Found =
  | ({ readonly do: 'take' } & AtFigure)
  | ({ readonly do: 'putOn' } & AtFigure)
  | ({ readonly do: 'replace'; readonly thing: string } & AtFigure)
  | { readonly do: 'discard' };
export type ComeBack = { readonly do: 'comeBack' } & AtSquare;
export type Agile = { readonly do: 'ignore' } & AtFigure;
export type Kindness = { readonly do: 'recover' } & AtFigure;
export type Brace = { readonly do: 'trollBread' } | { readonly do: 'pass' };
/** [DL-DEC-05] [DL-DEC-37] What cards leave to the party. */
export type Choice =
  | ({ readonly do: 'hero' } & AtFigure)
  | { readonly do: 'discardConsumable'; readonly consumable: string }
  | { readonly do: 'loseEnergy' }
  | { readonly do: 'loseGold' }
  | { readonly do: 'beTerrified' }
  | { readonly do: 'payBargain' }
  | { readonly do: 'refuseBargain' }
  | ({ readonly do: 'stepTo' } & AtSquare)
  | ({ readonly do: 'raise'; readonly places: number } & AtFigure)
  | { readonly do: 'cure'; readonly condition: string }
  | { readonly do: 'pass' };
export type Replay = { readonly do: 'replay' } | { readonly do: 'leave' };
/** [DL-DEC-04] */
export type Trade =
  | ({ readonly do: 'buy' } & AtItem)
  | { readonly do: 'buyConsumable'; readonly consumable: string }
  | ({ readonly do: 'sell' } & AtItem)
  | Wield
  | ({ readonly do: 'unwield' } & AtItem)
  | { readonly do: 'give'; readonly thing: string; readonly to: number }
  | { readonly do: 'done' };

export type DungeonlandOption =
  | Act
  | Agile
  | Agree
  | AllyAct
  | AssignCard
  | Berserk
  | Boost
  | Brace
  | Choice
  | ChooseBranch
  | ChooseHero
  | Cleave
  | ComeBack
  | CriticalChoice
  | Found
  | Kindness
  | Learn
  | PlaceHero
  | Protect
  | Reflexes
  | Replay
  | Reroll
  | RollOption
  | SpaceOption
  | Stand
  | StepOption
  | Strike
  | SureStrike
  | Surge
  | Swap
  | Trade;

export const asDungeonlandOption = (option: Option): DungeonlandOption => option as DungeonlandOption;
