/** Super Fantasy: Ugly Snouts Assault, as the rest of the house sees it. */
import type { Game } from '@questhall/kernel';
import { asGame, viewInParts } from '@questhall/kernel';
import { content, used } from './content-used.ts';
import { faults } from './faults.ts';
import { dodgeRound, huntRound, playTurn } from './flow.ts';
import { guess } from './guess.ts';
import { evaluate } from './heuristics.ts';
import { inclinations } from './inclinations.ts';
import { configure, SETTINGS } from './options.ts';
import { procedures } from './procedures/index.ts';
import { umSeat } from './queries/seats.ts';
import { roller } from './roller.ts';
import { setup } from './setup.ts';
import type { Options, State } from './state.ts';
import { clone } from './state.ts';
import { telling } from './telling.ts';
import type { SuperView } from './view.ts';
import { openView, ownView } from './view.ts';
import { words } from './words/index.ts';

export const rules: Game<State, Options, SuperView> = {
  id: 'super-fantasy',
  name: 'Super Fantasy: Ugly Snouts Assault',
  version: 8,
  players: { min: 1, max: 7 },
  settings: SETTINGS,
  configure,
  procedures,
  setup,
  clone,
  ...viewInParts(openView, ownView),
  roller,
  guess,
  side: (s, seat) => {
    if (s.dodge) return seat % 2;
    if (s.options.mode === 'big-hunting') return seat;
    return seat === umSeat(s) ? 1 : 0;
  },
  evaluate,
  inclinations,
  rounds: [playTurn.name, huntRound.name, dodgeRound.name],
  faults,
  content,
  used,
  words,
  telling,
};

export const superFantasy: Game = asGame(rules);
export { BEASTS, FACES, HEROES, ITEMS, KIND_CARDS, SMALL_ITEMS } from './content/index.ts';
export { MISSIONS } from './content/missions/index.ts';
export { type Face, FURNITURE, type Furniture } from './content/tiles.ts';
export type { Act, DecisionKind, SuperOption } from './decisions.ts';
export { asSuperOption, DECISIONS } from './decisions.ts';
export type { SuperEvent } from './events.ts';
export { asSuperEvent } from './events.ts';
export { groundOfMission, type MissionGround } from './mission/ground.ts';
export type { Mission, MissionCondition, Objective } from './mission/types.ts';
export type { Intention } from './queries/ai.ts';
export { chanceOf } from './queries/chance.ts';
export { LEVEL_AT } from './queries/heroes.ts';
export type { AbilityView, DoorView, HeroView, MapView, MonsterView, SuperView, TileView } from './view.ts';
export type { TurnView } from './view-turn.ts';
export type {
  Ability,
  Attribute,
  BasicItem,
  Beast,
  Colour,
  Hero,
  HeroId,
  Item,
  Kind,
  KindCard,
  SmallItem,
} from './vocabulary.ts';
export { ACTION_DIE, ATTRIBUTES, COLOURS, SYMBOLS } from './vocabulary.ts';
export { abilityText, beastText, itemText, objectiveText, smallItemText } from './words/cards.ts';
export { heroFacts, heroStates, monsterStates, readyIn } from './words/figures.ts';
export { faceName, nameOf, plural, squareName, titleOf, turnOf } from './words/names.ts';
