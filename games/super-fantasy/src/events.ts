/** Everything that can be seen to happen, in the past tense. Everybody sees everything (nothing is secret here). */
import type { Facing } from '@questhall/geometry';
import type { DiceEntered, GameEvent, Seat } from '@questhall/kernel';
import { emit as emitAll } from '@questhall/kernel';
import type { FigureId, State } from './state.ts';
import type { FateFace, HeroId, Kind, Side, Status, Test, TrapKind } from './vocabulary.ts';

/** Why a monster goes after a hero. */
export type Motive =
  | 'only'
  | 'nearest'
  | 'fate'
  | 'behaviour'
  | 'warCry'
  | 'orders'
  | 'blocked'
  | 'uglyMaster';

export type SuperEvent =
  | DiceEntered
  | { readonly type: 'heroChosen'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly type: 'missionBegan'; readonly mission: string; readonly kinds: readonly Kind[] }
  | { readonly type: 'heroPlaced'; readonly hero: HeroId; readonly square: number }
  | { readonly type: 'turnBegan'; readonly turn: number; readonly end: number }
  | { readonly type: 'heroTurnBegan'; readonly hero: HeroId; readonly dice: number }
  | { readonly type: 'heroTurnEnded'; readonly hero: HeroId }
  | { readonly type: 'claimWithdrawn'; readonly hero: HeroId }
  /** Action Dice were rolled; `total` includes all bonuses, `need` is 0 where nothing has to be reached. */
  | {
      readonly type: 'rolled';
      readonly by: FigureId;
      readonly test: Test | 'monsterAttack' | 'uglyMaster';
      readonly dice: readonly Side[];
      readonly star: number;
      readonly bonus: number;
      readonly total: number;
      readonly need: number;
    }
  | { readonly type: 'fateRolled'; readonly face: FateFace; readonly why: string }
  /** Squares in order, the first is where it began. */
  | {
      readonly type: 'moved';
      readonly figure: FigureId;
      readonly path: readonly number[];
      readonly how: string;
    }
  | { readonly type: 'turned'; readonly figure: FigureId; readonly facing: Facing }
  | {
      readonly type: 'doorOpened';
      readonly door: number;
      readonly by: FigureId;
      readonly how: 'picked' | 'bashed' | 'event';
    }
  | { readonly type: 'gateMoved'; readonly open: boolean }
  | { readonly type: 'lockRemoved'; readonly door: number }
  | { readonly type: 'wallRuined'; readonly wall: number; readonly by: HeroId }
  | { readonly type: 'barrelBroken'; readonly square: number; readonly by: HeroId }
  | { readonly type: 'chestOpened'; readonly square: number; readonly by: HeroId; readonly broken: boolean }
  | { readonly type: 'itemDrawn'; readonly hero: HeroId; readonly item: string }
  | { readonly type: 'pileEmpty'; readonly pile: 'magic' | 'small' }
  | { readonly type: 'itemTaken'; readonly hero: HeroId; readonly item: string; readonly slot: number }
  | { readonly type: 'itemLost'; readonly hero: HeroId; readonly item: string }
  | { readonly type: 'itemGiven'; readonly from: HeroId; readonly to: HeroId; readonly item: string }
  | { readonly type: 'giftRefused'; readonly from: HeroId; readonly to: HeroId; readonly item: string }
  | { readonly type: 'smallItemUsed'; readonly hero: HeroId; readonly item: string }
  | { readonly type: 'abilityUsed'; readonly hero: HeroId; readonly ability: string; readonly level: number }
  | { readonly type: 'tomeCast'; readonly hero: HeroId; readonly tome: string }
  | {
      readonly type: 'attacked';
      readonly by: FigureId;
      readonly target: FigureId;
      readonly weapon: string;
      readonly why?: Motive;
    }
  | { readonly type: 'missed'; readonly by: FigureId; readonly target: FigureId }
  | { readonly type: 'blocked'; readonly by: FigureId; readonly target: FigureId }
  | {
      readonly type: 'damaged';
      readonly figure: FigureId;
      readonly amount: number;
      readonly left: number;
      readonly by: FigureId;
      readonly why: string;
    }
  | { readonly type: 'defeated'; readonly monster: FigureId; readonly kind: Kind; readonly by: FigureId }
  | { readonly type: 'wentDown'; readonly hero: HeroId; readonly end: number }
  | { readonly type: 'stoodUp'; readonly hero: HeroId }
  | { readonly type: 'healed'; readonly hero: HeroId; readonly amount: number }
  | {
      readonly type: 'energyGained';
      readonly hero: HeroId;
      readonly ability: string;
      readonly amount: number;
      readonly now: number;
    }
  | { readonly type: 'experienceGained'; readonly hero: HeroId; readonly amount: number }
  | { readonly type: 'levelGained'; readonly hero: HeroId; readonly level: number }
  | {
      readonly type: 'abilityRaised';
      readonly hero: HeroId;
      readonly ability: string;
      readonly level: number;
    }
  | { readonly type: 'shieldsGained'; readonly hero: HeroId; readonly amount: number; readonly now: number }
  | { readonly type: 'shieldsSpent'; readonly hero: HeroId; readonly amount: number; readonly now: number }
  | { readonly type: 'counterattackGained'; readonly hero: HeroId }
  | { readonly type: 'counterattacked'; readonly hero: HeroId; readonly monster: FigureId }
  | { readonly type: 'diceGained'; readonly hero: HeroId; readonly amount: number }
  | { readonly type: 'statusGained'; readonly figure: FigureId; readonly status: Status }
  | { readonly type: 'statusLost'; readonly figure: FigureId; readonly status: Status }
  | { readonly type: 'marked'; readonly figure: FigureId; readonly token: string; readonly by: HeroId }
  | { readonly type: 'trapSprung'; readonly trap: TrapKind; readonly hero: HeroId; readonly square: number }
  | { readonly type: 'trapDisarmed'; readonly hero: HeroId }
  | {
      readonly type: 'freed';
      readonly hero: HeroId;
      readonly from: 'ice' | 'cage' | 'hole';
      readonly by: HeroId;
    }
  | { readonly type: 'trapped'; readonly figure: FigureId; readonly how: 'cage' | 'hole' }
  | { readonly type: 'dodged'; readonly hero: HeroId }
  | { readonly type: 'portalOpened'; readonly square: number }
  | {
      readonly type: 'portalWeakened';
      readonly square: number;
      readonly successes: number;
      readonly closed: boolean;
    }
  | {
      readonly type: 'monsterArrived';
      readonly monster: FigureId;
      readonly kind: Kind;
      readonly square: number;
      readonly how: string;
    }
  | { readonly type: 'monstersPhaseBegan'; readonly turn: number }
  | {
      readonly type: 'tileWoke';
      readonly tile: number;
      readonly why: 'entered' | 'bashed' | 'noise' | 'monster' | 'event' | 'portal' | 'uglyMaster';
    }
  | { readonly type: 'sleptOn'; readonly tile: number }
  | { readonly type: 'tokensCleared' }
  | { readonly type: 'leverThrown'; readonly square: number; readonly on: boolean; readonly by: HeroId }
  | { readonly type: 'brazierChanged'; readonly square: number; readonly lit: boolean; readonly by: HeroId }
  | { readonly type: 'statuePushed'; readonly from: number; readonly to: number; readonly by: HeroId }
  | { readonly type: 'tomePicked'; readonly hero: HeroId; readonly tome: string }
  | { readonly type: 'tomeDropped'; readonly hero: HeroId; readonly tome: string; readonly square: number }
  | { readonly type: 'tomeBrought'; readonly hero: HeroId; readonly tome: string }
  | { readonly type: 'tomeThrown'; readonly hero: HeroId; readonly to: number }
  | { readonly type: 'tomeCaught'; readonly hero: HeroId; readonly intercepted: boolean }
  | { readonly type: 'fateTokenTurned'; readonly square: number; readonly face: string; readonly by: HeroId }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'stageReached'; readonly stage: number }
  | { readonly type: 'uglyMasterRolled'; readonly dice: readonly number[] }
  | { readonly type: 'laughed' }
  | { readonly type: 'scored'; readonly hero: HeroId; readonly points: number; readonly total: number }
  | { readonly type: 'goal'; readonly hero: HeroId; readonly team: number; readonly score: readonly number[] }
  | { readonly type: 'kickedOff'; readonly team: number; readonly square: number }
  | { readonly type: 'gameEnded'; readonly how: string };

export const emit = (s: State, event: SuperEvent): void => emitAll(s, event);

export const asSuperEvent = (event: GameEvent): SuperEvent => event as SuperEvent;
