import type { Target } from '../targets.ts';

export const targets: readonly Target[] = [
  {
    ...{ kind: 'namedWins', label: 'Who goes first wins', where: {}, low: 0.45, high: 0.55 },
    ...{ event: { type: 'orderSettled' }, seat: 'order' },
  },
  {
    ...{ kind: 'median', label: 'Rounds in the median', where: {}, low: 5, high: 12 },
    event: { type: 'roundBegan' },
  },
  {
    kind: 'even',
    label: 'No Champion lies more than 10 points off the mean',
    ...{ pieces: 'champion', of: 'choosers', within: 0.1 },
  },
];
