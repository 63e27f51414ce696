/** Who sits where. */
import type { Seat } from '@questhall/kernel';
import type { Options, State } from '../state.ts';
import { missionOf } from './mission.ts';

/** [SF-UM-01] The last seat commands the monsters. */
export const umSeat = ({ options }: Pick<State, 'options'>): Seat | undefined =>
  options.mode === 'ugly-master' ? options.players - 1 : undefined;

export const isSolo = ({ mode, players, twoHeroesEach }: Options): boolean =>
  mode === 'standard' && players === 1 && !twoHeroesEach;

/** How many heroes are chosen one by one; solo takes a party instead. */
export function heroCount({ options }: Pick<State, 'options'>): number {
  const seats = options.mode === 'ugly-master' ? options.players - 1 : options.players;
  return options.twoHeroesEach ? seats * 2 : seats;
}

export const seatOfHero = ({ options }: Pick<State, 'options'>, number: number): Seat =>
  options.twoHeroesEach ? number >> 1 : number;

/** [SF-SOLO-03] [SF-RULING-128] [SF-RULING-141] The number the Mission's tables go by. */
export function countedPlayers(s: State): number {
  return isSolo(s.options) ? s.heroes.length + 1 : s.heroes.length;
}

/** [SF-SETUP-08] [SF-RULING-154] [SF-UM-02] Where the End of the Game token starts; 20 is the last space. */
export function endSpace(s: State): number {
  const table = missionOf(s).endSpace;
  const players = countedPlayers(s);
  const printed = table[String(players)] ?? table[String(Math.min(6, Math.max(2, players)))] ?? LAST_SPACE;
  return Math.min(LAST_SPACE, printed + (umSeat(s) === undefined ? 0 : 2));
}

const LAST_SPACE = 20;
