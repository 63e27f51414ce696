/** Every question asked of a player, and what may be answered. */
import type { Option, Seat } from '@questhall/kernel';
import type { HexId, Home } from './content/arena.ts';
import type { ChampionId } from './state.ts';
import type { Core, StandardAction } from './vocabulary.ts';

/** The kinds of questions, each with its number in the ledger's list. */
export const DECISIONS = {
  home: 'SFB-DEC-02',
  order: 'SFB-DEC-03',
  chooseChampion: 'SFB-DEC-30',
  formPool: 'SFB-DEC-01',
  draft: 'SFB-DEC-04',
  bring: 'SFB-DEC-31',
  ban: 'SFB-DEC-05',
  placeTrap: 'SFB-DEC-06',
  mulligan: 'SFB-DEC-07',
  deploy: 'SFB-DEC-08',
  act: 'SFB-DEC-09',
  move: 'SFB-DEC-11',
  attack: 'SFB-DEC-14',
  use: 'SFB-DEC-14',
  react: 'SFB-DEC-17',
  next: 'SFB-DEC-18',
  fear: 'SFB-DEC-19',
  draw: 'SFB-DEC-21',
  plan: 'SFB-DEC-22',
  heal: 'SFB-DEC-23',
  stun: 'SFB-DEC-24',
  replaceTrap: 'SFB-DEC-25',
  place: 'SFB-DEC-26',
  pick: 'SFB-DEC-27',
  recover: 'SFB-DEC-27',
  takeTrap: 'SFB-DEC-27',
  putTrap: 'SFB-DEC-27',
  ignoreTrap: 'SFB-DEC-28',
  healReceiver: 'SFB-DEC-36',
} as const;
export type DecisionKind = keyof typeof DECISIONS;

type AtChampion = { readonly at: { readonly champion: ChampionId } };
type AtHex = { readonly at: { readonly hex: HexId } };
/** A card in hand, on a discard pile, or a Champion card of the draft. */
type AtCard = { readonly at: { readonly card: string } };

export type ChooseHome = { readonly do: 'home'; readonly home: Home };
export type ChooseOrder = { readonly do: 'goFirst'; readonly at: { readonly seat: Seat } };
/** `champion` is the Champion card. */
export type ChooseChampion = { readonly do: 'take'; readonly champion: string } & AtCard;
/** [SFB-DRAFT-01] One more Champion for the pool. */
export type AddToPool = { readonly do: 'addToPool'; readonly champion: string } & AtCard;
export type Bring = { readonly do: 'bring'; readonly champion: string } & AtCard;
export type Ban = { readonly do: 'ban'; readonly champion: string } & AtCard;
export type PutTrap = { readonly do: 'putTrap' } & AtHex;
/** [SFB-SETUP-17] The cards to exchange; none keeps the hand. */
export type Mulligan = { readonly do: 'mulligan'; readonly cards: readonly string[] };
/** `champion` is the one to be placed next. */
export type Deploy = { readonly do: 'deploy'; readonly champion: ChampionId } & AtHex;

/** [SFB-DEC-09] `core` pays for it. */
export type Act =
  | ({ readonly do: 'play'; readonly card: string; readonly core: Core } & AtCard)
  | ({ readonly do: 'standard'; readonly action: StandardAction; readonly core: Core } & AtChampion)
  | { readonly do: 'endPhase' };

/**
 * [SFB-DEC-11] The end of a way that meets no trap before it. On a trap the way goes on with what is left of it, so
 * every path hex by hex can be walked.
 */
export type Move = ({ readonly do: 'move' } & AtHex) | { readonly do: 'stay' };

/** [SFB-DEC-14] [SFB-DEC-15] [SFB-DEC-16] `turns`: which way an AoE is turned, in sixths clockwise from the east. */
export type Aim =
  | ({ readonly do: 'aim' } & AtChampion)
  | ({ readonly do: 'aimArea'; readonly turns: number; readonly hexes: readonly HexId[] } & AtHex)
  | { readonly do: 'use' }
  | { readonly do: 'decline' };

/** [SFB-DEC-17] At the Champion it is played on. */
export type React =
  | ({ readonly do: 'react'; readonly card: string; readonly core: Core } & AtChampion)
  | { readonly do: 'pass' }
  /** [SFB-RULING-71] No Reaction for the rest of this turn. */
  | { readonly do: 'passTurn' };

/** [SFB-DEC-18] Who is next, of several that an effect concerns one after the other. */
export type Next = { readonly do: 'next' } & AtChampion;
/** [SFB-DEC-19] 0 is east, then clockwise; at the hex where the Dash would end. */
export type FearDirection = { readonly do: 'flee'; readonly direction: number } & AtHex;
export type Count = { readonly do: 'count'; readonly n: number };
export type Plan = ({ readonly do: 'plan'; readonly card: string } & AtCard) | { readonly do: 'done' };
export type DiscardForStun = { readonly do: 'discard'; readonly card: string } & AtCard;
export type PlaceAt = ({ readonly do: 'place' } & AtHex) | { readonly do: 'stay' };
export type PickChampion = ({ readonly do: 'pick' } & AtChampion) | { readonly do: 'none' };
export type Recover = { readonly do: 'recover'; readonly card: string } & AtCard;
export type TakeTrap = { readonly do: 'takeTrap' } & AtHex;
export type IgnoreTrap = { readonly do: 'ignore' } | { readonly do: 'trigger' };

export type BrawlOption =
  | Act
  | AddToPool
  | Aim
  | Ban
  | Bring
  | ChooseChampion
  | ChooseHome
  | ChooseOrder
  | Count
  | Deploy
  | DiscardForStun
  | FearDirection
  | IgnoreTrap
  | Move
  | Mulligan
  | Next
  | PickChampion
  | PlaceAt
  | Plan
  | PutTrap
  | React
  | Recover
  | TakeTrap;

export const asBrawlOption = (option: Option): BrawlOption => option as BrawlOption;
