/** Everything that can be seen to happen, in the past tense. Squares are absolute. */
import type { DiceEntered, GameEvent, Seat } from '@questhall/kernel';
import { emit as emitAll } from '@questhall/kernel';
import type { FigureId, State } from './state.ts';
import type { AttackType, Condition, LootFace, Shape } from './vocabulary.ts';
import type { SceneryType } from './vocabulary-dungeon.ts';

export interface At {
  readonly x: number;
  readonly y: number;
}

/** How an attack came about. */
export const OCCASIONS = [
  'action',
  'slam',
  'free',
  'counter',
  'surprise',
  'flurry',
  'berserk',
  'monster',
  'row',
  'consumable',
  'scenery',
  'controlled',
  'ally',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export type DungeonlandEvent =
  | DiceEntered
  | { readonly type: 'heroChosen'; readonly seat: Seat; readonly hero: string }
  | { readonly type: 'adventureBegan'; readonly adventure: string }
  | { readonly type: 'skillLearned'; readonly figure: FigureId; readonly skill: string }
  | {
      readonly type: 'figurePlaced';
      readonly figure: FigureId;
      readonly card: string;
      readonly at: At;
      readonly why: 'start' | 'explore' | 'summon' | 'event' | 'freed' | 'back';
    }
  | {
      readonly type: 'tilePlaced';
      readonly tile: string;
      readonly card: string;
      readonly at: At;
      readonly turns: number;
    }
  | { readonly type: 'tileRemoved'; readonly tile: string; readonly at: At }
  | { readonly type: 'doorOpened'; readonly figure: FigureId; readonly door: number }
  | { readonly type: 'rowBuilt'; readonly row: readonly string[] }
  | { readonly type: 'rowMoved'; readonly card: string; readonly place: number }
  | { readonly type: 'cardAssigned'; readonly figure: FigureId; readonly place: number }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'eventDrawn'; readonly card: string }
  | { readonly type: 'activationBegan'; readonly figure: FigureId }
  | { readonly type: 'activationEnded'; readonly figure: FigureId }
  | { readonly type: 'activationLost'; readonly figure: FigureId; readonly condition: Condition }
  | {
      readonly type: 'moved';
      readonly figure: FigureId;
      readonly path: readonly At[];
      readonly why: 'move' | 'run' | 'sidestep' | 'event' | 'pushed' | 'swapped' | 'consumable';
    }
  /** Where a Move or a Run has led, once it is over. */
  | {
      readonly type: 'arrived';
      readonly figure: FigureId;
      readonly at: At;
      readonly why: 'move' | 'run' | 'consumable';
    }
  | {
      readonly type: 'attackDeclared';
      readonly by: FigureId;
      readonly occasion: Occasion;
      readonly attack: AttackType;
      readonly weapon: string;
      readonly spell: string;
      readonly shape: Shape;
      readonly targets: readonly FigureId[];
      readonly at: At;
      /** Why a monster chose this target, for the log. */
      readonly because: string;
    }
  | { readonly type: 'targetChanged'; readonly from: FigureId; readonly to: FigureId; readonly why: string }
  | { readonly type: 'boosted'; readonly figure: FigureId; readonly skill: string; readonly energy: number }
  /** Faces in the order in which they were rolled; `chain` of them in a Gable chain. */
  | {
      readonly type: 'attackRolled';
      readonly figure: FigureId;
      readonly faces: readonly string[];
      readonly chain: number;
    }
  | {
      readonly type: 'defenceRolled';
      readonly figure: FigureId;
      readonly faces: readonly string[];
      readonly chain: number;
    }
  | {
      readonly type: 'rerolled';
      readonly figure: FigureId;
      readonly die: number;
      readonly faces: readonly string[];
      readonly why: string;
    }
  | { readonly type: 'dieTurned'; readonly figure: FigureId; readonly die: number; readonly to: string }
  | { readonly type: 'surged'; readonly figure: FigureId; readonly as: string }
  | { readonly type: 'attackCounted'; readonly figure: FigureId; readonly successes: number }
  | {
      readonly type: 'castCounted';
      readonly figure: FigureId;
      readonly spell: string;
      readonly success: boolean;
    }
  | {
      readonly type: 'defenceCounted';
      readonly figure: FigureId;
      readonly successes: number;
      readonly ignored: number;
    }
  | {
      readonly type: 'reduced';
      readonly figure: FigureId;
      readonly by: 'magicResistance' | 'block' | 'dodge' | 'bargain';
      readonly amount: number;
    }
  | {
      readonly type: 'damaged';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId;
      readonly health: number;
    }
  | { readonly type: 'unharmed'; readonly figure: FigureId }
  | { readonly type: 'healed'; readonly figure: FigureId; readonly amount: number; readonly health: number }
  /** Tokens that went back with the item that had brought them. */
  | {
      readonly type: 'healthReturned';
      readonly figure: FigureId;
      readonly amount: number;
      readonly health: number;
    }
  | {
      readonly type: 'energyChanged';
      readonly figure: FigureId;
      readonly amount: number;
      readonly energy: number;
    }
  | { readonly type: 'goldChanged'; readonly figure: FigureId; readonly amount: number; readonly why: string }
  | { readonly type: 'xpGained'; readonly figure: FigureId; readonly amount: number }
  | { readonly type: 'conditionGained'; readonly figure: FigureId; readonly condition: Condition }
  | { readonly type: 'conditionCancelled'; readonly figure: FigureId; readonly power: string }
  | { readonly type: 'conditionEnded'; readonly figure: FigureId; readonly condition: Condition }
  | { readonly type: 'heroFell'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'heroRoused'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly type: 'heroSaved'; readonly figure: FigureId; readonly how: 'berserk' | 'phoenix' }
  | { readonly type: 'defeated'; readonly figure: FigureId; readonly card: string; readonly by: FigureId }
  | { readonly type: 'skillUsed'; readonly figure: FigureId; readonly skill: string }
  | { readonly type: 'freeAttackIgnored'; readonly figure: FigureId; readonly by: FigureId }
  | {
      readonly type: 'sceneryUsed';
      readonly figure: FigureId;
      readonly scenery: number;
      readonly what: string;
    }
  | {
      readonly type: 'sceneryPlaced';
      readonly figure: FigureId;
      readonly scenery: number;
      readonly what: SceneryType;
      readonly at: At;
    }
  | {
      readonly type: 'sceneryRemoved';
      readonly scenery: number;
      readonly what: SceneryType;
      readonly at: At;
    }
  | { readonly type: 'lootRolled'; readonly figure: FigureId; readonly face: LootFace }
  | { readonly type: 'itemFound'; readonly figure: FigureId; readonly thing: string }
  | { readonly type: 'itemTaken'; readonly figure: FigureId; readonly thing: string }
  | { readonly type: 'itemDropped'; readonly figure: FigureId; readonly thing: string }
  | { readonly type: 'itemWielded'; readonly figure: FigureId; readonly thing: string }
  | { readonly type: 'itemPacked'; readonly figure: FigureId; readonly thing: string }
  | { readonly type: 'itemGiven'; readonly from: FigureId; readonly to: FigureId; readonly thing: string }
  | {
      readonly type: 'offerRefused';
      readonly figure: FigureId;
      readonly by: FigureId;
      readonly thing: string;
    }
  | { readonly type: 'consumed'; readonly figure: FigureId; readonly consumable: string }
  /** [DL-CONS-04] Consumables go back at the end of an adventure. */
  | { readonly type: 'consumablesReturned'; readonly figure: FigureId; readonly things: readonly string[] }
  | { readonly type: 'bought'; readonly figure: FigureId; readonly thing: string; readonly price: number }
  | { readonly type: 'sold'; readonly figure: FigureId; readonly thing: string; readonly price: number }
  | { readonly type: 'traderOpened'; readonly trader: string; readonly offer: readonly string[] }
  | { readonly type: 'rowFired'; readonly villain: FigureId; readonly row: string }
  | { readonly type: 'phaseChanged'; readonly villain: FigureId; readonly phase: number }
  | { readonly type: 'powerGained'; readonly figure: FigureId; readonly power: string }
  | { readonly type: 'powerLost'; readonly figure: FigureId; readonly power: string }
  | { readonly type: 'objectiveAdvanced'; readonly what: string; readonly count: number }
  | { readonly type: 'objectiveMet' }
  | { readonly type: 'adventureWon'; readonly adventure: string }
  | { readonly type: 'adventureLost'; readonly adventure: string; readonly why: string }
  | { readonly type: 'gameEnded'; readonly how: string };

export const emit = (s: State, event: DungeonlandEvent): void => {
  if (s.events !== null) emitAll(s, event);
};

export const asDungeonlandEvent = (event: GameEvent): DungeonlandEvent => event as DungeonlandEvent;
