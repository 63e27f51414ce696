/** Which dice came first and which burst out of Criticals, wave after wave, from the roll alone. */

const CRITICAL = 6;

/** Dice that each Critical brings, by what Criticals do in this roll. */
const perCritical = (critical: string): number =>
  critical === 'superior' ? 0 : critical === 'brutal' ? 2 : 1;

/** By die: 0 for the first throw, 1 for what burst out of it, and so on. Dice of a Gable chain are thrown first. */
export function wavesOf(pips: readonly number[], chain: number, critical: string): readonly number[] {
  const each = perCritical(critical);
  const loose = pips.slice(chain);
  const bursts = loose.filter((pip) => pip === CRITICAL).length * each;
  const waves = pips.slice(0, chain).map(() => 0);
  let open = Math.max(0, loose.length - bursts);
  for (let wave = 0, next = 0; next < loose.length; wave++) {
    const thrown = loose.slice(next, next + Math.max(1, open));
    waves.push(...thrown.map(() => wave));
    next += thrown.length;
    open = thrown.filter((pip) => pip === CRITICAL).length * each;
  }
  return waves;
}
