/**
 * When bots answer: on a beat, whatever they are asked. How quickly an answer comes tells nobody whether there was a choice, nor
 * how hard it was.
 */
import type { BotLevel } from '../table.ts';
import type { Ports } from './table-state.ts';

/** Milliseconds until the first beat: longer than the level thinks, with time for the way to the thinker and back. */
const FIRST_BEAT: { readonly [level in BotLevel]: number } = {
  random: 150,
  squire: 150,
  greedy: 150,
  apprentice: 150,
  adept: 400,
  master: 1700,
};

/** Where a thought took longer, the answer waits for the next beat. */
const BEAT = 500;

/** So many answers in time, one after the other, and they come a beat sooner again. */
const STEADY = 16;

/** How late a table's bots are because many others think: milliseconds, whole beats; and how many answers were in time since. */
export interface Lateness {
  late: number;
  inTime: number;
}

/**
 * Waits for what a bot chooses, and for the beat after that. Where thoughts come late, all answers of the table do, also those
 * that need none (`thought` is missing).
 */
export async function onABeat<T>(
  { now, pause }: Pick<Ports, 'now' | 'pause'>,
  level: BotLevel,
  lateness: Lateness,
  thought: Promise<T> | undefined,
): Promise<T | undefined> {
  if (!pause) return thought;
  const asked = now();
  const beat = FIRST_BEAT[level] + lateness.late;
  let done = thought === undefined;
  const finish = (): void => {
    done = true;
  };
  thought?.then(finish, finish);
  await pause(beat);
  if (done) {
    lateness.inTime += 1;
    if (lateness.inTime % STEADY === 0) lateness.late = Math.max(0, lateness.late - BEAT);
    return thought;
  }
  await thought?.catch(() => {});
  const over = Math.max(0, now() - asked - beat);
  const more = over - (over % BEAT) + BEAT;
  lateness.late += more;
  lateness.inTime = 0;
  await pause(more - over);
  return thought;
}
