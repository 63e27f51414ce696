/** Filters and the room. */
export const RATE = 48_000;

/** A state-variable filter whose band-pass moves from one frequency to another. */
export interface BandPass {
  readonly step: (input: number, frequency: number) => number;
}

export function bandPass(narrow: number): BandPass {
  const k = 1 / narrow;
  let [first, second] = [0, 0];
  return {
    step(input, frequency) {
      const g = Math.tan((Math.PI * Math.min(frequency, RATE * 0.45)) / RATE);
      const band = (first + g * (input - second)) / (1 + g * (g + k));
      const low = second + g * band;
      first = 2 * band - first;
      second = 2 * low - second;
      return band * k;
    },
  };
}

/** Takes away what is lower than anybody hears and only moves the speaker. */
export function withoutRumble(sound: Float64Array, below = 35): void {
  const keep = Math.exp((-2 * Math.PI * below) / RATE);
  let [before, out] = [0, 0];
  for (const [at, now] of sound.entries()) {
    out = keep * (out + now - before);
    before = now;
    sound[at] = out;
  }
}

const COMBS = [1557, 1617, 1491, 1422, 1277, 1356, 1188, 1116] as const;
const PASSES = [225, 556, 441, 341] as const;

function comb(sound: Float64Array, delay: number, back: number): Float64Array {
  const out = new Float64Array(sound.length);
  let dull = 0;
  for (let at = 0; at < sound.length; at++) {
    const old = out[at - delay] ?? 0;
    dull = old * 0.7 + dull * 0.3;
    out[at] = (sound[at] ?? 0) + dull * back;
  }
  return out;
}

function allPass(sound: Float64Array, delay: number): Float64Array {
  const kept = new Float64Array(sound.length);
  return sound.map((now, at) => {
    const old = kept[at - delay] ?? 0;
    kept[at] = now + old * 0.5;
    return old - now;
  });
}

/** What a room adds to a sound: eight combs and four all-passes, as Schroeder and Moorer built them. */
export function reverberation(sound: Float64Array, size: number): Float64Array {
  const sum = new Float64Array(sound.length);
  for (const delay of COMBS) {
    const each = comb(sound, delay, 0.72 + 0.2 * size);
    for (const [at, value] of each.entries()) sum[at] = (sum[at] ?? 0) + value / COMBS.length;
  }
  return PASSES.reduce<Float64Array>((passed, delay) => allPass(passed, delay), sum);
}
