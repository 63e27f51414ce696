/** Fantasy Pug Quest, as the rest of the house sees it. */
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
import { evilLordSeat } from './queries/values.ts';
import { setup } from './setup.ts';
import type { Options, State } from './state.ts';
import { clone } from './state.ts';
import { telling } from './telling.ts';
import type { PugView } from './view.ts';
import { openView, ownView } from './view.ts';
import { words } from './words/index.ts';

export const rules: Game<State, Options, PugView> = {
  id: 'pug-quest',
  name: 'Fantasy Pug Quest',
  version: 4,
  players: { min: 1, max: 6 },
  settings: SETTINGS,
  configure,
  procedures,
  setup,
  clone,
  ...viewInParts(openView, ownView),
  guess,
  side: (s, seat) => (seat === evilLordSeat(s) ? 1 : 0),
  evaluate,
  inclinations,
  rounds: [playRound.name],
  faults,
  content,
  used,
  /** Cards on the discard pile are forgotten when it becomes the deck. */
  revealing: ['paid', 'discarded', 'energyRevealed'],
  words,
  telling,
};

export const pugQuest: Game = asGame(rules);
export { budgetVerdict } from './budget.ts';
export { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from './content/index.ts';
export { ownCombo, ownFoe } from './content/own.ts';
export { parseHero } from './custom.ts';
export type { DecisionKind, PugOption } from './decisions.ts';
export { asPugOption, DECISIONS } from './decisions.ts';
export type { PugEvent } from './events.ts';
export { asPugEvent } from './events.ts';
export { laneAfter, placeOf, ringDistance } from './queries/area.ts';
export type { Payment } from './queries/payment.ts';
export { inReach, isChosen } from './queries/reach.ts';
export type { Lane } from './state.ts';
export { LANES } from './state.ts';
export type { SymbolName } from './symbols.ts';
export { damageTokens, SYMBOLS } from './symbols.ts';
export type { HeroView, MonsterView, PugView } from './view.ts';
export type {
  Ability,
  Amount,
  Boss,
  Combo,
  Direction,
  Effect,
  Energy,
  EnergyType,
  Hero,
  Monster,
  Picture,
  Reach,
  Treasure,
  World,
} from './vocabulary.ts';
export { BLANK_PUGS, ENERGIES, ENERGY_TYPES, HATS } from './vocabulary.ts';
export {
  abilityText,
  bossText,
  comboText,
  heroText,
  lootText,
  monsterText,
  treasureText,
  worldText,
} from './words/cards.ts';
export { markText } from './words/marks.ts';
export { comboNamed, ENERGY_NAMES, listed, nameOf, plural, REACH_NAMES, sourceNamed } from './words/names.ts';
