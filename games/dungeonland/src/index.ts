/** 12 Realms: Dungeonland, as the rest of the house sees it. */
import type { Game } from '@questhall/kernel';
import { asGame, viewInParts } from '@questhall/kernel';
import { partsBy } from './campaign.ts';
import { content, used } from './content-used.ts';
import { faults } from './faults.ts';
import { playRound } from './flow.ts';
import { guess } from './guess.ts';
import { evaluate } from './heuristics.ts';
import { inclinations } from './inclinations.ts';
import { configure, SETTINGS } from './options.ts';
import { procedures } from './procedures/index.ts';
import { shareStanding } from './queries/figures.ts';
import { roller } from './roller.ts';
import { setup } from './setup.ts';
import type { Options, State } from './state.ts';
import { clone } from './state.ts';
import { telling } from './telling.ts';
import type { DungeonlandView } from './view.ts';
import { openView, ownView } from './view.ts';
import { words } from './words/index.ts';

export const rules: Game<State, Options, DungeonlandView> = {
  id: 'dungeonland',
  name: '12 Realms: Dungeonland',
  version: 6,
  players: { min: 1, max: 4 },
  settings: SETTINGS,
  configure,
  parts: partsBy(configure),
  procedures,
  setup,
  clone: (s) => {
    const twin = clone(s);
    shareStanding(s, twin);
    return twin;
  },
  ...viewInParts(openView, ownView),
  roller,
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

export const dungeonland: Game = asGame(rules);
export {
  ADVENTURES,
  ALLIES,
  CLOSING_CARDS,
  CONSUMABLES,
  EQUIPMENT,
  EVENT_CARDS,
  EXPLORATION,
  HEROES,
  MINIONS,
  SKILLS,
  SPELLS,
  STARTING_ITEMS,
  TILES,
  TRADERS,
  VILLAINS,
} from './content/index.ts';
export { ownItem, ownMonster } from './content/own.ts';
export type { DecisionKind, DungeonlandOption } from './decisions.ts';
export { asDungeonlandOption, DECISIONS } from './decisions.ts';
export type { At, DungeonlandEvent, Occasion } from './events.ts';
export { asDungeonlandEvent } from './events.ts';
export type { Intention } from './procedures/monster-activation.ts';
export type { Approach } from './queries/acts.ts';
export type { Odds } from './queries/odds.ts';
export type {
  AttackView,
  DoorView,
  DungeonlandView,
  HeroView,
  ObjectiveView,
  OtherView,
  RowView,
  SceneryView,
  SquareView,
  TileView,
  UnseenView,
  VillainView,
} from './view.ts';
export type {
  AttackType,
  Condition,
  Consumable,
  Hero,
  Item,
  Power,
  PowerId,
  Skill,
  SkillId,
  Spell,
  SpellId,
} from './vocabulary.ts';
export { ATTACK_FACES, CONDITIONS, DEFENCE_FACES, LOOT_FACES, POWERS, TREES } from './vocabulary.ts';
export type {
  Adventure,
  EventCard,
  ExplorationCard,
  Objective,
  SceneryType,
  Side,
  Tile,
  Trader,
} from './vocabulary-dungeon.ts';
export type { Ally, Minion, Row, Villain } from './vocabulary-monsters.ts';
export { belongings, vitals } from './words/board.ts';
export {
  allyText,
  consumableText,
  eventText,
  explorationText,
  heroText,
  itemText,
  minionText,
  powerText,
  rowText,
  skillText,
  spellText,
  uniqueText,
  villainText,
} from './words/cards.ts';
export { nameOfFigure, nameOfThing, SCENERY_NAMES, squareNamed } from './words/names.ts';
export { cardsBehindDoors, lossText, objectiveText } from './words/objectives.ts';
export { activeLines, figureNotes, pileLines, sceneryNotes, tileNotes } from './words/under-way.ts';
