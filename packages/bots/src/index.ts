export { type Hint, type HintTools, hint } from './hint.ts';
export { budgetOf, createBot } from './levels.ts';
export { type BotReply, type BotRequest, think } from './request.ts';
export { type Missed, review } from './review.ts';
export {
  type Bot,
  type BotTools,
  type Budget,
  type Choice,
  LEVEL_NAMES,
  LEVELS,
  type Level,
  levelCalled,
  type Ranked,
} from './types.ts';
