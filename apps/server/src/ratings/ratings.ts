/** How strong people are where sides play against each other, for those who want to know. */
import type { RatedResult } from '@questhall/protocol/host';
import { PROFILE, profileIn, wantedRating } from '../people/profile.ts';
import type { PersonalRow, Storage } from '../storage/port.ts';
import type { Standing } from './standing.ts';
import { NEW_STANDING, shown, standingAfter } from './standing.ts';

export interface Rating {
  readonly game: string;
  readonly rating: number;
  /** 95 of 100 are no further off. */
  readonly deviation: number;
  readonly matches: number;
}

export interface Ratings {
  /** A match that counts is over. However often this is said, it counts once. */
  settle(match: string, game: string, result: RatedResult): void;
  /** Of all games; none for who does not want any. */
  of(guest: string): Promise<readonly Rating[]>;
  /** What was begun is done. */
  settled(): Promise<void>;
}

/** Where somebody stands in a game, and the matches that have brought them there. */
export const STANDING = 'rating';
const COUNTED = 'rated';
const LATEST = Number.MAX_SAFE_INTEGER;
const MOST_GAMES = 50;

export const standingIn = ({ body }: PersonalRow): Standing => JSON.parse(body) as Standing;
/** Strengths as they were before a match and after it, without whom one has met. */
const brief = ({ mu, sigma }: Standing) => ({ mu, sigma });

export function createRatings(
  storage: Pick<Storage, 'addPersonal' | 'personalAt' | 'personalOfKind' | 'putPersonal'>,
  fault: (error: unknown) => void,
): Ratings {
  const profileOf = async (guest: string) =>
    profileIn((await storage.personalOfKind(guest, PROFILE, LATEST, 1))[0]);

  const standingOf = async (guest: string, game: string): Promise<Standing> => {
    const row = await storage.personalAt(guest, STANDING, game);
    return row ? standingIn(row) : NEW_STANDING;
  };

  const count = async (match: string, game: string, result: RatedResult): Promise<void> => {
    const { at, guests } = result;
    // Two of them may have become one since it began, and nobody wins against themselves.
    const known = guests.filter((guest) => guest !== '');
    if (new Set(known).size < known.length) return;
    const profiles = await Promise.all(guests.map(profileOf));
    if (!profiles.every((profile) => wantedRating(profile, at))) return;
    const standings = await Promise.all(guests.map((guest) => standingOf(guest, game)));
    for (const [seat, guest] of guests.entries()) {
      const after = guest === '' ? undefined : standingAfter(result, standings, seat);
      if (!after || (await storage.personalAt(guest, COUNTED, match))) continue;
      const before = brief(standings[seat] ?? NEW_STANDING);
      const told = JSON.stringify({ game, before, after: brief(after) });
      // Asked for at once, both are written or neither is.
      await Promise.all([
        storage.addPersonal({ guest, kind: COUNTED, key: match, at: Math.round(at), body: told }),
        storage.putPersonal({
          guest,
          kind: STANDING,
          key: game,
          at: Math.round(at),
          body: JSON.stringify(after),
        }),
      ]);
    }
  };

  let underWay: Promise<void> = Promise.resolve();
  return {
    // One after the other: two matches that end at once both count.
    settle(match, game, result) {
      underWay = underWay.then(() => count(match, game, result)).catch(fault);
    },
    async of(guest) {
      const { rated } = await profileOf(guest);
      if (!rated) return [];
      const rows = await storage.personalOfKind(guest, STANDING, LATEST, MOST_GAMES);
      return rows.map((row) => ({ game: row.key, ...shown(standingIn(row)) }));
    },
    settled: () => underWay,
  };
}
