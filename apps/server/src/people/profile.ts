/** What somebody lets others know, as a row. */
import { createHash } from 'node:crypto';
import type { PersonalRow } from '../storage/port.ts';

export const PROFILE = 'profile';

export interface ProfileBody {
  /** Whether others may see it. */
  readonly open: boolean;
  /** Whether matches count for ratings, and when that was changed. */
  readonly rated: boolean;
  readonly switched: readonly number[];
}

const USUAL: ProfileBody = { open: false, rated: true, switched: [] };

/** What they wanted at that time: nobody backs out of a match that goes badly. */
export const wantedRating = ({ rated, switched }: ProfileBody, at: number): boolean =>
  switched.filter((time) => time > at).length % 2 === 0 ? rated : !rated;

/** Milliseconds that hardly any match lasts. */
const REMEMBERED = 180 * 24 * 3600 * 1000;
const MOST_SWITCHED = 200;

/** Nothing: they change it too often for anybody to remember what they wanted when. */
export function withWish(
  { open, rated, switched }: ProfileBody,
  wished: Partial<Pick<ProfileBody, 'open' | 'rated'>>,
  at: number,
): ProfileBody | undefined {
  const isSwitch = wished.rated !== undefined && wished.rated !== rated;
  const times = [...switched, ...(isSwitch ? [at] : [])].filter((time) => at - time < REMEMBERED);
  if (isSwitch && times.length > MOST_SWITCHED) return undefined;
  return { open: wished.open ?? open, rated: wished.rated ?? rated, switched: times };
}

/** Nothing was ever said: as usual. */
export const profileIn = (row: PersonalRow | undefined): ProfileBody => ({
  ...USUAL,
  ...(row && (JSON.parse(row.body) as Partial<ProfileBody>)),
});

/** What they are called by in addresses; it says nothing to who does not have it already. */
export const personOf = (guest: string): string =>
  createHash('sha256').update(`person ${guest}`).digest('base64url').slice(0, 12);
