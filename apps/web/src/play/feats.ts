/** What somebody did in a match, for their statistics and achievements. */
import type { Achievement } from '@questhall/games';
import type { LookBack, MatchOptions, Seat } from '@questhall/kernel';
import type { Feat } from '@questhall/protocol';

interface Match {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly won: boolean;
  readonly options: MatchOptions;
}

const MOST_HEROES = 12;

const reaches = (wanted: Achievement['events'] = {}, done: (what: string) => number): boolean =>
  Object.entries(wanted).every(([what, least]) => done(what) >= least);

/** By one seat; deeds of several figures count together, but of the best only the best. */
export function featOf(
  { match, game, at, won, options }: Match,
  { doers, made }: Pick<LookBack, 'doers' | 'made'>,
  seat: Seat,
  achievements: readonly Achievement[],
): Feat {
  const own = doers.filter((doer) => doer.seat === seat);
  const names = new Set(own.flatMap(({ deeds }) => [...deeds.keys()]));
  const deeds = Object.fromEntries(
    [...names].map((deed) => {
      const each = own.map((doer) => doer.deeds.get(deed) ?? 0);
      return [deed, isBest(deed) ? Math.max(...each) : each.reduce((sum, n) => sum + n, 0)];
    }),
  );
  const { events, by } = made.get(seat) ?? NOTHING;
  const earned = achievements.filter(
    (wanted) =>
      (!wanted.won || won) &&
      reaches(wanted.events, (type) => events.get(type) ?? 0) &&
      reaches(wanted.deeds, (deed) => deeds[deed] ?? 0) &&
      Object.entries(wanted.options ?? {}).every(([key, value]) => options[key] === value),
  );
  const [favourite] = [...by].toSorted(([, one], [, other]) => other - one);
  const heroes = own.flatMap(({ who, name }) => ('seat' in who ? [] : [name]));
  return {
    match,
    game,
    at,
    won,
    earned: earned.map(({ id }) => id),
    heroes: [...new Set(heroes)].slice(0, MOST_HEROES),
    card: favourite?.[0] ?? null,
    deeds: Object.entries(deeds).map(([of, n]) => ({ of, n })),
  };
}

const NOTHING = { events: new Map<string, number>(), by: new Map<string, number>() };

/** Of a throw and a roll only the best counts. */
const isBest = (deed: string): boolean => deed.startsWith('best');
