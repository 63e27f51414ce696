/** Who may sound now: never too many at once, never the same too often, never the same take twice in a row. */

/** At once, of all sounds. */
const MOST = 14;
/** Seconds within which the same sound is not begun again. */
const APART = 0.07;

export interface Voices {
  /** The take to play, or nothing: it would be one too many. */
  readonly claim: (sound: string, takes: number, now: number) => number | undefined;
  /** A sound has ended. */
  readonly release: () => void;
}

export function createVoices(random: () => number = Math.random): Voices {
  let sounding = 0;
  const last = new Map<string, { readonly at: number; readonly take: number }>();
  return {
    claim(sound, takes, now) {
      const before = last.get(sound);
      if (takes === 0 || sounding >= MOST || (before !== undefined && now - before.at < APART))
        return undefined;
      const step = before === undefined || takes === 1 ? 0 : 1 + Math.floor(random() * (takes - 1));
      const take = before === undefined ? Math.floor(random() * takes) : (before.take + step) % takes;
      last.set(sound, { at: now, take });
      sounding += 1;
      return take;
    },
    release() {
      sounding -= 1;
    },
  };
}
