export { type Placed, placedAt } from './bits.ts';
export { checkFlip, checkThrow, FLIP_AIM, FLIP_LIMITS, type ThrowConditions } from './check.ts';
export { type Flicked, flickOf, MOST_SAMPLES, type Sample } from './gesture.ts';
export {
  DANCE_WINDOW,
  danceAt,
  flipLaunchOf,
  HANDS,
  type Hand,
  LEVELS,
  type Level,
  labellingOf,
  launchAtLevel,
  launchOf,
  type Seeds,
  type Sway,
  swayAt,
} from './hand.ts';
export {
  aimFor,
  fitted,
  fromNearSide,
  hitShare,
  isPracticallyImpossible,
  landingsOf,
  overBone,
  startAim,
} from './landing.ts';
export {
  type Choices,
  CUP_FIELDS,
  FINGER_FIELDS,
  HAND_FIELDS,
  type Limits,
  limitsOf,
  makeOf,
  type Range,
} from './limits.ts';
export {
  BOARD,
  BUSH,
  CARD,
  CUP,
  DIE,
  GATE,
  HIP,
  KNEE,
  PEG,
  PRINT,
  RAMP,
  type Ring,
  TEMPLATE_RADIUS,
} from './measures.ts';
export { loadPhysics, PHYSICS, type Physics } from './physics.ts';
export { ThrowRefused } from './refused.ts';
export { holesOn, pegsOn, pointedAt } from './regions.ts';
export { sampleThrows } from './sample.ts';
export { type Trace, traceOf } from './trace.ts';
export { posesOf, type Recording, type Track } from './track.ts';
export {
  BOARDS,
  type Board,
  type Contact,
  DICE,
  type Die,
  FACES,
  type Face,
  type FlipInput,
  type FlipOutcome,
  type Launch,
  type Pose,
  REGIONS,
  REQUIREMENTS,
  type Region,
  type Requirement,
  type Rest,
  type Table,
  TEMPLATES,
  type Template,
  type ThrowInput,
  type ThrowOutcome,
} from './types.ts';
