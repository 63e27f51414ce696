/** Deeds that point at nothing on the map are drawn in the tray, so that the map stays free. */
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';

const IN_TRAY: readonly string[] = ['act', 'controlled', 'allyAct'];
/** The brass button of the status bar. */
export const ENDS: readonly string[] = [
  'endActivation',
  'done',
  'stop',
  'keep',
  'roll',
  'pass',
  'decline',
  'stay',
  'leave',
];

export const isDrawn = (option: Option, { kind }: Pick<SeenDecision, 'kind'>): boolean =>
  IN_TRAY.includes(kind) && !ENDS.includes(option.do);
