/** What somebody lets others know, as a row. */
import { createHash } from 'node:crypto';
import type { PersonalRow } from '../storage/port.ts';

export const PROFILE = 'profile';

export interface ProfileBody {
  /** Whether others may see it. */
  readonly open: boolean;
  /** Whether matches count for ratings, and since when it is so. */
  readonly rated: boolean;
  readonly ratedSince: number;
}

const USUAL: ProfileBody = { open: false, rated: true, ratedSince: 0 };

/** Nothing was ever said: as usual. */
export const profileIn = (row: PersonalRow | undefined): ProfileBody => ({
  ...USUAL,
  ...(row && (JSON.parse(row.body) as Partial<ProfileBody>)),
});

/** What they are called by in addresses; it says nothing to who does not have it already. */
export const personOf = (guest: string): string =>
  createHash('sha256').update(`person ${guest}`).digest('base64url').slice(0, 12);
