/** The records of a hall: who is strongest in each game, of those who let others see it. */
import { PROFILE, personOf, profileIn } from '../people/profile.ts';
import type { Storage } from '../storage/port.ts';
import { STANDING, standingIn } from './ratings.ts';
import { shown } from './standing.ts';

export interface Strong {
  readonly person: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}

export interface Ladder {
  /** Games in which somebody is rated and lets others see it. */
  read(): Promise<readonly { readonly game: string; readonly best: readonly Strong[] }[]>;
}

const LATEST = Number.MAX_SAFE_INTEGER;
const MOST_RATED = 5000;
/** So many are asked whether they want to be seen. */
const MOST_ASKED = 200;
const MOST_SHOWN = 10;
/** Milliseconds. */
const WORTH_SHOWING = 60_000;

export function createLadder(
  storage: Pick<Storage, 'loadGuest' | 'personalByKey' | 'personalOfKind'>,
  games: readonly string[],
  now: () => number,
): Ladder {
  const seen = async (guest: string): Promise<string | undefined> => {
    const { open, rated } = profileIn((await storage.personalOfKind(guest, PROFILE, LATEST, 1))[0]);
    return open && rated ? (await storage.loadGuest(guest))?.name : undefined;
  };

  const bestOf = async (game: string): Promise<readonly Strong[]> => {
    const rows = await storage.personalByKey(STANDING, game, MOST_RATED);
    // Who is so strong for sure: one lucky match is no record.
    const sorted = rows
      .map((row) => ({ guest: row.guest, ...shown(standingIn(row)) }))
      .toSorted((one, other) => other.rating - other.deviation - (one.rating - one.deviation));
    const best: Strong[] = [];
    for (const { guest, ...rating } of sorted.slice(0, MOST_ASKED)) {
      const name = await seen(guest);
      if (name !== undefined) best.push({ person: personOf(guest), name, ...rating });
      if (best.length === MOST_SHOWN) break;
    }
    return best;
  };

  const readAnew = async () => {
    const all = await Promise.all(games.map(async (game) => ({ game, best: await bestOf(game) })));
    return all.filter(({ best }) => best.length > 0);
  };

  let lately: { readonly at: number; readonly all: ReturnType<typeof readAnew> } | undefined;
  return {
    read() {
      if (!lately || Math.abs(now() - lately.at) >= WORTH_SHOWING) {
        const all = readAnew();
        lately = { at: now(), all };
        // What failed is not worth showing.
        all.catch(() => {
          lately = undefined;
        });
      }
      return lately.all;
    },
  };
}
