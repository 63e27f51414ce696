/** Deeds that point at nothing on the map are drawn in the tray, so that the map stays free. */
import type { Option } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';

const IN_TRAY: readonly string[] = ['act', 'controlled', 'allyAct'];
/** Between adventures the board is the camp: trees, shop and map show these themselves. */
const IN_CAMP: readonly string[] = ['learn', 'trade', 'chooseBranch'];
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

type DecisionKind = Pick<SeenDecision, 'kind'>;

export const isInTray = (option: Option, { kind }: DecisionKind): boolean =>
  IN_TRAY.includes(kind) && !ENDS.includes(option.do);

export const isDrawn = (option: Option, asked: DecisionKind): boolean =>
  isInTray(option, asked) || (IN_CAMP.includes(asked.kind) && !ENDS.includes(option.do));

/** Both actions are taken, and the hero has energy left. */
export const onlyRuns = (options: readonly Option[]): boolean =>
  options.some(({ do: deed }) => deed === 'run') &&
  options.every(({ do: deed }) => deed === 'run' || deed === 'endActivation');

/** [DL-ACT-08] A Rest is the last action: the activation ends, unless there is more to do than run. */
export const endIfOnlyRuns = ({ kind, options }: SeenDecision): Option | undefined =>
  kind === 'act' && onlyRuns(options) ? options.find(({ do: deed }) => deed === 'endActivation') : undefined;
