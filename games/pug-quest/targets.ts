import type { Fields, Target } from '../targets.ts';

const STANDARD = { mode: 'standard', dogsLife: false };
const DOGS_LIFE = { mode: 'standard', dogsLife: true };
const EVIL_LORD = { mode: 'evil-lord', dogsLife: false };

export const targets: readonly Target[] = [
  {
    ...{ kind: 'happens', label: 'World 1 is cleared', where: STANDARD, low: 0.75, high: 0.95 },
    event: { type: 'worldEnded', world: 1, how: 'cleared' },
  },
  { kind: 'wins', label: 'The Heroes win', where: STANDARD, low: 0.3, high: 0.6 },
  together('The Heroes win A Dog’s Life', DOGS_LIFE, 0.2, 0.45),
  together('The Heroes win against the Evil Lord', EVIL_LORD, 0.35, 0.65),
  {
    ...{ kind: 'average', label: 'Rounds in all', where: STANDARD, low: 12, high: 24 },
    event: { type: 'roundBegan' },
  },
  {
    kind: 'even',
    label: 'No Hero changes the win rate by more than 12 points',
    ...{ pieces: 'hero', of: 'all', within: 0.12 },
  },
  {
    kind: 'even',
    label: 'No Boss lies more than 20 points off the mean',
    ...{ pieces: 'boss', of: 'all', within: 0.2 },
  },
  {
    ...{ kind: 'declined', label: 'No Treasure is declined in more than 60 % of offers', most: 0.6 },
    ...{ decision: 'pickUp', about: 'treasure', deed: 'decline' },
  },
];

/** All numbers of players together. */
function together(label: string, mode: Fields, low: number, high: number): Target {
  return { kind: 'winsTogether', label, among: [mode], doubt: false, low, high };
}
