/** [3.8] How fast needles move, or that nothing moves by itself: as somebody chose on this machine. */
import { useCallback, useState } from 'react';

export const PACES = ['quick', 'usual', 'slow', 'slowest', 'steps'] as const;
export type Pace = (typeof PACES)[number];

/** One sweep of a needle there and back, in milliseconds. */
const SWEEPS: { readonly [pace in Pace]: number } = {
  quick: 1600,
  usual: 2600,
  slow: 4000,
  slowest: 6000,
  steps: 6000,
};

export const sweepOf = (pace: Pace): number => SWEEPS[pace];

const KEY = 'questhall.dice-pace';

function chosen(): Pace {
  try {
    return PACES.find((pace) => pace === localStorage.getItem(KEY)) ?? 'usual';
  } catch {
    return 'usual';
  }
}

export function usePace(): { readonly pace: Pace; readonly turnPace: () => void } {
  const [pace, setPace] = useState<Pace>(chosen);
  const turnPace = useCallback(() => {
    const next = PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? 'usual';
    setPace(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // A page that may keep nothing asks again next time.
    }
  }, [pace]);
  return { pace, turnPace };
}
