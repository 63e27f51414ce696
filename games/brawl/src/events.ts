/** Everything that can be seen to happen, in the past tense. */
import type { GameEvent, Seat } from '@questhall/kernel';
import { emit as emitAll, emitTo } from '@questhall/kernel';
import type { HexId, Home } from './content/arena.ts';
import type { Boon, ChampionId, Phase, Side, State } from './state.ts';
import type { Core, Immunity, StandardAction, TrapFace } from './vocabulary.ts';

/** How a Champion came from hex to hex. */
const MOTIONS = ['walk', 'dash', 'jump', 'swoop', 'force', 'fear', 'push', 'pull'] as const;
export type Motion = (typeof MOTIONS)[number];

/** What damage came from. */
export type Harm = 'attack' | 'poison' | 'effect' | 'collision' | 'trap';

/** Why a part of a card came to nothing. */
export type Forfeit = 'noRow' | 'noWay' | 'noRoom' | 'rooted' | 'sourceOut' | 'targetOut';

export type BrawlEvent =
  | { readonly type: 'firstChosen'; readonly seat: Seat }
  | { readonly type: 'orderSettled'; readonly order: readonly Seat[] }
  | { readonly type: 'homeChosen'; readonly seat: Seat; readonly home: Home }
  | { readonly type: 'pooled'; readonly seat: Seat; readonly champion: string }
  | { readonly type: 'poolDealt'; readonly champions: readonly string[] }
  | { readonly type: 'championBrought'; readonly seat: Seat; readonly champion?: string }
  | { readonly type: 'rosterShown'; readonly seat: Seat; readonly champions: readonly string[] }
  | { readonly type: 'championBanned'; readonly seat: Seat; readonly from: Seat; readonly champion: string }
  | {
      readonly type: 'championTaken';
      readonly seat: Seat;
      readonly champion: string;
      readonly id: ChampionId;
    }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'challengeDrawn'; readonly challenge: string; readonly slot: number }
  /** [SFB-TRACK-04] The discarded Challenges were shuffled into a new deck. */
  | { readonly type: 'challengesRenewed' }
  | { readonly type: 'trapPlaced'; readonly seat: Seat; readonly hex: HexId }
  | { readonly type: 'drew'; readonly seat: Seat; readonly n: number; readonly cards?: readonly string[] }
  | { readonly type: 'mulliganed'; readonly seat: Seat; readonly n: number }
  | { readonly type: 'deckRenewed'; readonly seat: Seat }
  | { readonly type: 'deployed'; readonly champion: ChampionId; readonly hex: HexId }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | {
      readonly type: 'challengeScored';
      readonly seat: Seat;
      readonly challenge: string;
      readonly slot: number;
      readonly vp: number;
    }
  | { readonly type: 'vpGained'; readonly side: Side; readonly vp: number; readonly total: number }
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly champion: ChampionId;
      readonly card: string;
      readonly core: Core;
    }
  | {
      readonly type: 'standardUsed';
      readonly seat: Seat;
      readonly champion: ChampionId;
      readonly action: StandardAction;
      readonly core: Core;
    }
  | {
      readonly type: 'moved';
      readonly champion: ChampionId;
      readonly from: HexId;
      /** Hex by hex, the last one is where it stands now. */
      readonly path: readonly HexId[];
      readonly how: Motion;
    }
  | {
      readonly type: 'placed';
      readonly champion: ChampionId;
      readonly from: HexId;
      readonly to: HexId;
      /** [SFB-RULING-39] Stepped back from a hex that another holds. */
      readonly back?: true;
    }
  | {
      readonly type: 'attackDeclared';
      readonly champion: ChampionId;
      readonly card: string;
      readonly targets: readonly ChampionId[];
      readonly hexes: readonly HexId[];
    }
  | {
      readonly type: 'skillUsed';
      readonly champion: ChampionId;
      readonly card: string;
      readonly targets: readonly ChampionId[];
      readonly hexes: readonly HexId[];
    }
  | { readonly type: 'declined'; readonly champion: ChampionId; readonly card: string }
  | {
      readonly type: 'reactionPlayed';
      readonly seat: Seat;
      readonly card: string;
      readonly core: Core;
      readonly on: ChampionId;
    }
  | {
      readonly type: 'struck';
      readonly champion: ChampionId;
      readonly strength: number;
      readonly defence: number;
      readonly damage: number;
    }
  | {
      readonly type: 'damaged';
      readonly champion: ChampionId;
      readonly amount: number;
      readonly source: ChampionId;
      readonly why: Harm;
    }
  | { readonly type: 'healed'; readonly champion: ChampionId; readonly amount: number }
  | { readonly type: 'knockedOut'; readonly champion: ChampionId; readonly source: ChampionId }
  | { readonly type: 'levelledUp'; readonly champion: ChampionId }
  | {
      readonly type: 'trapSprung';
      readonly champion: ChampionId;
      readonly hex: HexId;
      readonly face: TrapFace;
    }
  | { readonly type: 'trapIgnored'; readonly champion: ChampionId; readonly hex: HexId }
  | { readonly type: 'trapMoved'; readonly seat: Seat; readonly from: HexId; readonly to: HexId }
  | { readonly type: 'rooted'; readonly champion: ChampionId }
  | { readonly type: 'stunned'; readonly champion: ChampionId; readonly seat: Seat; readonly card: string }
  /** [SFB-RULING-70] The hand held no card of the stunned Champion. */
  | {
      readonly type: 'handShown';
      readonly champion: ChampionId;
      readonly seat: Seat;
      readonly cards: readonly string[];
    }
  | { readonly type: 'boonGained'; readonly champion: ChampionId; readonly boon: Boon }
  | { readonly type: 'warded'; readonly champion: ChampionId; readonly against: Immunity }
  | {
      readonly type: 'forfeited';
      readonly champion: ChampionId;
      readonly what: string;
      readonly why: Forfeit;
    }
  | { readonly type: 'planned'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'milled'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'coresReadied'; readonly seat: Seat }
  | { readonly type: 'handDiscarded'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly type: 'trackAdvanced'; readonly by: number; readonly gone: readonly string[] }
  | { readonly type: 'gameEnded'; readonly side: Side };

export const emit = (s: State, event: BrawlEvent): void => emitAll(s, event);

/** [SFB-INFO-04] One player sees it; everybody else sees `others`. */
export const emitToSeat = (s: State, seat: Seat, event: BrawlEvent, others: BrawlEvent): void =>
  emitTo<BrawlEvent>(s, [seat], event, others);

export const asBrawlEvent = (event: GameEvent): BrawlEvent => event as BrawlEvent;
