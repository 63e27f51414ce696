/** What is kept of people beside each other. A row of these belongs to one, and its key is the other's id: it goes with either. */

/** Both have it. */
export const FRIEND = 'friend';
/** Somebody whom one does not want to hear, or to meet. */
export const SHUNNED = 'shunned';
/** To come to a table; its key is who invites. */
export const INVITATION = 'invitation';

export const BETWEEN_TWO = [FRIEND, SHUNNED, INVITATION] as const;

export const isBetweenTwo = (kind: string): boolean => BETWEEN_TWO.some((each) => each === kind);
