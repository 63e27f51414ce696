/**
 * The table of contents of the rules: every procedure with what it knows while it is under way. The steps stand in
 * procedures/, each file a chapter of the rulebook.
 */
import type { Seat } from '@questhall/kernel';
import { named, rulesFor } from '@questhall/kernel';
import type { HexId } from './content/arena.ts';
import type { Motion } from './events.ts';
import type { ChampionId, State } from './state.ts';
import type { Core, StandardAction, TrapFace, When } from './vocabulary.ts';

export const { procedure, ask, askTogether } = rulesFor<State>();

type None = Record<never, never>;

// --- the game, its set-up, rounds and turns --------------------------------------------------------------------------
export const playGame = named<None>('playGame');
/** `first`: the side that goes first, -1 until it is settled. */
export const settleOrder = named<{ first: number }>('settleOrder');
/** Free choice and casual draft. `picks`: the seats in the order in which they pick. */
export const chooseChampions = named<{ picks: Seat[] }>('chooseChampions');
export const competitiveDraft = named<{ bans: Seat[]; picks: Seat[] }>('competitiveDraft');
export const placeTraps = named<{ placing: Seat[] }>('placeTraps');
export const mulligan = named<{ seat: Seat }>('mulligan');
export const deploy = named<{ seat: Seat }>('deploy');
export const playRound = named<{ next: number }>('playRound');
export const playTurn = named<{ seat: Seat }>('playTurn');

// --- actions ---------------------------------------------------------------------------------------------------------
/** An Action from being paid for to the levelling up after it. `card` is empty for a Standard Action. */
export interface Action {
  seat: Seat;
  champion: ChampionId;
  card: string;
  standard: StandardAction | '';
  core: Core;
}
export const action = named<Action>('action');
/** [SFB-MOVE] A Champion moves by a path that is chosen; a Dash, Jump, Swoop or Force likewise. */
export interface Walk {
  champion: ChampionId;
  /** Who chooses. */
  seat: Seat;
  how: Motion;
  left: number;
  /** A Dash that has begun keeps its direction; -1 before. */
  direction: number;
  /** Who is to blame for what happens on the way. */
  source: ChampionId;
  /** [SFB-RULING-59] Not moving is no option. */
  must: boolean;
  moved: number;
  /** Where it can go now. */
  ends: HexId[];
  /** The last hex of the way on which nobody else stands. */
  back: HexId;
  /** [SFB-BASIC-07] [SFB-BASIC-08] The end must be nearer to a hex, or farther from it. */
  bound: 'towards' | 'away' | '';
  mark: HexId;
}
/** Actions begin with a movement, and ask for it themselves: so it is judged together with what it is made for. */
export const standardAction = named<Walk & { standard: StandardAction }>('standardAction');

interface Aimed extends Walk {
  card: string;
  targets: ChampionId[];
}
export const skill = named<Aimed>('skill');

export interface Attack extends Aimed {
  /** How many Dashes and Jumps before the attack have begun. */
  leapt: number;
  /** [SFB-RULING-94] Strength from "next attack", used up for each target. */
  bonus: number[];
  /** [SFB-RULING-20] Attack damage put on each target. */
  dealt: number[];
  /** Those still to be asked for a Reaction. */
  reactors: Seat[];
  /** The Reaction played, by whom, on whom; empty and -1 for none. */
  reaction: string;
  reactor: Seat;
  reactedOn: ChampionId;
  /** What the Reaction adds to the defence of that Champion in this attack, and what it wards off. */
  guard: number;
  wards: string[];
}
export const attack = named<Attack>('attack');
/** [SFB-ATTACK-07] One pass of the damage step of the attack under way. */
export const strike = named<{ stolen: number }>('strike');

// --- effects ---------------------------------------------------------------------------------------------------------
/** The effects of one card, or of a Champion's side, for one step. */
export interface CarryOut {
  /** A card, `standard:…` or `levelled:…` and `basic:…` with a Champion's key. */
  of: string;
  when: When;
  seat: Seat;
  /** [SFB-REACT-10] The Champion that is the source of what happens. */
  source: ChampionId;
  targets: ChampionId[];
  dealt: number[];
  attacker: ChampionId;
  reactedOn: ChampionId;
  /** The effect under way, and whom it still concerns. */
  at: number;
  left: ChampionId[];
  /** Hexes of the last Dash, Jump or Swoop. */
  moved: number;
  /** [SFB-RULING-35] The last Push or Pull ended in a collision. */
  collided: boolean;
  /** Where the target stood before it was displaced. */
  leftHex: HexId;
}
export const carryOut = named<CarryOut>('carryOut');

export const walk = named<Walk>('walk');

/** [SFB-KW-PUSH] [SFB-KW-PULL] [SFB-KW-FEAR] Straight on, step by step. */
export interface Slide {
  champion: ChampionId;
  seat: Seat;
  source: ChampionId;
  how: 'push' | 'pull' | 'fear';
  direction: number;
  left: number;
  /** The last free hex of the way. */
  back: HexId;
}
export const slide = named<Slide>('slide');
export interface Flee {
  champion: ChampionId;
  seat: Seat;
  source: ChampionId;
  distance: number;
}
export const flee = named<Flee>('flee');

/** [SFB-TRAP] A Champion has entered a hex with a trap. */
export interface SpringTrap {
  champion: ChampionId;
  /** The player whose card, or own movement, is to blame, and the Champion credited with it. */
  seat: Seat;
  source: ChampionId;
  hex: HexId;
  back: HexId;
  /** The token once it is turned over; empty before. */
  face: TrapFace | '';
}
export const springTrap = named<SpringTrap>('springTrap');
export const stun = named<{ champion: ChampionId }>('stun');

// --- cards -----------------------------------------------------------------------------------------------------------
export const draw = named<{ seat: Seat; most: number }>('draw');
export const plan = named<{ seat: Seat; left: number }>('plan');
export const recover = named<{ seat: Seat; left: number }>('recover');
export const heal = named<{ seat: Seat; champion: ChampionId; most: number }>('heal');
export const place = named<{
  seat: Seat;
  champion: ChampionId;
  source: ChampionId;
  hexes: HexId[];
  may: boolean;
}>('place');
export const moveTrap = named<{ seat: Seat; from: HexId }>('moveTrap');
