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
  'creation',
  'creation-draft',
  'creation-liked',
  'creation-reported',
] as const;
export type Kind = (typeof KINDS)[number];

/** In the library: what is listed of a creation, and the whole of it. */
export const CREATION = 'creation';
export const CREATION_DRAFT = 'creation-draft';
/** Who liked it, or told the host of the hall about it: by the same key, and they go with it. */
export const CREATION_LIKED = 'creation-liked';
export const CREATION_REPORTED = 'creation-reported';

export const OF_CREATIONS = [CREATION_DRAFT, CREATION_LIKED, CREATION_REPORTED] as const;

/** What is kept of people beside each other. A row of these belongs to one, and its key is the other's id: it goes with either. */

/** Both have it. */
export const FRIEND = 'friend';
/** Somebody whom one does not want to hear, or to meet. */
export const SHUNNED = 'shunned';
/** To come to a table; its key is who invites. */
export const INVITATION = 'invitation';

export const BETWEEN_TWO = [FRIEND, SHUNNED, INVITATION] as const;

export const isBetweenTwo = (kind: string): boolean => BETWEEN_TWO.some((each) => each === kind);
