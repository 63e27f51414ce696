/**
 * [3.7] From the path of a pointer to the speed of a hand, by whole numbers only, so that the page which previews and the
 * host which checks agree. The path is the last bit of a flick across the table: where the pointer was, and when.
 */

/** Milliseconds, and the place in 0.1 mm of the table as the player sees it: right and away from the player. */
export interface Sample {
  readonly t: number;
  readonly right: number;
  readonly away: number;
}

export const MOST_SAMPLES = 32;
/** Only the end of the path counts. */
const LAST_MS = 80;

/** Speeds in mm/s, spin about the vertical in 0.1 rad/s: a curved flick spins the die. */
export interface Flicked {
  readonly vf: number;
  readonly vs: number;
  readonly wy: number;
}

const within = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, Math.trunc(value))) + 0;

/** Nothing for a path that is too short to be a flick. */
export function flickOf(path: readonly Sample[]): Flicked | undefined {
  const last = path.at(-1);
  if (last === undefined || path.length > MOST_SAMPLES) return undefined;
  const recent = path.filter(({ t }) => last.t - t <= LAST_MS);
  const first = recent[0];
  const middle = recent[Math.floor(recent.length / 2)];
  if (first === undefined || middle === undefined || recent.length < 3 || last.t <= first.t) return undefined;
  const ms = last.t - first.t;
  const right = last.right - first.right;
  const away = last.away - first.away;
  if (away <= 0) return undefined;
  // How far the path bulges to one side of the straight line from end to end, against the length of that line.
  const bulge = (middle.right - first.right) * away - (middle.away - first.away) * right;
  const line = right * right + away * away;
  return {
    vf: within(0, (away * 100) / ms, 4000),
    vs: within(-1000, (right * 100) / ms, 1000),
    wy: within(-400, (bulge * 1600) / line, 400),
  };
}
