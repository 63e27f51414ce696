export {
  type BoxDie,
  type DiceEntered,
  NOTHING_ROLLED,
  ROLL,
  type RolledDie,
  type RollOption,
  roll,
} from './by-hand.ts';
export { canonical, copy, hash, same } from './data.ts';
export { emit, emitTo, eventsFor, takeEvents } from './events.ts';
export { chancesBy, type Fit, shiftOf, squeezed, stretched } from './fit.ts';
export {
  asGame,
  type Configured,
  type Game,
  type MatchOptions,
  type Parts,
  type Position,
  type Setting,
  type Words,
} from './game.ts';
export { type Doer, type LookBack, lookBack, type Made, type Turning } from './look-back.ts';
export {
  BrokenRecord,
  type Kept,
  type Match,
  type MatchRecord,
  type MatchSetup,
  matchFrom,
  openMatch,
  type Presented,
  play,
  present,
  recordOf,
  replay,
  type Submission,
  submit,
  whyNot,
} from './match.ts';
export {
  type Ask,
  type AskTogether,
  askerOf,
  asking,
  breakOff,
  call,
  callEach,
  callerOf,
  type Flow,
  isUnderWay,
  type Named,
  named,
  nearest,
  type Procedure,
  type Question,
  rulesFor,
  runsOf,
  type Step,
  underWay,
} from './procedure.ts';
export {
  below,
  cloneRng,
  DrawNeeded,
  die,
  handedIn,
  pick,
  type Rng,
  type Scripted,
  seeded,
  shuffle,
  takeFrom,
} from './random.ts';
export { about, advance, answer, type Procedures, proceduresByName, refused } from './run.ts';
export { load, save } from './save.ts';
export { type Chosen, chosen, chosenPlayers, shown } from './settings.ts';
export { cloneStack, type Frame, freshMachine, type MachineState, STATE_FORMAT } from './state.ts';
export {
  type Beat,
  beatsOf,
  type Deed,
  type Lost,
  nextBeat,
  opensBeat,
  type Part,
  partOf,
  pointed,
  type Standing,
  type Telling,
  type Term,
  type Told,
  tell,
  type Weight,
} from './telling.ts';
export { answerAnew, imagine } from './think.ts';
export type {
  Answer,
  Decision,
  GameEvent,
  Handed,
  HintGains,
  HintReason,
  Json,
  Option,
  Outcome,
  Problem,
  Reason,
  Recorded,
  Ref,
  Seat,
  Viewer,
} from './types.ts';
export { type UndoVerdict, undo, undoCost, undoVerdict } from './undo.ts';
export { type ViewParts, viewInParts } from './view.ts';
export { PASS, type Pass, reactionWindow, type WindowRules } from './window.ts';
export { KERNEL_REASONS, kernelReason, oneStop } from './words.ts';
