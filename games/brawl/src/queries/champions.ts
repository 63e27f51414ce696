/** Who is where, and on whose side. */
import type { Seat } from '@questhall/kernel';
import type { HexId, Home } from '../content/arena.ts';
import { IS_STATUE, IS_TRAP_HEX } from '../content/arena.ts';
import { ownerSign } from '../content/own.ts';
import type { ChampionId, ChampionState, PlayerState, Side, State } from '../state.ts';
import { GATE } from '../state.ts';

export const sideOf = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1);
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);
export const isTeamGame = (s: State): boolean => s.options.players === 4;

/** [SFB-TEAM-02] The seats of a side. */
export const seatsOf = (s: State, side: Side): Seat[] => (isTeamGame(s) ? [side, side + 2] : [side]);
export const teammateOf = (s: State, seat: Seat): Seat | undefined =>
  isTeamGame(s) ? (seat + 2) % 4 : undefined;

export const champion = (s: State, id: ChampionId): ChampionState => s.champions[id] as ChampionState;
export const player = (s: State, seat: Seat): PlayerState => s.players[seat] as PlayerState;
export const homeOf = (s: State, side: Side): Home => s.homes[side] as Home;

/** In the arena, not on the Gate. */
export const isIn = (s: State, id: ChampionId): boolean => id >= 0 && champion(s, id).hex !== GATE;

/** The Champion on a hex, or -1. */
export function championAt(s: State, hex: HexId): ChampionId {
  for (let id = 0; id < s.champions.length; id++) if (s.champions[id]?.hex === hex) return id;
  return -1;
}

/** [SFB-RULING-39] Stands where an Ally stands: on the trap below it, for a moment. */
export function sharesHex(s: State, id: ChampionId): boolean {
  const self = champion(s, id);
  return self.hex !== GATE && s.champions.some((other) => other !== self && other.hex === self.hex);
}

/** [SFB-RULING-89] A hex without Statue and Champion; a trap does not matter. */
export const isFree = (s: State, hex: HexId): boolean => !IS_STATUE[hex] && championAt(s, hex) < 0;

export function hasTrap(s: State, hex: HexId): boolean {
  for (const trap of s.traps) if (trap.hex === hex) return true;
  return false;
}

/** [SFB-TRAP-14] Printed, or holding a token. */
export const isTrapHex = (s: State, hex: HexId): boolean => IS_TRAP_HEX[hex] === 1 || hasTrap(s, hex);

export const areEnemies = (s: State, a: ChampionId, b: ChampionId): boolean =>
  champion(s, a).side !== champion(s, b).side;

/** [SFB-BASIC-02] Enemies in the arena. */
export function enemiesOf(s: State, id: ChampionId): ChampionId[] {
  const { side } = champion(s, id);
  return inArena(s, (other) => other.side !== side);
}

/** [SFB-BASIC-03] [SFB-TEAM-04] [SFB-RULING-26] Allies in the arena, without the Champion itself. */
export function alliesOf(s: State, id: ChampionId): ChampionId[] {
  const self = champion(s, id);
  return inArena(s, (other) => other.side === self.side && other !== self);
}

function inArena(s: State, fits: (other: ChampionState) => boolean): ChampionId[] {
  const found: ChampionId[] = [];
  for (let id = 0; id < s.champions.length; id++) {
    const other = champion(s, id);
    if (other.hex !== GATE && fits(other)) found.push(id);
  }
  return found;
}

export const championsOf = (s: State, seat: Seat): ChampionId[] => {
  const found: ChampionId[] = [];
  for (let id = 0; id < s.champions.length; id++) if (s.champions[id]?.seat === seat) found.push(id);
  return found;
};

/** The Champion a player's card belongs to, by what the card calls it. */
export function ownerOf(s: State, seat: Seat, sign: string): ChampionId {
  for (let id = 0; id < s.champions.length; id++) {
    const candidate = champion(s, id);
    if (candidate.seat === seat && ownerSign(candidate.key) === sign) return id;
  }
  throw new Error(`seat ${seat} has no ${sign}`);
}
