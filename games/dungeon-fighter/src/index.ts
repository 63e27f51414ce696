/** Dungeon Fighter, as the rest of the house sees it. */
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
import { setup } from './setup.ts';
import type { Options, State } from './state.ts';
import { clone } from './state.ts';
import { telling } from './telling.ts';
import type { DfView } from './view.ts';
import { openView, ownView } from './view.ts';
import { words } from './words/index.ts';

export const rules: Game<State, Options, DfView> = {
  id: 'dungeon-fighter',
  name: 'Dungeon Fighter',
  version: 4,
  players: { min: 1, max: 6 },
  settings: SETTINGS,
  configure,
  procedures,
  setup,
  clone,
  ...viewInParts(openView, ownView),
  guess,
  side: () => 0,
  evaluate,
  inclinations,
  rounds: [playRound.name],
  faults,
  content,
  used,
  words,
  telling,
};

export const dungeonFighter: Game = asGame(rules);
export { BOSSES, EQUIPMENT, HEROES, MONSTERS, ROOMS } from './content/index.ts';
export { ownEquipment, ownHero, ownMonster, ownRoom } from './content/own.ts';
export type { DecisionKind, DfOption } from './decisions.ts';
export { asDfOption, DECISIONS } from './decisions.ts';
export type { DfEvent, Hurt } from './events.ts';
export { asDfEvent } from './events.ts';
export { equipmentCard, foeCard, heroSheet, isBoss, roomCard } from './queries/cards.ts';
export { titleOf } from './queries/progress.ts';
export type { Phase } from './state.ts';
export type {
  Board,
  Contact,
  Die,
  Face,
  Fault,
  FlipInput,
  FlipLanding,
  FlipOutcome,
  FlipRequest,
  Landing,
  LyingDie,
  LyingTemplate,
  Pose,
  Region,
  Requirement,
  Rest,
  Section,
  Template,
  ThrowInput,
  ThrowNote,
  ThrowOutcome,
  ThrowRequest,
  ThrowTable,
} from './throws.ts';
export {
  DICE,
  FACES,
  FACES_OF,
  flipCode,
  flipLandingOf,
  GADGETS,
  landingCode,
  landingOf,
  REGIONS,
  REQUIREMENTS,
  readFlip,
  readLanding,
  restOfCorners,
  SECTION_VALUES,
  SECTIONS,
  TEMPLATES,
} from './throws.ts';
export type { CombatView, DfView, HeroView, ThrowView } from './view.ts';
export type {
  Ability,
  AbilityKind,
  Boss,
  Colour,
  Condition,
  Equipment,
  Hero,
  Monster,
  MonsterType,
  Room,
} from './vocabulary.ts';
export { COLOURS, CONDITIONS } from './vocabulary.ts';
export { combatLines, pileLines, throwLine } from './words/board.ts';
export { abilityText, equipmentText, foeText, heroText, roomText, templateText } from './words/cards.ts';
export { ABILITY_NAMES, DIE_NAMES, REQUIREMENT_NAMES, TEMPLATE_NAMES, TYPE_NAMES } from './words/names.ts';
export { verdictOfThrow } from './words/verdict.ts';
