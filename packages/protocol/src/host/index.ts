export { type Away, latestClock } from './clock.ts';
export { YOUNG } from './consent.ts';
export {
  goneOver,
  type LocalTable,
  type LocalTableOpened,
  type LocalTools,
  openLocalTable,
  resumeLocalTable,
  type SavedTable,
} from './local.ts';
export { loadLogInSlices, type MatchLog, readSnapshot, SLICE } from './match-log.ts';
export { nextPart } from './parts.ts';
export { pastMatchOf } from './past.ts';
export { forgotten, handedOver, NOBODY_NAME } from './people.ts';
export { isAbandoned, type RatedResult } from './rated.ts';
export {
  type Guest,
  type LogEntry,
  matchKey,
  passwordText,
  type Quarantine,
  type TableRecord,
} from './record.ts';
export { newTable } from './settings.ts';
export {
  type ClosingRule,
  createTableHost,
  type Ending,
  goodbye,
  type Past,
  type TableHost,
} from './table-host.ts';
export type { Client, DiceTable, Elsewhere, Landed, Ports, Thought } from './table-state.ts';
