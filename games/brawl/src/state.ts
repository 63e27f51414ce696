import type { MachineState, Seat } from '@questhall/kernel';
import { cloneRng, cloneStack } from '@questhall/kernel';
import type { HexId, Home } from './content/arena.ts';
import type { Rings } from './content/box.ts';
import type { OwnChallenge, OwnChampion } from './content/own.ts';
import type { Core, StandardAction, TrapFace } from './vocabulary.ts';

/** [SFB-SETUP-03] How Champions are got. */
export const DRAFTS = ['free', 'casual', 'competitive'] as const;
export type Draft = (typeof DRAFTS)[number];

/** [SFB-DRAFT-01] How the pool of a casual draft is formed. */
export const FORMINGS = ['dealt', 'chosen'] as const;
export type Forming = (typeof FORMINGS)[number];

/** [SFB-DEC-01] What was agreed before the game. */
export interface Options {
  /** Two, or four for Super Team Tornado. */
  readonly players: number;
  readonly draft: Draft;
  /** How many different Champions the pool of a casual draft holds. */
  readonly pool: number;
  /** [SFB-DRAFT-01] Who forms that pool: chance, or the players one by one. */
  readonly forming: Forming;
  /** [SFB-RULING-75] Free choice: both sides may take the same Champion. */
  readonly mirrors: boolean;
  /** [SFB-TEAM-22] Casual draft of four: every Champion of the pool is there twice. */
  readonly duplicates: boolean;
  /** [SFB-SETUP-25] Colours of base rings, side by side. */
  readonly rings: Rings;
  /** Challenges made by players, shuffled among those of the box. Matches from before there were any have none. */
  readonly ownChallenges?: readonly OwnChallenge[];
  /** Champions made by players, who join those of the box. */
  readonly ownChampions?: readonly OwnChampion[];
  readonly [setting: string]: unknown;
}

/** A team; with two players, a player. Seats 0 and 2 are side 0, seats 1 and 3 side 1. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;

/** The place in the list of Champions that are in the match. */
export type ChampionId = number;

/** [SFB-OOA-06] Where a Champion is that stands on no hex. */
export const GATE = -1;

/** Something that lasts, as a token on a Champion would show it. */
export interface Boon {
  readonly op: 'strength' | 'move' | 'defence' | 'incomingStrength' | 'ignoreDefence';
  /** 99 for ignoring all defence. */
  readonly amount: number;
  readonly until: 'endOfTurn' | 'nextAttack';
  /** The card it comes from. */
  readonly from: string;
}

export interface ChampionState {
  /** The Champion card. */
  readonly key: string;
  readonly seat: Seat;
  readonly side: Side;
  /** Or GATE. */
  hex: HexId;
  damage: number;
  levelled: boolean;
  /** [SFB-KW-ROOT-02] Until the end of this turn. */
  rooted: boolean;
  boons: Boon[];
  /** What its card allows once per turn was used. */
  usedOnce: boolean;
  /** [SFB-RULING-93] Where it stood when it went out of action last. */
  fellAt: HexId;
}

export interface PlayerState {
  readonly seat: Seat;
  readonly side: Side;
  hand: string[];
  /** [SFB-RULING-69] Cards put back on top of the deck, the last one on top: their owner knows them. */
  planned: string[];
  /** The rest of the deck, in an order nobody knows. */
  deck: string[];
  discard: string[];
  /** [SFB-CORE-01] Cores that are ready. */
  ready: Core[];
  /** [SFB-STD-05] Standard Actions used in this Activation Phase. */
  standard: StandardAction[];
  /** [SFB-RULING-71] Has said that no Reaction will be played this turn. */
  passing: boolean;
  /** [SFB-CDRAFT-01] Champions brought to a competitive draft, and the one of them that was banned. */
  roster: string[];
  banned: string | null;
}

export interface Trap {
  hex: HexId;
  face: TrapFace;
}

const PHASES = [
  'order',
  'home',
  'champions',
  'traps',
  'mulligan',
  'deployment',
  'scoreboard',
  'activation',
  'upkeep',
  'track',
] as const;
export type Phase = (typeof PHASES)[number];

/** [SFB-RULING-17] A card that lies aside until its Action is over. */
export interface Resolving {
  readonly seat: Seat;
  readonly card: string;
}

export interface State extends MachineState {
  readonly options: Options;
  phase: Phase;
  round: number;
  /** [SFB-SETUP-01] First player first; empty until it is settled. */
  order: Seat[];
  /** Whose turn it is; -1 before the first. */
  turn: Seat;
  /** By side. */
  vp: number[];
  /** Which end of the arena each side has; empty until it is chosen. */
  homes: Home[];
  /** Champions that can still be taken, in the free choice and the casual draft. */
  pool: string[];
  players: PlayerState[];
  champions: ChampionState[];
  traps: Trap[];
  supply: TrapFace[];
  /** [SFB-TRACK-05] Slots from left to right; null is an empty one. */
  track: (string | null)[];
  challengeDeck: string[];
  challengeDiscard: string[];
  resolving: Resolving[];
  /** [SFB-LEVEL-01] Champions that level up when the Action is over. */
  levelUps: ChampionId[];
}

/** What is never changed again: clones may share it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** The shaped copy: everything that can change, nothing else. */
export function clone(s: State): State {
  return {
    options: s.options,
    stack: cloneStack(s.stack),
    rng: cloneRng(s.rng),
    asks: s.asks,
    events: s.events === null ? null : s.events.slice(),
    outcome: s.outcome,
    phase: s.phase,
    round: s.round,
    order: s.order.slice(),
    turn: s.turn,
    vp: s.vp.slice(),
    homes: s.homes.slice(),
    pool: s.pool.slice(),
    players: s.players.map(clonePlayer),
    champions: s.champions.map(cloneChampion),
    traps: s.traps.map((trap) => ({ hex: trap.hex, face: trap.face })),
    supply: s.supply.slice(),
    track: s.track.slice(),
    challengeDeck: s.challengeDeck.slice(),
    challengeDiscard: s.challengeDiscard.slice(),
    resolving: s.resolving.map(({ seat, card }) => ({ seat, card })),
    levelUps: s.levelUps.slice(),
  };
}

const clonePlayer = (player: PlayerState): PlayerState => ({
  seat: player.seat,
  side: player.side,
  hand: player.hand.slice(),
  planned: player.planned.slice(),
  deck: player.deck.slice(),
  discard: player.discard.slice(),
  ready: player.ready.slice(),
  standard: player.standard.slice(),
  passing: player.passing,
  roster: player.roster.slice(),
  banned: player.banned,
});

const cloneChampion = (champion: ChampionState): ChampionState => ({
  key: champion.key,
  seat: champion.seat,
  side: champion.side,
  hex: champion.hex,
  damage: champion.damage,
  levelled: champion.levelled,
  rooted: champion.rooted,
  boons: champion.boons.length === 0 ? [] : champion.boons.map((boon) => ({ ...boon })),
  usedOnce: champion.usedOnce,
  fellAt: champion.fellAt,
});
