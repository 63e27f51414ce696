export { brief } from './brief.ts';
export { type Chronicle, chronicle, fingerprint } from './chronicle.ts';
export { checkGolden, checkPlay, writeGolden } from './golden.ts';
export { type ChoiceReport, type ChoiceSettings, checkChoices } from './laws/choices.ts';
export { checkTold, type ToldReport, type ToldSettings } from './laws/told.ts';
export { checkLaws, type LawReport, type LawSettings, type Violation } from './laws.ts';
export { type Cell, type Meetings, meetings, meetingsText } from './meetings.ts';
export { objectionsTo } from './objections.ts';
export { type OpenSettings, unreadable, unseen } from './open-board.ts';
export { type PlayingOn, playOn } from './play-on.ts';
export {
  anyDeed,
  anyOption,
  curious,
  inclined,
  type Played,
  type Policy,
  randomPlay,
} from './random-play.ts';
export {
  asReferee,
  type Beat,
  type Objection,
  objectionText,
  type Referee,
  refereed,
  type Watch,
  type Watched,
} from './referee.ts';
export { type Pattern, type ReadEvent, type Scene, type Stage, scenario } from './scenario.ts';
export { withStep } from './with-step.ts';
