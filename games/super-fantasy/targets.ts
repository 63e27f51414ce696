import type { Target } from '../targets.ts';

const MISSIONS = ['guardhouse', 'gate', 'tomes', 'sorcerer', 'pit', 'throne'] as const;

export const targets: readonly Target[] = [
  ...MISSIONS.map((mission) => missionWins('standard', mission, false, 0.4, 0.8)),
  {
    ...{ kind: 'winsTogether', label: 'The heroes win against the Ugly Master', doubt: false },
    ...{ among: [{ mode: 'ugly-master', difficulty: 'normal' }], low: 0.35, high: 0.65 },
  },
  ...MISSIONS.map((mission) => missionWins('ugly-master', mission, true, 0.35, 0.65)),
];

/** All sizes of the party together. */
function missionWins(mode: string, mission: string, doubt: boolean, low: number, high: number): Target {
  const against = mode === 'ugly-master' ? ' against the Ugly Master, beyond doubt' : '';
  return {
    ...{ kind: 'winsTogether', label: `The heroes win the Mission ${mission}${against}` },
    ...{ among: [{ mode, mission, difficulty: 'normal' }], doubt, low, high },
  };
}
