/** Many matches of bots, weighed: what `questhall balance`, `lab` and `watch` and the lab of the page stand on. */
export { type Blunder, SLIPS, type Slip } from './blunders.ts';
export {
  type BalanceData,
  type Collector,
  collector,
  type PieceData,
  type SetupData,
  type Trials,
} from './data.ts';
export { type Fields, has } from './fields.ts';
export { fitTo } from './fit.ts';
export { type Hinted, type HintWork, hinter } from './hints.ts';
export { matchNumber } from './match-number.ts';
export { type Bin, reliability } from './reliability.ts';
export {
  type LabPart,
  type LabReport,
  type LabRow,
  type LabSubject,
  labReport,
  type PartRow,
} from './report.ts';
export {
  count,
  type Difference,
  differenceOf,
  type Histogram,
  type Share,
  type Spread,
  shareOf,
  spreadOf,
} from './statistics.ts';
export {
  BANDS,
  type Band,
  type Surprised,
  type SurpriseSearch,
  surprising,
} from './surprise.ts';
export { type ShownChance, type Watched, type WatchWork, watcher } from './watch.ts';
export { type LabWork, type Pick, recordOf, type Watch, type Weighed, weigher } from './weigh.ts';
