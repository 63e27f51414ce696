/** What happened in a torture, counted. */
import type { Trouble } from './troubles.ts';

export interface Tally {
  /** Tables begun, and of these played to the end. */
  begun: number;
  finished: number;
  /** Nodes killed, and databases restarted. */
  kills: number;
  restarts: number;
  /** Primaries that died with their disks, nodes that stood still, lines that broke, and lines that fell silent. */
  failOvers: number;
  pauses: number;
  partitions: number;
  blackHoles: number;
  /** Tables that were set aside because a rule or a bot threw, and were reopened. */
  reopened: number;
  /** What befell nodes besides. */
  readonly troubles: { [trouble in Trouble]: number };
  /** Lines opened by players. */
  lines: number;
  /** Answers of which a player heard that they stand. */
  acknowledged: number;
  refused: number;
  /** Answers said again. */
  repeated: number;
  /** Entries of all logs. */
  entries: number;
  /** Acknowledged and not in the log. */
  lost: number;
  /** In the log and never given, or twice. */
  doubled: number;
  /** Views shown to players, and those that were not exactly what the seat may know. */
  views: number;
  wrongViews: number;
  /** What went wrong, in words. */
  readonly findings: string[];
}

export const newTally = (): Tally => ({
  begun: 0,
  finished: 0,
  kills: 0,
  restarts: 0,
  failOvers: 0,
  pauses: 0,
  partitions: 0,
  blackHoles: 0,
  reopened: 0,
  troubles: { 'slow disk': 0, 'full disk': 0, 'clock set': 0, 'poisoned rule': 0, 'poisoned bot': 0 },
  lines: 0,
  acknowledged: 0,
  refused: 0,
  repeated: 0,
  entries: 0,
  lost: 0,
  doubled: 0,
  views: 0,
  wrongViews: 0,
  findings: [],
});

/** Everything that was begun ended, and ended right. */
export const isClean = ({ begun, finished, lost, doubled, wrongViews, findings }: Tally): boolean =>
  begun > 0 && begun === finished && lost === 0 && doubled === 0 && wrongViews === 0 && findings.length === 0;
