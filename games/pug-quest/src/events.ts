/** Everything that can be seen to happen, in the past tense. */
import type { GameEvent, Seat } from '@questhall/kernel';
import { emit as emitAll, emitTo } from '@questhall/kernel';
import type { CreatureId, State } from './state.ts';
import type { Energy, Reach } from './vocabulary.ts';

/** Why an automated Creature did what it did, for the log. */
export type Motive =
  | { readonly kind: 'only'; readonly reach: Reach }
  | { readonly kind: 'leastLife'; readonly life: number }
  | { readonly kind: 'evilLord' };

export type PugEvent =
  | { readonly type: 'heroChosen'; readonly seat: Seat; readonly hero: CreatureId }
  | { readonly type: 'worldBegan'; readonly world: number }
  | { readonly type: 'heroReturned'; readonly hero: CreatureId }
  | { readonly type: 'heroPlaced'; readonly hero: CreatureId; readonly lane: number }
  | { readonly type: 'worldRevealed'; readonly card: string }
  | { readonly type: 'bossRevealed'; readonly boss: CreatureId }
  | { readonly type: 'monsterPlaced'; readonly monster: CreatureId; readonly lane: number }
  | { readonly type: 'summoned'; readonly monster: CreatureId; readonly lane: number }
  | { readonly type: 'roundBegan'; readonly world: number; readonly round: number }
  | { readonly type: 'turnBegan'; readonly creature: CreatureId }
  | { readonly type: 'turnEnded'; readonly creature: CreatureId }
  | { readonly type: 'paid'; readonly by: CreatureId; readonly cards: readonly Energy[]; readonly xp: number }
  | {
      readonly type: 'drew';
      readonly hero: CreatureId;
      readonly from: 'deck' | 'display';
      readonly energy?: Energy;
    }
  | { readonly type: 'evilLordDrew'; readonly cards: number; readonly hand?: readonly Energy[] }
  | { readonly type: 'displayChanged'; readonly by: CreatureId }
  | {
      readonly type: 'discarded';
      readonly hero: CreatureId;
      readonly cards: readonly Energy[];
      readonly why: string;
    }
  | { readonly type: 'swapped'; readonly hero: CreatureId; readonly gave: Energy; readonly took: Energy }
  | { readonly type: 'deckRenewed'; readonly deck: 'energy' | 'treasure' | 'monster' }
  | {
      readonly type: 'moved';
      readonly creature: CreatureId;
      readonly from: number;
      readonly to: number;
      readonly why: string;
    }
  | { readonly type: 'comboPlayed'; readonly by: CreatureId; readonly combo: string }
  | { readonly type: 'ripostePlayed'; readonly by: CreatureId; readonly combo: string }
  | { readonly type: 'abilityUsed'; readonly by: CreatureId; readonly source: string }
  | {
      readonly type: 'attacked';
      readonly by: CreatureId;
      readonly targets: readonly CreatureId[];
      readonly reach: Reach;
      readonly damage: number;
      readonly why?: Motive;
    }
  | { readonly type: 'attackLost'; readonly by: CreatureId }
  | {
      readonly type: 'energyRevealed';
      readonly by: CreatureId;
      readonly energy: Energy;
      readonly ignored: boolean;
    }
  | {
      readonly type: 'prevented';
      readonly by: CreatureId;
      readonly target: CreatureId;
      readonly amount: number;
    }
  | { readonly type: 'defended'; readonly hero: CreatureId; readonly amount: number }
  /** What armour took off a hit; below 0: what a curse added to it. */
  | { readonly type: 'absorbed'; readonly creature: CreatureId; readonly amount: number }
  | { readonly type: 'evilLordAdded'; readonly target: CreatureId }
  | { readonly type: 'evilLordPrevented'; readonly target: CreatureId; readonly amount: number }
  | {
      readonly type: 'damaged';
      readonly creature: CreatureId;
      readonly amount: number;
      readonly by: CreatureId;
      readonly why: string;
    }
  | { readonly type: 'healed'; readonly creature: CreatureId; readonly amount: number }
  | { readonly type: 'marked'; readonly creature: CreatureId; readonly key: string; readonly from: string }
  | { readonly type: 'actionGranted'; readonly hero: CreatureId; readonly actions: number }
  | { readonly type: 'defeated'; readonly creature: CreatureId; readonly by: CreatureId }
  /** [PQ-FALL-01] What a fallen Hero had. */
  | {
      readonly type: 'belongingsLost';
      readonly hero: CreatureId;
      readonly cards: number;
      readonly treasures: readonly string[];
      readonly prizes: readonly CreatureId[];
    }
  | { readonly type: 'xpGained'; readonly hero: CreatureId; readonly monster: CreatureId }
  | { readonly type: 'levelReached'; readonly hero: CreatureId; readonly level: number }
  | { readonly type: 'prizeTaken'; readonly hero: CreatureId; readonly monster: CreatureId }
  | { readonly type: 'treasureDropped'; readonly treasure: string; readonly lane: number }
  | { readonly type: 'treasureTaken'; readonly hero: CreatureId; readonly treasure: string }
  | { readonly type: 'treasureDiscarded'; readonly treasure: string; readonly hero?: CreatureId }
  | { readonly type: 'consumed'; readonly by: CreatureId; readonly treasure: string }
  | {
      readonly type: 'lootTaken';
      readonly monster: CreatureId;
      readonly hero: CreatureId;
      readonly treasure: string;
    }
  | { readonly type: 'taxPaid'; readonly hero: CreatureId }
  | { readonly type: 'taxSuffered'; readonly hero: CreatureId }
  | { readonly type: 'worldEnded'; readonly world: number; readonly how: 'cleared' | 'wiped' | 'timeOut' }
  | { readonly type: 'marketOpened'; readonly treasures: readonly string[] }
  | { readonly type: 'bought'; readonly hero: CreatureId; readonly treasure: string }
  | {
      readonly type: 'treasureSwapped';
      readonly hero: CreatureId;
      readonly gave: string;
      readonly took: string;
    }
  | {
      readonly type: 'exchanged';
      readonly from: CreatureId;
      readonly to: CreatureId;
      readonly gave: readonly string[];
      readonly took: readonly string[];
    }
  | { readonly type: 'offerRefused'; readonly by: CreatureId; readonly from: CreatureId }
  | { readonly type: 'gameEnded'; readonly how: string };

export const emit = (s: State, event: PugEvent): void => emitAll(s, event);

/** [PQ-RULING-62] Fellow Heroes see it; the Evil Lord and onlookers see `others`. */
export const emitToHeroes = (s: State, event: PugEvent, others?: PugEvent): void =>
  emitTo<PugEvent>(
    s,
    s.heroes.map((hero) => hero.seat),
    event,
    others,
  );

export const emitToEvilLord = (s: State, event: PugEvent, others: PugEvent): void =>
  emitTo<PugEvent>(s, [s.options.players - 1], event, others);

export const asPugEvent = (event: GameEvent): PugEvent => event as PugEvent;
