import type { Fields, Target } from '../targets.ts';

export const targets: readonly Target[] = [
  ...adventures('act 1', ['a0', 'a1', 'a2', 'a3a', 'a3b'], 0.55, 0.85),
  ...adventures('act 2', ['a4', 'a5', 'a6a', 'a6b'], 0.45, 0.75),
  ...adventures('act 3', ['a7', 'a8', 'a9'], 0.35, 0.65),
  {
    kind: 'even',
    label: 'No Hero lies more than 12 points off the mean',
    ...{ pieces: 'hero', of: 'all', within: 0.12 },
  },
];

/** All sizes of the party together: an act is judged by its share of wins, a single adventure only beyond doubt. */
function adventures(act: string, ids: readonly string[], low: number, high: number): readonly Target[] {
  const of = (adventure: string): Fields => ({ mode: 'adventure', adventure });
  const wins = { kind: 'winsTogether', low, high } as const;
  return [
    { ...wins, label: `The party wins adventures of ${act}`, among: ids.map(of), doubt: false },
    ...ids.map((id) => ({
      ...wins,
      label: `The party wins adventure ${id.slice(1)} of ${act}, beyond doubt`,
      ...{ among: [of(id)], doubt: true },
    })),
  ];
}
