/** People of known strength who play each other, and what their ratings make of it. */
import type { Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import { chanceOf } from '../src/ratings/plackett-luce.ts';
import type { Standing } from '../src/ratings/standing.ts';
import { NEW_STANDING, standingAfter } from '../src/ratings/standing.ts';

const DAY = 24 * 3600 * 1000;
const FINE = 1_000_000;

export interface Person {
  readonly name: string;
  /** Of the same kind as the mean of a skill. */
  readonly strength: number;
  standing: Standing;
}

export interface World {
  readonly people: Person[];
  readonly chance: { rng: Rng };
  /** Milliseconds. */
  now: number;
}

const uniform = (chance: { rng: Rng }): number => (below(chance, FINE) + 0.5) / FINE;

/** Twelve times the same chance: as good as the normal distribution. */
const normal = (chance: { rng: Rng }): number =>
  Array.from({ length: 12 }, () => uniform(chance)).reduce((total, each) => total + each, -6);

const MIDDLE = 25;
const SPREAD = 8;

export function newWorld(count: number, seed: string): World {
  const chance = { rng: seeded(seed) };
  const people = Array.from(
    { length: count },
    (_, at): Person => ({
      name: `player ${at}`,
      strength: MIDDLE + SPREAD * normal(chance),
      standing: NEW_STANDING,
    }),
  );
  return { people, chance, now: 0 };
}

/** How likely it really is: strengths without any doubt. */
const truly = (one: Person, other: Person): number =>
  chanceOf([{ mu: one.strength, sigma: 0 }], [{ mu: other.strength, sigma: 0 }]);

export interface Played {
  /** What was expected of the first, and whether they won. */
  readonly expected: number;
  readonly won: boolean;
}

/** Both stay to the end. `won`: whether the first does, if that is not left to their strengths. */
export function play(world: World, one: Person, other: Person, won?: boolean): Played {
  const expected = chanceOf([one.standing], [other.standing]);
  const first = won ?? uniform(world.chance) < truly(one, other);
  end(world, one, other, first ? 0 : 1, [null, null]);
  return { expected, won: first };
}

/** What the match leaves behind. `left`: since when who is gone. */
export function end(
  world: World,
  one: Person,
  other: Person,
  winner: number | null,
  left: readonly (number | null)[],
): void {
  const result = {
    at: world.now,
    guests: [one.name, other.name],
    sides: [0, 1],
    left,
    winners: winner === null ? null : [winner],
  };
  const standings = [one.standing, other.standing];
  one.standing = standingAfter(result, standings, 0) ?? one.standing;
  other.standing = standingAfter(result, standings, 1) ?? other.standing;
}

export function pairOf({ people, chance }: World): readonly [Person, Person] {
  const one = below(chance, people.length);
  const other = (one + 1 + below(chance, people.length - 1)) % people.length;
  return [people[one] as Person, people[other] as Person];
}

/** So many matches, evenly over these days, by whoever meets. */
export function playMany(world: World, matches: number, days: number): readonly Played[] {
  return Array.from({ length: matches }, () => {
    world.now += (days * DAY) / matches;
    return play(world, ...pairOf(world));
  });
}

/** How alike two orders are: 1 is the same, 0 has nothing to do with it. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]): readonly number[] => {
    const sorted = values.toSorted((left, right) => left - right);
    return values.map((value) => sorted.indexOf(value));
  };
  const [first, second] = [ranks(one), ranks(other)];
  const apart = first.reduce((total, rank, at) => total + (rank - (second[at] ?? 0)) ** 2, 0);
  return 1 - (6 * apart) / (one.length * (one.length ** 2 - 1));
}

export const mean = (values: readonly number[]): number =>
  values.reduce((total, each) => total + each, 0) / Math.max(1, values.length);

export interface Band {
  /** Of the favourite, as it was expected and as it was. */
  readonly expected: number;
  readonly won: number;
  readonly matches: number;
}

const BANDS = [0.5, 0.6, 0.7, 0.8, 0.9] as const;

/** What was expected of favourites beside what they did, from about even to nearly certain. */
export function calibration(played: readonly Played[]): readonly Band[] {
  const favourites = played.map(({ expected, won }) =>
    expected < 0.5 ? { expected: 1 - expected, won: !won } : { expected, won },
  );
  return BANDS.map((from, at) => {
    const band = favourites.filter(({ expected }) => expected >= from && expected < (BANDS[at + 1] ?? 1));
    return {
      expected: mean(band.map(({ expected }) => expected)),
      won: mean(band.map(({ won }) => (won ? 1 : 0))),
      matches: band.length,
    };
  });
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** As docs/hall.md shows it. */
export const bandsAsRows = (bands: readonly Band[]): readonly string[] =>
  bands.map(({ expected, won, matches }) => `| ${percent(expected)} | ${percent(won)} | ${matches} |`);

const SIDE = 360;
const EDGE = 44;
/** Of favourites, from an even match to a certain one. */
const at = (share: number): number => EDGE + ((share - 0.5) / 0.5) * (SIDE - 2 * EDGE);
const spot = (expected: number, won: number): string =>
  `${at(expected).toFixed(1)},${(SIDE - at(won)).toFixed(1)}`;

/** The same as a curve: on the line, what was expected came true. Bars are twice the chance of so many matches. */
export function bandsAsCurve(bands: readonly Band[]): string {
  const bars = bands.map(({ expected, won, matches }) => {
    const chance = 2 * Math.sqrt((won * (1 - won)) / matches);
    return `M${spot(expected, Math.max(0.5, won - chance))}L${spot(expected, Math.min(1, won + chance))}`;
  });
  const marks = [0.5, 0.6, 0.7, 0.8, 0.9, 1].flatMap((share) => [
    `<text x="${at(share)}" y="${SIDE - EDGE + 20}" text-anchor="middle">${percent(share)}</text>`,
    `<text x="${EDGE - 6}" y="${SIDE - at(share) + 4}" text-anchor="end">${percent(share)}</text>`,
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" font-family="sans-serif" font-size="11">`,
    '<title>Favourites: expected and won</title>',
    `<rect width="${SIDE}" height="${SIDE}" fill="#fffaf0"/>`,
    `<path d="M${spot(0.5, 0.5)}H${at(1)}M${spot(0.5, 0.5)}V${SIDE - at(1)}" stroke="#333" fill="none"/>`,
    `<path d="M${spot(0.5, 0.5)}L${spot(1, 1)}" stroke="#999" stroke-dasharray="4 4"/>`,
    `<path d="${bars.join('')}" stroke="#b5651d" stroke-width="2"/>`,
    `<polyline points="${bands.map(({ expected, won }) => spot(expected, won)).join(' ')}" fill="none" stroke="#7a3b12" stroke-width="2"/>`,
    ...bands.map(({ expected, won }) => {
      const [x, y] = spot(expected, won).split(',');
      return `<circle cx="${x}" cy="${y}" r="4" fill="#7a3b12"/>`;
    }),
    ...marks,
    `<text x="${SIDE / 2}" y="${SIDE - 6}" text-anchor="middle">expected</text>`,
    `<text x="12" y="${SIDE / 2}" text-anchor="middle" transform="rotate(-90 12 ${SIDE / 2})">won</text>`,
    '</svg>',
    '',
  ].join('\n');
}
