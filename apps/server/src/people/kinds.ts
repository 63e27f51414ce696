/** All that is kept of a person. What is not in this list cannot be written, and the test of deleting goes through it. */
export const KINDS = [
  'match',
  'alone',
  'feat',
  'passkey',
  'profile',
  'friend',
  'friend-link',
  'here',
  'shunned',
  'invitation',
  'rating',
  'rated',
  'quest',
  'quest-record',
] as const;
export type Kind = (typeof KINDS)[number];

/** What is kept of people beside each other. A row of these belongs to one, and its key is the other's id: it goes with either. */

/** Both have it. */
export const FRIEND = 'friend';
/** Somebody whom one does not want to hear, or to meet. */
export const SHUNNED = 'shunned';
/** To come to a table; its key is who invites. */
export const INVITATION = 'invitation';

export const BETWEEN_TWO = [FRIEND, SHUNNED, INVITATION] as const;

export const isBetweenTwo = (kind: string): boolean => BETWEEN_TWO.some((each) => each === kind);
