import type { Target } from '../targets.ts';

export const targets: readonly Target[] = [
  trio('The party wins on Normal', 'normal', 0.3, 0.6),
  trio('less on Hard', 'hard', 0.08, 0.3),
  trio('less again on Inferno', 'inferno', 0.01, 0.15),
];

/** Parties of three with average hands. */
function trio(label: string, difficulty: string, low: number, high: number): Target {
  return { kind: 'wins', label, where: { difficulty, players: 3, hand: 'average' }, low, high };
}
