/** Who is who: Heroes, their life, who sits next to whom. */
import type { Seat } from '@questhall/kernel';
import type { HeroId, HeroState, State } from '../state.ts';
import type { Colour } from '../vocabulary.ts';
import { COLOURS } from '../vocabulary.ts';
import { heroSheet } from './cards.ts';

/** [DF-SETUP-03] [DF-HERO-02] */
export const FULL_LIFE = 9;

export function hero(s: State, id: HeroId): HeroState {
  for (const each of s.heroes) if (each.id === id) return each;
  throw new Error(`${id} does not play`);
}

export const seatOf = (s: State, id: HeroId): Seat => hero(s, id).seat;
export const leaderSeat = (s: State): Seat => seatOf(s, s.leader);

/** [DF-HERO-05] [DF-SCAR-02] 9, 7, 5, 3. */
export const maxLife = ({ scars }: HeroState): number => FULL_LIFE - 2 * scars.length;

export const isConscious = ({ fainted, eliminated }: HeroState): boolean => !fainted && !eliminated;
export const isHurt = (state: HeroState): boolean => state.life < maxLife(state);

/** [DF-RULING-16] Heroes that are not eliminated. */
export const heroesInGame = (s: State): readonly HeroState[] => s.heroes.filter((each) => !each.eliminated);
export const consciousHeroes = (s: State): readonly HeroState[] => s.heroes.filter(isConscious);

export function anyConscious(s: State): boolean {
  for (const each of s.heroes) if (isConscious(each)) return true;
  return false;
}

/** Clockwise, beginning with this one. */
export function clockwiseFrom(s: State, id: HeroId): HeroState[] {
  const at = s.heroes.findIndex((each) => each.id === id);
  return [...s.heroes.slice(at), ...s.heroes.slice(0, at)];
}

/** [DF-COMBAT-04] [DF-COMBAT-09] [DF-RULING-55] The next one clockwise who fits; after all others, this one. */
export function nextHero(s: State, after: HeroId, fits: (state: HeroState) => boolean): HeroId | undefined {
  const count = s.heroes.length;
  const at = s.heroes.findIndex((each) => each.id === after);
  for (let step = 1; step <= count; step++) {
    const each = s.heroes[(at + step) % count] as HeroState;
    if (fits(each)) return each.id;
  }
  return undefined;
}

/** [DF-UNI-05] The Hammers belong to whose sheet they are on: Tina's, or that of a Hero of one's own. */
export const hasHammers = ({ id }: HeroState): boolean =>
  Object.values(heroSheet(id).abilities).some(({ kind }) => kind === 'hammer');

/** [DF-SCAR-05] Colours without a Scar. */
export const freeColours = ({ scars }: HeroState): readonly Colour[] =>
  COLOURS.filter((colour) => !scars.includes(colour));

export const ownedBySeat = (s: State, seat: Seat): readonly HeroState[] =>
  s.heroes.filter((each) => each.seat === seat);

/** Every seat that has a Hero, once, in order. */
export const seatsOf = (heroes: readonly HeroState[]): Seat[] => [...new Set(heroes.map(({ seat }) => seat))];
