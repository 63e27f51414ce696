/** Everything that can be seen to happen, in the past tense. */
import type { GameEvent, Seat } from '@questhall/kernel';
import { emit as emitAll, emitTo } from '@questhall/kernel';
import type { CardId, HeroId, State } from './state.ts';
import type { Die, Face, Fault, Requirement, Rest, Template, Traced } from './throws.ts';
import type { AbilityKind, Colour } from './vocabulary.ts';

/** What the Leader rules on, of a throw that was read off a real table. */
export type Doubt = 'place' | 'throw' | 'face';

/** [DF-SDIE-06] What is on a special die besides the icon. */
export type DieSymbol = Exclude<Face, 'blank' | 'icon'>;

/** Why a Hero is hurt. */
export type Hurt = 'miss' | 'thorns' | 'retrieve' | 'flip' | 'backDown';

export type DfEvent =
  | { readonly type: 'heroChosen'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly type: 'leaderChosen'; readonly hero: HeroId; readonly why: 'setup' | 'lastThrow' }
  | { readonly type: 'roundBegan'; readonly round: number; readonly shops: number }
  /** The Leader sees the cards; the others see that there are some. */
  | {
      readonly type: 'pathsDrawn';
      readonly leader: HeroId;
      readonly count: number;
      readonly cards?: readonly CardId[];
    }
  | { readonly type: 'deckRenewed'; readonly deck: 'dungeon' | 'monster' }
  | { readonly type: 'pathChosen'; readonly leader: HeroId; readonly card: CardId }
  | { readonly type: 'goldGained'; readonly amount: number; readonly why: string }
  | { readonly type: 'dieGained'; readonly why: string }
  | {
      readonly type: 'healed';
      readonly hero: HeroId;
      readonly amount: number;
      readonly life: number;
      readonly why: string;
    }
  | { readonly type: 'equipmentFound'; readonly card: CardId | null }
  /** `hero` is empty for a Relic: it lies by the Chest. */
  | { readonly type: 'equipmentTaken'; readonly card: CardId; readonly hero: HeroId }
  | { readonly type: 'equipmentLeft'; readonly card: CardId; readonly hero: HeroId }
  | {
      readonly type: 'monsterRevealed';
      readonly monster: CardId;
      readonly boss: boolean;
      readonly life: number;
      readonly gold: number;
      readonly requirements: readonly Requirement[];
    }
  | { readonly type: 'dieRemoved'; readonly die: Colour }
  | { readonly type: 'bushesPlaced' }
  | { readonly type: 'specialDieJoined'; readonly die: Die; readonly from: 'monster' | 'room' | 'card' }
  | {
      readonly type: 'flipped';
      readonly hero: HeroId;
      readonly template: Template;
      readonly serial: number;
      readonly result: 'lies' | 'short' | 'table';
      readonly covered: readonly number[];
    }
  | { readonly type: 'templateKept'; readonly template: Template }
  | { readonly type: 'templateRemoved'; readonly template: Template }
  | { readonly type: 'turnBegan'; readonly hero: HeroId }
  | { readonly type: 'dieChosen'; readonly hero: HeroId; readonly die: Die }
  | { readonly type: 'retrieved'; readonly hero: HeroId; readonly dice: readonly Die[] }
  | { readonly type: 'weaponsDeclared'; readonly hero: HeroId; readonly weapons: readonly CardId[] }
  | {
      readonly type: 'requirementIgnored';
      readonly hero: HeroId;
      readonly requirement: Requirement;
      readonly card: CardId;
    }
  | {
      readonly type: 'thrown';
      readonly hero: HeroId;
      readonly die: Die;
      readonly serial: number;
      readonly rest: Rest;
      readonly slimeTarget: Rest | null;
      readonly face: Face;
      readonly thorns: boolean;
      readonly faults: readonly Fault[];
      /** Read off a real table. */
      readonly real: boolean;
      /** How it came about; nothing where nobody saw it. */
      readonly trace: Traced | null;
    }
  | {
      readonly type: 'ruled';
      readonly leader: HeroId;
      readonly ruling: 'lower' | 'higher' | 'miss' | 'valid' | 'blank' | 'icon';
    }
  | {
      readonly type: 'judged';
      readonly hero: HeroId;
      readonly hit: boolean;
      /** Where it counts as lying, and what that is worth; nothing on a Miss. */
      readonly rest: Rest;
      readonly value: number;
    }
  | {
      readonly type: 'abilityUsed';
      readonly hero: HeroId;
      readonly colour: Colour;
      readonly ability: AbilityKind;
      readonly token: boolean;
    }
  | { readonly type: 'symbolUsed'; readonly hero: HeroId; readonly symbol: DieSymbol }
  | { readonly type: 'dieTakenBack'; readonly hero: HeroId; readonly die: Die; readonly why: string }
  | { readonly type: 'xpGained'; readonly hero: HeroId; readonly xp: number; readonly why: string }
  | {
      readonly type: 'tokenTurned';
      readonly token: 'frog' | 'tracking' | 'shield' | 'hammer';
      readonly active: boolean;
    }
  | { readonly type: 'hammersSpent'; readonly hero: HeroId; readonly spent: number; readonly bonus: number }
  | { readonly type: 'spent'; readonly hero: HeroId; readonly card: CardId; readonly on: HeroId }
  | { readonly type: 'armorUsed'; readonly hero: HeroId; readonly card: CardId }
  | {
      readonly type: 'monsterHurt';
      readonly by: HeroId;
      readonly amount: number;
      readonly life: number;
      readonly why: 'hit' | 'agileInstincts' | 'armor';
    }
  | { readonly type: 'instaKilled'; readonly by: HeroId }
  | {
      readonly type: 'heroHurt';
      readonly hero: HeroId;
      readonly amount: number;
      readonly life: number;
      readonly why: Hurt;
    }
  | { readonly type: 'unhurt'; readonly hero: HeroId; readonly why: string }
  | { readonly type: 'fainted'; readonly hero: HeroId }
  | { readonly type: 'stolen'; readonly hero: HeroId; readonly card: CardId; readonly tucked: boolean }
  | {
      readonly type: 'monsterDefeated';
      readonly monster: CardId;
      readonly by: HeroId;
      readonly life: number;
      readonly epic: boolean;
    }
  | {
      readonly type: 'backDownVoted';
      readonly hero: HeroId;
      readonly monster: CardId;
      readonly agreed: boolean;
    }
  | { readonly type: 'restBegan' }
  | { readonly type: 'scarred'; readonly hero: HeroId; readonly colour: Colour; readonly life: number }
  | { readonly type: 'eliminated'; readonly hero: HeroId }
  | {
      readonly type: 'equipmentPassed';
      readonly from: HeroId;
      readonly to: HeroId;
      readonly card: CardId;
    }
  | { readonly type: 'offerRefused'; readonly from: HeroId; readonly to: HeroId; readonly card: CardId }
  | { readonly type: 'setAside'; readonly card: CardId; readonly icons: number; readonly total: number }
  | { readonly type: 'shopOpened'; readonly shop: number; readonly cards: readonly CardId[] }
  | { readonly type: 'levelledUp'; readonly hero: HeroId; readonly colour: Colour }
  | {
      readonly type: 'proposed';
      readonly seat: Seat;
      readonly what: 'buy' | 'buyHealing' | 'buyDie';
      readonly card: CardId;
      readonly hero: HeroId;
    }
  | { readonly type: 'proposalRefused'; readonly seat: Seat }
  | { readonly type: 'bought'; readonly card: CardId; readonly hero: HeroId; readonly price: number }
  | { readonly type: 'healingBought' }
  | { readonly type: 'dieBought' }
  | { readonly type: 'shopClosed'; readonly shop: number }
  | {
      readonly type: 'gameEnded';
      readonly how: string;
      readonly score: number | null;
      readonly round: number;
    };

export const emit = (s: State, event: DfEvent): void => emitAll(s, event);

/** [DF-PATH-01] [DF-RULING-49] One seat sees it, the others see `others`. */
export const emitToSeat = (s: State, seat: Seat, event: DfEvent, others: DfEvent): void =>
  emitTo<DfEvent>(s, [seat], event, others);

export const asDfEvent = (event: GameEvent): DfEvent => event as DfEvent;
