/** Options tried in the same imagined positions with the same dice: how sure it is that one is better. */

export interface Compared {
  /** What came of the option in each of the positions, in their order. */
  readonly results: number[];
}

/** How much more came of one than of the other on average, and the standard error of that. */
export function leadOf(
  { results: one }: Compared,
  { results: other }: Compared,
): { by: number; error: number } {
  const positions = Math.min(one.length, other.length);
  let by = 0;
  for (let i = 0; i < positions; i++) by += ((one[i] as number) - (other[i] as number)) / positions;
  let scatter = 0;
  for (let i = 0; i < positions; i++) {
    const off = (one[i] as number) - (other[i] as number) - by;
    scatter += off * off;
  }
  return { by, error: Math.sqrt(scatter) / positions };
}

/** Less than this makes no difference to anybody where a match is open, nor does what may well be chance. */
const A_POINT = 0.01;
/** Where a match is as good as decided, a part of that does. */
const LEAST_PART = 0.05;

/** With other dice the other one might lead: less than so many standard errors say nothing. */
const CHANCE = 1.5;

/** Nobody can say that the one is better than the other. */
export function isEqual(one: Compared, other: Compared): boolean {
  const { by, error } = leadOf(one, other);
  const chance = one.results.reduce((sum, result) => sum + result, 0) / Math.max(1, one.results.length);
  const open = Math.max(LEAST_PART, 4 * chance * (1 - chance));
  return Math.abs(by) < Math.max(A_POINT * open, CHANCE * error);
}

const CHECK_EVERY = 8;
/** Options are told apart when they lie this many standard errors apart. */
const CLEAR = 4;

/** One of them is best beyond doubt, or it makes no difference at all. */
export function isSettled(alive: readonly Compared[]): boolean {
  const positions = alive[0]?.results.length ?? 0;
  if (positions === 0 || positions % CHECK_EVERY !== 0) return false;
  const best = alive.reduce((one, other) => (leadOf(other, one).by > 0 ? other : one));
  return alive.every((other) => {
    const { by, error } = leadOf(best, other);
    return by >= CLEAR * error;
  });
}
