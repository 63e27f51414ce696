/** Bone Duel: what lies on the table. */
import type { GameEvent, MachineState, MatchOptions, Option, Seat } from '@questhall/kernel';

export const BONES = ['jab', 'club', 'ram', 'shield', 'trip'] as const;
export type Bone = (typeof BONES)[number];

interface BoneFacts {
  readonly copies: number;
  /** What it hits with; a bone without it cannot attack. */
  readonly strength?: number;
  /** What it costs in marrow to attack with it. */
  readonly marrow?: number;
  /** What it takes off an attack on anybody, or only on its holder. */
  readonly guard?: number;
  readonly guards?: 'anybody' | 'holder';
}

export const FACTS: { readonly [bone in Bone]: BoneFacts } = {
  jab: { copies: 6, strength: 1 },
  club: { copies: 5, strength: 2 },
  ram: { copies: 3, strength: 3, marrow: 1 },
  shield: { copies: 4, guard: 2, guards: 'holder' },
  trip: { copies: 4, guard: 1, guards: 'anybody' },
};

export const HAND = 4;
export const MOST_MARROW = 4;
export const LAST_ROUND = 12;

export interface ToyOptions extends MatchOptions {
  readonly health: number;
  readonly scouting: boolean;
}

export interface Fighter {
  health: number;
  marrow: number;
  hand: Bone[];
}

/** An attack under way. */
export type Strike = {
  by: Seat;
  at: Seat;
  bone: Bone;
  strength: number;
};

export interface Toy extends MachineState {
  scouting: boolean;
  round: number;
  /** Who took the last turn. */
  last: Seat;
  fighters: Fighter[];
  bag: Bone[];
  pile: Bone[];
  strike: Strike | null;
  /** Until the turn ends, `by` sees the hand of `of`. */
  scouted: { by: Seat; of: Seat } | null;
}

/** A type, not an interface: TypeScript then takes it for JSON. */
export type ToyView = {
  readonly round: number;
  readonly you: Seat | null;
  readonly fighters: readonly {
    readonly health: number;
    readonly marrow: number;
    readonly bones: number;
    readonly hand: readonly Bone[] | null;
  }[];
  readonly bag: number;
  readonly pile: readonly Bone[];
  readonly strike: Readonly<Strike> | null;
  readonly scouted: { readonly by: Seat; readonly of: Seat } | null;
};

export interface Bid extends Option {
  readonly do: 'bid';
  readonly marrow: number;
}

export type Act =
  | { readonly do: 'attack'; readonly bone: Bone; readonly at: { readonly fighter: Seat } }
  | { readonly do: 'scout'; readonly at: { readonly fighter: Seat } }
  | { readonly do: 'aim' }
  | { readonly do: 'rest' };

export interface React extends Option {
  readonly do: 'react';
  readonly bone: Bone;
}

export type ToyEvent = GameEvent &
  (
    | { readonly type: 'roundBegan'; readonly round: number }
    | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly bones?: readonly Bone[] }
    | { readonly type: 'bidsShown'; readonly bids: readonly number[]; readonly turn: Seat }
    | { readonly type: 'aimed' | 'rested' | 'missed' | 'fell'; readonly seat: Seat }
    | { readonly type: 'scouted'; readonly seat: Seat; readonly of: Seat; readonly hand?: readonly Bone[] }
    | { readonly type: 'attacked'; readonly seat: Seat; readonly at: Seat; readonly bone: Bone }
    | { readonly type: 'reacted'; readonly seat: Seat; readonly bone: Bone; readonly strength: number }
    | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
    | { readonly type: 'hurt'; readonly seat: Seat; readonly amount: number }
  );

export const fighter = (s: Toy, seat: Seat): Fighter => s.fighters[seat] as Fighter;

export const isStanding = (s: Toy, seat: Seat): boolean => fighter(s, seat).health > 0;

/** The seats after this one, in order, without it. */
export const othersAfter = (s: Toy, seat: Seat): Seat[] =>
  s.fighters.slice(1).map((_, index) => (seat + 1 + index) % s.fighters.length);

export const standing = (s: Toy): Seat[] =>
  s.fighters.flatMap(({ health }, seat) => (health > 0 ? [seat] : []));

/** Which kinds of bone lie in this hand. */
export const kindsIn = (hand: readonly Bone[]): Bone[] => BONES.filter((bone) => hand.includes(bone));
