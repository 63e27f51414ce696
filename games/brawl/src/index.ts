/** Super Fantasy Brawl, as the rest of the house sees it. */
import type { Game } from '@questhall/kernel';
import { asGame, viewInParts } from '@questhall/kernel';
import { content, used } from './content-used.ts';
import { faults } from './faults.ts';
import { playRound } from './flow.ts';
import { guess } from './guess.ts';
import { evaluate } from './heuristics.ts';
import { inclinations } from './inclinations.ts';
import { configure, SETTINGS } from './options.ts';
import { procedures } from './procedures/index.ts';
import { sideOf } from './queries/champions.ts';
import { setup } from './setup.ts';
import type { Options, State } from './state.ts';
import { clone } from './state.ts';
import { telling } from './telling.ts';
import type { BrawlView } from './view.ts';
import { openView, ownView } from './view.ts';
import { words } from './words/index.ts';

export const rules: Game<State, Options, BrawlView> = {
  id: 'brawl',
  name: 'Super Fantasy Brawl',
  version: 3,
  players: { min: 2, max: 4 },
  settings: SETTINGS,
  configure,
  procedures,
  setup,
  clone,
  ...viewInParts(openView, ownView),
  guess,
  side: (_s, seat) => sideOf(seat),
  evaluate,
  inclinations,
  rounds: [playRound.name],
  faults,
  content,
  used,
  /** A hand shown is forgotten; cards on the discard pile are, when it becomes the deck. */
  revealing: ['handShown', 'handDiscarded', 'milled'],
  words,
  telling,
};

export const brawl: Game = asGame(rules);
export type { HexId, Home } from './content/arena.ts';
export {
  AREAS,
  DEPLOYMENT,
  distance,
  HEXES,
  HOMES,
  hexId,
  next,
  rowDirection,
  STATUES,
  TRAP_HEXES,
} from './content/arena.ts';
export { BOX, RINGS, ringColours } from './content/box.ts';
export {
  actionCard,
  CARDS,
  CHALLENGES,
  CHAMPIONS,
  challengeCard,
  championCard,
  STANDARD,
  TRAPS,
} from './content/index.ts';
export type { OwnChampion } from './content/own.ts';
export { ownCard, ownChallenge, ownChampion, ownChampionId, ownFace } from './content/own.ts';
export type { BrawlOption, DecisionKind } from './decisions.ts';
export { asBrawlOption, DECISIONS } from './decisions.ts';
export type { BrawlEvent, Forfeit, Harm, Motion } from './events.ts';
export { asBrawlEvent } from './events.ts';
export type { AimAhead, HitAhead, WayAhead } from './queries/outlook.ts';
export { areaHexes } from './queries/targeting.ts';
export type { Boon, ChampionId, Draft, Phase, Side } from './state.ts';
export type { ActionView, BrawlView, ChampionView, PlayerView, SlotView } from './view.ts';
export type {
  ActionCard,
  Amount,
  CardType,
  Challenge,
  Champion,
  ChampionSide,
  Condition,
  Core,
  Effect,
  StandardAction,
  Targeting,
  TrapFace,
  Who,
} from './vocabulary.ts';
export { CORES, STANDARD_ACTIONS, TRAP_FACES } from './vocabulary.ts';
export { english } from './words/english.ts';
export { hexNamed } from './words/names.ts';
export type { Printed } from './words/printed.ts';
