/** Challenges made by players: written down in their ids. */
import { writtenAs, writtenCards } from '@questhall/schema';
import type { Challenge } from '../vocabulary.ts';

export type OwnChallenge = Omit<Challenge, 'id' | 'number'>;

export const ownChallengeId = (challenge: OwnChallenge): string => writtenAs(challenge);

/** Nothing: it is one of the box. */
export const ownChallenge = writtenCards<OwnChallenge, Challenge>((draft, id) => ({
  ...draft,
  id,
  number: 0,
}));
