/** [SFB-TRACK-05] [SFB-TEAM-10] [SFB-RULING-61] The slots of the Challenge Track. */
import type { State } from '../state.ts';
import { isTeamGame } from './champions.ts';

/** What a slot is worth, from left to right; 0 is a slot that cannot be scored. */
const TWO_PLAYERS = [0, 1, 2, 1] as const;
const FOUR_PLAYERS = [0, 0, 1, 2, 1] as const;

export const slotsOf = (s: State): readonly number[] => (isTeamGame(s) ? FOUR_PLAYERS : TWO_PLAYERS);
/** [SFB-TEAM-11] [SFB-TEAM-12] How far the track moves, and how many Challenges come new. */
export const advanceBy = (s: State): number => (isTeamGame(s) ? 2 : 1);
