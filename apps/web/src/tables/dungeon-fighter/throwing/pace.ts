/** [3.8] How fast needles move, or that nothing moves by itself: as somebody chose on this machine. */
import { useKeptChoice } from '../kept-choice.ts';

export const PACES = ['quick', 'usual', 'slow', 'slowest', 'steps'] as const;
export type Pace = (typeof PACES)[number];

/** One sweep of a needle there and back, in milliseconds. */
const SWEEPS: { readonly [pace in Pace]: number } = {
  quick: 1500,
  usual: 2400,
  slow: 4000,
  slowest: 6000,
  steps: 6000,
};

export const sweepOf = (pace: Pace): number => SWEEPS[pace];

export function usePace(): { readonly pace: Pace; readonly turnPace: () => void } {
  const [pace, turnPace] = useKeptChoice('questhall.dice-pace', PACES, () => 'usual');
  return { pace, turnPace };
}
