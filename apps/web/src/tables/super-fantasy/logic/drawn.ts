/** Deeds that point at nothing on the map are drawn in the tray, so that the map stays free. */
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';

/** The brass button of the status bar. */
export const ENDS: readonly string[] = ['endTurn', 'done', 'stay', 'none', 'no', 'leave', 'withdraw'];

export const isDrawn = (option: Option, { kind }: Pick<SeenDecision, 'kind'>): boolean =>
  (kind === 'act' && !ENDS.includes(option.do)) || option.do === 'wake' || option.do === 'face';
