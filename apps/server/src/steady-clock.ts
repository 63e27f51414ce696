/**
 * The time of day as clocks of matches need it: it never goes back, and when the clock on the wall is set, or the machine
 * was asleep, nobody loses their time at once. What is then between the two is made up for little by little.
 */

/** Milliseconds that may be a clock running a little fast or slow. */
const SMALL = 1000;
/** So much faster or slower time goes until it is right again. */
const CATCHING_UP = 0.05;

/** `steady` counts milliseconds from anywhere and is never set. */
export function steadyClock(wall: () => number, steady: () => number): () => number {
  let now = wall();
  let at = steady();
  return () => {
    const later = steady();
    const elapsed = later - at;
    at = later;
    const wrong = wall() - (now + elapsed);
    const most = Math.abs(wrong) <= SMALL ? SMALL : elapsed * CATCHING_UP;
    now = Math.max(now, now + elapsed + Math.max(-most, Math.min(most, wrong)));
    return Math.round(now);
  };
}
