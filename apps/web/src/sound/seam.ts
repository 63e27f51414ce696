/**
 * A loop that is not heard to begin again. What is encoded comes back a little different each time, so that its end and its
 * beginning do not meet, and that clicks; but what follows its end is on file as well (tools/sound/pieces.ts). The loop begins
 * with that, and goes over into its own beginning.
 */

/** Seconds, of a quarter of a second that is there. */
const SEAM = 0.12;

/** One channel, in place, that begins again after so many seconds. */
export function closeSeam(sound: Float32Array, rate: number, lasts: number): void {
  const end = Math.round(lasts * rate);
  const length = Math.min(Math.round(SEAM * rate), sound.length - end);
  for (let at = 0; at < length; at++) {
    const own = at / length;
    sound[at] = (sound[at] ?? 0) * own + (sound[end + at] ?? 0) * (1 - own);
  }
}
